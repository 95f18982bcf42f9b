import { BigDecimal } from "effect"
import type { CalendarDate } from "../shared/calendar-date.ts"
import { type Decimal, sumOf, zero } from "../shared/decimal.ts"
import type { BookingId } from "../shared/ids.ts"
import { given } from "../shared/given.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { BookedMetrics, Booking, BookingLabels, BookingLine } from "./booking.ts"
import { cancelsProductsOnly } from "./cancels-products.ts"
import type { Metrics } from "./metrics.ts"
import { chargesOf, lastVersions, type Order } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"
import { areSameMetrics, metricsLess, noMetrics, sumOfMetrics } from "./order-metrics.ts"
import type { OrdersOfAccount } from "./ports/booking-store.ts"

/**
 * The kind of a booking. A renewal with a change is booked as a renewal; a change of discounts as a change (contract
 * S31).
 */
export type BookingKind = "activation" | "change" | "renewal" | "cancellation" | "milestone" | "closed delivery"

export interface OrderMove {
  readonly kind: BookingKind
  /**
   * The last version before the move, with its metrics. An activation ignores this value: nothing was booked before it.
   */
  readonly before: Order
  /** The last version after the move, with its metrics. */
  readonly after: Order
  /** The booking's date: see `bookingDate`. */
  readonly date: CalendarDate
  readonly ofAccount: OrdersOfAccount
  readonly id: BookingId
  readonly now: Timestamp
}

/**
 * The booking of how a move changed an order's metrics; `undefined` for a milestone or a closed delivery that changes
 * none (contract S31, S32).
 */
export const bookingOf = (move: OrderMove): Booking | undefined => {
  const { kind, after, date, id, now } = move
  const lines = linesOf(move)
  if (lines.length === 0 && (kind === "milestone" || kind === "closed delivery")) return undefined
  const { tenantId, legalEntityId, account, currency, baseCurrency, orderDate, exchangeRate } = after
  const metrics = sumOfLines(lines)
  return {
    tenantId,
    legalEntityId,
    id,
    order: {
      id: after.id,
      orderNumber: after.orderNumber,
      version: after.version,
      ...given({ externalERPId: after.externalERPId, externalCRMId: after.externalCRMId }),
    },
    account,
    currency,
    baseCurrency,
    orderDate,
    ...(exchangeRate === undefined ? {} : { exchangeRate }),
    effectiveDate: date,
    ...labelsOf(move, BigDecimal.sign(metrics.cmrr)),
    metrics,
    lines,
    createdAt: now,
    modifiedAt: now,
  }
}

/** The date of the booking of a move (contract S31). The booking of a milestone or a delivery has the given `day`. */
export const bookingDate = (kind: BookingKind, before: Order, after: Order, day: CalendarDate): CalendarDate => {
  switch (kind) {
    case "activation":
      return after.orderDate
    case "change":
      return after.effectiveChangeDate ?? day
    case "renewal":
      return before.end ?? day
    case "cancellation":
      return after.cancellationDate ?? day
    case "milestone":
    case "closed delivery":
      return day
  }
}

/** The change of each charge's metrics. A charge whose metrics stayed the same has no line. */
const linesOf = ({ kind, before, after, date }: OrderMove): readonly BookingLine[] => {
  const was = kind === "activation" ? new Map<string, OrderCharge>() : byNumber(before)
  return [...byNumber(after)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([chargeNumber, charge]) => {
      const former = was.get(chargeNumber)
      const [now, then] = [charge.metrics ?? noMetrics, former?.metrics ?? noMetrics]
      if (areSameMetrics(now, then)) return []
      const fmrr = BigDecimal.subtract(futurePart(charge, now, date), futurePart(former, then, date))
      return [{ charge: named(charge), metrics: { ...metricsLess(now, then), fmrr: BigDecimal.normalize(fmrr) } }]
    })
}

const byNumber = (order: Order): Map<string, OrderCharge> =>
  new Map(lastVersions(chargesOf(order)).map((charge) => [charge.chargeNumber, charge]))

/** The CMRR of a charge when its first version starts after a day; otherwise 0. */
export const futurePart = (
  charge: Pick<OrderCharge, "anchor" | "start"> | undefined,
  { cmrr }: Metrics,
  date: CalendarDate,
): Decimal => {
  const start = charge?.anchor ?? charge?.start
  return start !== undefined && start > date ? cmrr : zero
}

const named = ({ id, chargeNumber, name, description, externalERPId, externalCRMId }: OrderCharge) => ({
  id,
  chargeNumber,
  name,
  ...given({ description, externalERPId, externalCRMId }),
})

const sumOfLines = (lines: readonly BookingLine[]): BookedMetrics => ({
  ...sumOfMetrics(lines.map(({ metrics }) => metrics)),
  fmrr: BigDecimal.normalize(sumOf(lines, ({ metrics }) => metrics.fmrr)),
})

type Labels = Omit<BookingLabels, "effectiveDate" | "notes">
type Rise = -1 | 0 | 1

const changeTypeOf = (rise: Rise, otherwise: Labels["changeType"]): Labels["changeType"] =>
  ({ [-1]: "Downsell", 0: otherwise, 1: "Upsell" } as const)[rise]

/** The type, category, change type and classification of a booking (contract S32). */
const labelsOf = ({ kind, before, after, ofAccount }: OrderMove, rise: Rise): Labels => {
  switch (kind) {
    case "activation":
      return activated(ofAccount)
    case "cancellation":
      return ofAccount.hasOtherActive
        ? changed({ bookingType: "Churn", changeType: "Downsell", classification: "Contraction" })
        : {
            bookingType: "Churn",
            accountCategory: "Lost",
            changeType: "Downsell",
            classification: "CustomerChurn",
          }
    case "milestone":
      return changed({ changeType: "Milestone" })
    case "closed delivery":
      return changed({ changeType: "CancelledDelivery" })
    case "change":
    case "renewal":
      return changed({
        changeType:
          kind === "change" && cancelsProductsOnly(before, after)
            ? "CancelOrderProduct"
            : changeTypeOf(rise, kind === "renewal" ? "Renewal" : "None"),
        classification: ({ [-1]: "Contraction", 0: "NoChange", 1: "Expansion" } as const)[rise],
      })
  }
}

const changed = (labels: Partial<Labels>): Labels => ({
  bookingType: "Change",
  accountCategory: "Existing",
  changeType: "None",
  classification: "NoChange",
  ...labels,
})

const activated = ({ hasOther, hasOtherActive, hasOtherCancelled }: OrdersOfAccount): Labels => ({
  bookingType: "New",
  accountCategory: hasOther ? "Existing" : "New",
  changeType: "None",
  classification: !hasOther ? "NewCustomer" : hasOtherCancelled && !hasOtherActive ? "Reactivate" : "Expansion",
})
