import { addDays, type CalendarDate, startOf } from "../shared/calendar-date.ts"
import type { InvoiceId, InvoiceLinkId, TenantId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import { toIso, type Timestamp } from "../shared/timestamp.ts"

/** A link to the page of an invoice, which works without an access token until it expires or is revoked (contract I42). */
export interface InvoiceLink extends Scope {
  readonly id: InvoiceLinkId
  readonly invoiceId: InvoiceId
  /** The last part of the address. */
  readonly token: string
  readonly createdAt: Timestamp
  readonly expiresAt: Timestamp
  readonly revokedAt?: Timestamp
}

/** The largest number of links of an invoice that work at the same time. */
export const mostLinks = 20
export const longestLinkDays = 365
/** The days after the due date for which a link works by itself. */
const usualDays = 60

/** A token names its tenant before its 32 random bytes, so that it is looked for among the links of that tenant alone. */
export const linkToken = (tenantId: TenantId, secret: string): string => `${tenantId.replaceAll("-", "")}${secret}`

/** The tenant that a token names; `undefined` for a text that is no token. */
export const tenantOfToken = (token: string): TenantId | undefined => {
  const [, a, b, c, d, e] =
    /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})[\w-]{43}$/.exec(token) ?? []
  return a === undefined ? undefined : ([a, b, c, d, e].join("-") as TenantId)
}

/** The last moment of a link: some days from now, by default 60 days after the due date or today, the later of them. */
export const expiryOf = (
  dueDate: CalendarDate,
  { now, today, days }: { readonly now: Timestamp; readonly today: CalendarDate; readonly days?: number | undefined },
): Timestamp =>
  days === undefined
    ? startOf(addDays(dueDate > today ? dueDate : today, usualDays + 1))
    : ((now + days * 86_400_000) as Timestamp)

export const isLinkAlive = ({ expiresAt, revokedAt }: InvoiceLink, now: Timestamp): boolean =>
  revokedAt === undefined && expiresAt > now

/** Whether an invoice with these links may get another one. */
export const hasRoomForLink = (links: readonly InvoiceLink[], now: Timestamp): boolean =>
  links.filter((each) => isLinkAlive(each, now)).length < mostLinks

/** A link as the interface shows it. */
export const invoiceLinkBody = ({ id, createdAt, expiresAt, revokedAt }: InvoiceLink, url: string) => ({
  id,
  url,
  created: toIso(createdAt),
  expiresAt: toIso(expiresAt),
  revoked: revokedAt === undefined ? undefined : toIso(revokedAt),
})
