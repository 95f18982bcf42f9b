import { BigDecimal, Effect } from "effect"
import { patchDate } from "../catalogue/request-context.ts"
import { lookUp } from "../listing/lookup-key.ts"
import { addDays, type CalendarDate } from "../shared/calendar-date.ts"
import { decimal, zero } from "../shared/decimal.ts"
import { fieldRefused } from "../shared/errors.ts"
import { given } from "../shared/given.ts"
import { findOrderCharge, orderDiscountKind } from "./find-part.ts"
import type { Order, OrderDiscount, OrderProduct } from "./order.ts"
import type { OrderContext } from "./order-context.ts"
import type { OrderDiscountRequest } from "./order-request.ts"

const hundred = decimal("100")
const mostDiscounts = 100

interface DiscountedOrder extends Pick<Order, "start" | "end" | "discounts"> {
  readonly products: readonly Pick<OrderProduct, "charges">[]
}

/** The numbers of the charges that have each mapping key, for the discounts of the same request. */
export type MappedCharges = ReadonlyMap<string, readonly string[]>

/**
 * Creates, changes and removes the discounts of an order as a request says (contract S13).
 *
 * @param mapped the charges of the same request by their mapping keys
 * @param path the path of the list of discounts in the request
 */
export const applyDiscounts = Effect.fnUntraced(function* <O extends DiscountedOrder>(
  order: O,
  requests: readonly OrderDiscountRequest[],
  { nextId, now }: Pick<OrderContext, "nextId" | "now">,
  path = "orderDiscounts",
  mapped: MappedCharges = new Map(),
) {
  let discounts = order.discounts
  for (const [index, request] of requests.entries()) {
    const at = `${path}[${index}]`
    const key = request.orderDiscountId
    const operation = request.operation ?? (key ? "Change" : "Create")
    if (operation === "Create") {
      const blank = { id: nextId(), percent: zero, createdAt: now } as OrderDiscount
      discounts = [...discounts, yield* readDiscount(order, blank, request, at, mapped, true)]
      continue
    }
    if (!key)
      return yield* fieldRefused(`${at}.orderDiscountId`, `is required to ${operation.toLowerCase()} a discount`)
    const known = discounts
    const named = yield* lookUp(orderDiscountKind, `${at}.orderDiscountId`, key, (criteria) =>
      Effect.succeed(known.filter(({ id }) => criteria.some(({ value }) => value === id))),
    )
    const changed = operation === "Remove" ? [] : [yield* readDiscount(order, named, request, at, mapped, false)]
    discounts = discounts.flatMap((each) => (each === named ? changed : [each]))
  }
  if (discounts.length > mostDiscounts)
    return yield* fieldRefused(path, `an order has at most ${mostDiscounts} discounts`)
  return { ...order, discounts }
})

const readDiscount = Effect.fnUntraced(function* (
  order: DiscountedOrder,
  before: OrderDiscount,
  request: OrderDiscountRequest,
  at: string,
  mapped: MappedCharges,
  isNew: boolean,
) {
  const { percent = isNew ? undefined : before.percent } = request
  if (percent === undefined || percent === null) return yield* fieldRefused(`${at}.percent`, "is required")
  if (BigDecimal.isNegative(percent) || BigDecimal.isGreaterThan(percent, hundred))
    return yield* fieldRefused(`${at}.percent`, "must be from 0 to 100")
  const start = yield* bound(`${at}.startDate`, request.startOn, request.startDate, before.start)
  const last = yield* bound(
    `${at}.endDate`,
    request.endOn,
    request.endDate,
    before.end === undefined ? undefined : addDays(before.end, -1),
  )
  if (start !== undefined && last !== undefined && last < start)
    return yield* fieldRefused(`${at}.endDate`, "must not be before startDate")
  if (start !== undefined && (start < order.start || (order.end !== undefined && start >= order.end)))
    return yield* fieldRefused(`${at}.startDate`, "must be within the dates of the order")
  if (last !== undefined && order.end !== undefined && last >= order.end)
    return yield* fieldRefused(`${at}.endDate`, "must be within the dates of the order")
  const chargeNumbers = yield* readCharges(order, before, request, at, mapped)
  return {
    id: before.id,
    percent,
    ...given({
      start,
      end: last === undefined ? undefined : addDays(last, 1),
      description: request.description === undefined ? before.description : request.description,
    }),
    ...(chargeNumbers === undefined ? {} : { chargeNumbers }),
    createdAt: before.createdAt,
  } satisfies OrderDiscount
})

/** A date of a discount. A date without `on` implies SpecificDate. */
const bound = Effect.fnUntraced(function* (
  field: string,
  on: "AlignToOrder" | "SpecificDate" | null | undefined,
  text: string | null | undefined,
  before: CalendarDate | undefined,
) {
  const date = (yield* patchDate(field, text)) ?? undefined
  if (on === "AlignToOrder") {
    return date === undefined ? undefined : yield* fieldRefused(field, "must be left out with AlignToOrder")
  }
  if (on === "SpecificDate" && date === undefined && before === undefined)
    return yield* fieldRefused(field, "is required with SpecificDate")
  return date ?? (text === null ? undefined : before)
})

/** The numbers of the charges to which the discount applies; absent for all charges. */
const readCharges = Effect.fnUntraced(function* (
  order: DiscountedOrder,
  before: OrderDiscount,
  { onSpecificCharges, orderProductCharges, chargeMappingKey }: OrderDiscountRequest,
  at: string,
  mapped: MappedCharges,
) {
  const isSpecific = onSpecificCharges ?? (before.chargeNumbers !== undefined || Boolean(orderProductCharges?.length))
  if (!isSpecific) {
    return orderProductCharges?.length
      ? yield* fieldRefused(`${at}.onSpecificCharges`, "must be true when charges are listed")
      : undefined
  }
  const numbers = new Set(before.chargeNumbers ?? [])
  for (const number of (chargeMappingKey && mapped.get(chargeMappingKey)) || []) numbers.add(number)
  for (const [index, { charge, operation }] of (orderProductCharges ?? []).entries()) {
    const named = yield* findOrderCharge(order.products, `${at}.orderProductCharges[${index}].charge`, charge)
    if (operation === "Remove") numbers.delete(named.chargeNumber)
    else numbers.add(named.chargeNumber)
  }
  return numbers.size === 0
    ? yield* fieldRefused(`${at}.orderProductCharges`, "must name at least one charge when onSpecificCharges is true")
    : [...numbers]
})
