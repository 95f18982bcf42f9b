import type { Charge } from "@svc/domain/catalogue/charge"
import type { ProductUses } from "@svc/domain/catalogue/ports/product-uses"
import { type Catalogue, makeCatalogue } from "@svc/domain/catalogue/catalogue"
import type { ChargePlan, Product, ProductAddress } from "@svc/domain/catalogue/product"
import { decimal } from "@svc/domain/shared/decimal"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { printJson } from "@svc/domain/shared/exact-json"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { holdWork } from "../support/service/held-work.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let seeds: Seeds
let scope: Scope
let origin: EventOrigin
let strangers: readonly Scope[]
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  const made = await seeds.tenant(["Alpha AB", "Beta AB"])
  scope = made.scopes[0]!
  origin = { ...scope, legalEntityName: "Alpha AB", triggeredBy: made.userId }
  strangers = [made.scopes[1]!, (await seeds.tenant()).scope]
})

/** As HTTP, in the tenant of the scope. */
const run = <A, E>(work: Effect.Effect<A, E>, of: Scope = scope) => h.http.atomically(of.tenantId, work)
const plain = (value: unknown): unknown => JSON.parse(printJson(value))
const next = <Id extends string>() => h.http.get("IdSource").next<Id>()

const charge = (given: Partial<Charge> = {}): Charge => ({
  id: next(),
  chargeNumber: `C-${randomUUID()}`,
  name: "Fee",
  chargeType: "Recurring",
  model: "Tiered",
  unit: "C62",
  defaultQuantity: decimal("1.25"),
  pricePeriod: "Monthly",
  billingPeriod: "Biannual",
  billingTiming: "InAdvance",
  periodAlignment: "AlignToDate",
  billingDay: "SpecificDay",
  usageRating: "Sum",
  measurementsRule: "LatestDate",
  taxIncluded: true,
  createInvoiceLinesPerTier: false,
  revenueRecognition: "Monthly",
  prices: [],
  features: [],
  customFields: {},
  createdAt: seeds.now(),
  modifiedAt: seeds.now(),
  ...given,
})
const plan = (charges: readonly Charge[], given: Partial<ChargePlan> = {}): ChargePlan => ({
  id: next(),
  chargePlanNumber: `CP-${randomUUID()}`,
  name: "Yearly",
  charges,
  customFields: {},
  createdAt: seeds.now(),
  modifiedAt: seeds.now(),
  ...given,
})
const product = (chargePlans: readonly ChargePlan[], given: Partial<Product> = {}): Product => ({
  ...scope,
  id: next(),
  productNumber: `P-${randomUUID()}`,
  name: "Plan",
  productType: "Full",
  chargePlans,
  customFields: {},
  createdAt: seeds.now(),
  modifiedAt: seeds.now(),
  ...given,
})

const full = async (): Promise<Product> => {
  const terms = h.http.get("ProductTermStore")
  const category = await run(terms.addCategory(scope, { id: next(), name: "Software" }))
  const [b, a] = await run(
    Effect.all([
      terms.addFeature(scope, { id: next(), code: "b" }),
      terms.addFeature(scope, { id: next(), code: "a" }),
    ]),
  )
  const [account] = await run(h.http.get("FinancialAccountList").find(scope, [{ key: "Code", value: "3000" }]))
  const [template] = await run(h.http.get("TaxTemplateList").list(scope, { order: [], offset: 0, limit: 1 })).then(
    ({ items }) => items,
  )
  const { id, code, name } = account!
  const day = "2026-02-28" as CalendarDate
  const rich = charge({
    prices: [
      { currency: "EUR", tiers: [{ price: decimal("0.0000000001"), priceBase: "PerUnit" }] },
      {
        currency: "SEK",
        tiers: [
          { price: decimal("123456789012345.1"), priceBase: "Flat", toQuantity: decimal("10.5"), description: "first" },
          { price: decimal("0"), priceBase: "PerUnit" },
        ],
      },
    ],
    features: [b, a],
    specificBillingDay: 31,
    offsetBillingDays: -75,
    alignmentDate: day,
    taxTemplate: { id: template!.id, name: template!.name },
    deferredRevenueAccount: { id, code, name },
    recognizedRevenueAccount: { id, code, name },
    externalERPId: "E",
    externalCRMId: "C",
    customFields: { k: decimal("1.10") },
  })
  const dates = { endOfNewSalesDate: day, effectiveStartDate: day, effectiveEndDate: day }
  return product([plan([rich, charge()], { ...dates, customFields: { x: true } }), plan([])], {
    category,
    activationDate: day,
    endOfNewSalesDate: day,
    endOfRenewalDate: day,
    endOfLifeDate: day,
    externalERPId: "E",
    externalCRMId: "C",
    customFields: { segment: "A" },
  })
}
const addresses = ({ id, chargePlans }: Product): readonly ProductAddress[] => [
  { part: "product", id },
  { part: "charge plan", id: chargePlans[0]!.id },
  { part: "charge", id: chargePlans[0]!.charges[0]!.id },
]

