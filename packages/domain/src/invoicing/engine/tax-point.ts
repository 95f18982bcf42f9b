import { BigDecimal } from "effect"
import type { OrderCharge } from "../../orders/order-charge.ts"
import { addDays, type CalendarDate } from "../../shared/calendar-date.ts"
import { sumOf } from "../../shared/decimal.ts"
import type { ProductId } from "../../shared/ids.ts"
import type { BillableLine } from "./billed-lines.ts"

/** Whether a charge is billed after a period, because its amount or its service is complete only then. */
export const isInArrears = ({
  chargeType,
  billingTiming,
}: Pick<OrderCharge, "chargeType" | "billingTiming">): boolean =>
  chargeType !== "OneOff" && billingTiming === "InArrears"

/** The last day of a period in arrears, or the day of a OneOff or a delivery; absent for a charge in advance. */
const completedOn = ({ charge, period: { from, to, number } }: BillableLine): CalendarDate | undefined => {
  if (charge.chargeType === "OneOff") return charge.deliveries?.[number]?.deliveryDate ?? from
  return isInArrears(charge) ? addDays(to, -1) : undefined
}

/**
 * The day on which everything that the lines bill was delivered (BT-72); absent while a part is not delivered by the
 * date of the invoice.
 */
export const deliveryDateOf = (lines: readonly BillableLine[], invoiceDate: CalendarDate): CalendarDate | undefined => {
  const days = lines.flatMap((line) => completedOn(line) ?? []).toSorted()
  const last = days.at(-1)
  return days.length === lines.length && last !== undefined && last <= invoiceDate ? last : undefined
}

/**
 * Lines that can be on one invoice because their tax becomes due on the same day: a document has only one tax point
 * (BT-7).
 */
export interface TaxedTogether {
  /** The tax point; absent when it is the date of the invoice. */
  readonly taxPoint?: CalendarDate
  readonly lines: readonly BillableLine[]
}

/** Sorts the earliest tax point first, and the date of the invoice last. */
export const compareTaxPoints = (a: CalendarDate | undefined, b: CalendarDate | undefined): number =>
  a === b ? 0 : b === undefined || (a !== undefined && a < b) ? -1 : 1

/**
 * Groups the lines of an order by tax point, the earliest first and the date of the invoice last (contract V36). A line
 * that bills in arrears for a product in `atEnd` has the last day of its period as tax point. Lines stay together when
 * one of the groups would have a total below zero, because no invoice could be made of that group.
 */
export const byTaxPoint = (
  lines: readonly BillableLine[],
  atEnd: ReadonlySet<ProductId>,
  invoiceDate: CalendarDate,
): readonly TaxedTogether[] => {
  const taxPointOf = (line: BillableLine) => {
    const day = atEnd.has(line.product.product.id) && isInArrears(line.charge) ? completedOn(line) : undefined
    return day === invoiceDate ? undefined : day
  }
  const parts = [...Map.groupBy(lines, taxPointOf)]
    .toSorted(([a], [b]) => compareTaxPoints(a, b))
    .map(([taxPoint, of]): TaxedTogether => ({ ...(taxPoint === undefined ? {} : { taxPoint }), lines: of }))
  const isNegative = ({ lines: of }: TaxedTogether) => BigDecimal.isNegative(sumOf(of, ({ period }) => period.amount))
  return parts.length > 1 && parts.some(isNegative) ? [{ lines }] : parts
}
