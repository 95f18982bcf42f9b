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

/** A posted payment after its allocations took effect, with their effects on invoices. */
export interface Settled {
  readonly payment: Payment
  readonly moves: readonly SettlementMove[]
  readonly refunds: readonly RefundMove[]
}

/** The locked invoices that a payment settles and the locked payments that it pays back, by id. */
export interface Held {
  readonly invoices: ReadonlyMap<string, Invoice>
  readonly refunded?: ReadonlyMap<string, Payment>
  /** The write-offs of these invoices, newest first, by invoice. */
  readonly writeOffs?: ReadonlyMap<string, readonly InvoiceWriteOff[]>
}

/**
 * Puts the allocations of a payment into effect: all of them when it is posted now (`before` is absent), otherwise
 * those that differ from `before`. Rests within the tolerance are written off (contract P14). New parts get the date of
 * the voucher.
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

/** The payment with the date of the voucher on all its allocations. */
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

/**
 * The amounts of a settlement. Each has its own share in base currency, so that a removal takes out exactly what the
 * addition brought.
 */
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
