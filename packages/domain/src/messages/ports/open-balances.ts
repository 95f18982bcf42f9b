import type { Effect } from "effect"
import type { Decimal } from "../../shared/decimal.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"

/** Gives the balance of each of some invoices that is posted and not settled, if it is above 0. */
export type OpenBalances = (
  scope: Scope,
  ids: readonly InvoiceId[],
) => Effect.Effect<ReadonlyMap<InvoiceId, Decimal>, PortUnavailable>
