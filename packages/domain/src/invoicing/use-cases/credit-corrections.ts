import { BigDecimal, Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import { minorUnits } from "../../shared/currency.ts"
import { type Decimal, divideHalfUp, fromUnits, printDecimal, sumOf, toUnits } from "../../shared/decimal.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { type CorrectedLine, type Correction, sharesOfCorrections } from "../corrections-of-ended.ts"
import { creditNote, leftOfLine, type WantedCredit } from "../credit-note.ts"
import type { LineInBoth } from "../credit-lines.ts"
import type { Invoice, InvoiceLine } from "../invoice.ts"
import { refuse } from "../invoicing.errors.ts"
import type { BilledPeriod } from "../ports/billed-periods.ts"
import type { CreditedSoFar, InvoiceStore } from "../ports/invoice-store.ts"
import type { UsageHold } from "../ports/usage-to-bill.ts"
import { lineTotal } from "../price-lines.ts"

export interface CreditCorrectionsPorts {
  readonly invoices: Pick<InvoiceStore, "credited" | "findForUpdate">
  readonly ids: IdSource
}

/** A credit note for corrections, with the periods that it bills of their orders once it is stored. */
export interface NoteOfCorrections {
  readonly draft: Invoice
  readonly periods: readonly BilledPeriod[]
  readonly usage: readonly UsageHold[]
}

interface Credited {
  readonly invoice: Invoice
  readonly credited: CreditedSoFar
}

/** A part of a correction that is credited from a line, with the period that it bills. */
interface Part extends CorrectedLine {
  readonly correction: Correction
  readonly period: Pick<BilledPeriod, "amount" | "amountPreDiscount" | "number">
  readonly isFirst: boolean
}

/**
 * Makes credit notes for corrections of usage without storing them, one for each invoice whose lines they take back
 * (contract V26). Refuses when one of these invoices is a draft, or when its lines have less left than the corrections.
 */
export const makeCreditCorrections = ({ invoices, ids }: CreditCorrectionsPorts) =>
  Effect.fnUntraced(function* (scope: Scope, corrections: readonly Correction[], invoiceDate: CalendarDate) {
    const named = new Set(corrections.flatMap(({ held }) => held.map(({ invoiceId }) => invoiceId)))
    const found = new Map<InvoiceId, Credited>()
    // Invoices are locked in the order of their ids, as everywhere, so that transactions do not wait for each other.
    for (const id of [...named].toSorted()) {
      const invoice = yield* Effect.catchTag(invoices.findForUpdate(scope, id), "ResourceNotFound", Effect.die)
      if (invoice.type === "Credit") continue
      if (invoice.status === "Draft") return yield* refuse("CorrectsDraft", { invoice: id })
      found.set(id, { invoice, credited: yield* invoices.credited(scope, id) })
    }
    const lefts = new Map(
      [...found.values()].flatMap(({ invoice, credited }) =>
        invoice.lines.map((line) => [line.id, comesTo(invoice, leftOfLine(line, credited.lines))] as const),
      ),
    )
    const shares = sharesOfCorrections(corrections, lefts)
    if (shares === undefined) return yield* moreThanLeft(corrections)
    const parts = corrections.flatMap((correction, index) => partsOf(correction, shares[index]!))
    const now = yield* currentTime
    return [...found.values()].flatMap((of): readonly NoteOfCorrections[] => {
      const { invoice, credited } = of
      const lines = new Map(invoice.lines.map((line) => [line.id, line]))
      const own = parts.filter(({ lineId }) => lines.has(lineId))
      if (own.length === 0) return []
      const wanted = own.map(({ lineId, amount }) => wantedOf(of, lines.get(lineId)!, amount))
      const date = invoiceDate < invoice.invoiceDate ? invoice.invoiceDate : invoiceDate
      const draft = creditNote(invoice, wanted, { date, now, ids, credited })
      const place = (index: number) => ({ invoiceId: draft.id, lineId: draft.lines[index]!.id })
      return [
        {
          draft,
          periods: own.map(({ correction: { line }, period }, index) => {
            return { ...line.period, ...period, billedTo: line.period.to, ...place(index) }
          }),
          usage: own.flatMap(({ correction, isFirst }, index) => {
            const { charge, period } = correction.line
            if (!isFirst) return []
            return [{ chargeNumber: charge.chargeNumber, from: period.from, to: period.to, ...place(index) }]
          }),
        },
      ]
    })
  })

const moreThanLeft = (corrections: readonly Correction[]) => {
  const { orderNumber, currency } = corrections[0]!.order
  const total = printDecimal(sumOf(corrections, ({ line }) => line.period.amount))
  return refuse("CorrectsMoreThanLeft", { orderNumber, total, currency })
}

/** The amount of a line, including tax where prices include it. */
const comesTo = ({ taxIncluded }: Pick<Invoice, "taxIncluded">, { amounts }: Pick<LineInBoth, "amounts">): Decimal =>
  taxIncluded ? lineTotal(amounts) : amounts.subtotal

/**
 * The parts of a correction. Each has a line number of its own in the period, and together they sum to the correction.
 */
const partsOf = (correction: Correction, shares: readonly CorrectedLine[]): readonly Part[] => {
  const { number, amount: all, amountPreDiscount } = correction.line.period
  const discounted = BigDecimal.subtract(all, amountPreDiscount)
  return shares.map((share, index): Part => {
    const amount = BigDecimal.negate(share.amount)
    const isFirst = index === 0
    return {
      ...share,
      correction,
      isFirst,
      period: {
        number: number + index,
        amount,
        amountPreDiscount: isFirst ? BigDecimal.subtract(amount, discounted) : amount,
      },
    }
  })
}

/** The credit of a line: all that is left of it, or the net of an amount that may include tax. */
const wantedOf = ({ invoice, credited }: Credited, line: InvoiceLine, amount: Decimal): WantedCredit => {
  const left = leftOfLine(line, credited.lines)
  if (BigDecimal.equals(amount, comesTo(invoice, left))) return { line, left }
  if (!invoice.taxIncluded) return { line, left, net: amount }
  const scale = minorUnits(invoice.currency)
  const [part, net, total] = [amount, line.amounts.subtotal, lineTotal(line.amounts)].map((each) =>
    toUnits(each, scale),
  ) as [bigint, bigint, bigint]
  return { line, left, net: BigDecimal.min(fromUnits(divideHalfUp(part * net, total), scale), left.amounts.subtotal) }
}
