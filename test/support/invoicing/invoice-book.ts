import type { BillableLine } from "@svc/domain/invoicing/engine/billed-lines"
import { chargedThroughWith } from "@svc/domain/invoicing/engine/charged-through"
import type { TargetDates } from "@svc/domain/invoicing/engine/due"
import { usagePeriods } from "@svc/domain/invoicing/engine/usage-periods"
import { creditOfEnded } from "@svc/domain/invoicing/engine/credit-of-ended"
import type { InvoicedPeriod } from "@svc/domain/invoicing/engine/invoiced-period"
import type { ProrationMethod } from "@svc/domain/organisation/proration-method"
import { usageKey, type UsageTotals } from "@svc/domain/invoicing/engine/usage-totals"
import { windowOf } from "@svc/domain/orders/charge-window"
import { chargesOf, type Order } from "@svc/domain/orders/order"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { minorUnits } from "@svc/domain/shared/currency"
import { decimal, toUnits, type Decimal, zero } from "@svc/domain/shared/decimal"
import type { OrderChargeId } from "@svc/domain/shared/ids"
import { BigDecimal } from "effect"
import { bill } from "./bill.ts"
import { number, text } from "./oracle-days.ts"
import { measuredBefore, type Row } from "./oracle-price.ts"
import { units } from "./exact.ts"

interface Held {
  readonly line: BillableLine
  /** The period as billing knows it. A credit moves its end. */
  period: InvoicedPeriod
  credited: Decimal
}

const quantity = (quarters: number): Decimal => decimal(String(quarters / 4))

/** The order with `chargedThrough` of every charge version set to what `edit` returns. */
export const withChargedThrough = (order: Order, edit: (charge: OrderCharge) => CalendarDate | undefined): Order => ({
  ...order,
  products: order.products.map((product) => ({
    ...product,
    charges: product.charges.map((charge) => {
      const { chargedThrough: _, ...rest } = charge
      const after = edit(charge)
      return after === undefined ? rest : { ...rest, chargedThrough: after }
    }),
  })),
})

