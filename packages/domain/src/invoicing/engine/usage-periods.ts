import type { Order } from "../../orders/order.ts"
import type { OrderCharge } from "../../orders/order-charge.ts"
import { type Period, periodAt } from "../../orders/periods.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import { byCharge, coveringOf, type Invoiced, uncovered } from "./coverage.ts"
import { isDue, type TargetDates } from "./due.ts"
import type { InvoicedPeriod } from "./invoiced-period.ts"
import { openPeriods } from "./open-periods.ts"
import type { UsagePeriod } from "./usage-totals.ts"

interface Facts {
  readonly targetDates: TargetDates
  readonly invoiced: readonly InvoicedPeriod[]
  /** The days (`fromDate`) of waiting usage rows, by charge number. */
  readonly waiting: ReadonlyMap<string, readonly CalendarDate[]>
}

/** The largest number of periods of a Measured charge that are considered: more than eight hundred years of months. */
const mostPeriods = 10_000

/**
 * The periods whose usage must be summed before lines can be made (contract V8, V9, V10). For Usage: periods that are
 * due and have waiting rows, invoiced before or not. For Measured: periods that are due and not invoiced.
 */
export const usagePeriods = (order: Order, { targetDates, invoiced, waiting }: Facts): readonly UsagePeriod[] => {
  const held = byCharge(invoiced)
  return order.products.flatMap(({ charges }) =>
    charges.flatMap((charge) => {
      if (charge.chargeType === "Measured") return measuredPeriods(order, charge, charges, held, targetDates)
      const days = charge.chargeType === "Usage" ? waiting.get(charge.chargeNumber) : undefined
      return days === undefined ? [] : periodsWithRows(order, charge, charges, held, targetDates, days)
    }),
  )
}

const measuredPeriods = (
  order: Order,
  charge: OrderCharge,
  charges: readonly OrderCharge[],
  held: Invoiced,
  targets: TargetDates,
): readonly UsagePeriod[] => {
  const { chargeNumber, id: orderChargeId, measurementsRule } = charge
  const found: UsagePeriod[] = []
  for (const { from, to } of openPeriods(order, charge, coveringOf(charge, charges, held), targets)) {
    if (found.length === mostPeriods) break
    found.push({ chargeNumber, orderChargeId, from, to, of: measurementsRule })
  }
  return found
}

const periodsWithRows = (
  order: Order,
  charge: OrderCharge,
  charges: readonly OrderCharge[],
  held: Invoiced,
  targets: TargetDates,
  days: readonly CalendarDate[],
): readonly UsagePeriod[] => {
  const { chargeNumber, id: orderChargeId } = charge
  const covering = coveringOf(charge, charges, held)
  const found = new Map<CalendarDate, UsagePeriod>()
  for (const day of new Set(days)) {
    const period = usagePeriodAt(order, charge, covering, day)
    if (period !== undefined && isDue(charge, period, targets))
      found.set(period.from, { chargeNumber, orderChargeId, from: period.from, to: period.to, of: "Usage" })
  }
  return [...found.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/**
 * The period of a version of a Usage charge in which rows of a day are billed: an invoiced period for which the rows
 * are late, or the part of a grid period that is not invoiced. `undefined` when another version bills the rows, or when
 * they were billed elsewhere: that is assumed for a day before `chargedThrough`, unless a later period was invoiced
 * here (contract V8, V9).
 */
export const usagePeriodAt = (
  order: Order,
  charge: OrderCharge,
  covering: readonly InvoicedPeriod[],
  day: CalendarDate,
): Period | undefined => {
  const cover = covering.find(({ from, to }) => from <= day && day < to)
  if (cover !== undefined) return cover.orderChargeId === charge.id ? cover : undefined
  const period = periodAt(order, charge, day)
  if (period === undefined) return undefined
  const { chargedThrough } = charge
  const isElsewhere = chargedThrough !== undefined && !covering.some(({ from }) => day < from)
  const first = isElsewhere && period.from < chargedThrough ? chargedThrough : period.from
  return uncovered({ ...period, from: first }, covering).find(({ from, to }) => from <= day && day < to)
}
