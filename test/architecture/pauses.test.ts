import { readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, test } from "vitest"
import { projectFiles, repository } from "../support/repository.ts"

/** Test files that use a timer in real time, each with the reason why neither a fence nor a test clock works there. */
const timersOfRealTime: Readonly<Record<string, string>> = {
  "test/support/until.ts": "looks again and again",
  "test/support/progress-report.ts": "looks every few seconds whether the run hangs",
  "test/support/exchange-rates/pass-time.ts": "looks again and again",
  "test/clients/typescript/main.ts": "looks again and again, as a client of the service does",
  "test/support/webhooks/receiver.ts": "the delays of a receiver that is slow",
  "test/support/database/database.ts": "waits for a process of PostgreSQL that cannot be asked",
  "test/support/database/hold-postgres.ts": "keeps its process alive",
  "test/support/processes/supervised.ts": "a manager of processes starts them again after a moment",
  "test/support/processes/idle-for-good.ts": "takes the timers of idleness away",
  "test/support/processes/through-kills.ts": "a caller tries again after a moment",
  "test/support/e-invoicing/through-faults.ts": "the pace of a campaign, which takes what comes",
  "test/contract/answer-once.contract.test.ts": "mixes the order of calls, whatever it becomes",
  "test/provider/webhook-sender-hostile.test.ts": "a receiver that dribbles",
  "test/provider/webhook-sender-reuse.test.ts": "a receiver that closes at a moment of chance",
  "test/http/list-time.test.ts": "PostgreSQL measures the time of a list, and has no other clock",
  "test/http/lists.test.ts": "a filter that tries to call it",
  "test/support/console/watched-page.ts": "timers of a page, which are made longer",
  "test/embedded/test-command.test.ts": "a test that takes long, of which the report tells",
  "test/embedded/bootstrap-command.test.ts": "keeps its process alive",
  "test/embedded/lifecycle.test.ts": "a statement that is cut off",
  "test/embedded/database-away.test.ts": "processes of their own poll a database that is away",
  "test/http/accounting-periods.test.ts": "a posting that takes a while between its look and its commit",
  "test/http/stalled-client.test.ts": "timers that the test moves",
  "test/http/graceful-stop.test.ts": "timers that the test moves",
  "test/provider/webhook-sender.test.ts": "timers that the test moves",
  "test/provider/feed-watch.test.ts": "timers that the test moves",
  "test/provider/mail-server.test.ts": "timers that the test moves",
}

const timer = /\bset(?:Timeout|Interval)\b|\bwaitForTimeout\b|\bpg_sleep\b|\bEffect\.(?:sleep|delay)\b/
/**
 * Matches a measured duration that a test compares with a number, such as
 * `expect(outcome.durationMs).toBeLessThan(500)`.
 */
const bounded =
  /(?:durationMs|seconds|elapsed|performance\.now\(\)|Date\.now\(\)[^)]*)[^\n]*\)\s*\.toBeLessThan(?:OrEqual)?\(\s*[\d_]/i
/** Matches a time limit that a single test, wait or poll sets for itself. */
const limit = /\btimeout: ([\d_]+) ?[,}]|\}, ([\d_]{5,})\)$/
/** The time limit of every test, in milliseconds: `patience` of vitest.config.ts. */
const patienceMs = 240_000

const self = "test/architecture/pauses.test.ts"
const tests = projectFiles().filter((file) => /^test\/(?!bench\/).*\.(?:ts|mjs)$/.test(file) && file !== self)
const textOf = (file: string) => readFileSync(path.join(repository, file), "utf8")
const lines = tests.flatMap((file) =>
  textOf(file)
    .split("\n")
    .map((line, index) => ({ file, line, place: `${file}:${index + 1}: ${line.trim().slice(0, 120)}` })),
)
const placesOf = (pattern: RegExp, isAllowed: (file: string) => boolean = () => false) =>
  lines.filter(({ file, line }) => pattern.test(line) && !isAllowed(file)).map(({ place }) => place)

describe("no test depends on the speed of the machine", () => {
  test("none waits for a time that is fixed: a fence or a clock of the test tells more", () => {
    expect(placesOf(timer, (file) => file in timersOfRealTime)).toEqual([])
  })

  test("each that may is there and still does", () => {
    expect(Object.keys(timersOfRealTime).filter((file) => !tests.includes(file) || !timer.test(textOf(file)))).toEqual(
      [],
    )
  })

  test("none has an upper bound of a time that it measures: the reason of an end tells which limit it was", () => {
    expect(placesOf(bounded)).toEqual([])
  })

  test("none has less patience than all: it would only tell that the machine was busy", () => {
    const shorter = lines.filter(({ line }) => {
      const [, wait, whole] = limit.exec(line) ?? []
      return Number((wait ?? whole ?? "Infinity").replaceAll("_", "")) < patienceMs
    })
    expect(shorter.map(({ place }) => place)).toEqual([])
  })
})

test.each<readonly [string, RegExp, string]>([
  ["a pause", timer, "    await new Promise((resume) => setTimeout(resume, 300))"],
  ["a pause of the page", timer, "  await page.waitForTimeout(4000)"],
  ["an upper bound", bounded, "    expect(outcome.durationMs).toBeLessThan(500)"],
  ["an upper bound of a difference", bounded, "  expect(performance.now() - begun).toBeLessThan(2_000)"],
  ["the patience of a test", limit, "  }, 120_000)"],
  ["the patience of a poll", limit, "{ interval: 20, timeout: 10_000 }"],
])("%s is found", (_, pattern, line) => {
  expect(pattern.test(line)).toBe(true)
})
