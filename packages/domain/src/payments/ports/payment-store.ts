import type { Effect } from "effect"
import type { Listed, ListRequest } from "../../listing/list-request.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"
import type { FilterTooBroad, PortUnavailable, ResourceNotFound } from "../../shared/errors.ts"
import type { AccountId, InvoiceId, PaymentId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Payment } from "../payment.ts"
import type { PaymentBatch } from "../payment-batch.ts"

/**
 * Stores payments with their allocations.
 *
 * Contract (`test/contract/payment-store.contract.test.ts`), within the scope:
 * - `find` after `insertAll` or `update` gives an equal payment, its parts in the order of their ids;
 * - `findForUpdate` locks the payment until the unit of work ends;
 * - `update` writes the members of a payment that can change. A removed part of a draft is deleted; that of a posted
 *   payment is stored as removed and no longer given;
 * - `insertBatch` gives `false` when the number of the batch is taken;
 * - `known` gives those of the given entries of bank files that were imported before.
 */
export interface PaymentStore {
  readonly insertAll: (payments: readonly Payment[]) => Effect.Effect<void, PortUnavailable>
  /** `day` is the date of the removals; absent when nothing of the payment was removed. */
  readonly update: (payment: Payment, day?: CalendarDate) => Effect.Effect<void, PortUnavailable>
  readonly find: (scope: Scope, id: PaymentId) => Effect.Effect<Payment, ResourceNotFound | PortUnavailable>
  readonly findForUpdate: (scope: Scope, id: PaymentId) => Effect.Effect<Payment, ResourceNotFound | PortUnavailable>
  /**
   * The payments with these ids, in the order of the ids, without those that do not exist. Locks them like
   * `findForUpdate`.
   */
  readonly findAllForUpdate: (
    scope: Scope,
    ids: readonly PaymentId[],
  ) => Effect.Effect<readonly Payment[], PortUnavailable>
  readonly list: (
    scope: Scope,
    request: ListRequest,
  ) => Effect.Effect<Listed<Payment>, FilterTooBroad | PortUnavailable>
  /** The latest date of the other posted payments that settle an invoice, for invoices that have any. */
  readonly lastPaid: (
    scope: Scope,
    ids: readonly InvoiceId[],
    but: PaymentId,
  ) => Effect.Effect<ReadonlyMap<InvoiceId, CalendarDate>, PortUnavailable>
  /**
   * The unallocated amount of an account's posted payments in each currency that has one, and the same in base currency
   * (contract P21).
   */
  readonly advancesOf: (
    scope: Scope,
    id: AccountId,
  ) => Effect.Effect<
    readonly { readonly currency: string; readonly advances: Decimal; readonly advancesBase: Decimal }[],
    PortUnavailable
  >
  /** The first payment on a financial account that has an id of the bank. */
  readonly ofBank: (
    scope: Scope,
    paymentAccount: string,
    externalBankId: string,
  ) => Effect.Effect<PaymentId | undefined, PortUnavailable>
  readonly usesAccount: (scope: Scope, id: AccountId) => Effect.Effect<boolean, PortUnavailable>
  readonly insertBatch: (scope: Scope, batch: PaymentBatch) => Effect.Effect<boolean, PortUnavailable>
  readonly known: (scope: Scope, keys: readonly string[]) => Effect.Effect<ReadonlySet<string>, PortUnavailable>
}
