import type { Effect } from "effect"
import type { FilterTooBroad, PortUnavailable } from "../../shared/errors.ts"
import type { Listed, ListRequest } from "../../listing/list-request.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Days } from "../accounting-period.ts"
import type { BookedVoucher, ExportedVoucher } from "../journal.ts"

/** The vouchers to list: those of a journal, or those of some days, optionally with a line on a financial account. */
export type VouchersOf = { readonly journalId: string } | { readonly days: Days; readonly financialAccountId?: string }

/** Reads the vouchers of all journals. */
export interface VoucherStore {
  /** The vouchers by day, and for one day in the order of their creation; those of a journal in its order. */
  readonly list: (
    scope: Scope,
    request: ListRequest,
    of: VouchersOf,
  ) => Effect.Effect<Listed<BookedVoucher>, FilterTooBroad | PortUnavailable>
  /** Some hundred vouchers of some days in order, after the given one; empty after the last. */
  readonly portion: (
    scope: Scope,
    days: Days,
    behind: Pick<BookedVoucher, "effectiveDate" | "id"> | undefined,
  ) => Effect.Effect<readonly ExportedVoucher[], PortUnavailable>
}
