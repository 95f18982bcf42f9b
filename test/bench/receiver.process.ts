import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

// The receiver of the benchmarks, in a process of its own. It answers 200 at once and records when each event first
// arrived. Requests under /hung are never answered; `fail-every N` answers each Nth new event with 500 the first time.

export interface ReceiverReport {
  /** The number of requests, including repeats. */
  readonly requests: number
  /** Webhook and event, with the time of the first answer with 200 in nanoseconds of the machine's monotonic clock. */
  readonly arrivals: readonly (readonly [string, string])[]
  /** The number of answers with 200 to deliveries that already had one. */
  readonly repeats: number
}

const arrivals = new Map<string, bigint>()
const failed = new Set<string>()
let requests = 0
let repeats = 0
let failEvery = 0

/** Whether the request is answered with 200. */
const note = (key: string): boolean => {
  if (arrivals.has(key)) repeats += 1
  else if (failEvery > 0 && !failed.has(key) && (failed.size + arrivals.size) % failEvery === 0) failed.add(key)
  else arrivals.set(key, process.hrtime.bigint())
  return arrivals.has(key)
}

const server = createServer((request, response) => {
  requests += 1
  request.resume()
  if (request.url?.startsWith("/hung") === true) return
  const good = note(`${request.url ?? ""} ${String(request.headers["webhook-id"])}`)
  if (!good) response.statusCode = 500
  request.on("end", () => response.end("ok"))
})
server.keepAliveTimeout = 60_000
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port))

const answers: Readonly<Record<string, (argument: string) => unknown>> = {
  requests: () => requests,
  arrived: () => arrivals.size,
  report: (): ReceiverReport => ({
    requests,
    repeats,
    arrivals: [...arrivals].map(([key, at]) => [key, String(at)]),
  }),
  "fail-every": (every) => {
    failEvery = Number(every)
    return failEvery
  },
  clear: () => {
    arrivals.clear()
    failed.clear()
    requests = 0
    repeats = 0
    return 0
  },
}

process.on("message", (message) => {
  const [question = "", argument = ""] = String(message).split(" ")
  process.send?.(answers[question]?.(argument))
})
process.on("disconnect", () => process.exit())
