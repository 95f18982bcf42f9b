import { BigDecimal } from "effect"
import type { CalendarDate } from "../shared/calendar-date.ts"
import { minorUnits } from "../shared/currency.ts"
import { type Decimal, zero } from "../shared/decimal.ts"
import type { InvoiceLineId } from "../shared/ids.ts"
import type { IdSource } from "../shared/ports/id-source.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import {
  creditedAllowances,
  creditLine,
  creditParts,
  isUsedUp,
  type LineInBoth,
  remainingOf,
  turned,
} from "./credit-lines.ts"
import type { Invoice, InvoiceLine } from "./invoice.ts"
import type { CreditedSoFar } from "./ports/invoice-store.ts"

/** A line to credit. Without `net`, all that is left of the line is credited. */
export interface WantedCredit {
  readonly line: InvoiceLine
  readonly left: LineInBoth
  readonly net?: Decimal
  readonly description?: string
}

interface CreditFacts {
  readonly date: CalendarDate
  readonly now: Timestamp
  readonly ids: IdSource
  /** The amounts that earlier credits took, including drafts. */
  readonly credited: CreditedSoFar
}

/** The amounts of a line that are left after all credits that are not cancelled. */
export const leftOfLine = (line: InvoiceLine, credited: CreditedSoFar["lines"]): LineInBoth =>
  remainingOf(inBoth(line), listOf(credited.get(line.id)))

/** The draft of a credit note for lines of a posted invoice (contract I22 to I26). */
export const creditNote = (
  invoice: Invoice,
  wanted: readonly WantedCredit[],
  { date, now, ids, credited: { lines: credited, ...before } }: CreditFacts,
): Invoice => {
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
  const usesUp = invoice.lines.every((line) =>
    isUsedUp(remainingOf(leftOfLine(line, credited), listOf(taken.get(line.id)))),
  )
  const lines = parts.map(({ line, part, isWhole, description }, index) =>
    creditLine(invoice, line, turned(part), isWhole, index + 1, ids.next<InvoiceLineId>(), description),
  )
  return {
    ...withoutItsOwn(invoice),
    id: ids.next(),
    type: "Credit",
    status: "Draft",
    invoiceDate: date,
    dueDate: date,
    lines,
    allowances: creditedAllowances(lines),
    // The credit that uses up the invoice also takes the invoice's rounding, unless an earlier credit took it. There
    // can be two such credits, when a draft that the first one counted is cancelled (contract I25).
    rounding: usesUp ? BigDecimal.subtract(before.rounding, invoice.rounding) : zero,
    roundingBase: usesUp ? BigDecimal.subtract(before.roundingBase, invoice.roundingBase ?? zero) : zero,
    settled: zero,
    settledBase: zero,
    credited: { id: invoice.id, number: invoice.number!, invoiceDate: invoice.invoiceDate },
    createdAt: now,
    modifiedAt: now,
  }
}

const listOf = <A>(item: A | undefined): readonly A[] => (item === undefined ? [] : [item])

const inBoth = ({ amounts, base = amounts }: InvoiceLine): LineInBoth => ({ amounts, base })

/** An invoice without the members that belong to it alone, such as number, payment and parties. */
export const withoutItsOwn = (invoice: Invoice) => {
  const { number: _, paymentDate: __, parties: ___, postedAt: ____, ...rest } = invoice
  const {
    externalERPId: _____,
    externalCRMId: ______,
    referenceNumber: _______,
    prepaid: ________,
    electronicInvoiceId: _________,
    settledNotes: __________,
    asOf: ___________,
    batchId: ____________,
    lastPaymentDate: _____________,
    settledRest: ______________,
    correction: _______________,
    marks: ________________,
    writtenOff: ___________________,
    reminders: ____________________,
    taxPointDate: _________________,
    ...shared
  } = rest
  return shared
}
