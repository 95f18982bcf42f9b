import { BigDecimal } from "effect"
import type { Order } from "../orders/order.ts"
import { chargesOf } from "../orders/order.ts"
import { type Decimal, sumOf, zero } from "../shared/decimal.ts"
import type { InvoiceLineId } from "../shared/ids.ts"
import type { BillableLine } from "./engine/billed-lines.ts"
import type { TargetDates } from "./engine/due.ts"
import type { BilledPeriod } from "./ports/billed-periods.ts"

/** The lines of an order that are due, and the periods of the order that invoices bill. */
export interface DueOfOrder {
  readonly order: Order
  readonly lines: readonly BillableLine[]
  readonly invoiced: readonly BilledPeriod[]
}

/** A line of an ended order whose amount is below zero. */
export interface Correction {
  readonly order: Order
  readonly line: BillableLine
  /**
   * The billed lines of the same charge in the order in which they are credited: the line of the same period first,
   * then the latest.
   */
  readonly held: readonly BilledPeriod[]
}

/**
 * Takes the usage corrections of ended orders out of a group that would become one invoice with a total below zero
 * (contract V26), because nothing will be due later that offsets them. Lines of an ended order that are not below zero
 * stay in the group.
 */
export const correctionsOfEnded = <Due extends DueOfOrder>(
  group: readonly Due[],
  targets: TargetDates,
): { readonly rest: readonly Due[]; readonly corrections: readonly Correction[] } => {
  if (!isBelowZero(group.flatMap(({ lines }) => lines))) return { rest: group, corrections: [] }
  const rest: Due[] = []
  const corrections: Correction[] = []
  for (const due of group) {
    const takes = isEnded(due.order, targets) && isBelowZero(due.lines)
    const lines = takes ? due.lines.filter(({ period }) => !BigDecimal.isNegative(period.amount)) : due.lines
    if (takes)
      corrections.push(
        ...due.lines
          .filter(({ period }) => BigDecimal.isNegative(period.amount))
          .map((line) => ({ order: due.order, line, held: heldOf(due, line) })),
      )
    if (lines.length > 0) rest.push({ ...due, lines })
  }
  return { rest, corrections }
}

const isBelowZero = (lines: readonly BillableLine[]): boolean =>
  BigDecimal.isNegative(sumOf(lines, ({ period }) => period.amount))

/** Whether an order has ended by all target dates and will not be renewed. */
const isEnded = ({ end, status, isAutoRenewed }: Order, targets: TargetDates): boolean =>
  end !== undefined &&
  Object.values(targets).every((target) => end <= target) &&
  !(status === "Active" && isAutoRenewed)

const heldOf = ({ order, invoiced }: DueOfOrder, { charge, period }: BillableLine): readonly BilledPeriod[] => {
  const versions = new Set<string>(
    chargesOf(order).flatMap(({ id, chargeNumber }) => (chargeNumber === charge.chargeNumber ? [id] : [])),
  )
  const isOwn = (held: BilledPeriod) =>
    held.orderChargeId === charge.id && held.from === period.from && held.tier === period.tier
  const rank = (held: BilledPeriod) => `${isOwn(held) ? 1 : 0} ${held.from} ${String(held.number).padStart(9, "0")}`
  return invoiced
    .filter(({ orderChargeId }) => versions.has(orderChargeId))
    .toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1))
}

/** The amounts of lines that are left to credit, with tax where prices include it. */
export type Lefts = ReadonlyMap<InvoiceLineId, Decimal>

/** A part of a correction that is credited from one line. */
export interface CorrectedLine {
  readonly lineId: InvoiceLineId
  /** The amount to credit: more than zero, and at most what is left of the line. */
  readonly amount: Decimal
}

/**
 * Distributes corrections over the lines that they take back, in order and each up to what is left of the line. An
 * amount that one correction takes is not available to the next. `undefined` when the lines have too little left.
 */
export const sharesOfCorrections = (
  corrections: readonly Correction[],
  lefts: Lefts,
): readonly (readonly CorrectedLine[])[] | undefined => {
  const left = new Map(lefts)
  const all: CorrectedLine[][] = []
  for (const { line, held } of corrections) {
    let open = BigDecimal.negate(line.period.amount)
    const shares: CorrectedLine[] = []
    for (const { lineId } of held) {
      const there = left.get(lineId) ?? zero
      if (!BigDecimal.isPositive(open) || !BigDecimal.isPositive(there)) continue
      const amount = BigDecimal.min(open, there)
      shares.push({ lineId, amount })
      left.set(lineId, BigDecimal.subtract(there, amount))
      open = BigDecimal.subtract(open, amount)
    }
    if (BigDecimal.isPositive(open)) return undefined
    all.push(shares)
  }
  return all
}
