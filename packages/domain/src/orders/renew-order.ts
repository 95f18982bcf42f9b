import { Result } from "effect"
import type { Product } from "../catalogue/product.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import { editCharges } from "./edit-charges.ts"
import type { Order } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"
import { type OrdersRefusal, refuse } from "./orders.errors.ts"
import { renewalsWith, termExtended } from "./order-term.ts"

export interface Renewal {
  /** By how many months the end moves, 1 or more. */
  readonly months: number
  /** The renewal term from now on; as before when absent. */
  readonly nextRenewalTerm?: number
  readonly today: CalendarDate
  /** The products of the catalogue that the order refers to, as they are now. */
  readonly catalogue: readonly Pick<Product, "id" | "endOfRenewalDate">[]
}

/** Whether the job renews the order on a day: notice is no longer in time (contract S18). */
export const isRenewalDue = (
  { status, isAutoRenewed, noticePeriodDate }: Pick<Order, "status" | "isAutoRenewed" | "noticePeriodDate">,
  today: CalendarDate,
): boolean => status === "Active" && isAutoRenewed && noticePeriodDate !== undefined && noticePeriodDate < today

/** Whether the job sets the order to Inactive on a day: its end has passed (contract S18). */
export const isExpired = ({ status, end }: Pick<Order, "status" | "end">, today: CalendarDate): boolean =>
  status === "Active" && end !== undefined && end <= today

/**
 * Moves the end of an order, in the version that the renewal makes: the end and the notice date by months counted from
 * where ends are counted from, and the charges that end with the order and ran to its end (contract S18).
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

/** The refusal of a renewal into a time in which a product that runs on is no longer renewed. */
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
