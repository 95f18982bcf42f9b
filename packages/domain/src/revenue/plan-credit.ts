import { firstOfMonth } from "../ledger/accounting-period.ts"
import { BigDecimal } from "effect"
import { type CalendarDate, daysBetween } from "../shared/calendar-date.ts"
import { type Decimal, fromUnits, sumOf, toUnits } from "../shared/decimal.ts"
import { dividedBy, exactly, type Fraction, fraction, isZero, none, plus, rounded, times } from "../shared/fraction.ts"
import { type MonthWeight, type Span } from "./month-weights.ts"
import { cutByWeights, type Digits, type InBoth, joined, later, type PlannedItem } from "./plan-revenue.ts"

/** A present item of a line or of a credit of it. */
export interface StandingItem extends PlannedItem {
  readonly isRecognised: boolean
  /** Whether the item belongs to the line itself, not to a credit. */
  readonly isOwn: boolean
}

/** A line from whose schedule a credit takes. */
export interface CreditedSchedule {
  /** The items of the line and of its earlier credits. */
  readonly items: readonly StandingItem[]
  readonly months: readonly MonthWeight[]
  /** The date of its invoice. The schedule has no item in an earlier month. */
  readonly invoiceDate: CalendarDate
  /** The days that credits of changes took before. */
  readonly taken: readonly Span[]
}

/** A credit of a line. */
export interface CreditToPlan {
  /** The net amount, with the opposite sign of the line. */
  readonly net: InBoth
  /** The days that a change of the order took; absent for a credit by hand. */
  readonly span?: Span
  /** The month of the credit note's date, or the first open period when that is later. */
  readonly period: CalendarDate
  /** The first day of the first open period; absent while none was closed. */
  readonly firstOpen?: CalendarDate
}

/**
 * The schedule of a credit (contract D7). Its items take the amounts of the credited days from the periods in which
 * they were to be recognised. Amounts that are already recognised there, and the part of the credit beyond them, are
 * booked in the period of the credit's date.
 */
export const planCredit = (
  schedule: CreditedSchedule,
  credit: CreditToPlan,
  digits: Digits,
): readonly PlannedItem[] => {
  const { net, period, firstOpen } = credit
  const isClosed = (of: CalendarDate) => firstOpen !== undefined && of < firstOfMonth(firstOpen)
  const open = schedule.items.filter((item) => !isClosed(item.period))
  const span = credit.span === undefined || credit.span.from >= credit.span.to ? undefined : credit.span
  const parts =
    span === undefined
      ? partsInProportion({ ...schedule, open }, credit, digits)
      : partsOfDays({ ...schedule, open }, span, digits)
  const rest = {
    period,
    amount: BigDecimal.subtract(
      net.amount,
      sumOf(parts, ({ amount }) => amount),
    ),
    base: BigDecimal.subtract(
      net.base,
      sumOf(parts, ({ base }) => base),
    ),
  }
  return joined([...parts, rest])
}

interface OpenSchedule extends CreditedSchedule {
  /** The items whose periods are open. */
  readonly open: readonly StandingItem[]
}

const inPeriods = (items: readonly StandingItem[]) =>
  [...Map.groupBy(items, ({ period }) => period)].toSorted(([a], [b]) => (a < b ? -1 : 1))

/** A credit by hand takes from every period in proportion to its amount. */
const partsInProportion = (
  { items, open }: OpenSchedule,
  { net }: CreditToPlan,
  digits: Digits,
): readonly PlannedItem[] => {
  const periods = inPeriods(items)
  const shares = (side: keyof InBoth) => {
    const weights = periods.map(([, of]) =>
      toUnits(
        sumOf(of, (item) => item[side]),
        digits[side],
      ),
    )
    const isNothing = weights.reduce((sum, weight) => sum + weight, 0n) === 0n
    return isNothing ? weights.map(() => 0n) : cutByWeights(toUnits(net[side], digits[side]), weights)
  }
  const [amounts, bases] = [shares("amount"), shares("base")]
  const isOpen = (period: CalendarDate, of: readonly StandingItem[]) =>
    of.every(({ isRecognised }) => !isRecognised) && open.some((item) => item.period === period)
  return periods.flatMap(([period, of], index) =>
    isOpen(period, of)
      ? [
          {
            period,
            amount: fromUnits(amounts[index]!, digits.amount),
            base: fromUnits(bases[index]!, digits.base),
          },
        ]
      : [],
  )
}

/** A credit of a change takes what is left of the days after the change, period by period. */
const partsOfDays = (
  { items, open, months, invoiceDate, taken }: OpenSchedule,
  span: Span,
  digits: Digits,
): readonly PlannedItem[] => {
  const byPeriod = Map.groupBy(months, ({ month }) => later(month, firstOfMonth(invoiceDate)))
  const own = items.filter(({ isOwn }) => isOwn)
  const sign = BigDecimal.sign(sumOf(own, ({ amount }) => amount))
  const standing = inPeriods(open.filter(({ isRecognised }) => !isRecognised))
  return standing.flatMap(([period, of]): readonly PlannedItem[] => {
    const part = creditedPart(byPeriod.get(period) ?? [], span, taken)
    if (isZero(part)) return []
    const take = (side: keyof InBoth): Decimal => {
      const left = sumOf(of, (item) => item[side])
      // Amounts that earlier credits moved into the period of their date do not belong to these days.
      if (BigDecimal.sign(left) !== sign) return fromUnits(0n, digits[side])
      return BigDecimal.negate(rounded(times(exactly(left), part), digits[side]))
    }
    return [{ period, amount: take("amount"), base: take("base") }]
  })
}

/**
 * The fraction of the remainder of some months that a span of days is, by the months' weights and, within a month, by
 * days.
 */
const creditedPart = (months: readonly MonthWeight[], span: Span, taken: readonly Span[]): Fraction => {
  const left = months.map(({ days, weight }) => {
    const pieces = taken.reduce<readonly Span[]>(without, [days])
    const all = BigInt(daysOf(days))
    const count = (of: readonly Span[]) => BigInt(of.reduce((sum, piece) => sum + daysOf(piece), 0))
    return {
      left: fraction(weight * count(pieces), all),
      credited: fraction(weight * count(pieces.map((piece) => common(piece, span))), all),
    }
  })
  const all = left.reduce((sum, each) => plus(sum, each.left), none)
  return isZero(all)
    ? none
    : dividedBy(
        left.reduce((sum, each) => plus(sum, each.credited), none),
        all,
      )
}

const daysOf = ({ from, to }: Span): number => (from < to ? daysBetween(from, to) : 0)

const common = (a: Span, b: Span): Span => ({
  from: later(a.from, b.from),
  to: a.to < b.to ? a.to : b.to,
})

/** The given spans without the days of another span. */
const without = (pieces: readonly Span[], span: Span): readonly Span[] =>
  pieces.flatMap((piece) =>
    [
      { from: piece.from, to: piece.to < span.from ? piece.to : span.from },
      { from: later(piece.from, span.to), to: piece.to },
    ].filter(({ from, to }) => from < to),
  )
