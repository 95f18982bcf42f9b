import { Effect } from "effect"
import type { Invoice } from "../../invoicing/invoice.ts"
import type { Invoicing } from "../../invoicing/invoicing.ts"
import { readDate } from "../../invoicing/read-date.ts"
import type { LedgerEvent } from "../../ledger/ledger.events.ts"
import type { Ledger } from "../../ledger/ledger.ts"
import type { LookupKey } from "../../listing/lookup-key.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { financialAccountRef } from "../../reference-data/financial-account.ts"
import type { ReferenceData } from "../../reference-data/reference-data.ts"
import { type CalendarDate, dateIn } from "../../shared/calendar-date.ts"
import { type Decimal, decimal, zero } from "../../shared/decimal.ts"
import { fieldRefused, ResourceNotFound } from "../../shared/errors.ts"
import { given } from "../../shared/given.ts"
import type { InvoiceId, InvoiceWriteOffId } from "../../shared/ids.ts"
import type { Maybe } from "../../shared/maybe.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { type InvoiceWriteOff, takeBackWriteOff, type WrittenOff, writeOffInvoice } from "../invoice-write-off.ts"
import type { InvoiceWriteOffStore } from "../ports/invoice-write-off-store.ts"

export interface WriteOffInvoicePorts {
  readonly invoiceWriteOffs: InvoiceWriteOffStore
  readonly invoicing: Pick<Invoicing, "get" | "holdToSettle" | "keepSettled">
  readonly ledger: Pick<Ledger, "journalOf" | "postAll">
  readonly organisation: Pick<Organisation, "details" | "takeNumber">
  readonly referenceData: Pick<ReferenceData, "lookUps">
  readonly events: EventBus<LedgerEvent>
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** A request to write off a bad debt. */
export interface WriteOffInvoiceRequest {
  readonly amount?: Maybe<Decimal>
  readonly date?: Maybe<string>
  readonly reason: string
  /** Whether the tax is corrected as well (contract P27). */
  readonly taxRelief?: Maybe<boolean>
  readonly account?: Maybe<LookupKey>
}

/** Writes off invoices as bad debts, and takes that back (contract P23 to P26). */
export const makeWriteOffInvoice = (ports: WriteOffInvoicePorts) => {
  const { invoiceWriteOffs, invoicing, ledger, organisation, referenceData, events, ids, unitOfWork } = ports

  const held = Effect.fnUntraced(function* (scope: Scope, id: InvoiceId) {
    const found = (yield* invoicing.holdToSettle(scope, [id])).get(id)
    return found ?? (yield* new ResourceNotFound({ noun: "invoice", id }))
  })

  const reliefChanges = (writeOff: InvoiceWriteOffId, date: CalendarDate, { relief, after }: WrittenOff) =>
    relief.map((part) => ({ id: ids.next<string>(), writeOff, date, currency: after.currency, part }))

  /** Stores the invoice and posts the voucher. The invoice is locked. */
  const book = Effect.fnUntraced(function* (
    origin: EventOrigin,
    { after, lines }: WrittenOff,
    { description, date }: { readonly description: string; readonly date: CalendarDate },
  ) {
    const { fiscalYearStartMonth } = yield* organisation.details(origin)
    const { paymentDate: _, ...rest } = after
    const isSettled = after.status === "Settled"
    const kept: Invoice = { ...rest, ...given({ paymentDate: isSettled ? after.lastPaymentDate : undefined }) }
    yield* invoicing.keepSettled(origin, [kept])
    const journal = ledger.journalOf(origin, {
      number: yield* organisation.takeNumber(origin, "Journal", date),
      type: "Payment",
      description,
      effectiveDate: date,
      postedAt: yield* currentTime,
      fiscalYearStartMonth,
      vouchers: [
        {
          effectiveDate: date,
          source: "Payment",
          invoice: { id: after.id, number: after.number! },
          accountId: after.account.id,
          salesCurrency: after.currency,
          exchangeRate: after.exchangeRate ?? decimal("1"),
          lines,
        },
      ],
    })
    yield* ledger.postAll([journal])
    yield* events.publish(origin, [{ _tag: "JournalPosted", journal }])
  })

  const writeOff = Effect.fnUntraced(function* (origin: EventOrigin, id: InvoiceId, request: WriteOffInvoiceRequest) {
    const reason = request.reason.trim()
    if (reason === "") return yield* fieldRefused("reason", "is required")
    const { timeZone, writeOffAccount } = yield* organisation.details(origin)
    const createdAt = yield* currentTime
    const date = yield* readDate("date", request.date, dateIn(timeZone, createdAt))
    const { financialAccount } = referenceData.lookUps(origin)
    const account = request.account
      ? financialAccountRef(yield* financialAccount("account", request.account))
      : writeOffAccount
    const invoice = yield* held(origin, id)
    const taxRelief = request.taxRelief === true
    const earlier = taxRelief ? ((yield* invoiceWriteOffs.ofInvoices(origin, [id])).get(id) ?? []) : []
    const asked = { date, account, taxRelief, ...given({ amount: request.amount ?? undefined }) }
    const written = yield* Effect.fromResult(writeOffInvoice(invoice, asked, earlier))
    const { amount, baseAmount, relief } = written
    const made: InvoiceWriteOff = {
      id: ids.next<InvoiceWriteOffId>(),
      invoiceId: id,
      amount,
      baseAmount,
      date,
      account,
      reason,
      ...(taxRelief ? { relief } : {}),
      recovered: zero,
      createdAt,
    }
    yield* invoiceWriteOffs.insert(origin, made)
    yield* invoiceWriteOffs.addRelief(origin, reliefChanges(made.id, date, written))
    yield* book(origin, written, { description: `Write-off of invoice ${invoice.number}`, date })
    return made
  })

  const takeBack = Effect.fnUntraced(function* (
    origin: EventOrigin,
    id: InvoiceId,
    writeOffId: InvoiceWriteOffId,
    wanted: string | undefined,
  ) {
    const accounts = yield* organisation.details(origin)
    const now = yield* currentTime
    const date = yield* readDate("date", wanted, dateIn(accounts.timeZone, now))
    const invoice = yield* held(origin, id)
    const found = (yield* invoiceWriteOffs.ofInvoices(origin, [id])).get(id)?.find((each) => each.id === writeOffId)
    if (found === undefined) return yield* new ResourceNotFound({ noun: "write-off", id: writeOffId })
    const written = yield* Effect.fromResult(takeBackWriteOff(invoice, found, { date, accounts }))
    const takenBack = { date, amount: written.amount, userId: origin.triggeredBy }
    yield* invoiceWriteOffs.takeBack(origin, writeOffId, takenBack, now)
    yield* invoiceWriteOffs.addRelief(origin, reliefChanges(writeOffId, date, written))
    yield* book(origin, written, { description: `Write-off taken back of invoice ${invoice.number}`, date })
  })

  return {
    writeOffInvoice: Effect.fn("payments.writeOffInvoice")(
      (origin: EventOrigin, id: InvoiceId, request: WriteOffInvoiceRequest) =>
        unitOfWork.atomically(origin.tenantId, writeOff(origin, id, request)),
    ),
    takeBackWriteOff: Effect.fn("payments.takeBackWriteOff")((...asked: Parameters<typeof takeBack>) =>
      unitOfWork.atomically(asked[0].tenantId, takeBack(...asked)),
    ),
    /** The write-offs of an invoice, newest first. */
    writeOffsOf: Effect.fn("payments.writeOffsOf")((scope: Scope, id: InvoiceId) =>
      unitOfWork.atomically(
        scope.tenantId,
        Effect.andThen(
          invoicing.get(scope, id),
          Effect.map(invoiceWriteOffs.ofInvoices(scope, [id]), (found) => found.get(id) ?? []),
        ),
      ),
    ),
  }
}
