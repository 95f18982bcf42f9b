import dns from "node:dns"
import { setTimeout as pause } from "node:timers/promises"
import { HostNotResolved } from "./failure.ts"
import { makeSystemLookup } from "./system-lookup.ts"

/** Longest look-up of a name, in milliseconds (contract W19). */
const MAX_LOOKUP_MS = 5_000

// Once one family has an answer, the other gets this much longer (the idea of RFC 8305 3; some servers drop AAAA).
const SECOND_FAMILY_GRACE_MS = 500
const FIRST_QUERY_MS = 1_000
const QUERY_TRIES = 4
// Pause before all name servers are asked again; it doubles from the first to the longest pause.
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 1_000

/** The name, or an address for it, does not exist. Any other failure is one of a name server and may be temporary. */
const absent: ReadonlySet<string> = new Set([dns.NOTFOUND, dns.NODATA, dns.BADNAME])
/** The name is not in the DNS, or there is no name server: then only this machine's own tables can know the name. */
const notInDns: ReadonlySet<string> = new Set([...absent, dns.CONNREFUSED])

/** Returns the addresses of a host name, at least one; rejects with HostNotResolved within the time limit. */
export type ResolveHost = (hostname: string) => Promise<ReadonlyArray<dns.LookupAddress>>

/** RFC 6761 6.3: such names never go to a name server. */
const isLocalhost = (name: string): boolean => name === "localhost" || name.endsWith(".localhost")

/**
 * Looks names up so that a dead name server delays only its own receivers: through c-ares, which occupies no thread,
 * and not through getaddrinfo, whose hung calls occupy the four threads of the whole process. The system's look-up is
 * asked second, for names that only it knows (hosts file, search list), and few at once. A failure of a name server,
 * such as SERVFAIL, is not an answer: the next server is asked, and all of them again until the time is over (contract
 * W19).
 *
 * @param servers addresses of name servers, with `:port` if not 53; those of the machine by default
 * @param limitMs time for one look-up, including all attempts
 */
export const makeResolveHost = ({
  servers,
  limitMs = MAX_LOOKUP_MS,
}: {
  readonly servers?: ReadonlyArray<string> | undefined
  readonly limitMs?: number | undefined
}): ResolveHost => {
  const systemLookup = makeSystemLookup()
  const underWay = new Map<string, Promise<ReadonlyArray<dns.LookupAddress>>>()

  const askDns = (
    name: string,
    resolver: dns.Resolver,
    turn: number,
    until: AbortSignal,
  ): Promise<ReadonlyArray<dns.LookupAddress>> =>
    new Promise((resolve, reject) => {
      const found: Array<dns.LookupAddress> = []
      const failures: Array<string> = []
      let families = 2
      let grace: NodeJS.Timeout | undefined

      const finish = () => {
        families = 0
        clearTimeout(grace)
        resolver.cancel()
        const failure = failures.find((code) => !notInDns.has(code)) ?? failures[0] ?? dns.TIMEOUT
        // When the server failed for one family, that may be the only family this machine can use, so it is asked once
        // more.
        const isWhole = failures.every((code) => absent.has(code)) || turn > 0
        if (found.length > 0 && isWhole) resolve(found)
        else reject(new HostNotResolved(failure))
      }
      const answered = (family: 4 | 6) => (error: NodeJS.ErrnoException | null, addresses: ReadonlyArray<string>) => {
        if (families === 0) return
        if (error) failures.push(error.code ?? "UNKNOWN")
        else found.push(...addresses.map((address) => ({ address, family })))
        families -= 1
        if (families === 0) finish()
        else if (found.length > 0) grace = setTimeout(finish, SECOND_FAMILY_GRACE_MS)
      }
      resolver.resolve4(name, answered(4))
      resolver.resolve6(name, answered(6))
      until.addEventListener("abort", finish, { once: true })
    })

  const askOnce = async (name: string, resolver: dns.Resolver, turn: number, until: AbortSignal) => {
    try {
      return await askDns(name, resolver, turn, until)
    } catch (error) {
      if (!(error instanceof HostNotResolved) || !notInDns.has(error.code) || until.aborted) throw error
      return systemLookup(name, until)
    }
  }

  const lookUp = async (hostname: string): Promise<ReadonlyArray<dns.LookupAddress>> => {
    const name = hostname.replace(/\.$/, "")
    const until = AbortSignal.timeout(limitMs)
    const isOfMachine = isLocalhost(name) || (servers === undefined && !name.includes("."))
    for (let turn = 0; ; turn += 1) {
      // A resolver for each turn, because cancelling ends all queries of a resolver.
      const resolver = new dns.Resolver({ timeout: FIRST_QUERY_MS, tries: QUERY_TRIES })
      const all = servers ?? resolver.getServers()
      const first = turn % Math.max(1, all.length)
      resolver.setServers([...all.slice(first), ...all.slice(0, first)])
      try {
        return await (isOfMachine ? systemLookup(name, until) : askOnce(name, resolver, turn, until))
      } catch (error) {
        if (!(error instanceof HostNotResolved) || absent.has(error.code) || until.aborted) throw error
        if (first + 1 < all.length) continue
        const round = Math.floor(turn / Math.max(1, all.length))
        const ms = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** round)
        await pause(ms, undefined, { signal: until }).catch(() => Promise.reject(error))
      }
    }
  }

  return (hostname) => {
    const present = underWay.get(hostname)
    if (present) return present
    const started = lookUp(hostname).finally(() => underWay.delete(hostname))
    underWay.set(hostname, started)
    return started
  }
}
