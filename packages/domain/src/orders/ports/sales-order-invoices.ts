import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import type { InvoicedSalesOrder } from "../sales-order-status.ts"

/** Reads from invoicing what the posted invoices of sales orders hold, by order number (contract S38). */
export interface SalesOrderInvoices {
  readonly of: (
    scope: Scope,
    numbers: readonly string[],
  ) => Effect.Effect<ReadonlyMap<string, InvoicedSalesOrder>, PortUnavailable>
}
