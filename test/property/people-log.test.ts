import { logFormatFor, makeLog } from "@svc/adapters/observability/log"
import { expect, it } from "vitest"

it("a person reads a line for each request, and of an error its message", () => {
  const lines: string[] = []
  const log = makeLog("info", "test", { write: (line) => void lines.push(line) }, "people")
  log.info({ traceId: "t", method: "POST", route: "/Events", status: 201, ms: 12 }, "request")
  log.info({ method: "GET", route: "none", status: 404, ms: 1 }, "request")
  log.error({ err: new Error("it is away") }, "webhook deliveries could not be claimed")
  log.warn({ requests: 2 }, "the stop interrupts requests; they will be made again")
  expect(lines.map((line) => line.replace(/^\d\d:\d\d:\d\d /u, ""))).toEqual([
    "POST /Events 201 12 ms\n",
    "GET (no such path) 404 1 ms\n",
    "error webhook deliveries could not be claimed: it is away\n",
    "warn the stop interrupts requests; they will be made again\n",
  ])
})

it.each([
  [undefined, true, "people"],
  [undefined, false, "json"],
  // Without a terminal, Node leaves `isTTY` undefined.
  [undefined, undefined, "json"],
  ["json", true, "json"],
  ["people", undefined, "people"],
] as const)("the log asked for as %s has, at a terminal: %s, the form %s", (asked, isTTY, form) => {
  expect(logFormatFor(asked, isTTY === undefined ? {} : { isTTY })).toBe(form)
})
