/** An exact fraction for oracles. The code is independent of the service. */
export interface Exact {
  readonly over: bigint
  readonly under: bigint
}

const reduced = (over: bigint, under: bigint): Exact => {
  let [a, b] = [over < 0n ? -over : over, under]
  while (b > 0n) [a, b] = [b, a % b]
  return a === 0n ? { over: 0n, under: 1n } : { over: over / a, under: under / a }
}

export const ratio = (over: bigint | number, under: bigint | number = 1): Exact => {
  const [a, b] = [BigInt(over), BigInt(under)]
  return b < 0n ? reduced(-a, -b) : reduced(a, b)
}
export const zero = ratio(0)
export const add = (a: Exact, b: Exact): Exact =>
  a.under === b.under
    ? reduced(a.over + b.over, a.under)
    : reduced(a.over * b.under + b.over * a.under, a.under * b.under)
export const multiply = (a: Exact, b: Exact): Exact => reduced(a.over * b.over, a.under * b.under)
export const divide = (a: Exact, b: Exact): Exact => ratio(a.over * b.under, a.under * b.over)
export const negate = ({ over, under }: Exact): Exact => ({ over: -over, under })
export const sum = (all: Iterable<Exact>): Exact => {
  let total = zero
  for (const each of all) total = add(total, each)
  return total
}
export const isUpTo = (a: Exact, b: Exact): boolean => a.over * b.under <= b.over * a.under

/** Rounds to a number of decimals, halves away from zero. The result counts units of the last decimal. */
export const units = ({ over, under }: Exact, digits: number): bigint => {
  const scaled = (over < 0n ? -over : over) * 10n ** BigInt(digits)
  const nearest = (2n * scaled + under) / (2n * under)
  return over < 0n ? -nearest : nearest
}

/** Reads a decimal number with a point. */
export const read = (text: string): Exact => {
  const [, sign, digits, decimals = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)!
  return ratio(BigInt(`${sign}${digits}${decimals}`), 10n ** BigInt(decimals.length))
}
