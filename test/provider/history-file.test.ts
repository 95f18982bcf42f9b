import { readHistoryFile } from "@svc/adapters/ecb/history-file"
import { addDays, type CalendarDate } from "@svc/domain/shared/calendar-date"
import { TextReader, Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const window = { from: "2026-09-03" as CalendarDate, to: "2026-09-07" as CalendarDate }

describe("the bank's history file", () => {
  const history = "Date,USD,JPY,\n2026-09-04,1.1622,N/A,\n2026-09-03,1.1615,171.2,\n"
  const zipped = async (name: string, text: string) => {
    const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
    await zip.add(name, new TextReader(text))
    return zip.close()
  }
  const failureOf = (read: Promise<unknown>) =>
    read.then(
      () => "read",
      (error: Error) => error.message,
    )

  it("is read as a zip or as what is in it; no value is no publication", async () => {
    for (const bytes of [await zipped("eurofxref-hist.csv", history), Buffer.from(history)]) {
      const { feed, firstDay, lastDay } = await readHistoryFile(bytes)
      expect([firstDay, lastDay]).toEqual(["2026-09-03", "2026-09-04"])
      const yen = await Effect.runPromise(feed.series("JPY", window, window.to))
      expect(yen).toEqual([{ date: "2026-09-03", text: "171.2" }])
      const unknown = await Effect.runPromise(Effect.flip(feed.series("UAH", window, window.to)))
      expect(unknown.message).toBe("not in the history file")
    }
  })

  it("is refused as a whole when a byte of it is damaged", async () => {
    const days = Array.from({ length: 500 }, (_, index) => `${addDays(window.from, index)},1.${1000 + index * 7},171,`)
    const whole = await zipped("eurofxref-hist.csv", `Date,USD,JPY,\n${days.join("\n")}\n`)
    expect((await readHistoryFile(whole)).firstDay).toBe(window.from)
    const damaged = Uint8Array.from(whole)
    damaged[Math.floor(whole.length / 3)]! ^= 0x10
    expect(await failureOf(readHistoryFile(damaged))).toMatch(/^unreadable response/)
    expect(await failureOf(readHistoryFile(whole.slice(0, whole.length / 2)))).toMatch(/^unreadable response/)
  })

  it.each([
    ["", "not the history of reference rates"],
    ["a,b\n", "not the history of reference rates"],
    ["Date,USD\n2026-02-30,1\n", "date 2026-02-30"],
    ["Date,USD\n2026-09-03\n", "row 1 has 1 fields"],
    ["Date,USD\n", "it contains no day"],
    ['Date,USD\n2026-09-03,"1\n', "a quote that is not closed in row 2"],
  ])("is refused as %j", async (text, what) => {
    expect(await failureOf(readHistoryFile(Buffer.from(text)))).toBe(`unreadable response (${what})`)
  })
})
