import ipaddr from "ipaddr.js"

interface Embedding {
  readonly cidr: [ipaddr.IPv6, number]
  /** Offsets, in bytes of the IPv6 address, of the four bytes of each possible IPv4 address. */
  readonly layouts: ReadonlyArray<readonly [number, number, number, number]>
  /** Set when the IPv4 address is stored with inverted bits. */
  readonly inverted?: true
}

const last = [12, 13, 14, 15] as const

/** IPv6 notations of an IPv4 address: packets go to the IPv4 address, so only that address is judged. */
const spellings: ReadonlyArray<Embedding> = [
  { cidr: ipaddr.IPv6.parseCIDR("::ffff:0:0/96"), layouts: [last] }, // IPv4-mapped, RFC 4291 2.5.5.2
  { cidr: ipaddr.IPv6.parseCIDR("::ffff:0:0:0/96"), layouts: [last] }, // IPv4-translated, RFC 2765
  { cidr: ipaddr.IPv6.parseCIDR("::/96"), layouts: [last] }, // IPv4-compatible, RFC 4291 2.5.5.1
  { cidr: ipaddr.IPv6.parseCIDR("64:ff9b::/96"), layouts: [last] }, // NAT64, RFC 6052
  { cidr: ipaddr.IPv6.parseCIDR("2002::/16"), layouts: [[2, 3, 4, 5]] }, // 6to4, RFC 3056
]

/** Genuine IPv6 networks whose addresses may contain an IPv4 address. */
const carriers: ReadonlyArray<Embedding> = [
  // Local NAT64 (RFC 8215) with any of the prefix lengths of RFC 6052 2.2 that fit into its /48.
  {
    cidr: ipaddr.IPv6.parseCIDR("64:ff9b:1::/48"),
    layouts: [[6, 7, 9, 10], [7, 9, 10, 11], [9, 10, 11, 12], last],
  },
  { cidr: ipaddr.IPv6.parseCIDR("2001::/32"), layouts: [[4, 5, 6, 7]] }, // Teredo server, RFC 4380 4
  { cidr: ipaddr.IPv6.parseCIDR("2001::/32"), layouts: [last], inverted: true }, // Teredo client
]

const read = ({ layouts, inverted }: Embedding, bytes: ReadonlyArray<number>): ReadonlyArray<ipaddr.IPv4> =>
  layouts.map((layout) => new ipaddr.IPv4(layout.map((at) => (bytes[at] ?? 0) ^ (inverted ? 0xff : 0))))

const isUnspecifiedOrLoopback = (bytes: ReadonlyArray<number>): boolean =>
  bytes.every((byte, at) => (at === 15 ? byte <= 1 : byte === 0))

/** ISATAP puts an IPv4 address into the interface identifier of any network (RFC 5214 6.1). */
const isIsatap = (bytes: ReadonlyArray<number>): boolean =>
  (bytes[8] === 0 || bytes[8] === 2) && bytes[9] === 0 && bytes[10] === 0x5e && bytes[11] === 0xfe

/** The IPv4 address that `address` is a notation of; undefined for a genuine IPv6 address. */
export const spelledOut = (address: ipaddr.IPv6): ipaddr.IPv4 | undefined => {
  const bytes = address.toByteArray()
  if (isUnspecifiedOrLoopback(bytes)) return undefined
  const spelling = spellings.find(({ cidr }) => address.match(cidr))
  return spelling && read(spelling, bytes)[0]
}

/** IPv4 addresses that a genuine IPv6 address may additionally lead to. */
export const carriedBy = (address: ipaddr.IPv6): ReadonlyArray<ipaddr.IPv4> => {
  const bytes = address.toByteArray()
  const carried = carriers.filter(({ cidr }) => address.match(cidr)).flatMap((carrier) => read(carrier, bytes))
  return isIsatap(bytes) ? [...carried, new ipaddr.IPv4(bytes.slice(12))] : carried
}

/** True when a network lies among the notations of IPv4 addresses, except `::` and `::1`. */
export const spellsIPv4Network = ([base, bits]: [ipaddr.IPv6, number]): boolean =>
  !isUnspecifiedOrLoopback(base.toByteArray()) && spellings.some(({ cidr }) => bits >= cidr[1] && base.match(cidr))
