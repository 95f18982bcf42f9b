import type { ReceiverLine } from "./receiver-line.ts"

/** The use of a worker by one tenant, and its webhooks to which a request could be sent now. */
export interface TenantShare<T> {
  /** The number of requests that take a slot. */
  busy: number
  /** The number of lingering requests, which take a socket but no slot. */
  lingering: number
  /** The number of webhooks of which the worker has a line. */
  lines: number
  /**
   * The webhooks with a waiting item and room for it under their cap: those whose receivers answer, and those that may
   * hang.
   */
  readonly sure: Set<ReceiverLine<T>>
  readonly suspect: Set<ReceiverLine<T>>
  /** Whether a suspect has the next turn, so that neither kind starves the other. */
  suspectNext: boolean
}

export const newShare = <T>(): TenantShare<T> => ({
  busy: 0,
  lingering: 0,
  lines: 0,
  sure: new Set(),
  suspect: new Set(),
  suspectNext: false,
})

/** The requests of all tenants together. */
export interface Load {
  /** The number of requests that take a slot, and of those among them that go to receivers that may hang. */
  busy: number
  suspectBusy: number
  lingering: number
}

/** The limits by which a worker's slots and sockets are shared (contract W26). */
export interface Shares {
  readonly slots: number
  /** The slots that are left to others when one tenant has that many requests. */
  readonly reserve: number
  /** The number of slots that receivers which may hang can take together. */
  readonly suspects: number
  /**
   * The number of lingering requests, in total and for one tenant, from which receivers that may hang get no more
   * sockets.
   */
  readonly lingering: number
  readonly lingeringOfTenant: number
  /** A tenant with fewer lingering requests than this is not affected by those of other tenants. */
  readonly alwaysLingering: number
}

export const sharesOf = (slots: number, maxPerWebhook: number): Shares => ({
  slots,
  reserve: Math.floor(slots / 8),
  suspects: Math.ceil(slots / 2),
  lingering: 8 * slots,
  lingeringOfTenant: 2 * slots,
  alwaysLingering: maxPerWebhook,
})

/** Whether the tenant may have another socket for a receiver that may hang. */
export const mayLinger = (shares: Shares, load: Load, { lingering }: TenantShare<unknown>): boolean =>
  lingering < shares.alwaysLingering || (lingering < shares.lingeringOfTenant && load.lingering < shares.lingering)

/** Whether the tenant may begin a request to a receiver that answers. */
const mayBegin = ({ slots, reserve }: Shares, load: Load, { busy }: TenantShare<unknown>): boolean =>
  load.busy < slots && (slots - load.busy > reserve || busy < reserve)

/** The webhook of the tenant that is next, if it may send. */
export const nextLine = <T>(shares: Shares, load: Load, share: TenantShare<T>): ReceiverLine<T> | undefined => {
  if (!mayBegin(shares, load, share)) return undefined
  const [sure] = share.sure
  const [suspect] = load.suspectBusy < shares.suspects && mayLinger(shares, load, share) ? share.suspect : ([] as const)
  return share.suspectNext ? (suspect ?? sure) : (sure ?? suspect)
}
