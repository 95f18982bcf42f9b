import { Effect, Result } from "effect"
import type { Customers } from "../../customers/customers.ts"
import type { Orders } from "../../orders/orders.ts"
import { addDays, type CalendarDate, dateIn, daysBetween } from "../../shared/calendar-date.ts"
import { zero } from "../../shared/decimal.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { InvoiceId, InvoiceLineId } from "../../shared/ids.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import { given } from "../../shared/given.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import { currentTime, type Timestamp } from "../../shared/timestamp.ts"
import { renewedAddress } from "../former-parties.ts"
import { withoutItsOwn } from "../credit-note.ts"
import { atRate } from "../in-base-currency.ts"
import type { Invoice } from "../invoice.ts"
import { matchOf } from "../invoice-match.ts"
import type { ReplacementRequest } from "../invoice-request.ts"
import { statusAfter } from "../invoice-status.ts"
import { refuse } from "../invoicing.errors.ts"
import { readDate } from "../read-date.ts"
import type { BilledPeriods } from "../ports/billed-periods.ts"
import type { UsageToBill } from "../ports/usage-to-bill.ts"
import type { CreditInvoice, CreditInvoicePorts } from "./credit-invoice.ts"
import type { FinishDraft, GeneratedInvoice } from "./finish-draft.ts"
import type { MatchInvoices } from "./match-invoices.ts"

export interface ReplaceInvoicePorts extends CreditInvoicePorts {
  readonly customers: Pick<Customers, "hold">
  readonly orders: Pick<Orders, "holdToInvoice">
  readonly periods: Pick<BilledPeriods, "move">
  readonly usage: Pick<UsageToBill, "move">
}

/** The invoice that replaces another one, and the credit note for the replaced one. */
export interface ReplacedInvoice extends GeneratedInvoice {
  readonly creditNote: Invoice
}

/**
 * Credits a posted invoice in full and makes a new one from the account's present data, in one transaction (contract
 * I41). Either both documents are posted or none. The new invoice then bills what the old one billed of orders. The
 * credit note settles what was open of the old invoice, and payments of the old one move to the new one.
 */
export const makeReplaceInvoice = (
  ports: ReplaceInvoicePorts,
  credit: CreditInvoice,
  finishDraft: FinishDraft,
  { match }: Pick<MatchInvoices, "match">,
) => {
  const { invoices, organisation, customers, orders, periods, usage, ids, unitOfWork } = ports

  /** Locks what the invoice bills: its account first, then the orders (contract V21). */
  const hold = Effect.fnUntraced(function* (origin: EventOrigin, { account, lines }: Invoice) {
    const [held] = yield* customers.hold(origin, [account.id])
    const orderIds = new Set(lines.flatMap(({ billed }) => billed?.orderId ?? []))
    for (const orderId of [...orderIds].toSorted()) yield* orders.holdToInvoice(origin, orderId)
    return held!
  })

  const settle = Effect.fnUntraced(function* (origin: EventOrigin, invoiceId: InvoiceId, creditId: InvoiceId) {
    const [invoice, note] = [yield* invoices.find(origin, invoiceId), yield* invoices.find(origin, creditId)]
    if (Result.isSuccess(matchOf(invoice, note))) yield* match(origin, invoiceId, creditId, undefined)
  })

  const replace = Effect.fnUntraced(function* (origin: EventOrigin, id: InvoiceId, request: ReplacementRequest) {
    const account = yield* hold(origin, yield* invoices.find(origin, id))
    const invoice = yield* invoices.findForUpdate(origin, id)
    yield* Effect.fromResult(statusAfter(invoice.status, "credit"))
    if (invoice.type === "Credit") return yield* refuse("CreditNote")
    if (invoice.correction?.corrected !== undefined) return yield* refuse("ReplacesNoCorrection")
    const reason = request.reason.trim()
    if (reason === "") return yield* fieldRefused("reason", "is required")
    if ((yield* invoices.credited(origin, id)).lines.size > 0) return yield* refuse("PartlyCredited")
    const now = yield* currentTime
    const { timeZone } = yield* organisation.details(origin)
    const date = yield* readDate("date", request.date, dateIn(timeZone, now))
    if (date < invoice.invoiceDate)
      return yield* fieldRefused("date", `must not be before the date of the invoice, ${invoice.invoiceDate}`)
    const { invoice: creditNote } = yield* credit(
      origin,
      id,
      { creditAllInvoiceLines: true, creditInvoiceDate: date, invoiceAction: "CancelDraftIfPostFail" },
      { correction: { reason } },
    )
    const draft: Invoice = {
      ...replacement(invoice, date, now, ids),
      ...given({ invoiceAddress: renewedAddress(invoice.invoiceAddress, account) }),
    }
    const lines = invoice.lines.map((line, index) => ({ from: line.id, to: draft.lines[index]!.id }))
    const moved = Effect.andThen(periods.move(origin, draft.id, lines), usage.move(origin, draft.id, lines))
    const made = yield* finishDraft(origin, { draft, account, attachments: [], hold: moved }, "CancelDraftIfPostFail")
    yield* settle(origin, id, creditNote.id)
    yield* settle(origin, draft.id, creditNote.id)
    return { ...made, creditNote } satisfies ReplacedInvoice
  })

  return Effect.fn("invoicing.replaceInvoice")((origin: EventOrigin, id: InvoiceId, request: ReplacementRequest) =>
    unitOfWork.atomically(origin.tenantId, replace(origin, id, request)),
  )
}

/**
 * A draft with everything that the invoice charges and with the same number of days to pay. The delivery date stays.
 */
const replacement = (invoice: Invoice, date: CalendarDate, now: Timestamp, ids: IdSource): Invoice => {
  const { taxRate: _, ...shared } = withoutItsOwn(invoice)
  const draft: Invoice = {
    ...shared,
    id: ids.next(),
    status: "Draft",
    invoiceDate: date,
    dueDate: addDays(date, daysBetween(invoice.invoiceDate, invoice.dueDate)),
    deliveryDate: invoice.deliveryDate ?? invoice.invoiceDate,
    lines: invoice.lines.map((line) => ({ ...line, id: ids.next<InvoiceLineId>() })),
    settled: zero,
    settledBase: zero,
    ...(invoice.marks === undefined ? {} : { marks: invoice.marks }),
    createdAt: now,
    modifiedAt: now,
  }
  return atRate(draft, invoice.exchangeRate)
}
