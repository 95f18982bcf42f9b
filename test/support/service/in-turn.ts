/**
 * Whether a case is for an item. The first item of each kind gets all cases; the others, which the service treats by the very
 * same code, share them: of `cases` each gets a few, in turn, and each case comes to many items.
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

/** A case among others that are alike. */
export interface Turn {
  readonly turn: number
  readonly of: number
}
/** Cases with their turns: a test for each. */
export const inTurn = <A>(cases: readonly A[]) => cases.map((each, turn) => [each, { turn, of: cases.length }] as const)
