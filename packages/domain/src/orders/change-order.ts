import { Effect, Equal } from "effect"
import { patchDate } from "../catalogue/request-context.ts"
import { fieldRefused } from "../shared/errors.ts"
import { chargeDates, withDates } from "./charge-dates.ts"
import { changeProduct } from "./change-product.ts"
import { checkTax, inLines, mapCharges, mostOrderParts } from "./form-order.ts"
import { chargesOf, type Order } from "./order.ts"
import type { OrderContext } from "./order-context.ts"
import { readMilestones, readTerm, stateHeader } from "./order-header.ts"
import type { ChangeOrderRequest, ChangeProductRequest } from "./order-request.ts"
import { refuse } from "./orders.errors.ts"
import { applyDiscounts } from "./read-discounts.ts"
import { takeProduct } from "./take-product.ts"
import { checkGrownAmount, checkOrderAmount } from "./within-amounts.ts"

/**
 * Applies a change to the new version of a subscription (contract S9, S19). Parts that the request does not touch stay
 * the same objects.
 *
 * @param next the new version; its `effectiveChangeDate` is still that of the previous change
 * @param earliest the first day on which the change may take effect, which is also the default; absent without a limit
 */
export const changeOrder = Effect.fn("orders.change")(function* (
  next: Order,
  request: ChangeOrderRequest,
  context: OrderContext,
  earliest?: Order["start"],
) {
  for (const member of ["account", "currency", "effectiveStartDate"] as const) {
    if (request[member] !== undefined && request[member] !== null)
      return yield* fieldRefused(member, "cannot be changed")
  }
  const day = (yield* patchDate("effectiveChangeDate", request.effectiveChangeDate)) ?? earliest ?? context.today
  const from = earliest ?? next.effectiveChangeDate ?? next.start
  if (day < next.start || (next.end !== undefined && day >= next.end))
    return yield* fieldRefused("effectiveChangeDate", `is ${day}, which is outside the dates of the subscription`)
  if (day < from)
    return yield* fieldRefused("effectiveChangeDate", `must not be before ${from}, when the previous version begins`)

  const stated = yield* stateHeader(next, request, undefined, context)
  const { endAnchor: _, noticePeriodDate: __, end: ___, ...rest } = stated
  const termed: Order = { ...rest, ...(yield* readTerm(next.start, request, next)) }
  if (termed.end !== undefined && termed.end < day)
    return yield* fieldRefused(
      request.effectiveEndDate ? "effectiveEndDate" : "term",
      `must not end the subscription before ${day}, when the change begins`,
    )
  const milestones = yield* readMilestones(next.milestones, request.milestones ?? [], context)
  const order = followEnd(next, { ...termed, milestones })
  const { changed, mapped } = yield* changeProducts(order, request.products ?? [], day, context)
  yield* checkTax(changed)
  const discounted = yield* applyDiscounts(changed, request.orderDiscounts ?? [], context, "orderDiscounts", mapped)
  if (request.products?.length) yield* checkOrderAmount(discounted, "products")
  if (request.orderDiscounts?.length || discounted.end !== next.end)
    yield* checkGrownAmount(next, discounted, grownBy(request))
  if (isSame(next, discounted)) return yield* refuse("NothingChanged")
  return { ...discounted, effectiveChangeDate: day } satisfies Order
})

/** The member of a change, besides its products, that makes an order worth more. */
const grownBy = ({ orderDiscounts, effectiveEndDate }: ChangeOrderRequest): string =>
  orderDiscounts?.length ? "orderDiscounts" : effectiveEndDate ? "effectiveEndDate" : "term"

/** Moves the end of charges that end with the order and ran to its end (contract S19). */
const followEnd = (before: Order, after: Order): Order => {
  if (before.end === after.end) return after
  const products = after.products.map((product) => {
    const charges = product.charges.map((charge) => {
      const follows =
        charge.endOn === "AlignToSubscription" && charge.endedIn === undefined && charge.end === before.end
      return follows && charge.chargeType !== "OneOff"
        ? withDates(charge, {
            ...chargeDates(charge, after),
            ...(charge.start === undefined ? {} : { start: charge.start }),
          })
        : charge
    })
    return charges.every((charge, index) => charge === product.charges[index]) ? product : { ...product, charges }
  })
  return { ...after, products }
}

const changeProducts = Effect.fnUntraced(function* (
  start: Order,
  requests: readonly ChangeProductRequest[],
  day: Order["start"],
  context: OrderContext,
) {
  let order = start
  const mapped = new Map<string, string[]>()
  for (const [index, request] of requests.entries()) {
    const place = { order, from: day, path: `products[${index}]`, context }
    if (request.operation === "Create") {
      const product = yield* takeProduct(request, place)
      mapCharges(mapped, product, request)
      order = { ...order, products: inLines([...order.products, product]) }
    } else {
      const { before, after } = yield* changeProduct(request, place)
      order = { ...order, products: inLines(order.products.map((each) => (each === before ? after : each))) }
    }
    if (chargesOf(order).length > mostOrderParts)
      return yield* fieldRefused("products", `an order has at most ${mostOrderParts} charges, each version counted`)
  }
  return { changed: order, mapped }
})

const isSame = (before: Order, after: Order): boolean => {
  const parts = ["products", "discounts", "milestones"] as const
  const header = (order: Order) => {
    const { products: _, discounts: __, milestones: ___, ...rest } = order
    return rest
  }
  return (
    parts.every((part) => before[part] === after[part] || Equal.equals(before[part], after[part])) &&
    // Equal.equals ignores the order of members, which differs between a stored order and a changed one.
    Equal.equals(header(before), header(after))
  )
}
