import { applyProductRequest } from "@svc/domain/catalogue/apply-product-request"
import { type Charge, chargeModels, chargeTypes } from "@svc/domain/catalogue/charge"
import type { Product } from "@svc/domain/catalogue/product"
import { productTypes } from "@svc/domain/resources/product.resource"
import { removed } from "@svc/domain/catalogue/product-parts"
import type { ChargePlanRequest, ProductRequest } from "@svc/domain/catalogue/product-request"
import { decimal } from "@svc/domain/shared/decimal"
import type { LegalEntityId, ProductId, TenantId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect, Exit } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { madeUpContext } from "../support/catalogue/request-context.ts"

const context = madeUpContext()
const blank: Product = {
  tenantId: "t" as TenantId,
  legalEntityId: "l" as LegalEntityId,
  id: "p" as ProductId,
  productNumber: "P-1",
  name: "Plan",
  productType: "Full",
  taxPoint: "InvoiceDate",
  chargePlans: [],
  customFields: {},
  createdAt: 0 as Timestamp,
  modifiedAt: 0 as Timestamp,
}
const attempt = (before: Product, request: ProductRequest, isNew = false) =>
  Effect.runSyncExit(applyProductRequest(before, isNew, request, context))
const apply = (before: Product, request: ProductRequest, isNew = false) =>
  Exit.match(attempt(before, request, isNew), {
    onSuccess: (product) => product,
    onFailure: (cause) => {
      throw new Error(String(cause))
    },
  })
const made = (chargePlans: readonly ChargePlanRequest[]) => apply(blank, { chargePlans }, true)
const chargeOf = (product: Product): Charge => product.chargePlans[0]!.charges[0]!

/** The table of contract K5. */
const pairs = new Set(
  [
    "OneOff: Flat Quantity Volume Tiered",
    "Recurring: Flat Quantity Volume Tiered",
    "Usage: Quantity Volume Tiered Rated Flat",
    "Measured: Quantity Volume Tiered",
  ].flatMap((row) => {
    const [type = "", models = ""] = row.split(": ")
    return models.split(" ").map((model) => `${type} ${model}`)
  }),
)

describe("a charge", () => {
  it("has a model that its type allows, made so or changed so", () => {
    for (const chargeType of chargeTypes) {
      for (const model of chargeModels) {
        const fine = pairs.has(`${chargeType} ${model}`)
        const create = attempt(blank, { chargePlans: [{ charges: [{ chargeType, model }] }] }, true)
        expect(Exit.isSuccess(create), `${chargeType} ${model}`).toBe(fine)
        const before = made([{ charges: [{ billingTiming: "InArrears" }] }])
        const charge = chargeOf(before).id
        const chargePlan = before.chargePlans[0]!.id
        const change = attempt(before, { chargePlans: [{ chargePlan, charges: [{ charge, chargeType, model }] }] })
        expect(Exit.isSuccess(change), `${chargeType} ${model}`).toBe(fine)
      }
    }
  })

  it.each([
    ["OneOff", "InAdvance", "OnInvoicing"],
    ["Recurring", "InAdvance", "Monthly"],
    ["Usage", "InArrears", "OnInvoicing"],
    ["Measured", "InArrears", "Monthly"],
  ] as const)("of type %s is billed %s and recognised by %s unless it says otherwise", (chargeType, timing, rule) => {
    const charge = chargeOf(made([{ charges: [{ chargeType, model: "Volume" }] }]))
    expect(charge).toMatchObject({ billingTiming: timing, revenueRecognition: rule, unit: "C62", billingDay: "None" })
    expect(charge.defaultQuantity).toEqual(decimal("1"))
    const afterwards = chargeType === "Usage" || chargeType === "Measured"
    const inAdvance = { chargeType, model: "Volume", billingTiming: "InAdvance" } as const
    expect(Exit.isSuccess(attempt(blank, { chargePlans: [{ charges: [inAdvance] }] }, true))).toBe(!afterwards)
  })

  it("without a name has that of its plan, and gets a default back by null", () => {
    const before = made([{ name: "Yearly", charges: [{ billingPeriod: "Annual", model: "Quantity" }] }])
    expect(chargeOf(before)).toMatchObject({ name: "Yearly", billingPeriod: "Annual" })
    const patch = { charge: "Yearly", billingPeriod: null, model: null } as const
    const after = apply(before, { chargePlans: [{ chargePlan: "Yearly", charges: [patch] }] })
    expect(chargeOf(after)).toMatchObject({ billingPeriod: "Monthly", model: "Flat", id: chargeOf(before).id })
  })
})

