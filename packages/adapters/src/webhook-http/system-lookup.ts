import dns from "node:dns"
import { HostNotResolved } from "./failure.ts"

// Half of libuv's four threads: names that hang must leave some to the rest of the process.
const AT_ONCE = 2

/**
 * Returns the addresses of a name as the operating system resolves it; rejects with HostNotResolved, also when `until`
 * fires.
 */
export type SystemLookup = (name: string, until: AbortSignal) => Promise<ReadonlyArray<dns.LookupAddress>>

/** Runs getaddrinfo for few names at once; a look-up that waits too long for its turn is never started. */
export const makeSystemLookup = (): SystemLookup => {
  let running = 0
  const waiting: Array<() => void> = []

  return (name, until) =>
    new Promise((resolve, reject) => {
      const start = (): void => {
        if (until.aborted) return waiting.shift()?.()
        running += 1
        dns.lookup(name, { all: true }, (error, addresses) => {
          running -= 1
          waiting.shift()?.()
          if (error) reject(new HostNotResolved(error.code ?? "UNKNOWN"))
          else if (addresses.length === 0) reject(new HostNotResolved(dns.NOTFOUND))
          else resolve(addresses)
        })
      }
      until.addEventListener("abort", () => reject(new HostNotResolved(dns.TIMEOUT)), { once: true })
      if (running < AT_ONCE) start()
      else waiting.push(start)
    })
}
