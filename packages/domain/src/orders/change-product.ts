import { Effect, Equal } from "effect"
import { patchDate, under } from "../catalogue/request-context.ts"
import { patchCustomFields } from "../custom-fields/custom-field.ts"
import { emptyRemoves, mergePatch } from "../listing/merge-patch.ts"
import { addDays, type CalendarDate } from "../shared/calendar-date.ts"
import { fieldRefused } from "../shared/errors.ts"
import { endCharge } from "./end-charge.ts"
import { findOrderCharge, findOrderProduct } from "./find-part.ts"
import type { ProductPlace } from "./form-product.ts"
import { lastVersions, type OrderProduct } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"
import type { ChangeProductRequest, OrderChargeRequest } from "./order-request.ts"
import { readCharge } from "./read-charge.ts"

/** Changes or cancels a product of an order and gives the product before and after (contract S19). */
export const changeProduct = Effect.fnUntraced(function* (request: ChangeProductRequest, place: ProductPlace) {
  const { order, path } = place
  const before = yield* findOrderProduct(order.products, under(path, "product"), request.product)
  if (request.operation === "Cancel") return { before, after: yield* cancelProduct(before, request, place) }
  let after = yield* describe(before, request, place)
  for (const [index, charge] of (request.charges ?? []).entries())
    after = yield* changeCharge(after, charge, { ...place, path: `${under(path, "charges")}[${index}]` })
  return { before, after: after === before ? before : { ...after, modifiedAt: place.context.now } }
})

/** Changes the product's own members; gives the same object when nothing differs. */
const describe = Effect.fnUntraced(function* (
  before: OrderProduct,
  request: ChangeProductRequest,
  { path, context }: ProductPlace,
) {
  const after = mergePatch<OrderProduct>(
    before,
    emptyRemoves<OrderProduct>({
      name: request.name?.trim() || undefined,
      productLineNumber: request.productLineNumber || undefined,
      externalERPId: request.externalERPId,
      externalCRMId: request.externalCRMId,
      customFields: yield* Effect.fromResult(
        patchCustomFields(
          context.configurations.OrderProduct,
          before.customFields,
          request.customFields,
          under(path, "customFields"),
        ),
      ),
    }),
  )
  return Equal.equals(after, before) ? before : after
})

/** Changes a charge of the product: its live version ends on the day before, and a new version begins. */
const changeCharge = Effect.fnUntraced(function* (
  product: OrderProduct,
  request: OrderChargeRequest,
  { order, from: day, path, context }: ProductPlace,
) {
  const field = under(path, "charge")
  if (request.charge === undefined || request.charge === null)
    return yield* fieldRefused(field, "is required to change a charge")
  const live = yield* findOrderCharge([product], field, request.charge)
  yield* checkChangeable(live, request, { day, version: order.version, path })
  const start = live.start !== undefined && live.start < day ? day : live.start
  // The new version starts without `chargedThrough`: what is invoiced of the version that ends does not cover the new
  // one.
  const { chargedThrough: _, ...before } = live
  const { chargedThrough: __, ...changed } = yield* readCharge(
    { ...before, ...(start === undefined ? {} : { start }) },
    request,
    { order, path, context },
  )
  if (Equal.equals({ ...changed, start, modifiedAt: 0 }, { ...before, start, modifiedAt: 0 })) return product
  const ended = endCharge(live, day, { version: order.version, now: context.now })
  const { metrics: ___, endedIn: ____, ...terms } = changed
  const { metrics: _____, ...closed } = ended
  const anchor = live.anchor ?? changed.start
  const next: OrderCharge = {
    ...terms,
    id: context.nextId(),
    version: live.version + 1,
    madeIn: order.version,
    ...(anchor === undefined ? {} : { anchor }),
    createdAt: context.now,
  }
  const charges = product.charges.flatMap((charge) => (charge === live ? [closed, next] : [charge]))
  return { ...product, charges }
})

const checkChangeable = Effect.fnUntraced(function* (
  live: OrderCharge,
  request: OrderChargeRequest,
  { day, version, path }: { readonly day: CalendarDate; readonly version: number; readonly path: string },
) {
  const field = under(path, "charge")
  const { chargeType, start, end, endedIn, madeIn } = live
  if (madeIn === version) return yield* fieldRefused(field, "must not be named twice")
  if (endedIn !== undefined) return yield* fieldRefused(field, "names a charge that was cancelled")
  if (chargeType === "OneOff" && start !== undefined && start < day)
    return yield* fieldRefused(field, `can no longer be changed: the charge was due on ${start}`)
  if (end !== undefined && end <= day)
    return yield* fieldRefused(field, `names a charge that ended on ${addDays(end, -1)}`)
  if (start === undefined || start >= day) return
  for (const member of ["startOn", "effectiveStartDate", "startMilestone"] as const) {
    if (request[member])
      return yield* fieldRefused(under(path, member), `cannot be changed: the charge began on ${start}`)
  }
})

const cancelProduct = Effect.fnUntraced(function* (
  product: OrderProduct,
  request: ChangeProductRequest,
  { order, from: day, path, context }: ProductPlace,
) {
  const on = request.cancelProductOn ?? "EffectiveEndDate"
  const given = yield* patchDate(under(path, "cancelationDate"), request.cancelationDate)
  if (given && on !== "SpecificDate")
    return yield* fieldRefused(under(path, "cancelationDate"), `must be left out with ${on}`)
  const first = given ?? day
  if (first < day || (order.end !== undefined && first > order.end))
    return yield* fieldRefused(
      under(path, "cancelationDate"),
      "must not be before the change or after the end of the subscription",
    )
  if (on === "EffectiveEndDate" && order.end === undefined)
    return yield* fieldRefused(
      under(path, "cancelProductOn"),
      "must not be EffectiveEndDate: the subscription has no end",
    )
  const live = new Set(lastVersions(product.charges))
  const ending = { version: order.version, now: context.now }
  const charges = product.charges.map((charge) => {
    if (!live.has(charge) || charge.endedIn !== undefined) return charge
    if (on === "EffectiveEndDate") return notRenewed(charge)
    const { chargedThrough } = charge
    const until =
      on === "InvoiceDate" && chargedThrough !== undefined && chargedThrough > first ? chargedThrough : first
    return endCharge(charge, until, ending)
  })
  const same = charges.every((charge, index) => charge === product.charges[index])
  return same ? product : { ...product, charges, modifiedAt: context.now }
})

/** Fixes the end of a charge where it is now, so that the charge does not follow the end of the order. */
const notRenewed = (charge: OrderCharge): OrderCharge =>
  charge.endOn === "AlignToSubscription" && charge.chargeType !== "OneOff"
    ? { ...charge, endOn: "SpecificDate" }
    : charge
