/**
 * Divides `total` into integers that are as close to exact shares as possible: each share is rounded down, and the rest
 * goes one by one to the largest remainders, and among equal ones to the first (contract M6). The exact shares are
 * `numerators[i] / denominator`. Their sum must be `total`, rounded either way. The denominator must be positive.
 */
export const spread = (total: bigint, numerators: readonly bigint[], denominator: bigint): readonly bigint[] => {
  const parts = numerators.map((n) => {
    const remainder = ((n % denominator) + denominator) % denominator
    return { part: (n - remainder) / denominator, remainder }
  })
  const left = Number(total - parts.reduce((sum, { part }) => sum + part, 0n))
  const byRemainder = parts
    .map(({ remainder }, index) => ({ remainder, index }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  const favoured = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return parts.map(({ part }, index) => (favoured.has(index) ? part + 1n : part))
}
