import { forbiddenRanges, metadataAddresses } from "@svc/adapters/webhook-http/forbidden-ranges"
import { makeUrlGuard } from "@svc/adapters/webhook-http/url-guard"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  addressIn,
  holds,
  ipv4Host,
  ipv6Host,
  network,
  spelledInIpv6,
  toBlock,
  toNumber,
} from "../support/webhooks/address-notations.ts"

const everyIpv4 = toBlock("0.0.0.0/0")
const everyIpv6 = toBlock("::/0")
const globalUnicast = toBlock("2000::/3")
const ranges = forbiddenRanges.map(({ cidr }) => ({ cidr, ...toBlock(cidr) }))
const spellings = ["::/96", "::ffff:0:0/96", "::ffff:0:0:0/96", "64:ff9b::/96", "2002::/16"].map(toBlock)
const metadata = metadataAddresses.map((address) => ({
  family: address.includes(":") ? 6 : 4,
  value: toNumber(address),
}))

const isForbidden = (family: 4 | 6, address: bigint): boolean =>
  ranges.some((range) => range.family === family && holds(range, address))
const isMetadata = (family: 4 | 6, address: bigint): boolean =>
  metadata.some((one) => one.family === family && one.value === address)
// An ISATAP interface identifier contains an IPv4 address, by which the guard judges too.
const isPlainIpv6 = (address: bigint): boolean =>
  !spellings.some((spelling) => address > 1n && holds(spelling, address)) &&
  ((address >> 32n) & 0xfdffffffn) !== 0x5efen

const url = (host: string): fc.Arbitrary<string> =>
  fc
    .record({
      scheme: fc.constantFrom("http", "https", "HTTP"),
      port: fc.option(fc.integer({ min: 1, max: 65_535 })),
      rest: fc.constantFrom("", "/", "/hook?a=b", "?x"),
    })
    .map(({ scheme, port, rest }) => `${scheme}://${host}${port === null ? "" : `:${port}`}${rest}`)

/** The address in any notation; an IPv4 address also as an IPv6 one. */
const inAnyNotation = (family: 4 | 6, address: bigint): fc.Arbitrary<string> =>
  (family === 6
    ? ipv6Host(address)
    : fc.oneof(
        ipv4Host(address),
        spelledInIpv6(address).chain((spelled) => ipv6Host(spelled)),
      )
  ).chain(url)

const accepts = (text: string, allowedNetworks: ReadonlyArray<string> = []): boolean =>
  Result.isSuccess(makeUrlGuard({ allowedNetworks }).check(text))

describe("every notation of a forbidden address is refused", () => {
  it.each(ranges)("in $cidr", (range) => {
    const cases = addressIn(range)
      .filter((address) => range.family === 4 || isPlainIpv6(address))
      .chain((address) => inAnyNotation(range.family, address))
    fc.assert(
      fc.property(cases, (text) => {
        expect(URL.canParse(text)).toBe(true)
        expect(accepts(text)).toBe(false)
      }),
    )
  })
})

describe("every notation of an address outside all ranges is accepted", () => {
  it.each([
    ["IPv4", 4, everyIpv4],
    ["IPv6", 6, globalUnicast],
  ] as const)("%s", (_name, family, all) => {
    const cases = addressIn(all)
      .filter((address) => !isForbidden(family, address) && (family === 4 || isPlainIpv6(address)))
      .chain((address) => inAnyNotation(family, address))
    fc.assert(
      fc.property(cases, (text) => {
        expect(accepts(text)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe("allowing a network opens exactly it", () => {
  it.each([
    ["IPv4", 4, everyIpv4],
    ["IPv6", 6, everyIpv6],
  ] as const)("%s", (_name, family, all) => {
    // Half of the addresses are drawn from the network, because random ones would never be in it.
    const cases = network(family)
      .filter((cidr) => !spellings.some((spelling) => holds(spelling, toBlock(cidr).first)) || family === 4)
      .chain((cidr) => fc.tuple(fc.constant(cidr), fc.oneof(addressIn(toBlock(cidr)), addressIn(all))))
      .filter(([, address]) => family === 4 || isPlainIpv6(address))
      .chain(([cidr, address]) =>
        fc.record({ cidr: fc.constant(cidr), address: fc.constant(address), text: inAnyNotation(family, address) }),
      )
    fc.assert(
      fc.property(cases, ({ cidr, address, text }) => {
        const open = holds(toBlock(cidr), address) || !isForbidden(family, address)
        expect(accepts(text, [cidr])).toBe(open && !isMetadata(family, address))
      }),
      { numRuns: 500 },
    )
  })
})

describe("the metadata addresses stay closed whatever is allowed", () => {
  it.each(metadata)("$family: $value", ({ family, value }) => {
    const cases = inAnyNotation(family === 4 ? 4 : 6, value)
    fc.assert(
      fc.property(
        cases,
        fc.array(fc.oneof(network(4), fc.constantFrom("::/0", "fd00::/8", "64:ff9b:1::/48"))),
        (text, some) => {
          expect(accepts(text, ["0.0.0.0/0", "::/0", ...some])).toBe(false)
        },
      ),
    )
  })
})
