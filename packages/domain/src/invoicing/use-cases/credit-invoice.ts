import { BigDecimal, Effect, Result } from "effect"
import { dateIn } from "../../shared/calendar-date.ts"
import { minorUnits } from "../../shared/currency.ts"
import { printDecimal } from "../../shared/decimal.ts"
import { FieldsRefused, fieldRefused } from "../../shared/errors.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { isCreditable, isUsedUp, type LineInBoth } from "../credit-lines.ts"
import { creditNote, leftOfLine, type WantedCredit } from "../credit-note.ts"
import type { Correction } from "../correction.ts"
import type { Invoice, InvoiceLine } from "../invoice.ts"
import type { CreditRequest } from "../invoice-request.ts"
import { statusAfter } from "../invoice-status.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"
import { type InvoiceRefusal, refuse } from "../invoicing.errors.ts"
import { readDate } from "../read-date.ts"
import type { FinishDraft } from "./finish-draft.ts"

export interface CreditInvoicePorts {
  readonly invoices: InvoiceStore
  readonly organisation: Pick<Organisation, "details">
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** A line that a request names, with the field that names it. */
interface Wanted extends WantedCredit {
  readonly field: string
}

/**
 * Makes a credit note for an invoice or for lines of it (contract I22, I24). A draft counts as credited until it is
 * cancelled, so that drafts together never exceed the invoice.
 */
export const makeCreditInvoice = (ports: CreditInvoicePorts, finishDraft: FinishDraft) => {
  const { invoices, organisation, ids, unitOfWork } = ports

  const credit = Effect.fnUntraced(function* (
    origin: EventOrigin,
    id: InvoiceId,
    request: CreditRequest,
    corrects?: Correcting,
  ) {
    const invoice = yield* invoices.findForUpdate(origin, id)
    yield* Effect.fromResult(statusAfter(invoice.status, "credit"))
    if (invoice.type === "Credit") return yield* refuse("CreditNote")
    const credited = yield* invoices.credited(origin, id)
    const leftOf = (line: InvoiceLine) => leftOfLine(line, credited.lines)
    const wanted = yield* Effect.fromResult(readWanted(invoice, request, leftOf))
    const now = yield* currentTime
    const { timeZone } = yield* organisation.details(origin)
    const date = yield* readDate("creditInvoiceDate", request.creditInvoiceDate, dateIn(timeZone, now))
    if (date < invoice.invoiceDate) {
      return yield* fieldRefused(
        "creditInvoiceDate",
        `must not be before the date of the invoice, ${invoice.invoiceDate}`,
      )
    }
    const draft = { ...creditNote(invoice, wanted, { date, now, ids, credited }), ...corrects }
    return yield* finishDraft(origin, { draft, attachments: [] }, request.invoiceAction ?? "CreateDraft")
  })

  return Effect.fn("invoicing.creditInvoice")(
    (origin: EventOrigin, id: InvoiceId, request: CreditRequest, corrects?: Correcting) =>
      unitOfWork.atomically(origin.tenantId, credit(origin, id, request, corrects)),
  )
}
export type CreditInvoice = ReturnType<typeof makeCreditInvoice>

/** The members that a correction sets on its documents: the reason, and the buyer's address. */
export type Correcting = { readonly correction: Correction } & Pick<Invoice, "invoiceAddress">

/** Reads which lines are to be credited and with which amounts. Every mistake is reported under its path. */
const readWanted = (
  invoice: Invoice,
  { creditAllInvoiceLines = false, invoiceLineIds, lines }: CreditRequest,
  leftOf: (line: InvoiceLine) => LineInBoth,
): Result.Result<readonly Wanted[], FieldsRefused | InvoiceRefusal> => {
  const ways = [creditAllInvoiceLines, (invoiceLineIds ?? []).length > 0, (lines ?? []).length > 0]
  if (ways.filter(Boolean).length !== 1)
    return Result.fail(
      fieldRefused("message", "give exactly one of creditAllInvoiceLines (true), invoiceLineIds and lines"),
    )
  const errors: Record<string, string[]> = {}
  const asked: {
    readonly id: string
    readonly field: string
    readonly net?: BigDecimal.BigDecimal
    readonly description?: string
  }[] = creditAllInvoiceLines
    ? invoice.lines.filter((line) => !isUsedUp(leftOf(line))).map(({ id }) => ({ id, field: "message" }))
    : (invoiceLineIds ?? []).map((id, index) => ({ id, field: `invoiceLineIds[${index}]` }))
  for (const [index, { invoiceLineId, amount, description }] of (lines ?? []).entries())
    asked.push({ id: invoiceLineId, field: `lines[${index}]`, net: amount, ...(description ? { description } : {}) })
  const seen = new Set<string>()
  const wanted = asked.flatMap(({ id, field, net, description }): readonly Wanted[] => {
    const line = invoice.lines.find((each) => each.id === id.toLowerCase())
    const mistake = (path: string, text: string) => {
      errors[path] = [text]
      return []
    }
    if (line === undefined) return mistake(lines ? `${field}.invoiceLineId` : field, "is not a line of this invoice")
    if (seen.has(line.id)) return mistake(lines ? `${field}.invoiceLineId` : field, "must not be given twice")
    seen.add(line.id)
    const left = leftOf(line)
    if (isUsedUp(left)) return mistake(field, `nothing is left to credit of line ${line.number}`)
    if (net !== undefined && !fits(net, left, invoice.currency))
      return mistake(
        `${field}.amount`,
        `must be at most ${printDecimal(left.amounts.subtotal)}, the rest of line ${line.number}`,
      )
    return [
      {
        line,
        left,
        field,
        ...(net === undefined ? {} : { net }),
        ...(description === undefined ? {} : { description }),
      },
    ]
  })
  if (Object.keys(errors).length > 0) return Result.fail(new FieldsRefused({ errors }))
  return wanted.length === 0 ? Result.fail(refuse("NothingToCredit")) : Result.succeed(wanted)
}

const fits = (net: BigDecimal.BigDecimal, left: LineInBoth, currency: string) =>
  isCreditable(net, left) && BigDecimal.normalize(net).scale <= minorUnits(currency)