const counts = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 })

describe("a product", () => {
  it("has no more plans and charges than its type allows (contract K2)", () => {
    fc.assert(
      fc.property(fc.constantFrom(...productTypes), counts, (productType, charges) => {
        const chargePlans = charges.map((count) => ({ charges: Array.from({ length: count }, () => ({})) }))
        const fine = {
          Simple: charges.length <= 1 && charges.every((count) => count <= 1),
          MultipleCharges: charges.length <= 1,
          MultipleChargePlans: charges.every((count) => count <= 1),
          Full: true,
        }[productType]
        expect(Exit.isSuccess(attempt({ ...blank, productType }, { chargePlans }, true))).toBe(fine)
        expect(Exit.isSuccess(attempt(made(chargePlans), { productType }))).toBe(fine)
      }),
    )
  })

  it("has at most 1000 charges", () => {
    const of = (count: number) => [{ charges: Array.from({ length: count }, () => ({})) }]
    expect(Exit.isSuccess(attempt(blank, { chargePlans: of(1000) }, true))).toBe(true)
    expect(Exit.isSuccess(attempt(blank, { chargePlans: of(1001) }, true))).toBe(false)
  })

  it("keeps what a patch does not name, as the very same parts, and loses exactly what it removes (contract K10)", () => {
    const operation = fc.constantFrom("Change" as const, "Remove" as const, "Skip" as const)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(operation, fc.array(operation, { maxLength: 3 })), { maxLength: 3 }),
        fc.nat(2),
        (wanted, added) => {
          const before = made(wanted.map(([, charges]) => ({ charges: charges.map(() => ({})) })))
          const chargePlans = wanted.flatMap(([of, charges], index): ChargePlanRequest[] => {
            const plan = before.chargePlans[index]!
            if (of === "Skip") return []
            const changes = charges.flatMap((each, at) =>
              each === "Skip" ? [] : [{ operation: each, charge: plan.charges[at]!.id, name: "Changed" }],
            )
            return [{ operation: of, chargePlan: plan.id, charges: of === "Remove" ? [] : changes }]
          })
          const create = Array.from({ length: added }, (): ChargePlanRequest => ({
            operation: "Create",
            charges: [{}],
          }))
          const after = apply(before, { chargePlans: [...chargePlans, ...create] })
          const expected = wanted.flatMap(([of, charges], index) => {
            const plan = before.chargePlans[index]!
            if (of !== "Change") return of === "Remove" ? [] : [plan]
            const left = charges.flatMap((each, at) => {
              const charge = plan.charges[at]!
              return each === "Remove" ? [] : [each === "Skip" ? charge : { ...charge, name: "Changed" }]
            })
            return [{ ...plan, charges: left }]
          })
          expect(after.chargePlans.slice(0, expected.length)).toEqual(expected)
          const parts = (product: { readonly chargePlans: Product["chargePlans"] }) =>
            product.chargePlans.flatMap((plan) => [plan, ...plan.charges])
          const same = new Set<object>(parts(after))
          const untouched = wanted.flatMap(([of, charges], index): object[] => {
            const plan = before.chargePlans[index]!
            if (of === "Skip") return [plan]
            return of === "Remove" ? [] : plan.charges.filter((_, at) => charges[at] === "Skip")
          })
          expect(untouched.filter((part) => !same.has(part))).toEqual([])
          const kept = new Set(parts({ chargePlans: expected }).map(({ id }) => id as string))
          const gone = parts(before).flatMap(({ id }) => (kept.has(id) ? [] : [id as string]))
          const removal = removed(before, after)?.parts
          expect([...(removal?.chargePlans ?? []), ...(removal?.charges ?? [])].map(String).sort()).toEqual(gone.sort())
          expect(
            after.chargePlans.slice(expected.length).every(({ chargePlanNumber }) => chargePlanNumber === ""),
          ).toBe(true)
          expect(after.chargePlans).toHaveLength(expected.length + added)
        },
      ),
    )
  })
})
