/**
 * Shares memory among owners. An owner may hold at most as much as is still free: one alone gets half, however much it
 * wants, and the more there are the less each gets. This is the dynamic threshold of Choudhury and Hahne (IEEE/ACM
 * Transactions on Networking 6(2), 1998). `most` is in bytes.
 */
export const makeByteBudget = <Owner>(most: number) => {
  const held = new Map<Owner, number>()
  /** A piece that is larger counts as so much here: otherwise one could be so large that it never fits. */
  const largest = most / 8
  let used = 0

  const add = (owner: Owner, bytes: number): void => {
    used += bytes
    const left = (held.get(owner) ?? 0) + bytes
    if (left > 0) held.set(owner, left)
    else held.delete(owner)
  }

  return {
    /**
     * Whether the owner may hold so much more, and still hold no more than is free then. `besides` is what a part of the owner
     * holds that has to leave as much again to its other parts.
     */
    fits: (owner: Owner, bytes: number, besides = 0): boolean =>
      used + (held.get(owner) ?? 0) + besides + 2 * Math.min(bytes, largest) <= most,
    take: add,
    giveBack: (owner: Owner, bytes: number): void => add(owner, -bytes),
    used: (): number => used,
  }
}
