/**
 * Shares memory among owners. An owner may hold at most as many bytes as are still free: a single owner gets half, and
 * each of several owners less. This is the dynamic threshold of Choudhury and Hahne (IEEE/ACM Transactions on
 * Networking 6(2), 1998). `most` is in bytes.
 */
export const makeByteBudget = <Owner>(most: number) => {
  const held = new Map<Owner, number>()
  /** The most that one piece counts when `fits` checks it. Otherwise a very large piece would never fit. */
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
     * Whether the owner may hold this many bytes more, so that it still holds no more than are free. `besides` are the
     * bytes of a part of the owner that must leave the same number to the owner's other parts.
     */
    fits: (owner: Owner, bytes: number, besides = 0): boolean =>
      used + (held.get(owner) ?? 0) + besides + 2 * Math.min(bytes, largest) <= most,
    take: add,
    giveBack: (owner: Owner, bytes: number): void => add(owner, -bytes),
    used: (): number => used,
  }
}
