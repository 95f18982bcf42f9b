import { Result } from "effect"
import { addDays, type CalendarDate } from "../shared/calendar-date.ts"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import { editCharges } from "./edit-charges.ts"
import type { Order } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"

/** The first day of a version of a charge that is not invoiced; the version's start when nothing is invoiced. */
const invoicedThrough = ({ start, chargedThrough }: Pick<OrderCharge, "start" | "chargedThrough">) =>
  chargedThrough ?? start

/**
 * Sets the first day of a version of a charge that is not invoiced, which must lie inside its window (contract S23).
 *
 * @param isCredited tells whether each invoice line from that day on is credited in full, without which the day cannot
 * move back
 */
export const setInvoicedTo = (
  order: Order,
  charge: OrderCharge,
  date: CalendarDate,
  isCredited: boolean,
  now: Timestamp,
): Result.Result<Order, FieldsRefused> => {
  const refused = mistake(order, charge, date, isCredited)
  return refused === undefined
    ? Result.succeed(
        editCharges({ ...order, modifiedAt: now }, (each) =>
          each === charge ? { ...charge, chargedThrough: date } : each,
        ),
      )
    : Result.fail(fieldRefused("invoicedToDate", refused))
}

const mistake = (order: Order, charge: OrderCharge, date: CalendarDate, isCredited: boolean): string | undefined => {
  const { chargeType, start } = charge
  if (start === undefined) return "cannot be set: the charge waits for its milestone"
  const end = chargeType === "OneOff" ? (charge.end ?? addDays(start, 1)) : (charge.end ?? order.end)
  if (date < start) return `must not be before the start of the charge, ${start}`
  if (end !== undefined && date > end) return `must not be after ${end}, the first day after the charge`
  if (date < invoicedThrough(charge)! && !isCredited)
    return `must not be before ${charge.chargedThrough}, up to which the charge is invoiced: first credit every line from then on`
  return undefined
}
