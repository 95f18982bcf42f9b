import type { Effect } from "effect"
import type { FilterTooBroad, PortUnavailable } from "../../shared/errors.ts"
import type { Listed, ListRequest } from "../../listing/list-request.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Days } from "../accounting-period.ts"
import type { BookedVoucher, ExportedVoucher } from "../journal.ts"

/** Which vouchers are listed: those of a journal; or of some days, and then those with a line on a financial account. */
export type VouchersOf = { readonly journalId: string } | { readonly days: Days; readonly financialAccountId?: string }

/** Reads the vouchers of all journals. */
export interface VoucherStore {
  /** In the order of their days, and of a day as they were made; those of a journal in its order. */
  readonly list: (
    scope: Scope,
    request: ListRequest,
    of: VouchersOf,
  ) => Effect.Effect<Listed<BookedVoucher>, FilterTooBroad | PortUnavailable>
  /** Some hundred vouchers of some days, in their order, behind one of them; none behind the last. */
  readonly portion: (
    scope: Scope,
    days: Days,
    behind: Pick<BookedVoucher, "effectiveDate" | "id"> | undefined,
  ) => Effect.Effect<readonly ExportedVoucher[], PortUnavailable>
}
