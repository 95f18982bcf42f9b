/** A tenant may hold three times the number of free connections, so that a single tenant gets three quarters of all. */
const usualGreed = 3

const mayHoldMore = (held: number, free: number, greed = usualGreed): boolean => free > 0 && held < greed * free

/** The number of further places out of `free` that a holder of `held` may take, one after the other. */
const roomOf = (held: number, free: number, greed: number): number =>
  Math.max(0, Math.ceil((greed * free - held) / (greed + 1)))

/** A request that waits for a connection: for a tenant, in a lane of the tenant such as a legal entity. */
export interface Waiting {
  readonly tenant: string
  readonly lane: string
}

/** Connections in use, counted by tenant and by lane of a tenant. */
export interface Held {
  readonly ofTenant: (tenant: string) => number
  readonly ofLane: (waiting: Waiting) => number
}

/**
 * The waiting request that gets the next connection, if any may have one. A tenant may hold `greed` times the number of
 * free connections, and a lane three times the number that its tenant may still take. So something is always left for a
 * tenant that holds nothing, however many requests others send. Among the allowed requests, the tenant that holds least
 * goes first, then its lane that holds least, then the longest wait; `waiting` is in the order of arrival.
 */
export const nextInLine = <W extends Waiting>(
  waiting: Iterable<W>,
  held: Held,
  free: number,
  greed = usualGreed,
): W | undefined => {
  let best: { readonly who: W; readonly tenant: number; readonly lane: number } | undefined
  for (const who of waiting) {
    const [tenant, lane] = [held.ofTenant(who.tenant), held.ofLane(who)]
    if (!mayHoldMore(tenant, free, greed) || !mayHoldMore(lane, roomOf(tenant, free, greed))) continue
    if (best === undefined || tenant < best.tenant || (tenant === best.tenant && lane < best.lane))
      best = { who, tenant, lane }
  }
  return best?.who
}
