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
 * Keeps payments with what they settle.
 *
 * Contract (`test/contract/payment-store.contract.test.ts`), within the scope:
 * - `find` after `insertAll` or `update` gives back an equal payment, its parts in the order of their ids;
 * - `findForUpdate` locks the payment until the unit of work ends;
 * - `update` writes what may change of a payment: of a draft what is gone is deleted, of a posted one it is kept as removed,
 *   and given by nobody;
 * - `insertBatch` gives `false` where the number of the batch is taken;
 * - `known` gives those of some entries of bank files that were imported before.
 */
export interface PaymentStore {
  readonly insertAll: (payments: readonly Payment[]) => Effect.Effect<void, PortUnavailable>
  /** `day` is that of what is removed; absent where the payment has all that it had. */
  readonly update: (payment: Payment, day?: CalendarDate) => Effect.Effect<void, PortUnavailable>
  readonly find: (scope: Scope, id: PaymentId) => Effect.Effect<Payment, ResourceNotFound | PortUnavailable>
  readonly findForUpdate: (scope: Scope, id: PaymentId) => Effect.Effect<Payment, ResourceNotFound | PortUnavailable>
  /** The payments of some ids, in the order of these, without those that are not there; locks them as `findForUpdate` does. */
  readonly findAllForUpdate: (
    scope: Scope,
    ids: readonly PaymentId[],
  ) => Effect.Effect<readonly Payment[], PortUnavailable>
  readonly list: (
    scope: Scope,
    request: ListRequest,
  ) => Effect.Effect<Listed<Payment>, FilterTooBroad | PortUnavailable>
  /** The latest date of the posted payments but one that settle an invoice, for those that have one. */
  readonly lastPaid: (
    scope: Scope,
    ids: readonly InvoiceId[],
    but: PaymentId,
  ) => Effect.Effect<ReadonlyMap<InvoiceId, CalendarDate>, PortUnavailable>
  /** The amount that the posted payments of an account have left in a currency, and in base currency (contract P21). */
  readonly advancesOf: (
    scope: Scope,
    id: AccountId,
    currency: string,
  ) => Effect.Effect<Readonly<Record<"advances" | "advancesBase", Decimal>>, PortUnavailable>
  /** The first payment of an account of the books that has an id of the bank. */
  readonly ofBank: (
    scope: Scope,
    paymentAccount: string,
    externalBankId: string,
  ) => Effect.Effect<PaymentId | undefined, PortUnavailable>
  readonly usesAccount: (scope: Scope, id: AccountId) => Effect.Effect<boolean, PortUnavailable>
  readonly insertBatch: (scope: Scope, batch: PaymentBatch) => Effect.Effect<boolean, PortUnavailable>
  readonly known: (scope: Scope, keys: readonly string[]) => Effect.Effect<ReadonlySet<string>, PortUnavailable>
}
