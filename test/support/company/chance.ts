/** Pseudo-random numbers that depend on a seed alone (Mulberry32). */
export const makeChance = (seed: number) => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A number from 0 up to, but not including, `end`. */
  const below = (end: number): number => Math.floor(next() * end)
  return {
    below,
    happens: (share: number): boolean => next() < share,
    pick: <A>(of: readonly A[]): A => of[below(of.length)]!,
  }
}
export type Chance = ReturnType<typeof makeChance>
