import { Effect } from "effect"
import { simpleAccount } from "../../customers/account.ts"
import type { Customers } from "../../customers/customers.ts"
import type { ExchangeRates } from "../../exchange-rates/exchange-rates.ts"
import { readDate } from "../../invoicing/read-date.ts"
import type { LookupKey } from "../../listing/lookup-key.ts"
import { patchTexts } from "../../listing/members.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { financialAccountRef, type FinancialAccountRef } from "../../reference-data/financial-account.ts"
import type { ReferenceData } from "../../reference-data/reference-data.ts"
import { type CalendarDate, dateIn } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { Maybe } from "../../shared/maybe.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { Payment } from "../payment.ts"
import { paymentMembers } from "../../resources/payment.resource.ts"
import type { PaymentEntry, PaymentTexts } from "../payment-request.ts"
import { type AmountsGiven, needsRate, readAmounts } from "../read-payment.ts"

export interface DraftPaymentPorts {
  readonly customers: Pick<Customers, "lookUps">
  readonly organisation: Pick<Organisation, "details">
  readonly referenceData: Pick<ReferenceData, "lookUps">
  readonly exchangeRates: Pick<ExchangeRates, "inForce">
  readonly ids: IdSource
}

/** Units of base currency for one unit of the payment's currency on a day; absent when no rate is in force. */
export const makeRateOf =
  (exchangeRates: Pick<ExchangeRates, "inForce">) =>
  (scope: Scope, { currency, baseCurrency }: Pick<Payment, "baseCurrency" | "currency">, day: CalendarDate) =>
    currency === baseCurrency
      ? Effect.undefined
      : Effect.map(
          exchangeRates.inForce(scope, { from: currency, to: baseCurrency }, day),
          (found): Decimal | undefined => found?.rate,
        )

export const noRate = ({ currency, baseCurrency }: Pick<Payment, "baseCurrency" | "currency">, day: CalendarDate) =>
  `is required: there is no exchange rate from ${currency} to ${baseCurrency} in force on ${day}`

/** Finds the account whose money a payment is. */
export const makeReadAccount =
  ({ customers }: Pick<DraftPaymentPorts, "customers">) =>
  (scope: Scope, key: LookupKey) =>
    Effect.map(customers.lookUps(scope).account("account", key), simpleAccount)

/** Makes a draft without allocations from a request (contract P1). */
export const makeDraftPayment = (ports: DraftPaymentPorts) => {
  const { organisation, referenceData, exchangeRates, ids } = ports
  const readAccount = makeReadAccount(ports)
  const rateOf = makeRateOf(exchangeRates)
  return Effect.fnUntraced(function* (
    scope: Scope,
    entry: PaymentEntry & PaymentTexts,
    /** The key of a currency in the request, or the code of a known currency. */
    currency: { readonly key: Maybe<LookupKey> } | { readonly code: string },
    /** The account whose money the payment is, when the request names it. */
    owner?: Maybe<LookupKey>,
  ) {
    const entity = yield* organisation.details(scope)
    const now = yield* currentTime
    const lookUps = referenceData.lookUps(scope)
    const account = (field: string, key: Maybe<LookupKey>, usual: FinancialAccountRef) =>
      key ? Effect.map(lookUps.financialAccount(field, key), financialAccountRef) : Effect.succeed(usual)
    const paymentDate = yield* readDate("paymentDate", entry.paymentDate, dateIn(entity.timeZone, now))
    const code =
      "code" in currency
        ? currency.code
        : currency.key
          ? yield* lookUps.currency("currency", currency.key, entity.baseCurrency)
          : entity.baseCurrency
    const { id, name } = yield* lookUps.paymentMethod("paymentMethod", entry.paymentMethod)
    const currencies = { currency: code, baseCurrency: entity.baseCurrency }
    const wanted: AmountsGiven = { ...entry, ...currencies }
    const rateOfDay = needsRate(wanted) ? yield* rateOf(scope, currencies, paymentDate) : undefined
    const amounts = yield* Effect.fromResult(readAmounts(wanted, rateOfDay, noRate(currencies, paymentDate)))
    const of = owner ? yield* readAccount(scope, owner) : undefined
    return {
      tenantId: scope.tenantId,
      legalEntityId: scope.legalEntityId,
      id: ids.next(),
      ...(of === undefined ? {} : { account: of }),
      paymentDate,
      ...currencies,
      ...amounts,
      paymentAccount: yield* account("paymentAccount", entry.paymentAccount, entity.paymentAccount),
      bankFeeAccount: yield* account("bankFeeAccount", entry.bankFeeAccount, entity.bankFeeAccount),
      method: { id, name },
      ...patchTexts(paymentMembers, undefined, entry),
      settlements: [],
      writeOffs: [],
      refundOf: [],
      refundedBy: [],
      createdAt: now,
      modifiedAt: now,
    } satisfies Payment
  })
}
