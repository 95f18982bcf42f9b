import type { ReceiverLine } from "./receiver-line.ts"

/** What one tenant has of a worker, and its webhooks that could be sent to now. */
export interface TenantShare<T> {
  /** Requests that take a slot. */
  busy: number
  /** Requests that linger: they take no slot, but a socket. */
  lingering: number
  /** Webhooks of which the worker knows something. */
  lines: number
  /** Webhooks with an item that waits and room for it under their cap: receivers that answer, and those that may hang. */
  readonly sure: Set<ReceiverLine<T>>
  readonly suspect: Set<ReceiverLine<T>>
  /** Whether a suspect has the next turn: neither kind starves the other. */
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

/** What all tenants have together. */
export interface Load {
  /** Requests that take a slot, and those of them to receivers that may hang. */
  busy: number
  suspectBusy: number
  lingering: number
}

/** How a worker's slots and sockets are shared (contract W26). */
export interface Shares {
  readonly slots: number
  /** Slots that a tenant with as many requests leaves to the others. */
  readonly reserve: number
  /** Slots that receivers which may hang can take together. */
  readonly suspects: number
  /** Requests that linger, in all and of one tenant, before receivers that may hang get no more. */
  readonly lingering: number
  readonly lingeringOfTenant: number
  /** A tenant with fewer requests that linger than this is not held up by the others' ones. */
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

/** Whether the tenant may have a socket more for a receiver that may hang. */
export const mayLinger = (shares: Shares, load: Load, { lingering }: TenantShare<unknown>): boolean =>
  lingering < shares.alwaysLingering || (lingering < shares.lingeringOfTenant && load.lingering < shares.lingering)

/** Whether the tenant may begin a request to a receiver that answers. */
const mayBegin = ({ slots, reserve }: Shares, load: Load, { busy }: TenantShare<unknown>): boolean =>
  load.busy < slots && (slots - load.busy > reserve || busy < reserve)

/** The webhook of the tenant that comes next, if one may. */
export const nextLine = <T>(shares: Shares, load: Load, share: TenantShare<T>): ReceiverLine<T> | undefined => {
  if (!mayBegin(shares, load, share)) return undefined
  const [sure] = share.sure
  const [suspect] = load.suspectBusy < shares.suspects && mayLinger(shares, load, share) ? share.suspect : ([] as const)
  return share.suspectNext ? (suspect ?? sure) : (sure ?? suspect)
}
