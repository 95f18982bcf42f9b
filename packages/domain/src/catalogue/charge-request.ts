import { BigDecimal, Effect } from "effect"
import { patchCustomFields } from "../custom-fields/custom-field.ts"
import { textsIn } from "../listing/members.ts"
import { emptyRemoves, type MergePatch, mergePatch } from "../listing/merge-patch.ts"
import { findUnit } from "../reference-data/find-coded.ts"
import { financialAccountRef } from "../reference-data/financial-account.ts"
import { chargeTexts } from "../resources/product.resource.ts"
import { fieldRefused } from "../shared/errors.ts"
import { given } from "../shared/given.ts"
import { billingChoices, type Charge, type CurrencyPrices } from "./charge.ts"
import { chargeDefaults, chargeMistake } from "./charge-rules.ts"
import type { LookUps } from "../reference-data/look-ups.ts"
import type { FeatureRef } from "./feature.ts"
import { changePrices, type PriceChange } from "./prices.ts"
import type { ChargeRequest, FeatureRequest, PriceDetailRequest } from "./product-request.ts"
import { follow, patchDate, type RequestContext, under } from "./request-context.ts"

/** Looks up the revenue accounts that a request gives for a charge of the catalogue or of an order. */
export const followAccounts = Effect.fnUntraced(function* (
  request: Pick<ChargeRequest, "deferredRevenueAccount" | "recognizedRevenueAccount">,
  path: string,
  lookUps: LookUps,
) {
  const account = (member: keyof typeof request) =>
    follow(under(path, member), request[member], lookUps.financialAccount, financialAccountRef)
  return {
    deferredRevenueAccount: yield* account("deferredRevenueAccount"),
    recognizedRevenueAccount: yield* account("recognizedRevenueAccount"),
  }
})

const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name })

/**
 * A new charge (`before` absent), or a charge after a merge patch (contract K5, K6, K10). A charge without a name gets
 * that of its plan.
 */
export const applyChargeRequest = Effect.fnUntraced(function* (
  before: Charge | undefined,
  request: ChargeRequest,
  path: string,
  context: RequestContext,
  planName: string,
) {
  const { lookUps, configurations, nextId, now } = context
  const at = (member: keyof ChargeRequest) => under(path, member)
  const chargeType = request.chargeType ?? (request.chargeType === null ? undefined : before?.chargeType) ?? "Recurring"
  const defaults = chargeDefaults(chargeType)
  if (request.defaultQuantity && BigDecimal.isNegative(request.defaultQuantity))
    return yield* fieldRefused(at("defaultQuantity"), "must not be negative")
  const patch: MergePatch<Charge> = {
    ...Object.fromEntries(Object.keys(billingChoices).map((choice) => [choice, request[choice as "billingDay"]])),
    name: request.name?.trim() ?? request.name,
    chargeType: request.chargeType,
    model: request.model,
    unit: yield* follow(at("unit"), request.unit, findUnit, ({ unitCode }) => unitCode),
    defaultQuantity: request.defaultQuantity,
    specificBillingDay: request.specificBillingDay,
    offsetBillingDays: request.offsetBillingDays,
    alignmentDate: yield* patchDate(at("alignmentDate"), request.alignmentDate),
    taxTemplate: yield* follow(at("taxTemplate"), request.taxTemplate, lookUps.taxTemplate, named),
    taxIncluded: request.taxIncluded,
    createInvoiceLinesPerTier: request.createInvoiceLinesPerTier,
    revenueRecognition: yield* follow(
      at("revenueRecognition"),
      request.revenueRecognition,
      lookUps.revenueRecognitionRule,
      ({ name }) => name,
    ),
    ...(yield* followAccounts(request, path, lookUps)),
    ...textsIn(chargeTexts, request),
    customFields: yield* Effect.fromResult(
      patchCustomFields(configurations.Charge, before?.customFields, request.customFields, at("customFields")),
    ),
  }
  const isNew = before === undefined
  const start: Partial<Charge> = before ?? {
    id: nextId(),
    chargeNumber: "",
    prices: [],
    features: [],
    createdAt: now,
  }
  const patched = mergePatch(start, emptyRemoves(patch))
  const charge = { ...defaults, model: "Flat", name: planName, ...patched, chargeType, modifiedAt: now } as Charge
  const mistake = chargeMistake(charge)
  if (mistake !== undefined) return yield* fieldRefused(under(path, mistake[0]), mistake[1])
  return {
    ...charge,
    features: yield* readFeatures(charge.features, request.features ?? [], { path: at("features"), isNew, context }),
    prices: yield* readPrices(charge, request.priceDetails ?? [], {
      path: at("priceDetails"),
      isNew,
      modelChanged: before !== undefined && charge.model !== before.model,
      context,
    }),
  }
})

interface Reading {
  readonly path: string
  readonly isNew: boolean
  readonly context: RequestContext
}

const readPrices = Effect.fnUntraced(function* (
  { model, prices }: Pick<Charge, "model" | "prices">,
  requests: readonly PriceDetailRequest[],
  { path, isNew, modelChanged, context }: Reading & { readonly modelChanged: boolean },
) {
  const changes = yield* Effect.forEach(requests, (request, index) =>
    readPrice(prices, request, { path: `${path}[${index}]`, isNew, context }),
  )
  return yield* Effect.fromResult(changePrices(prices, changes, { model, modelChanged, path }))
})

const readPrice = Effect.fnUntraced(function* (
  before: readonly CurrencyPrices[],
  { operation, currency, tier, price, priceBase, description, toQuantity, isInfinite }: PriceDetailRequest,
  { path, isNew, context }: Reading,
) {
  if (currency === undefined || currency === null) return yield* fieldRefused(`${path}.currency`, "is required")
  const text = typeof currency === "string" ? currency : currency.value
  const kept = before.find((each) => each.currency === text?.toUpperCase())?.currency
  return {
    path,
    operation: isNew ? "Create" : (operation ?? "Change"),
    currency: yield* context.lookUps.currency(`${path}.currency`, currency, kept),
    ...given({ tier, price, isInfinite }),
    priceBase,
    description,
    toQuantity,
  } satisfies PriceChange
})

const readFeatures = Effect.fnUntraced(function* (
  before: readonly FeatureRef[],
  requests: readonly FeatureRequest[],
  { path, isNew, context }: Reading,
) {
  let features = before
  for (const [index, { operation, feature: key }] of requests.entries()) {
    const field = `${path}[${index}].feature`
    const feature = yield* context.feature(field, key)
    const others = features.filter(({ id }) => id !== feature.id)
    if (isNew || operation !== "Remove") features = [...others, feature]
    else if (others.length < features.length) features = others
    else return yield* fieldRefused(field, "names a feature that the charge does not have")
  }
  return features
})
