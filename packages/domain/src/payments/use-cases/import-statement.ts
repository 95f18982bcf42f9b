import { Effect, Result } from "effect"
import type { Invoicing } from "../../invoicing/invoicing.ts"
import { refuse as refuseNumber } from "../../organisation/organisation.errors.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { defaultPaymentMethods } from "../../reference-data/payment-method.ts"
import type { ReferenceData } from "../../reference-data/reference-data.ts"
import { type CalendarDate, dateIn } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"
import { given } from "../../shared/given.ts"
import type { PaymentId, PaymentSettlementId } from "../../shared/ids.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { withAccount } from "../allocate.ts"
import { type BankFile, entryKey, nameOf, type StatementEntry } from "../bank-statement.ts"
import { askedFor, matchEntry } from "../match-entry.ts"
import { type OpenInvoices, openInvoicesOf } from "../open-invoices.ts"
import type { Payment } from "../payment.ts"
import type { PaymentBatch } from "../payment-batch.ts"
import type { PaymentsEvent } from "../payments.events.ts"
import { withMatch } from "../planned-match.ts"
import type { PaymentStore } from "../ports/payment-store.ts"
import { readEntry } from "../read-entry.ts"
import { readAmounts } from "../read-payment.ts"
import { type DraftPaymentPorts, makeRateOf, noRate } from "./draft-payment.ts"

export interface ImportStatementPorts extends DraftPaymentPorts {
  readonly payments: Pick<PaymentStore, "insertAll" | "insertBatch" | "known">
  readonly invoicing: Pick<Invoicing, "openInvoices">
  readonly organisation: Pick<Organisation, "details" | "takeNumber">
  readonly referenceData: Pick<ReferenceData, "lookUps">
  readonly events: EventBus<PaymentsEvent>
  readonly unitOfWork: UnitOfWork
}

/** The result of importing a bank file. */
export interface ImportedStatement {
  readonly batch: PaymentBatch
  readonly errors: readonly { readonly entry: string; readonly message: string }[]
}

/** The number of payments whose events are raised and whose rows are written at a time. */
const atOnce = 500

/**
 * A draft with the settlements that its entry matches. Later payments of the file do not plan to settle the same
 * invoices.
 */
const planned = (draft: Payment, entry: StatementEntry, open: OpenInvoices | undefined, nextId: IdSource["next"]) => {
  if (!entry.isCredit || open === undefined) return draft
  const payment = matchEntry(entry, open).reduce(
    (so, match) => withMatch(so, match, nextId<PaymentSettlementId>(), match.most),
    draft,
  )
  for (const { invoice } of payment.settlements) open.take(invoice.id)
  return withAccount(payment)
}

