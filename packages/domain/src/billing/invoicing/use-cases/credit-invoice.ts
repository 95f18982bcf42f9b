import { BigDecimal, Clock, Effect, Result } from "effect"
import { dateIn } from "../../../shared/calendar-date.ts"
import { minorUnits } from "../../../shared/currency.ts"
import { printDecimal, zero } from "../../../shared/decimal.ts"
import { FieldsRefused, fieldRefused } from "../../../shared/errors.ts"
import type { InvoiceId, InvoiceLineId } from "../../../shared/ids.ts"
import type { IdSource } from "../../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../../shared/ports/unit-of-work.ts"
import type { Timestamp } from "../../../shared/timestamp.ts"
import type { EventOrigin } from "../../../webhooks/event.ts"
import { ActionRefused } from "../../billing.errors.ts"
import type { LegalEntityStore } from "../../legal-entities/ports/legal-entity-store.ts"
import {
  creditedAllowances,
  creditLine,
  creditPart,
  isCreditable,
  isUsedUp,
  type LineInBoth,
  remainingOf,
  turned,
} from "../credit-lines.ts"
import type { Invoice, InvoiceLine } from "../invoice.ts"
import type { CreditRequest } from "../invoice-request.ts"
import { statusAfter } from "../invoice-status.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"
import { readDate } from "./create-on-account-invoice.ts"
import type { SettleInvoiceAction } from "./generate-invoice.ts"

export interface CreditInvoiceDeps {
  readonly invoices: InvoiceStore
  readonly legalEntities: LegalEntityStore
  readonly settleAction: SettleInvoiceAction
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** What is to be credited of a line; without `net` all that is left. */
interface Wanted {
  readonly line: InvoiceLine
  readonly left: LineInBoth
  readonly field: string
  readonly net?: BigDecimal.BigDecimal
  readonly description?: string
}

/**
 * Makes a credit note for an invoice or for lines of it (decisions F). A draft counts as credited too, until it is
 * cancelled: what two drafts take can never exceed the invoice.
 */
export const makeCreditInvoice = ({ invoices, legalEntities, settleAction, ids, unitOfWork }: CreditInvoiceDeps) => {
  const credit = Effect.fnUntraced(function* (origin: EventOrigin, id: InvoiceId, request: CreditRequest) {
    const invoice = yield* invoices.findForUpdate(origin, id)
    yield* Effect.fromResult(statusAfter(invoice.status, "credit"))
    if (invoice.type === "Credit") return yield* new ActionRefused({ message: "A credit note cannot be credited." })
    const { lines: credited, ...before } = yield* invoices.credited(origin, id)
    const leftOf = (line: InvoiceLine) => remainingOf(inBoth(line), listOf(credited.get(line.id)))
    const wanted = yield* Effect.fromResult(readWanted(invoice, request, leftOf))
    const now = (yield* Clock.currentTimeMillis) as Timestamp
    const { timeZone } = yield* legalEntities.find(origin)
    const date = yield* readDate("creditInvoiceDate", request.creditInvoiceDate, dateIn(timeZone, now))
    if (date < invoice.invoiceDate) {
      return yield* fieldRefused("creditInvoiceDate", `is before the date of the invoice, ${invoice.invoiceDate}`)
    }
    const scales = { currency: minorUnits(invoice.currency), base: minorUnits(invoice.baseCurrency) }
    const parts = wanted.map(({ line, left, net, description }) => ({
      line,
      description,
      isWhole: net === undefined && !credited.has(line.id),
      part: net === undefined ? left : creditPart(inBoth(line), left, net, scales),
    }))
    const taken = new Map(parts.map(({ line, part }) => [line.id, part]))
    const usesUp = invoice.lines.every((line) => isUsedUp(remainingOf(leftOf(line), listOf(taken.get(line.id)))))
    const lines = parts.map(({ line, part, isWhole, description }, index) =>
      creditLine(invoice, line, turned(part), isWhole, index + 1, ids.next() as InvoiceLineId, description),
    )
    const draft: Invoice = {
      ...withoutItsOwn(invoice),
      id: ids.next() as InvoiceId,
      type: "Credit",
      status: "Draft",
      invoiceDate: date,
      dueDate: date,
      lines,
      allowances: creditedAllowances(lines),
      // The rounding of the invoice goes with the credit that leaves nothing, unless one before took it: there are two
      // such credits when a draft is cancelled that the first one counted.
      rounding: usesUp ? BigDecimal.subtract(before.rounding, invoice.rounding) : zero,
      roundingBase: usesUp ? BigDecimal.subtract(before.roundingBase, invoice.roundingBase ?? zero) : zero,
      settled: zero,
      settledBase: zero,
      credited: { id: invoice.id, number: invoice.number!, invoiceDate: invoice.invoiceDate },
      createdAt: now,
      modifiedAt: now,
    }
    yield* invoices.insert(draft, [])
    return yield* settleAction(origin, draft, request.invoiceAction ?? "CreateDraft")
  })

  return Effect.fn("billing.creditInvoice")((origin: EventOrigin, id: InvoiceId, request: CreditRequest) =>
    unitOfWork.atomically(origin.tenantId, credit(origin, id, request)),
  )
}
export type CreditInvoice = ReturnType<typeof makeCreditInvoice>

const listOf = <A>(item: A | undefined): readonly A[] => (item === undefined ? [] : [item])

const inBoth = ({ amounts, base = amounts }: InvoiceLine): LineInBoth => ({ amounts, base })

/** Reads which lines, and how much of each; every mistake under its path. */
const readWanted = (
  invoice: Invoice,
  { creditAllInvoiceLines = false, invoiceLineIds, lines }: CreditRequest,
  leftOf: (line: InvoiceLine) => LineInBoth,
): Result.Result<readonly Wanted[], FieldsRefused | ActionRefused> => {
  const ways = [creditAllInvoiceLines, (invoiceLineIds ?? []).length > 0, (lines ?? []).length > 0]
  if (ways.filter(Boolean).length !== 1)
    return Result.fail(fieldRefused("message", "give one of creditAllInvoiceLines (true), invoiceLineIds and lines"))
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
    const refuse = (path: string, text: string) => {
      errors[path] = [text]
      return []
    }
    if (line === undefined) return refuse(lines ? `${field}.invoiceLineId` : field, "is not a line of this invoice")
    if (seen.has(line.id)) return refuse(lines ? `${field}.invoiceLineId` : field, "is given twice")
    seen.add(line.id)
    const left = leftOf(line)
    if (isUsedUp(left)) return refuse(field, `nothing is left to credit of line ${line.number}`)
    if (net !== undefined && !fits(net, left, invoice.currency))
      return refuse(
        `${field}.amount`,
        `must be up to ${printDecimal(left.amounts.subtotal)}, what is left of line ${line.number}`,
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
  return wanted.length === 0
    ? Result.fail(new ActionRefused({ message: "Nothing is left to credit of this invoice." }))
    : Result.succeed(wanted)
}

const fits = (net: BigDecimal.BigDecimal, left: LineInBoth, currency: string) =>
  isCreditable(net, left) && BigDecimal.normalize(net).scale <= minorUnits(currency)

/** An invoice without what only it has: number, payment, parties. */
const withoutItsOwn = (invoice: Invoice) => {
  const { number: _, paymentDate: __, parties: ___, postedAt: ____, ...rest } = invoice
  const {
    externalERPId: _____,
    externalCRMId: ______,
    referenceNumber: _______,
    prepaid: ________,
    electronicInvoiceId: _________,
    ...shared
  } = rest
  return shared
}
