import { BigDecimal, Effect } from "effect"
import type { CreditsOfVersion, EndedCharge } from "../../orders/ended-charges.ts"
import { chargesOf, type Order } from "../../orders/order.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import { minorUnits } from "../../shared/currency.ts"
import type { Decimal } from "../../shared/decimal.ts"
import type { OrderId } from "../../shared/ids.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { isUsedUp } from "../credit-lines.ts"
import { creditNote, leftOfLine, type WantedCredit } from "../credit-note.ts"
import { isOfUsage } from "../engine/coverage.ts"
import { creditOfEnded } from "../engine/credit-of-ended.ts"
import type { Invoice } from "../invoice.ts"
import { madeByVersion, namesOf } from "../made-by-version.ts"
import type { InvoicingEvent } from "../invoicing.events.ts"
import type { BilledPeriod, BilledPeriods } from "../ports/billed-periods.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"

export interface CreditOrdersPorts {
  readonly invoices: Pick<
    InvoiceStore,
    "credited" | "findForUpdate" | "insert" | "isCreditedFrom" | "linesOfOrder" | "madeWith" | "update"
  >
  readonly periods: BilledPeriods
  readonly events: EventBus<InvoicingEvent>
  readonly ids: IdSource
}

/** A billed period whose charge now ends earlier. */
interface Ended {
  readonly period: BilledPeriod
  /** The first day that the charge no longer covers. */
  readonly from: CalendarDate
}

/** The operations of invoicing that orders call in the unit of work of their changes (contract V30 to V33). */
export const makeCreditOrders = ({ invoices, periods, events, ids }: CreditOrdersPorts) => {
  const creditInvoice = Effect.fnUntraced(function* (
    invoice: Invoice,
    ended: readonly Ended[],
    { order, date }: CreditsOfVersion,
  ) {
    const credited = yield* invoices.credited(order, invoice.id)
    const scale = minorUnits(invoice.currency)
    const byLine = new Map(ended.map((each) => [each.period.lineId, each]))
    const wanted = invoice.lines.flatMap((line): readonly WantedCredit[] => {
      const end = byLine.get(line.id)
      const left = leftOfLine(line, credited.lines)
      if (end === undefined || isUsedUp(left)) return []
      const net = creditedNet(end, line.amounts.subtotal, scale)
      if (BigDecimal.isZero(net)) return []
      return [isLess(net, left.amounts.subtotal) ? { line, left, net } : { line, left }]
    })
    if (wanted.length === 0) return
    const note = creditNote(invoice, wanted, {
      date: date < invoice.invoiceDate ? invoice.invoiceDate : date,
      now: yield* currentTime,
      ids,
      credited,
    })
    yield* invoices.insert({ ...note, madeWith: order.id }, [])
    yield* periods.cut(
      order,
      note.id,
      ended.map(({ period, from }) => ({ lineId: period.lineId, to: from })),
    )
  })

  const toCredit = Effect.fnUntraced(function* (scope: Scope, credits: CreditsOfVersion) {
    const ended = endedOf(
      yield* periods.of(scope, new Map(credits.ended.map(({ orderChargeId }) => [orderChargeId, undefined]))),
      credits,
    )
    const byInvoice = Map.groupBy(ended, ({ period }) => period.invoiceId)
    // Invoices are locked in the order of their ids, as everywhere, so that transactions do not wait for each other.
    const found = yield* Effect.forEach([...byInvoice.keys()].toSorted(), (id) =>
      Effect.catchTag(invoices.findForUpdate(scope, id), "ResourceNotFound", Effect.die),
    )
    return {
      drafts: found.flatMap(({ id, status }) => (status === "Draft" ? [id] : [])),
      credit: Effect.forEach(found, (invoice) => creditInvoice(invoice, byInvoice.get(invoice.id)!, credits), {
        discard: true,
      }),
    }
  })

  const takeBack = Effect.fnUntraced(function* (origin: EventOrigin, version: OrderId) {
    const notes = yield* invoices.madeWith(origin, version)
    for (const note of notes.filter(({ status }) => status === "Draft")) {
      const invoice: Invoice = { ...note, status: "Cancelled", modifiedAt: yield* currentTime }
      yield* invoices.update(invoice)
      yield* events.publish(origin, [{ _tag: "InvoiceUpdated", invoice }])
      yield* periods.uncut(origin, note.id)
    }
  })

  return {
    invoicesOf: (order: Order) =>
      Effect.map(invoices.linesOfOrder(order, order.orderNumber), (lines) => namesOf(lines)),
    madeBy: Effect.fnUntraced(function* (reverted: Order, before: Order | undefined, earlier: ReadonlySet<OrderId>) {
      const lines = yield* invoices.linesOfOrder(reverted, reverted.orderNumber)
      const notes = yield* invoices.madeWith(reverted, reverted.id)
      return madeByVersion({ reverted, before, earlier, lines, notes })
    }),
    isCreditedFrom: invoices.isCreditedFrom,
    releaseFrom: periods.releaseFrom,
    toCredit,
    takeBack,
  }
}

/** The periods that have days after the new ends of their charges. Usage has happened, and is not credited. */
const endedOf = (billed: readonly BilledPeriod[], { order, ended }: CreditsOfVersion): readonly Ended[] => {
  const ends = new Map<string, EndedCharge>(ended.map((each) => [each.orderChargeId, each]))
  const charges = new Map(chargesOf(order).map((charge) => [charge.id, charge]))
  return billed.flatMap((period): readonly Ended[] => {
    const charge = charges.get(period.orderChargeId)!
    const { from } = ends.get(period.orderChargeId)!
    if (isOfUsage(charge)) return []
    return period.to > from || (charge.chargeType === "OneOff" && period.from >= from) ? [{ period, from }] : []
  })
}

/**
 * The amount to credit of a line's net: the credit for its whole billed period, less what an earlier change already
 * credited.
 */
const creditedNet = ({ period, from }: Ended, net: Decimal, scale: number): Decimal => {
  const whole = { ...period, to: period.billedTo }
  const all = creditOfEnded(whole, net, from, scale)
  return period.to === period.billedTo ? all : BigDecimal.subtract(all, creditOfEnded(whole, net, period.to, scale))
}

const isLess = (net: Decimal, left: Decimal): boolean =>
  BigDecimal.isLessThan(BigDecimal.abs(net), BigDecimal.abs(left))