/** Imports bank files: each booked entry becomes a draft payment with its matches (contract P16 to P18). */
export const makeImportStatement = (ports: ImportStatementPorts) => {
  const { payments, invoicing, organisation, referenceData, exchangeRates, events, ids, unitOfWork } = ports
  const rateOf = makeRateOf(exchangeRates)

  /** The entries that were not imported before, without duplicates. */
  const newOnes = Effect.fnUntraced(function* (scope: Scope, { entries }: BankFile) {
    const booked = entries.filter(({ status }) => status === "BOOK")
    const known = new Set(yield* payments.known(scope, booked.map(entryKey)))
    const fresh = booked.filter((entry) => {
      const key = entryKey(entry)
      if (known.has(key)) return false
      known.add(key)
      return true
    })
    return { fresh, skipped: booked.length - fresh.length }
  })

  /** The open invoices that credit entries may pay, by currency. */
  const openFor = Effect.fnUntraced(function* (scope: Scope, entries: readonly StatementEntry[]) {
    const open = new Map<string, OpenInvoices>()
    const credits = Map.groupBy(
      entries.filter(({ isCredit }) => isCredit),
      ({ currency }) => currency,
    )
    for (const [currency, some] of credits) {
      const asked = some.map(askedFor)
      const names = [...new Set(asked.flatMap((each) => each.names))]
      const payers = asked.flatMap((each) => each.payers)
      open.set(currency, openInvoicesOf(yield* invoicing.openInvoices(scope, { currency, names, payers })))
    }
    return open
  })

  /** Makes payments from entries. The rate of each day is looked up once. */
  const draftsOf = Effect.fnUntraced(function* (scope: Scope, { number, id }: Pick<PaymentBatch, "id" | "number">) {
    const entity = yield* organisation.details(scope)
    const now = yield* currentTime
    const method = yield* referenceData.lookUps(scope).paymentMethod("paymentMethod", defaultPaymentMethods[0])
    const rates = new Map<string, Decimal | undefined>()
    return Effect.fnUntraced(function* (entry: StatementEntry) {
      const read = readEntry(entry)
      if (Result.isFailure(read)) return Result.fail(read.failure)
      const { amount, currency, paymentDate, entryKey: key, ...texts } = read.success
      const [day, currencies] = [paymentDate as CalendarDate, { currency, baseCurrency: entity.baseCurrency }]
      const of = `${currency} ${day}`
      if (!rates.has(of)) rates.set(of, yield* rateOf(scope, currencies, day))
      const amounts = readAmounts({ amount, ...currencies }, rates.get(of), noRate(currencies, day))
      if (Result.isFailure(amounts)) return Result.fail(amounts.failure.message)
      return Result.succeed<Payment>({
        tenantId: scope.tenantId,
        legalEntityId: scope.legalEntityId,
        id: ids.next<PaymentId>(),
        paymentDate: day,
        ...currencies,
        ...amounts.success,
        paymentAccount: entity.paymentAccount,
        bankFeeAccount: entity.bankFeeAccount,
        method: { id: method.id, name: method.name },
        ...given(texts),
        batch: { id, number },
        entryKey: key,
        settlements: [],
        writeOffs: [],
        refundOf: [],
        refundedBy: [],
        createdAt: now,
        modifiedAt: now,
      })
    })
  })

  const keep = Effect.fnUntraced(function* (origin: EventOrigin, made: readonly Payment[]) {
    for (let from = 0; from < made.length; from += atOnce) {
      const some = made.slice(from, from + atOnce)
      yield* payments.insertAll(some)
      yield* events.publish(
        origin,
        some.map((payment) => ({ _tag: "PaymentsCreated", payment }) as const),
      )
    }
  })

  const imported = Effect.fnUntraced(function* (origin: EventOrigin, file: BankFile) {
    const { timeZone } = yield* organisation.details(origin)
    const createdAt = yield* currentTime
    // The number series stays locked until the end, so that two imports of one file run one after the other.
    const number = yield* organisation.takeNumber(origin, "PaymentBatch", dateIn(timeZone, createdAt))
    const { fresh, skipped } = yield* newOnes(origin, file)
    const named = { id: ids.next<PaymentBatch["id"]>(), number }
    const draft = yield* draftsOf(origin, named)
    const open = yield* openFor(origin, fresh)
    const made: Payment[] = []
    const errors: { entry: string; message: string }[] = []
    for (const [index, entry] of fresh.entries()) {
      const payment = yield* draft(entry)
      if (Result.isFailure(payment)) errors.push({ entry: nameOf(entry), message: payment.failure })
      else made.push(planned(payment.success, entry, open.get(entry.currency), ids.next))
      // Lets other requests of the process run between the entries of a large file.
      if (index % 50 === 0) yield* Effect.yieldNow
    }
    const matched = made.filter(({ settlements }) => settlements.length > 0).length
    const batch: PaymentBatch = {
      ...named,
      messageId: file.messageId,
      created: made.length,
      matched,
      skipped,
      createdAt,
    }
    if (!(yield* payments.insertBatch(origin, batch)))
      return yield* refuseNumber("NumberTaken", { number, kind: "payment batch" })
    yield* keep(origin, made)
    return { batch, errors } satisfies ImportedStatement
  })

  return Effect.fn("payments.importStatement")((origin: EventOrigin, file: BankFile) =>
    unitOfWork.atomically(origin.tenantId, imported(origin, file)),
  )
}
