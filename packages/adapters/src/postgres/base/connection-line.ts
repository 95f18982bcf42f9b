/** How much of what is free somebody may hold: three times, so that the only one who asks gets three quarters. */
const greed = 3

const mayHoldMore = (held: number, free: number): boolean => free > 0 && held < greed * free

/** How many more of `free` places somebody who holds `held` may take, one after the other. */
const roomOf = (held: number, free: number): number => Math.max(0, Math.ceil((greed * free - held) / (greed + 1)))

/** Somebody who waits for a connection: for a tenant, and in a lane of it, such as a legal entity. */
export interface Waiting {
  readonly tenant: string
  readonly lane: string
}

/** Counts by tenant, and by lane of a tenant. */
export interface Held {
  readonly ofTenant: (tenant: string) => number
  readonly ofLane: (waiting: Waiting) => number
}

/**
 * Who of those that wait gets the next connection, if anybody does. A tenant may hold three times what is left free,
 * and a lane three times what its tenant may still take; so there is always something left for one who holds nothing,
 * however many requests somebody else sends. Among those who may, the tenant that holds least goes first, then its lane
 * that holds least, then who has waited longest; `waiting` is in the order of arrival.
 */
export const nextInLine = <W extends Waiting>(waiting: Iterable<W>, held: Held, free: number): W | undefined => {
  let best: { readonly who: W; readonly tenant: number; readonly lane: number } | undefined
  for (const who of waiting) {
    const [tenant, lane] = [held.ofTenant(who.tenant), held.ofLane(who)]
    if (!mayHoldMore(tenant, free) || !mayHoldMore(lane, roomOf(tenant, free))) continue
    if (best === undefined || tenant < best.tenant || (tenant === best.tenant && lane < best.lane))
      best = { who, tenant, lane }
  }
  return best?.who
}