/** Invoices an order by the domain's rules, and remembers lines and their usage rows as the store does. */
export const makeBook = (method: ProrationMethod) => {
  const held: Held[] = []
  const rows: Row[] = []
  let waiting: Row[] = []

  const totalsOf = (
    of: string,
    rule: OrderCharge["measurementsRule"],
    chargeNumber: string,
    from: string,
    to: string,
  ): UsageTotals => {
    const all = rows.filter((row) => row.chargeNumber === chargeNumber)
    const inside = all.filter(({ day }) => number(from) <= day && day < number(to))
    const measured = of === "Usage" ? undefined : measuredBefore({ measurementsRule: rule }, all, number(to))
    return {
      count: inside.length,
      sum: quantity(inside.reduce((sum, { quarters }) => sum + quarters, 0)),
      max: quantity(Math.max(0, ...inside.map(({ quarters }) => quarters))),
      rated: zero,
      ...(measured === undefined ? {} : { quantity: quantity(Number(units(measured, 2)) / 25) }),
    }
  }

  return {
    rows,
    waiting: (): readonly Row[] => waiting,
    use: (row: Row): void => {
      rows.push(row)
      waiting.push(row)
    },

    /** Returns the amounts that are due, and marks them as invoiced. */
    bill: (
      order: Order,
      targetDates: TargetDates,
    ): { readonly lines: readonly BillableLine[]; readonly order: Order } => {
      const invoiced = held.map(({ period }) => period)
      const days = Map.groupBy(waiting, ({ chargeNumber }) => chargeNumber)
      const asked = usagePeriods(order, {
        targetDates,
        invoiced,
        waiting: new Map([...days].map(([name, of]) => [name, of.map(({ day }) => text(day) as CalendarDate)])),
      })
      const totals = new Map(
        asked.map((period) => {
          const { of, chargeNumber, from, to } = period
          return [usageKey(period), totalsOf(of, of === "Usage" ? "LatestDate" : of, chargeNumber, from, to)]
        }),
      )
      const lines = bill(order, targetDates, { invoiced, totals, method })
      const moved: ReadonlyMap<OrderChargeId, CalendarDate> = chargedThroughWith(order, invoiced, lines)
      for (const { charge, period } of lines) {
        waiting = waiting.filter(
          ({ chargeNumber, day }) =>
            chargeNumber !== charge.chargeNumber || day < number(period.from) || day >= number(period.to),
        )
      }
      held.push(...lines.map((line) => ({ line, period: line.period, credited: zero })))
      return { lines, order: withChargedThrough(order, (charge) => moved.get(charge.id) ?? charge.chargedThrough) }
    },

    /** Whether a part of any of these lines was credited. */
    isCredited: (lines: readonly BillableLine[]): boolean =>
      held.some(({ line, period }) => lines.includes(line) && period !== line.period),

    /** Removes lines, and releases their days and usage rows. */
    cancel: (order: Order, lines: readonly BillableLine[]): Order => {
      held.splice(0, held.length, ...held.filter(({ line }) => !lines.includes(line)))
      const isHeld = ({ chargeNumber, day }: Row) =>
        held.some(
          ({ line: { charge, period } }) =>
            charge.chargeNumber === chargeNumber && number(period.from) <= day && day < number(period.to),
        )
      const given = rows.filter((row) =>
        lines.some(
          ({ charge, period }) =>
            charge.chargeNumber === row.chargeNumber && number(period.from) <= row.day && row.day < number(period.to),
        ),
      )
      waiting = rows.filter((row) => waiting.includes(row) || (given.includes(row) && !isHeld(row)))
      return withChargedThrough(order, (charge) => {
        if (charge.chargeType === "Usage")
          return held
            .filter(({ line }) => line.charge.id === charge.id)
            .map(({ period }) => period.to)
            .sort()
            .at(-1)
        const froms = lines.filter((line) => line.charge.id === charge.id).map(({ period }) => period.from)
        const [first] = [...froms, ...(charge.chargedThrough === undefined ? [] : [charge.chargedThrough])].sort()
        const start = windowOf(order, charge)?.from
        const isStart = first === undefined || start === undefined || first <= start
        return isStart || charge.chargedThrough === undefined ? undefined : first
      })
    },

    /** Credits what ended versions had invoiced after their new end, in the order of the lines. */
    credit: (before: Order, order: Order) => {
      const [known, scale] = [new Set(chargesOf(before).map(({ id }) => id)), minorUnits(order.currency)]
      const credits = held.flatMap((each) => {
        const { charge, period } = each.line
        const version = chargesOf(order).find(({ id }) => id === charge.id)!
        const [window, isOnce] = [windowOf(order, version), charge.chargeType === "OneOff"]
        const end = window === undefined ? period.from : window.to
        const isOver = isOnce
          ? window === undefined && each.period === period
          : end !== undefined && end < each.period.to
        if (charge.chargeType === "Usage" || charge.chargeType === "Measured" || !isOver) return []
        const total = creditOfEnded(period, period.amount, end!, scale)
        const amount = BigDecimal.subtract(total, each.credited)
        each.period = { ...period, to: end! < period.from ? period.from : end! }
        each.credited = total
        return [{ line: each.line, amount: toUnits(amount, scale), total: toUnits(total, scale) }]
      })
      const ended = withChargedThrough(order, (charge) => {
        const { chargedThrough } = charge
        if (!known.has(charge.id) || chargedThrough === undefined) return undefined
        const window = windowOf(order, charge)
        if (window === undefined) return undefined
        if (charge.chargeType === "OneOff" || window.to === undefined || chargedThrough < window.to)
          return chargedThrough
        return window.to
      })
      return { credits, order: ended }
    },
  }
}
