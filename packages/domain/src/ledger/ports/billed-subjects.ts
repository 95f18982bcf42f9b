import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { AccountId, InvoiceId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { VoucherAccount, VoucherInvoice } from "../voucher-subjects.ts"

/** Reads from invoicing the invoices and accounts of vouchers that exist among some ids. */
export interface BilledSubjects {
  readonly invoices: (
    scope: Scope,
    ids: readonly InvoiceId[],
  ) => Effect.Effect<readonly VoucherInvoice[], PortUnavailable>
  readonly accounts: (
    scope: Scope,
    ids: readonly AccountId[],
  ) => Effect.Effect<readonly VoucherAccount[], PortUnavailable>
}
