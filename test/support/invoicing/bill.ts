import { billableLines } from "@svc/domain/invoicing/engine/billable-lines"
import type { BillableLine } from "@svc/domain/invoicing/engine/billed-lines"
import type { TargetDates } from "@svc/domain/invoicing/engine/due"
import type { InvoicedPeriod } from "@svc/domain/invoicing/engine/invoiced-period"
import type { ProrationMethod } from "@svc/domain/organisation/proration-method"
import type { UsageTotals } from "@svc/domain/invoicing/engine/usage-totals"
import { minorUnits } from "@svc/domain/shared/currency"
import type { Order } from "@svc/domain/orders/order"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { printFixed } from "@svc/domain/shared/decimal"
import { Result } from "effect"
import { day, sampleCharge, sampleOrder } from "../orders/sample-order.ts"

/** An order with one charge. Each of the two is open-ended unless an end is given. */
export const openOrder = (given: Partial<OrderCharge>, order: Partial<Order> = {}): Order => {
  const { end: _, ...charge } = sampleCharge({ start: order.start ?? day("2024-01-01"), ...given })
  const { end: __, ...open } = sampleOrder([given.end === undefined ? charge : { ...charge, end: given.end }], order)
  return order.end === undefined ? open : { ...open, end: order.end }
}

/** The same target date for every kind of charge. */
export const targets = (date: CalendarDate): TargetDates => ({
  oneOff: date,
  recurringInAdvance: date,
  recurringInArrears: date,
  usage: date,
  measured: date,
})

interface Known {
  readonly invoiced?: readonly InvoicedPeriod[]
  readonly totals?: ReadonlyMap<string, UsageTotals>
  readonly method?: ProrationMethod
  readonly mostLines?: number
}

/** The lines that are due of an order: up to one day, or up to the target day of each kind of charge. */
export const due = (order: Order, target: CalendarDate | TargetDates, known: Known = {}) =>
  billableLines(order, {
    targetDates: typeof target === "string" ? targets(target) : target,
    invoiced: known.invoiced ?? [],
    totals: known.totals ?? new Map(),
    method: known.method ?? "DaysInPeriod",
    mostLines: known.mostLines ?? 10_000,
  })

/** The due lines. Throws where billing refuses the order. */
export const bill = (...of: Parameters<typeof due>): readonly BillableLine[] => Result.getOrThrow(due(...of))

/** A line as text: its period and its amount. */
export const shownLine = (order: Order, { period: { from, to, amount } }: BillableLine): string =>
  `${from} ${to} ${printFixed(amount, minorUnits(order.currency))}`

export const shownLines = (order: Order, ...of: Parameters<typeof due> extends [Order, ...infer Rest] ? Rest : never) =>
  bill(order, ...of).map((line) => shownLine(order, line))
