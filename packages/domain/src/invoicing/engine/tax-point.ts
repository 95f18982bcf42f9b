import { BigDecimal } from "effect"
import type { OrderCharge } from "../../orders/order-charge.ts"
import { addDays, type CalendarDate } from "../../shared/calendar-date.ts"
import { sumOf } from "../../shared/decimal.ts"
import type { ProductId } from "../../shared/ids.ts"
import type { BillableLine } from "./billed-lines.ts"

/** Whether a charge is billed when a period is over: its amount or its service is known only then. */
export const isInArrears = ({
  chargeType,
  billingTiming,
}: Pick<OrderCharge, "chargeType" | "billingTiming">): boolean =>
  chargeType !== "OneOff" && billingTiming === "InArrears"

/** The last day of a period in arrears, or the day of a OneOff or of its delivery; absent of what is billed in advance. */
const completedOn = ({ charge, period: { from, to, number } }: BillableLine): CalendarDate | undefined => {
  if (charge.chargeType === "OneOff") return charge.deliveries?.[number]?.deliveryDate ?? from
  return isInArrears(charge) ? addDays(to, -1) : undefined
}

/** When all that lines bill was delivered (BT-72); absent while a part of it is not, or not by the date of the invoice. */
export const deliveryDateOf = (lines: readonly BillableLine[], invoiceDate: CalendarDate): CalendarDate | undefined => {
  const days = lines.flatMap((line) => completedOn(line) ?? []).toSorted()
  const last = days.at(-1)
  return days.length === lines.length && last !== undefined && last <= invoiceDate ? last : undefined
}

/** Lines that can stand on one invoice, since their tax becomes due on one day: a document has one tax point (BT-7). */
export interface TaxedTogether {
  /** Absent where that is the date of the invoice. */
  readonly taxPoint?: CalendarDate
  readonly lines: readonly BillableLine[]
}

/** The earliest first, and the date of the invoice last. */
export const compareTaxPoints = (a: CalendarDate | undefined, b: CalendarDate | undefined): number =>
  a === b ? 0 : b === undefined || (a !== undefined && a < b) ? -1 : 1

/**
 * The lines of an order by their tax point, the earliest first and the date of the invoice last (contract V36). What is
 * billed in arrears of a product among `atEnd` has the last day of its period. Lines of which a part comes to less than
 * nothing stay together, since no invoice could be made of that part.
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
