/**
 * Chooses which cases are tried on which items. The first item of each kind gets all cases. Items of the same kind run
 * the same code, so each of the others gets a few of the cases in turn, and every case is tried on many items.
 */
export const makeTurns = <A>(items: readonly A[], kindOf: (item: A) => string, each = 1) => {
  const seen = new Set<string>()
  const places = new Map(
    items.map((item, place) => {
      const kind = kindOf(item)
      const isFirst = !seen.has(kind)
      seen.add(kind)
      return [item, { place, isFirst }]
    }),
  )
  return (item: A, turn: number, cases: number): boolean => {
    const { place, isFirst } = places.get(item)!
    return isFirst || (turn + cases - (place % cases)) % cases < each
  }
}

/** The number of a case among similar cases. */
export interface Turn {
  readonly turn: number
  readonly of: number
}
/** Pairs each case with its turn, for one test each. */
export const inTurn = <A>(cases: readonly A[]) => cases.map((each, turn) => [each, { turn, of: cases.length }] as const)
