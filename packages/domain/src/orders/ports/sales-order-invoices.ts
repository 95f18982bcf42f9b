import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import type { InvoicedSalesOrder } from "../sales-order-status.ts"

/** Asks invoicing what posted invoices have of sales orders, by their numbers (contract S38). */
export interface SalesOrderInvoices {
  readonly of: (
    scope: Scope,
    numbers: readonly string[],
  ) => Effect.Effect<ReadonlyMap<string, InvoicedSalesOrder>, PortUnavailable>
}
