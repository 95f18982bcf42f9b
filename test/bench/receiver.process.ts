import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

// The receiver of the benchmarks, a process of its own: answers 200 at once and notes when each event came first.

export interface ReceiverReport {
  /** All requests, repeats included. */
  readonly requests: number
  /** Event id and the moment of its first arrival, in nanoseconds of the machine's monotonic clock. */
  readonly arrivals: readonly (readonly [string, string])[]
}

const arrivals = new Map<string, bigint>()
let requests = 0

const server = createServer((request, response) => {
  requests += 1
  const key = `${request.url ?? ""} ${String(request.headers["webhook-id"])}`
  if (!arrivals.has(key)) arrivals.set(key, process.hrtime.bigint())
  request.resume()
  request.on("end", () => response.end("ok"))
})
server.keepAliveTimeout = 60_000
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port))

process.on("message", (message) => {
  if (message === "report") {
    const report: ReceiverReport = { requests, arrivals: [...arrivals].map(([key, at]) => [key, String(at)]) }
    process.send?.(report)
  }
  if (message === "requests") process.send?.(requests)
  if (message === "clear") {
    arrivals.clear()
    requests = 0
    process.send?.("cleared")
  }
})
process.on("disconnect", () => process.exit())