describe("the store of products", () => {
  it("gives back what it was given, by the id of the product or of any part, and nothing to strangers", async () => {
    const store = h.http.get("ProductStore")
    const wanted = await full()
    expect(await run(store.insert(wanted))).toBeUndefined()
    for (const address of addresses(wanted)) {
      expect(plain(await run(store.find(scope, address)))).toEqual(plain(wanted))
      for (const stranger of strangers) {
        const found = await run(Effect.flip(store.find(stranger, address)), stranger)
        expect(found).toMatchObject({ _tag: "ResourceNotFound", noun: address.part })
      }
    }
  })

  it("writes what a change adds, changes and removes, and deletes everything with the product", async () => {
    const store = h.http.get("ProductStore")
    const wanted = await full()
    await run(store.insert(wanted))
    const after = await run(
      Effect.gen(function* () {
        const before = yield* store.findForUpdate(scope, { part: "product", id: wanted.id })
        const [first] = before.chargePlans
        const { category: _, ...bare } = before
        const changed: Product = {
          ...bare,
          name: "Other",
          chargePlans: [
            { ...first!, name: "New", charges: [{ ...first!.charges[1]!, prices: [], unit: "HUR" }, charge()] },
            plan([charge()]),
          ],
        }
        expect(yield* store.update(before, changed)).toBeUndefined()
        return changed
      }),
    )
    expect(plain(await run(store.find(scope, addresses(wanted)[0]!)))).toEqual(plain(after))
    await run(store.delete(strangers[0]!, wanted.id))
    expect(await run(store.find(scope, addresses(wanted)[0]!))).toBeDefined()
    await run(store.delete(scope, wanted.id))
    const [left] = await h.sql("select count(*)::int as n from svc.charges where tenant_id = $1", [scope.tenantId])
    expect(left).toEqual({ n: 0 })
  })

  it("says which number is taken, and by what", async () => {
    const store = h.http.get("ProductStore")
    const first = product([plan([charge()])])
    await run(store.insert(first))
    const [{ chargePlanNumber, charges }] = first.chargePlans as [ChargePlan]
    const { chargeNumber } = charges[0]!
    const insert = (other: Product, of = scope) => run(store.insert({ ...other, ...of }), of)
    const { productNumber } = first
    expect(await insert(product([], { productNumber }))).toEqual({ kind: "product", number: productNumber })
    const planTaken = product([plan([], { chargePlanNumber })])
    expect(await insert(planTaken)).toEqual({ kind: "charge plan", number: chargePlanNumber })
    const chargeTaken = () => product([plan([charge(), charge({ chargeNumber })])])
    expect(await insert(chargeTaken())).toEqual({ kind: "charge", number: chargeNumber })
    expect(await insert(chargeTaken(), strangers[0])).toBeUndefined()
  })

  it("locks the product by whichever part it is named, and a part that went meanwhile is not there", async () => {
    const store = h.http.get("ProductStore")
    const wanted = product([plan([charge(), charge()])])
    await run(store.insert(wanted))
    const [byId, , byCharge] = addresses(wanted)
    const removes = Effect.gen(function* () {
      const before = yield* store.findForUpdate(scope, byId!)
      const [only] = before.chargePlans
      yield* store.update(before, { ...before, chargePlans: [{ ...only!, charges: only!.charges.slice(1) }] })
    })
    const held = await holdWork(h.http, scope.tenantId, removes)
    const waits = run(Effect.flip(store.findForUpdate(scope, byCharge!)))
    await h.untilBlocked()
    await held.commit()
    expect(await waits).toMatchObject({ _tag: "ResourceNotFound", noun: "charge" })
  })
})

