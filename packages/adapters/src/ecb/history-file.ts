import { ProviderFailed, unreadable } from "@svc/domain/exchange-rates/exchange-rates.errors"
import type { PublishedValue } from "@svc/domain/exchange-rates/observation"
import type { CentralBankFeed } from "@svc/domain/exchange-rates/ports/central-bank-feed"
import { type CalendarDate, parseCalendarDate } from "@svc/domain/shared/calendar-date"
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from "@zip.js/zip.js"
import { Effect } from "effect"
import { readCsv } from "./csv.ts"

/** The bank's file of all reference rates since 1999. */
export interface HistoryFile {
  readonly feed: CentralBankFeed
  readonly firstDay: CalendarDate
  readonly lastDay: CalendarDate
}

/** In 2026 the file has 2 MB. */
const maxBytes = 64 * 1024 * 1024
const notPublished: ReadonlySet<string> = new Set(["N/A", ""])

/**
 * Reads `eurofxref-hist.zip`, or the CSV inside it: a row per day, a column per currency. Rejects with `ProviderFailed`
 * when the file is incomplete.
 */
export const readHistoryFile = async (bytes: Uint8Array): Promise<HistoryFile> => {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const csv = isZip ? await unpack(bytes) : bytes
  const [header = [], ...rows] = readCsv(new TextDecoder("utf-8").decode(csv))
  if (header[0] !== "Date" || header.length < 2) throw unreadable("not the history of reference rates")

  const columns = header.slice(1).map((currency): readonly [string, PublishedValue[]] => [currency, []])
  const days = rows.map(([day = "", ...values], index) => {
    const date = parseCalendarDate(day)
    if (date === undefined) throw unreadable(`date ${day}`)
    if (values.length !== columns.length) throw unreadable(`row ${index + 1} has ${values.length + 1} fields`)
    for (const [column, [, series]] of columns.entries()) {
      const value = values[column]!
      if (!notPublished.has(value)) series.push({ date, text: value })
    }
    return date
  })
  const sorted = days.toSorted()
  const series = new Map(columns.filter(([currency]) => /^[A-Z]{3}$/.test(currency)))
  return {
    firstDay: sorted[0] ?? noDay(),
    lastDay: sorted.at(-1) ?? noDay(),
    feed: {
      series: (currency, { from, to }) => {
        const found = series.get(currency)
        return found === undefined
          ? Effect.fail(new ProviderFailed({ detail: "not in the history file", exhausted: false }))
          : Effect.succeed(found.filter(({ date }) => date >= from && date <= to))
      },
    },
  }
}

const noDay = (): never => {
  throw unreadable("it contains no day")
}

const unpack = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const zip = new ZipReader(new Uint8ArrayReader(bytes), { checkSignature: true, useWebWorkers: false })
  try {
    const files = (await zip.getEntries()).filter(({ filename, directory }) => !directory && /\.csv$/i.test(filename))
    const [file] = files
    if (file === undefined || files.length > 1 || file.directory || file.uncompressedSize > maxBytes) {
      throw unreadable("not the zip file of the reference rates")
    }
    return await file.getData(new Uint8ArrayWriter())
  } catch (error) {
    throw error instanceof ProviderFailed ? error : unreadable("a damaged zip file")
  } finally {
    await zip.close()
  }
}
