import type { CalendarDate } from "../shared/calendar-date.ts"
import type { OrderChargeId, OrderId } from "../shared/ids.ts"
import { type Window, windowOf } from "../orders/charge-window.ts"
import { chargesOf, type Order } from "../orders/order.ts"
import type { OrderCharge } from "../orders/order-charge.ts"
import type { MadeByVersion } from "../orders/standing-documents.ts"
import { isOfUsage } from "./engine/coverage.ts"
import type { Invoice } from "./invoice.ts"
import type { InvoicedLine } from "./ports/invoice-store.ts"

interface Facts {
  readonly reverted: Order
  /** The version before; absent for version 1, which made everything. */
  readonly before: Order | undefined
  /** The ids of all versions before the reverted one. */
  readonly earlier: ReadonlySet<OrderId>
  /** The lines of the order on invoices that are not cancelled. */
  readonly lines: readonly InvoicedLine[]
  /** The credit notes of the version that are not cancelled. */
  readonly notes: readonly Pick<Invoice, "number">[]
}

/**
 * Sorts the documents that depend on the last version of an order and on no earlier one (contract V33): lines of
 * charges that it added or changed, lines for days by which it extended charges, and its posted credit notes. Lines
 * that posted credit notes have credited in full do not count, except lines of usage: the usage rows stay on them.
 */
export const madeByVersion = ({ reverted, before, earlier, lines, notes }: Facts): MadeByVersion => {
  const [were, are] = [chargesById(before), chargesById(reverted)]
  const made = lines.filter((line) => {
    const [was, is] = [were.get(line.orderChargeId), are.get(line.orderChargeId)]
    if (is === undefined || line.isReleased) return false
    if (was === undefined) return true
    const days = windowOf(before!, was)
    return isLonger(windowOf(reverted, is), days) && isBeyond(line, days) && !earlier.has(line.ofVersion)
  })
  const ofUsage = ({ orderChargeId }: InvoicedLine) => isOfUsage(are.get(orderChargeId)!)
  const [standing, credited] = [
    made.filter((line) => ofUsage(line) || !line.isCredited),
    made.filter((line) => !ofUsage(line) && line.isCredited),
  ]
  return {
    standing: {
      drafts: namesOf(standing.filter(({ isDraft }) => isDraft)),
      invoices: namesOf(standing.filter((line) => !line.isDraft && !ofUsage(line))),
      usage: namesOf(standing.filter((line) => !line.isDraft && ofUsage(line))),
      notes: notes.flatMap(({ number }) => number ?? []),
    },
    credited: credited.reduce(
      (days, { orderChargeId, from }) => days.set(orderChargeId, earlierOf(from, days.get(orderChargeId))),
      new Map<OrderChargeId, CalendarDate>(),
    ),
  }
}

export const namesOf = (lines: readonly Pick<InvoicedLine, "invoice">[]): readonly string[] => [
  ...new Set(lines.map(({ invoice }) => invoice)),
]

const chargesById = (order: Order | undefined): ReadonlyMap<OrderChargeId, OrderCharge> =>
  new Map(order === undefined ? [] : chargesOf(order).map((charge) => [charge.id, charge]))

const isLonger = (window: Window | undefined, than: Window | undefined): boolean =>
  window !== undefined &&
  (than === undefined || (than.to !== undefined && (window.to === undefined || than.to < window.to)))

/** Whether a line bills days after a window; for a OneOff, its single day. */
const isBeyond = ({ from, to }: InvoicedLine, window: Window | undefined): boolean =>
  window === undefined || (window.to !== undefined && (window.to <= from || window.to < to))

const earlierOf = (day: CalendarDate, than: CalendarDate | undefined): CalendarDate =>
  than === undefined || day < than ? day : than
