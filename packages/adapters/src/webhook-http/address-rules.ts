import { isIP } from "node:net"
import ipaddr from "ipaddr.js"
import { carriedBy, spelledOut, spellsIPv4Network } from "./embedded-addresses.ts"
import { forbiddenRanges, metadataAddresses } from "./forbidden-ranges.ts"

type Address = ipaddr.IPv4 | ipaddr.IPv6
type Network = [Address, number]

/** Decides to which addresses webhooks may be sent. */
export interface AddressRules {
  /**
   * The reserved purpose of the range of an IP address (no brackets, no zone id); undefined when the address may be
   * reached.
   */
  readonly closedAs: (address: string) => string | undefined
  /** Whether an address lies in a network that the operator opened. */
  readonly isOpened: (address: string) => boolean
}

const forbidden = forbiddenRanges.map(({ cidr, use }) => ({ network: ipaddr.parseCIDR(cidr) as Network, use }))
const metadata = metadataAddresses.map((address) => ipaddr.parse(address).toString())

// ipaddr.js throws when addresses of different families are compared.
const within = (address: Address, network: Network): boolean =>
  address.kind() === network[0].kind() && address.match(network)

const isMetadata = (address: Address): boolean => metadata.includes(address.toString())

/**
 * Describes the mistake in one entry of `SVC_WEBHOOK_ALLOWED_NETWORKS` in a sentence; undefined for a valid entry. A
 * base address with bits beyond the prefix is refused, because such an entry allows more than its writer meant.
 */
export const networkProblem = (cidr: string): string | undefined => {
  const [, base = "", bits = ""] = /^([^/%]+)\/(\d{1,3})$/.exec(cidr) ?? []
  const family = isIP(base)
  if (family === 0 || Number(bits) > (family === 4 ? 32 : 128))
    return `"${cidr}" is not a network: write an address, a slash and a prefix length, such as 10.0.0.0/8 or fd00::/8`
  const Family = family === 4 ? ipaddr.IPv4 : ipaddr.IPv6
  const first = Family.networkAddressFromCIDR(cidr).toString()
  if (first !== Family.parse(base).toString())
    return `"${cidr}" has bits beyond its prefix length: write ${first}/${bits} if that whole network is meant`
  if (family === 6 && spellsIPv4Network(ipaddr.IPv6.parseCIDR(cidr)))
    return `"${cidr}" only spells IPv4 addresses: write the IPv4 network, such as 10.0.0.0/8`
  return undefined
}

/**
 * Decides which addresses are closed (contract W3): a range in the table of forbidden ranges is closed unless it
 * lies in an allowed network; metadata addresses always stay closed. An IPv6 address that embeds an IPv4 address is
 * judged as that IPv4 address.
 *
 * @param allowedNetworks CIDRs, IPv4 or IPv6
 * @throws TypeError naming the first entry that is not a network
 */
export const makeAddressRules = ({
  allowedNetworks,
}: {
  readonly allowedNetworks: ReadonlyArray<string>
}): AddressRules => {
  const allowed = allowedNetworks.map((cidr): Network => {
    const problem = networkProblem(cidr)
    if (problem !== undefined) throw new TypeError(problem)
    return ipaddr.parseCIDR(cidr)
  })

  const judge = (address: Address): string | undefined => {
    if (isMetadata(address)) return "cloud metadata"
    const spelled = address instanceof ipaddr.IPv6 ? spelledOut(address) : undefined
    if (spelled) return judge(spelled)
    const carried = address instanceof ipaddr.IPv6 ? carriedBy(address) : []
    if (carried.some(isMetadata)) return "cloud metadata"
    if (allowed.some((network) => within(address, network))) return undefined
    const range = forbidden.find(({ network }) => within(address, network))
    return range?.use ?? carried.map(judge).find((use) => use !== undefined)
  }

  return {
    isOpened: (address) => isIP(address) !== 0 && allowed.some((network) => within(ipaddr.process(address), network)),
    closedAs: (address) =>
      isIP(address) === 0 || address.includes("%") ? "not a plain IP address" : judge(ipaddr.parse(address)),
  }
}
