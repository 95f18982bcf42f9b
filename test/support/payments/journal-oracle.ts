/** The figures that the tests expect, computed in whole öre, apart from the service's code. */
export const oracle = {
  /** `of` shared out by weights: rounded down, and the öre left over go to the largest remainders. */
  shared: (of: number, weights: readonly number[]): readonly number[] => {
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const parts = weights.map((weight, index) => ({
      index,
      öre: Math.floor((of * weight) / total),
      left: (of * weight) % total,
    }))
    const missing = of - parts.reduce((sum, { öre }) => sum + öre, 0)
    for (const { index } of parts.toSorted((a, b) => b.left - a.left || a.index - b.index).slice(0, missing))
      parts[index]!.öre += 1
    return parts.map(({ öre }) => öre)
  },
  /** `of × part / whole`, halves up. */
  share: (of: number, part: number, whole: number): number => Math.floor((2 * of * part + whole) / (2 * whole)),
  /** A line of a journal, as `payments.booked` writes it. */
  line: (code: string, öre: number): string => `${code} ${öre / 100}`,
}
