import { Result } from "effect"
import type { Product } from "../catalogue/product.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import { editCharges } from "./edit-charges.ts"
import type { Order } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"
import { type OrdersRefusal, refuse } from "./orders.errors.ts"
import { renewalsWith, termExtended } from "./order-term.ts"

export interface Renewal {
  /** The number of months by which the end moves, at least 1. */
  readonly months: number
  /** The renewal term from now on; unchanged when absent. */
  readonly nextRenewalTerm?: number
  readonly today: CalendarDate
  /** The catalogue's current products to which the order refers. */
  readonly catalogue: readonly Pick<Product, "id" | "endOfRenewalDate">[]
}

/** Whether the nightly job renews the order on a day: the last day for notice has passed (contract S18). */
export const isRenewalDue = (
  { status, isAutoRenewed, noticePeriodDate }: Pick<Order, "status" | "isAutoRenewed" | "noticePeriodDate">,
  today: CalendarDate,
): boolean => status === "Active" && isAutoRenewed && noticePeriodDate !== undefined && noticePeriodDate < today

/** Whether the nightly job sets the order to Inactive on a day: its end has passed (contract S18). */
export const isExpired = ({ status, end }: Pick<Order, "status" | "end">, today: CalendarDate): boolean =>
  status === "Active" && end !== undefined && end <= today

/**
 * Moves the end and the notice date of an order, in the version that the renewal makes. Ends are counted in months from
 * `endAnchor`. Charges that end with the order and ran to its end move with it (contract S18).
 */
export const renewOrder = (order: Order, renewal: Renewal): Result.Result<Order, OrdersRefusal> => {
  const { end, endAnchor } = order
  if (end === undefined || endAnchor === undefined) return Result.fail(refuse("NoTermToRenew"))
  const { months, nextRenewalTerm = order.renewalTerm, today } = renewal
  const runsOn = (charge: OrderCharge) =>
    charge.endedIn === undefined && charge.endOn === "AlignToSubscription" && charge.end === end
  const lapsed = lapsedProduct(order, end, runsOn, renewal)
  if (lapsed !== undefined) return Result.fail(lapsed)
  const term = termExtended({ end, endAnchor }, months, order.noticePeriod)
  const extended = editCharges(order, (charge) =>
    runsOn(charge) ? { ...charge, end: term.end!, lastRenewalDate: today } : charge,
  )
  return Result.succeed({
    ...extended,
    ...term,
    renewals: renewalsWith(order, end),
    renewalTerm: nextRenewalTerm,
    lastRenewalDate: today,
  })
}

/** Refuses a renewal when a product that would run on is past its `endOfRenewalDate`. */
const lapsedProduct = (
  { products }: Order,
  firstDay: CalendarDate,
  runsOn: (charge: OrderCharge) => boolean,
  { catalogue }: Renewal,
): OrdersRefusal | undefined => {
  const lastDays = new Map(catalogue.map(({ id, endOfRenewalDate }) => [id, endOfRenewalDate]))
  for (const { name, product, charges } of products) {
    const date = lastDays.get(product.id)
    if (date !== undefined && date < firstDay && charges.some(runsOn))
      return refuse("RenewalAfterEndOfRenewal", { product: name, date })
  }
  return undefined
}
