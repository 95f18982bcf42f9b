import type { Need } from "../identity/permissions.ts"
import type { LegalEntityId } from "../shared/ids.ts"

/** What can be found, and who may find it (contract H3). In this order where several match as well. */
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

/** Something whose id, number, name or address is what was asked for, or begins so. */
export interface Found {
  readonly kind: FindableKind
  readonly id: string
  /** Its number or name, or what it is. */
  readonly label: string
  readonly legalEntityId: LegalEntityId
}

/** Most that a search gives. */
export const mostFound = 10
