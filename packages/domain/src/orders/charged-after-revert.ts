import type { CalendarDate } from "../shared/calendar-date.ts"
import type { OrderChargeId } from "../shared/ids.ts"
import { windowOf } from "./charge-window.ts"
import { endedCharges, invoicedToEnds } from "./ended-charges.ts"
import { chargesOf, type Order } from "./order.ts"

interface Reverted {
  /** The version that is taken back, as it was when the revert was requested. */
  readonly last: Order
  /** The version before, as it was when the last version was made. */
  readonly before: Order
  /** For each version of a charge, the first day that was invoiced and can be invoiced again. */
  readonly released: ReadonlyMap<OrderChargeId, CalendarDate>
}

/**
 * The first day not invoiced of each version of a charge, after the last version of the order is taken back. Only days
 * that differ from those of the version before are given (contract S21, V33). Days that were invoiced since then count;
 * days that were released since then do not.
 */
export const chargedAfterRevert = ({
  last,
  before,
  released,
}: Reverted): ReadonlyMap<OrderChargeId, CalendarDate | undefined> => {
  const now = daysOf(last)
  // The days as they were when the last version began. A charge that this version ended counts only up to its end.
  const begun = daysOf(invoicedToEnds(before, endedCharges(before, last)))
  return new Map(
    chargesOf(before).flatMap((charge) => {
      const { id, chargedThrough: was } = charge
      const learned = earlierOf(now.get(id), released.get(id))
      const after = learned === begun.get(id) ? was : isBefore(learned, begun.get(id)) ? learned : laterOf(was, learned)
      const end = windowOf(before, charge)?.to
      const inside =
        after !== undefined && end !== undefined && charge.chargeType !== "OneOff" && end < after ? end : after
      return inside === was ? [] : [[id, inside] as const]
    }),
  )
}

type Day = CalendarDate | undefined

const daysOf = (order: Order): ReadonlyMap<OrderChargeId, Day> =>
  new Map(chargesOf(order).map(({ id, chargedThrough }) => [id, chargedThrough]))

/** Compares how far two charges are invoiced. `undefined` means that nothing is invoiced, and is before any day. */
const isBefore = (a: Day, b: Day): boolean => b !== undefined && (a === undefined || a < b)
const laterOf = (a: Day, b: Day): Day => (isBefore(a, b) ? b : a)
const earlierOf = (day: Day, limit: Day): Day => (day !== undefined && limit !== undefined && limit < day ? limit : day)

/** The order with none of its charges invoiced. */
export const nothingCharged = (order: Order): Order => ({
  ...order,
  products: order.products.map((product) => ({
    ...product,
    charges: product.charges.map((charge) => {
      const { chargedThrough: _, ...open } = charge
      return open
    }),
  })),
})
