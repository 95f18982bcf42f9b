import type { CalendarDate } from "../shared/calendar-date.ts"
import type { OrderChargeId } from "../shared/ids.ts"
import { windowOf } from "./charge-window.ts"
import { endedCharges, invoicedToEnds } from "./ended-charges.ts"
import { chargesOf, type Order } from "./order.ts"

interface Reverted {
  /** The version that is taken back, as it was when that was asked for. */
  readonly last: Order
  /** The version before, as it was when the last one was made. */
  readonly before: Order
  /** The first day that was billed of a version of a charge, and is open again. */
  readonly released: ReadonlyMap<OrderChargeId, CalendarDate>
}

/**
 * To where versions of charges are invoiced once the last version of an order is taken back, of those where that is another
 * day than in the version before (contract S21, V33): what was invoiced since then inside their days counts, and what was
 * given back since then does not.
 */
export const chargedAfterRevert = ({
  last,
  before,
  released,
}: Reverted): ReadonlyMap<OrderChargeId, CalendarDate | undefined> => {
  const now = daysOf(last)
  // Where the last version began: with the days of charges that it ended cut to their ends.
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

/** A charge of which nothing is invoiced has no day, which is before any. */
const isBefore = (a: Day, b: Day): boolean => b !== undefined && (a === undefined || a < b)
const laterOf = (a: Day, b: Day): Day => (isBefore(a, b) ? b : a)
const earlierOf = (day: Day, limit: Day): Day => (day !== undefined && limit !== undefined && limit < day ? limit : day)

/** An order of which nothing is invoiced. */
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
