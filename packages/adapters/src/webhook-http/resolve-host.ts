import dns from "node:dns"
import { HostNotResolved } from "./failure.ts"
import { makeSystemLookup } from "./system-lookup.ts"

/** Longest look-up of a name, in milliseconds (contract W19). */
const MAX_LOOKUP_MS = 5_000

// Once one family has an answer, the other gets this much longer (RFC 8305 3 has the idea; some servers drop AAAA).
const SECOND_FAMILY_GRACE_MS = 500
const FIRST_QUERY_MS = 1_000
const QUERY_TRIES = 4

/** The name is not in the DNS, or there is no name server to ask: then only this machine's own tables can know it. */
const notInDns: ReadonlySet<string> = new Set([dns.NOTFOUND, dns.NODATA, dns.CONNREFUSED])

/** Addresses of a host name, at least one; rejects with HostNotResolved within the time limit. */
export type ResolveHost = (hostname: string) => Promise<ReadonlyArray<dns.LookupAddress>>

/** RFC 6761 6.3: such names never go to a name server. */
const isLocalhost = (name: string): boolean => name === "localhost" || name.endsWith(".localhost")

/**
 * Looks names up so that a dead name server costs only its own receivers: through c-ares, which holds no thread, and not
 * through getaddrinfo, whose hung calls fill the four threads the whole process shares. The system's look-up is asked
 * second, for what only it knows (hosts file, search list), and few times at once.
 *
 * @param servers addresses of name servers, with `:port` if not 53; those of the machine by default
 * @param limitMs time for one look-up, all tries included
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

  const askDns = (name: string, until: AbortSignal): Promise<ReadonlyArray<dns.LookupAddress>> =>
    new Promise((resolve, reject) => {
      // A resolver for each look-up, since cancelling ends everything a resolver has under way.
      const resolver = new dns.Resolver({ timeout: FIRST_QUERY_MS, tries: QUERY_TRIES })
      if (servers) resolver.setServers(servers)
      const found: Array<dns.LookupAddress> = []
      const failures: Array<string> = []
      let families = 2
      let grace: NodeJS.Timeout | undefined

      const finish = () => {
        families = 0
        clearTimeout(grace)
        resolver.cancel()
        if (found.length > 0) resolve(found)
        else reject(new HostNotResolved(failures.find((code) => !notInDns.has(code)) ?? failures[0] ?? dns.TIMEOUT))
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

  const lookUp = async (hostname: string): Promise<ReadonlyArray<dns.LookupAddress>> => {
    const name = hostname.replace(/\.$/, "")
    const until = AbortSignal.timeout(limitMs)
    if (isLocalhost(name) || (servers === undefined && !name.includes("."))) return systemLookup(name, until)
    try {
      return await askDns(name, until)
    } catch (error) {
      if (!(error instanceof HostNotResolved) || !notInDns.has(error.code) || until.aborted) throw error
      return systemLookup(name, until)
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
