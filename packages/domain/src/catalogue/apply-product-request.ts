import { Effect } from "effect"
import { patchCustomFields } from "../custom-fields/custom-field.ts"
import { emptyRemoves, mergePatch } from "../listing/merge-patch.ts"
import { textsIn } from "../listing/members.ts"
import { fieldRefused } from "../shared/errors.ts"
import { chargeKind } from "./charge.ts"
import { applyChargeRequest } from "./charge-request.ts"
import { applyOperations } from "./operations.ts"
import { type ChargePlan, chargePlanKind, countMistake, type Product } from "./product.ts"
import { productMembers } from "../resources/product.resource.ts"
import type { ChargePlanRequest, ProductRequest } from "./product-request.ts"
import { follow, notBefore, patchDate, type RequestContext, under } from "./request-context.ts"

/**
 * Applies a request to a product: a merge patch of its own members, and operations on its plans, charges and prices
 * (contract K10). All parts of a new product are new. New parts have no number yet.
 */
export const applyProductRequest = Effect.fnUntraced(function* (
  before: Product,
  isNew: boolean,
  request: ProductRequest,
  context: RequestContext,
) {
  const name = request.name?.trim()
  if (request.name === null || name === "") return yield* fieldRefused("name", "must not be empty")
  if (request.productType === null) return yield* fieldRefused("productType", "cannot be removed")
  const date = (member: "activationDate" | "endOfNewSalesDate" | "endOfRenewalDate" | "endOfLifeDate") =>
    patchDate(member, request[member])
  const category = typeof request.category === "string" && request.category.trim() === "" ? null : request.category
  const product = mergePatch<Product>(
    before,
    emptyRemoves({
      name,
      productType: request.productType,
      category: yield* follow("category", category, context.category, (found) => found),
      activationDate: yield* date("activationDate"),
      endOfNewSalesDate: yield* date("endOfNewSalesDate"),
      endOfRenewalDate: yield* date("endOfRenewalDate"),
      endOfLifeDate: yield* date("endOfLifeDate"),
      taxPoint: request.taxPoint === null ? "InvoiceDate" : request.taxPoint,
      ...textsIn(productMembers, request),
      customFields: yield* Effect.fromResult(
        patchCustomFields(
          context.configurations.Product,
          isNew ? undefined : before.customFields,
          request.customFields,
        ),
      ),
      modifiedAt: context.now,
    }),
  )
  for (const end of ["endOfNewSalesDate", "endOfRenewalDate", "endOfLifeDate"] as const)
    yield* notBefore(end, product[end], ["activationDate", product.activationDate])
  const after: Product = {
    ...product,
    chargePlans: yield* applyOperations(product.chargePlans, request.chargePlans ?? [], {
      kind: chargePlanKind,
      member: "chargePlan",
      keyOf: ({ chargePlan }) => chargePlan,
      natural: (plan) => ({ ChargePlanNumber: plan.chargePlanNumber, Name: plan.name }),
      path: "chargePlans",
      isNew,
      apply: (plan, part, path) => applyChargePlanRequest(plan, part, path, context, product.name),
    }),
  }
  const mistake = countMistake(after)
  return mistake === undefined ? after : yield* fieldRefused(...mistake)
})

/** A new charge plan (`before` absent), or a plan after a request. A plan without a name gets that of its product. */
const applyChargePlanRequest = Effect.fnUntraced(function* (
  before: ChargePlan | undefined,
  request: ChargePlanRequest,
  path: string,
  context: RequestContext,
  productName: string,
) {
  const { configurations, nextId, now } = context
  const date = (member: "effectiveStartDate" | "endOfNewSalesDate" | "effectiveEndDate") =>
    patchDate(under(path, member), request[member])
  const blank: ChargePlan = {
    id: nextId(),
    chargePlanNumber: "",
    name: productName,
    charges: [],
    customFields: {},
    createdAt: now,
    modifiedAt: now,
  }
  const patched = mergePatch<ChargePlan>(
    before ?? blank,
    emptyRemoves({
      name: request.name?.trim() ?? request.name,
      effectiveStartDate: yield* date("effectiveStartDate"),
      endOfNewSalesDate: yield* date("endOfNewSalesDate"),
      effectiveEndDate: yield* date("effectiveEndDate"),
      customFields: yield* Effect.fromResult(
        patchCustomFields(
          configurations.ChargePlan,
          before?.customFields,
          request.customFields,
          under(path, "customFields"),
        ),
      ),
      modifiedAt: now,
    }),
  )
  const plan = { name: productName, ...(patched as Omit<ChargePlan, "name">) } as ChargePlan
  for (const end of ["endOfNewSalesDate", "effectiveEndDate"] as const)
    yield* notBefore(under(path, end), plan[end], ["effectiveStartDate", plan.effectiveStartDate])
  return {
    ...plan,
    charges: yield* applyOperations(plan.charges, request.charges ?? [], {
      kind: chargeKind,
      member: "charge",
      keyOf: ({ charge }) => charge,
      natural: (charge) => ({ ChargeNumber: charge.chargeNumber, Name: charge.name }),
      path: under(path, "charges"),
      isNew: before === undefined,
      apply: (charge, part, at) => applyChargeRequest(charge, part, at, context, plan.name),
    }),
  }
})
