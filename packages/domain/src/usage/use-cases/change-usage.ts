import { Effect } from "effect"
import { type CustomFieldConfiguration, patchCustomFields } from "../../custom-fields/custom-field.ts"
import { mergePatch } from "../../listing/merge-patch.ts"
import { findUnit } from "../../reference-data/find-coded.ts"
import type { UsageRowId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { makeWithin } from "../../shared/within.ts"
import { checkUsage, placeOf } from "../check-usage.ts"
import { makeFieldErrors } from "../field-errors.ts"
import { indexOrders, matchUsage, type OrderIndex, partNamesOf, type ReadNames, readNames } from "../match-usage.ts"
import { readDay } from "../read-usage.ts"
import type { PatchUsageRequest } from "../usage-request.ts"
import type { UsageRow } from "../usage-row.ts"
import { refuse } from "../usage.errors.ts"
import type { CreateUsagePorts } from "./create-usage.ts"

/** The names in a stored row. */
const namesOf = ({ accountId, orderId, orderProductId, chargeNumber }: UsageRow): ReadNames => ({
  ...(accountId === undefined ? {} : { account: [{ key: "Id", value: accountId }] }),
  ...(orderId === undefined ? {} : { order: [{ key: "Id", value: orderId }] }),
  ...(orderProductId === undefined ? {} : { product: [{ key: "Id", value: orderProductId }] }),
  ...(chargeNumber === undefined ? {} : { charge: [{ key: "ChargeNumber", value: chargeNumber }] }),
})

/** Changes and deletes waiting usage (contract X6). */
export const makeChangeUsage = ({ usage, orders, customFields, unitOfWork }: CreateUsagePorts) => {
  /**
   * Locks the present and future orders of a row, then the row, because invoicing locks orders first. When the row got
   * another charge meanwhile, the order of that charge is locked too.
   */
  const hold = Effect.fnUntraced(function* (scope: Scope, id: UsageRowId, names: ReadNames) {
    let row: UsageRow = yield* usage.find(scope, "Usage", id)
    for (;;) {
      const held = yield* orders.holdParts(scope, partNamesOf([names, namesOf(row)]), "shared")
      const locked = yield* usage.lock(scope, "Usage", id)
      if (locked.invoiceId !== undefined) return yield* refuse("UsageInvoiced")
      if (locked.chargeNumber === row.chargeNumber && locked.orderId === row.orderId) return { row: locked, held }
      row = locked
    }
  })

  const change = Effect.fnUntraced(function* (scope: Scope, id: UsageRowId, request: PatchUsageRequest) {
    const configurations = yield* customFields.ofEntity(scope, "Usage")
    const named = yield* Effect.fromResult(readNames(request.charge ? { charge: request.charge } : {}))
    const { row, held } = yield* hold(scope, id, named)
    const patched = yield* readPatch(row, request, configurations)
    const index = indexOrders(held)
    const before = namesOf(row)
    if (named.charge !== undefined) {
      const match = yield* Effect.fromResult(matchUsage({ ...statedBefore(before, index), ...named }, index))
      return yield* keep({ ...patched, ...placeOf(match) }, match)
    }
    // An order or charge that was reverted or deleted since is not there to judge the row by.
    const charge = before.charge?.flatMap(({ value }) => index.charge.get(value) ?? [])[0]
    const order = charge?.order ?? before.order?.flatMap(({ value }) => index.order.get(value) ?? [])[0]?.order
    return yield* keep(patched, { ...(order && { order }), ...(charge && { charge: charge.part }) })
  })

  const keep = Effect.fnUntraced(function* (row: UsageRow, match: Parameters<typeof checkUsage>[1]) {
    const checked = yield* Effect.fromResult(checkUsage(row, match))
    yield* usage.update({ ...checked, modifiedAt: yield* currentTime })
  })

  const remove = Effect.fnUntraced(function* (scope: Scope, id: UsageRowId) {
    yield* hold(scope, id, {})
    yield* usage.delete(scope, id)
  })

  const within = makeWithin(unitOfWork)
  return {
    change: Effect.fn("usage.change")((scope: Scope, id: UsageRowId, request: PatchUsageRequest) =>
      within(scope, change(scope, id, request)),
    ),
    delete: Effect.fn("usage.delete")((scope: Scope, id: UsageRowId) => within(scope, remove(scope, id))),
  }
}

/**
 * The names that a newly given charge must agree with: those of an unmatched row, if their objects still exist. A row
 * that has a charge follows the new one.
 */
const statedBefore = ({ account, order, product, charge }: ReadNames, index: OrderIndex): ReadNames => {
  const isThere = (field: keyof OrderIndex, names: ReadNames["order"]) =>
    names?.some(({ value }) => index[field].has(value)) === true
  if (isThere("charge", charge)) return {}
  return {
    ...(account && { account }),
    // Once the charge of a row is gone, the order and product that followed from the charge no longer count.
    ...(charge === undefined && order && isThere("order", order) && { order }),
    ...(charge === undefined && product && isThere("product", product) && { product }),
  }
}

/** The row after a merge patch. A quantity and a first day cannot be removed. */
const readPatch = Effect.fnUntraced(function* (
  row: UsageRow,
  request: PatchUsageRequest,
  configurations: readonly CustomFieldConfiguration[],
) {
  const errors = makeFieldErrors()
  const { unit: key, quantity, fromDate, description, ratedPrice, ratedPriceCurrency, customFields } = request
  if (quantity === null) errors.add("quantity", "cannot be removed")
  if (fromDate === null) errors.add("fromDate", "cannot be removed")
  if (request.charge === null) errors.add("charge", "cannot be removed")
  const from = readDay(errors, "fromDate", fromDate)
  const unit = key ? errors.take(yield* Effect.result(findUnit("unit", key)))?.unitCode : key
  const fields = errors.take(patchCustomFields(configurations, row.customFields, customFields))
  if (!errors.isEmpty()) return yield* errors.refused()
  const patch = { unit, quantity, from, description, ratedPrice, ratedPriceCurrency, customFields: fields }
  return mergePatch<UsageRow>(row, patch)
})