describe("the categories and features of products", () => {
  it("are there once for each name or code of a legal entity, also when two add one at once", async () => {
    const terms = h.http.get("ProductTermStore")
    const add = (of: Scope) => terms.addFeature(of, { id: next(), code: "support" })
    const held = await holdWork(h.http, scope.tenantId, add(scope))
    const second = run(add(scope))
    await h.untilBlocked()
    await held.commit()
    const [found] = await run(terms.features(scope, [{ key: "Code", value: "support" }]))
    expect(await second).toEqual(found)
    const other = await run(add(strangers[0]!), strangers[0])
    expect(other.id).not.toBe(found!.id)
    const category = await run(terms.addCategory(scope, { id: next(), name: "A" }))
    expect(await run(terms.addCategory(scope, { id: next(), name: "A" }))).toEqual(category)
    expect(await run(terms.categories(strangers[0]!, [{ key: "Id", value: category.id }]), strangers[0])).toEqual([])
  })
})

describe("what is in use (contract K11)", () => {
  /** The catalogue of HTTP, with something that uses some of its parts. */
  const catalogueWith = (uses: ProductUses): Catalogue =>
    makeCatalogue({
      uses,
      products: h.http.get("ProductStore"),
      terms: h.http.get("ProductTermStore"),
      referenceData: h.http.get("ReferenceData"),
      customFields: h.http.get("CustomFields"),
      organisation: h.http.get("Organisation"),
      events: h.http.get("EventBus"),
      ids: h.http.get("IdSource"),
      unitOfWork: h.http.get("UnitOfWork"),
    })

  it("is neither deleted nor removed, by whichever way, and can be changed; what is not in use goes", async () => {
    const store = h.http.get("ProductStore")
    const wanted = product([plan([charge(), charge()]), plan([charge()])])
    await run(store.insert(wanted))
    const [first, second] = wanted.chargePlans as [ChargePlan, ChargePlan]
    const used = first.charges[0]!.id
    const catalogue = catalogueWith({
      find: (of, { charges }) =>
        Effect.succeed(of.legalEntityId === scope.legalEntityId && charges.includes(used) ? "O-1001" : undefined),
    })
    const id = { part: "product", id: wanted.id } as const
    const remove = (charges: readonly string[]) => ({
      chargePlans: [
        { chargePlan: first.id, charges: charges.map((each) => ({ operation: "Remove" as const, charge: each })) },
      ],
    })
    const refused = [
      ["product", catalogue.delete(origin, id)],
      ["charge plan", catalogue.removePart(origin, { part: "charge plan", id: first.id })],
      ["charge plan", catalogue.change(origin, id, { chargePlans: [{ operation: "Remove", chargePlan: first.id }] })],
      ["charge", catalogue.removePart(origin, { part: "charge", id: used })],
      ["charge", catalogue.change(origin, id, { name: "Other", ...remove([used]) })],
    ] as const
    for (const [part, work] of refused) {
      expect(await run(Effect.flip(work as Effect.Effect<unknown, unknown>))).toMatchObject({
        reason: "ProductInUse",
        message: `The ${part} is in use by O-1001: set endOfNewSalesDate instead of deleting it.`,
      })
    }
    expect(plain(await run(store.find(scope, id)))).toEqual(plain(wanted))
    await run(catalogue.changeCharge(origin, used, { name: "Dearer" }))
    await run(catalogue.change(origin, id, { endOfNewSalesDate: "2026-12-31", ...remove([first.charges[1]!.id]) }))
    await run(catalogue.removePart(origin, { part: "charge plan", id: second.id }))
    const left = await run(store.find(scope, id))
    expect(left.chargePlans.map(({ charges }) => charges.map(({ name }) => name))).toEqual([["Dearer"]])
  })
})
