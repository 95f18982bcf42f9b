import type { Need } from "../identity/permissions.ts"
import type { LegalEntityId } from "../shared/ids.ts"

/**
 * The kinds of objects that a search can find, and the permission for each (contract H3). When several kinds match, the
 * results are in this order.
 */
export const findable = {
  Invoice: "invoices:read",
  Account: "accounts:read",
  Subscription: "orders:read",
  SalesOrder: "orders:read",
  Quote: "quotes:read",
  Product: "products:read",
  InvoiceBatch: "invoices:read",
  Journal: "journals:read",
  Payment: "payments:read",
  NationalEInvoice: "einvoices:read",
  Webhook: "webhooks:read",
  Delivery: "webhooks:read",
  Event: "events:read",
} as const satisfies Readonly<Record<string, Need>>
export type FindableKind = keyof typeof findable
export const findableKinds = Object.keys(findable) as readonly FindableKind[]

/** An object whose id, number, name or address equals the searched text or begins with it. */
export interface Found {
  readonly kind: FindableKind
  readonly id: string
  /** The number or name of the object, or else its kind. */
  readonly label: string
  readonly legalEntityId: LegalEntityId
}

/** The largest number of results of a search. */
export const mostFound = 10
