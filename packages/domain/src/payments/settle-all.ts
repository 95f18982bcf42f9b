import { BigDecimal } from "effect"
import type { Invoice } from "../invoicing/invoice.ts"
import { partOf, settledBy } from "../invoicing/settlement.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import { type Decimal, sumOf, zero } from "../shared/decimal.ts"
import { type InvoiceWriteOff, recover } from "./invoice-write-off.ts"
import type { Payment, Settlement } from "./payment.ts"
import type { SettlementMove } from "./payment-voucher.ts"
import { settledInvoiceOf } from "../invoicing/settled-invoice.ts"
import { type RefundMove, refundMoves } from "./refunds.ts"
import { type Tolerance, writeOffLeft, writeOffRest } from "./tolerance.ts"

/** A posted payment after its allocations took effect, and what that did to invoices. */
export interface Settled {
  readonly payment: Payment
  readonly moves: readonly SettlementMove[]
  readonly refunds: readonly RefundMove[]
}

/** The invoices that a payment settles and the payments that it pays back, locked: by their ids. */
export interface Held {
  readonly invoices: ReadonlyMap<string, Invoice>
  readonly refunded?: ReadonlyMap<string, Payment>
  /** The write-offs of those invoices that have any, newest first, by the invoice. */
  readonly writeOffs?: ReadonlyMap<string, readonly InvoiceWriteOff[]>
}

/**
 * Puts the allocations of a payment into effect: all of them where it is posted now (`before` is absent), else those that
 * differ from `before`. What is within the tolerance is written off (contract P14); what is new has the day of the voucher.
 */
export const settleAll = (
  before: Payment | undefined,
  planned: Payment,
  { invoices, refunded = new Map(), writeOffs = new Map() }: Held,
  tolerance: Tolerance,
  day: CalendarDate,
): Settled => {
  const inEffect = before?.settlements ?? []
  const settlements = planned.settlements.map((settlement) =>
    inEffect.includes(settlement)
      ? settlement
      : writeOffRest(before ?? planned, settlement, invoices.get(settlement.invoice.id)!, tolerance),
  )
  const ids = new Set([...inEffect, ...settlements].map(({ invoice: { id } }) => id))
  const moves = [...ids].flatMap((id): readonly SettlementMove[] => {
    const [from, to] = [of(inEffect, id), of(settlements, id)]
    return from === to ? [] : [move(invoices.get(id)!, from, to, writeOffs.get(id) ?? [])]
  })
  const shown = settlements.map((settlement): Settlement => {
    const moved = moves.find(({ to }) => to?.id === settlement.id)
    return moved?.to === undefined ? settlement : { ...moved.to, invoice: settledInvoiceOf(moved.after) }
  })
  const payment = { ...planned, settlements: shown }
  const isAnySettled = moves.some(({ to, after }) => to !== undefined && after.status === "Settled")
  const after = dated(before === undefined ? writeOffLeft(payment, isAnySettled, tolerance) : payment, day)
  return { payment: after, moves, refunds: refundMoves(before, after, refunded) }
}

/** A payment whose allocations all have the day of their voucher. */
const dated = (payment: Payment, day: CalendarDate): Payment => {
  const on = <A extends { readonly effectiveDate?: CalendarDate }>(part: A): A =>
    part.effectiveDate === undefined ? { ...part, effectiveDate: day } : part
  const settlements = payment.settlements.map((settlement) =>
    on({ ...settlement, writeOffs: settlement.writeOffs.map(on) }),
  )
  return { ...payment, settlements, writeOffs: payment.writeOffs.map(on), refundOf: payment.refundOf.map(on) }
}

const of = (settlements: readonly Settlement[], id: string): Settlement | undefined =>
  settlements.find(({ invoice }) => invoice.id === id)

/** Each part has a share of its own, so that what goes takes exactly what it brought. */
const amountsOf = (settlement: Settlement | undefined): readonly Decimal[] =>
  settlement === undefined ? [] : [settlement, ...settlement.writeOffs].map(({ amount }) => amount)

const move = (
  before: Invoice,
  from: Settlement | undefined,
  planned: Settlement | undefined,
  writeOffs: readonly InvoiceWriteOff[],
): SettlementMove => {
  const { recoveries, moves } = recover(writeOffs, from, planned)
  const { recoveries: _, ...others } = planned ?? {}
  const to = planned && ({ ...others, ...(recoveries.length === 0 ? {} : { recoveries }) } as Settlement)
  const parts = [
    ...amountsOf(from).map(BigDecimal.negate),
    ...amountsOf(to),
    ...moves.flatMap(({ before: was, after: is }) => [BigDecimal.negate(was), is]),
  ]
  const changed = sumOf(moves, ({ before: was, after: is }) => BigDecimal.subtract(is, was))
  const after = settledBy(
    before,
    parts.map((amount) => partOf(before, amount)),
    BigDecimal.sum(before.writtenOff ?? zero, changed),
  )
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    before,
    after,
    writeOffs: moves,
  }
}
