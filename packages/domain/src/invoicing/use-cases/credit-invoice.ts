import { BigDecimal, Effect, Result } from "effect"
import { dateIn } from "../../shared/calendar-date.ts"
import { minorUnits } from "../../shared/currency.ts"
import { printDecimal, zero } from "../../shared/decimal.ts"
import { FieldsRefused, fieldRefused } from "../../shared/errors.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import {
  creditedAllowances,
  creditLine,
  creditParts,
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
import { type InvoiceRefusal, refuse } from "../invoicing.errors.ts"
import { readDate } from "../read-date.ts"
import type { FinishDraft } from "./finish-draft.ts"

export interface CreditInvoicePorts {
  readonly invoices: InvoiceStore
  readonly organisation: Pick<Organisation, "details">
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** A line that is to be credited; without `net`, all that is left of it. */
interface Wanted {
  readonly line: InvoiceLine
  readonly left: LineInBoth
  readonly field: string
  readonly net?: BigDecimal.BigDecimal
  readonly description?: string
}

/**
 * Makes a credit note for an invoice or for lines of it (contract I22, I24). A draft counts as credited until it is
 * cancelled, so that two drafts together never exceed the invoice.
 */
export const makeCreditInvoice = (ports: CreditInvoicePorts, finishDraft: FinishDraft) => {
  const { invoices, organisation, ids, unitOfWork } = ports

  const credit = Effect.fnUntraced(function* (origin: EventOrigin, id: InvoiceId, request: CreditRequest) {
    const invoice = yield* invoices.findForUpdate(origin, id)
    yield* Effect.fromResult(statusAfter(invoice.status, "credit"))
    if (invoice.type === "Credit") return yield* refuse("CreditNote")
    const { lines: credited, ...before } = yield* invoices.credited(origin, id)
    const leftOf = (line: InvoiceLine) => remainingOf(inBoth(line), listOf(credited.get(line.id)))
    const wanted = yield* Effect.fromResult(readWanted(invoice, request, leftOf))
    const now = yield* currentTime
    const { timeZone } = yield* organisation.details(origin)
    const date = yield* readDate("creditInvoiceDate", request.creditInvoiceDate, dateIn(timeZone, now))
    if (date < invoice.invoiceDate) {
      return yield* fieldRefused("creditInvoiceDate", `is before the date of the invoice, ${invoice.invoiceDate}`)
    }
    const scales = { currency: minorUnits(invoice.currency), base: minorUnits(invoice.baseCurrency) }
    const toCredit = wanted.map(({ line, left, net = left.amounts.subtotal }) => ({
      tax: line.tax,
      invoiced: inBoth(line),
      left,
      net,
    }))
    const parts = creditParts(toCredit, scales).map((part, index) => {
      const { line, net, description } = wanted[index]!
      return { line, description, part, isWhole: net === undefined && !credited.has(line.id) }
    })
    const taken = new Map(parts.map(({ line, part }) => [line.id, part]))
    const usesUp = invoice.lines.every((line) => isUsedUp(remainingOf(leftOf(line), listOf(taken.get(line.id)))))
    const lines = parts.map(({ line, part, isWhole, description }, index) =>
      creditLine(invoice, line, turned(part), isWhole, index + 1, ids.next(), description),
    )
    const draft: Invoice = {
      ...withoutItsOwn(invoice),
      id: ids.next(),
      type: "Credit",
      status: "Draft",
      invoiceDate: date,
      dueDate: date,
      lines,
      allowances: creditedAllowances(lines),
      // The credit that leaves nothing takes the rounding of the invoice, unless an earlier one took it: there are two
      // such credits when a draft is cancelled that the first one counted (contract I25).
      rounding: usesUp ? BigDecimal.subtract(before.rounding, invoice.rounding) : zero,
      roundingBase: usesUp ? BigDecimal.subtract(before.roundingBase, invoice.roundingBase ?? zero) : zero,
      settled: zero,
      settledBase: zero,
      credited: { id: invoice.id, number: invoice.number!, invoiceDate: invoice.invoiceDate },
      createdAt: now,
      modifiedAt: now,
    }
    return yield* finishDraft(origin, { draft, attachments: [] }, request.invoiceAction ?? "CreateDraft")
  })

  return Effect.fn("invoicing.creditInvoice")((origin: EventOrigin, id: InvoiceId, request: CreditRequest) =>
    unitOfWork.atomically(origin.tenantId, credit(origin, id, request)),
  )
}

const listOf = <A>(item: A | undefined): readonly A[] => (item === undefined ? [] : [item])

const inBoth = ({ amounts, base = amounts }: InvoiceLine): LineInBoth => ({ amounts, base })

/** Reads which lines are to be credited, and how much of each; every mistake is named under its path. */
const readWanted = (
  invoice: Invoice,
  { creditAllInvoiceLines = false, invoiceLineIds, lines }: CreditRequest,
  leftOf: (line: InvoiceLine) => LineInBoth,
): Result.Result<readonly Wanted[], FieldsRefused | InvoiceRefusal> => {
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
    const mistake = (path: string, text: string) => {
      errors[path] = [text]
      return []
    }
    if (line === undefined) return mistake(lines ? `${field}.invoiceLineId` : field, "is not a line of this invoice")
    if (seen.has(line.id)) return mistake(lines ? `${field}.invoiceLineId` : field, "is given twice")
    seen.add(line.id)
    const left = leftOf(line)
    if (isUsedUp(left)) return mistake(field, `nothing is left to credit of line ${line.number}`)
    if (net !== undefined && !fits(net, left, invoice.currency))
      return mistake(
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
  return wanted.length === 0 ? Result.fail(refuse("NothingToCredit")) : Result.succeed(wanted)
}

const fits = (net: BigDecimal.BigDecimal, left: LineInBoth, currency: string) =>
  isCreditable(net, left) && BigDecimal.normalize(net).scale <= minorUnits(currency)

/** An invoice without the members that belong to it alone: number, payment, parties. */
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
