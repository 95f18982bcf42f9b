import fc from "fast-check"

/** A block of IP addresses as numbers. Tests calculate with it without any library. */
export interface Block {
  readonly family: 4 | 6
  readonly first: bigint
  readonly last: bigint
}

const widths = { 4: 32n, 6: 128n } as const

const groupsToNumber = (text: string): bigint => {
  const [before = "", after] = text.split("::")
  const groups = (part: string | undefined) => (part ? part.split(":") : [])
  const head = groups(before)
  const tail = groups(after)
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0")
  return [...head, ...zeros, ...tail].reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n)
}

const octetsToNumber = (text: string): bigint => text.split(".").reduce((sum, octet) => (sum << 8n) | BigInt(octet), 0n)

/** Reads an IP address. An IPv6 address must not have a dotted part. */
export const toNumber = (text: string): bigint => (text.includes(":") ? groupsToNumber(text) : octetsToNumber(text))

export const toBlock = (cidr: string): Block => {
  const [base = "", bits = ""] = cidr.split("/")
  const family = base.includes(":") ? 6 : 4
  const first = toNumber(base)
  return { family, first, last: first + (1n << (widths[family] - BigInt(bits))) - 1n }
}

export const holds = ({ first, last }: Block, address: bigint): boolean => first <= address && address <= last

export const addressIn = ({ first, last }: Block): fc.Arbitrary<bigint> => fc.bigInt({ min: first, max: last })

/** A network of an IP version in CIDR notation, with zeros after the prefix. */
export const network = (family: 4 | 6): fc.Arbitrary<string> =>
  fc
    .tuple(fc.bigInt({ min: 0n, max: (1n << widths[family]) - 1n }), fc.bigInt({ min: 0n, max: widths[family] }))
    .map(([address, bits]) => {
      const free = widths[family] - bits
      const first = (address >> free) << free
      return `${family === 4 ? dotted(first) : hexGroups(first).join(":")}/${bits}`
    })

const dotted = (address: bigint): string => [24n, 16n, 8n, 0n].map((shift) => (address >> shift) & 0xffn).join(".")

const hexGroups = (address: bigint): ReadonlyArray<string> =>
  Array.from({ length: 8 }, (_, i) => ((address >> BigInt(112 - 16 * i)) & 0xffffn).toString(16))

const written = (value: bigint, base: "decimal" | "hex" | "octal"): string =>
  base === "hex" ? `0x${value.toString(16)}` : base === "octal" ? `0${value.toString(8)}` : value.toString()

const base = fc.constantFrom("decimal" as const, "hex" as const, "octal" as const)

const percentEncoded = (text: string, which: ReadonlyArray<boolean>): string =>
  Array.from(text)
    .map((char, i) => (which[i % which.length] ? `%${char.charCodeAt(0).toString(16).padStart(2, "0")}` : char))
    .join("")

/**
 * Every notation that the WHATWG URL rules accept for an IPv4 host: one to four numbers, various bases, a trailing dot,
 * percent-encoding.
 */
export const ipv4Host = (address: bigint): fc.Arbitrary<string> =>
  fc
    .record({
      parts: fc.integer({ min: 1, max: 4 }),
      bases: fc.array(base, { minLength: 4, maxLength: 4 }),
      dot: fc.constantFrom("", "."),
      upper: fc.boolean(),
      encoded: fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }),
    })
    .map(({ parts, bases, dot, upper, encoded }) => {
      const single = [24n, 16n, 8n, 0n].slice(0, parts - 1)
      const rest = address & ((1n << BigInt(32 - 8 * (parts - 1))) - 1n)
      const numbers = [...single.map((shift) => (address >> shift) & 0xffn), rest]
      const text = numbers.map((number, i) => written(number, bases[i] ?? "decimal")).join(".") + dot
      return percentEncoded(upper ? text.toUpperCase() : text, encoded)
    })

/**
 * Every notation of an IPv6 host: with or without leading zeros, a shortened run of zeros, a dotted end, lower and
 * upper case.
 */
export const ipv6Host = (address: bigint): fc.Arbitrary<string> =>
  fc
    .record({
      padded: fc.boolean(),
      upper: fc.boolean(),
      dottedEnd: fc.boolean(),
      from: fc.integer({ min: 0, max: 7 }),
      length: fc.integer({ min: 0, max: 8 }),
    })
    .map(({ padded, upper, dottedEnd, from, length }) => {
      const groups = hexGroups(address).map((group) => (padded ? group.padStart(4, "0") : group))
      const shown = dottedEnd ? [...groups.slice(0, 6), dotted(address & 0xffffffffn)] : groups
      const until = Math.min(from + length, shown.length)
      const left = shown.slice(from, until)
      const text =
        left.length > 0 && left.every((group) => /^0+$/.test(group))
          ? `${shown.slice(0, from).join(":")}::${shown.slice(until).join(":")}`
          : shown.join(":")
      return `[${upper ? text.toUpperCase() : text}]`
    })

/** IPv6 addresses that only encode an IPv4 address. */
export const spelledInIpv6 = (address: bigint): fc.Arbitrary<bigint> =>
  fc.oneof(
    fc
      .constantFrom("::ffff:0:0", "::ffff:0:0:0", "::", "64:ff9b::")
      .map((prefix) => toNumber(prefix) | address)
      // `::` and `::1` are independent addresses, and do not encode 0.0.0.0 and 0.0.0.1.
      .filter((spelled) => spelled > 1n),
    fc.bigInt({ min: 0n, max: (1n << 80n) - 1n }).map((rest) => (0x2002n << 112n) | (address << 80n) | rest),
  )
