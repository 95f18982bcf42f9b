import { type Catalogue, makeCatalogue } from "@svc/domain/catalogue/catalogue"
import type { ProductUses } from "@svc/domain/catalogue/ports/product-uses"
import type { ChargePlan } from "@svc/domain/catalogue/product"
import { printJson } from "@svc/domain/shared/exact-json"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeProductRows } from "../support/catalogue/product-rows.ts"
import { makeSeeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let origin: EventOrigin
let rows: ReturnType<typeof makeProductRows>
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  const { scope, userId } = await makeSeeds(h).tenant()
  origin = { ...scope, legalEntityName: "Alpha AB", triggeredBy: userId }
  rows = makeProductRows(h, scope)
})
afterAll(() => h.close())

const run = <A, E>(work: Effect.Effect<A, E>) => h.http.atomically(origin.tenantId, work)
const plain = (value: unknown): unknown => JSON.parse(printJson(value))

describe("what is in use (contract K11)", () => {
  /** HTTP's catalogue, in which the given parts are in use. */
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
    const wanted = rows.product([rows.plan([rows.charge(), rows.charge()]), rows.plan([rows.charge()])])
    await run(store.insert(wanted))
    const [first, second] = wanted.chargePlans as [ChargePlan, ChargePlan]
    const used = first.charges[0]!.id
    const catalogue = catalogueWith({
      find: (of, { charges }) =>
        Effect.succeed(of.legalEntityId === origin.legalEntityId && charges.includes(used) ? "O-1001" : undefined),
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
    expect(plain(await run(store.find(origin, id)))).toEqual(plain(wanted))
    await run(catalogue.changeCharge(origin, used, { name: "Dearer" }))
    await run(catalogue.change(origin, id, { endOfNewSalesDate: "2026-12-31", ...remove([first.charges[1]!.id]) }))
    await run(catalogue.removePart(origin, { part: "charge plan", id: second.id }))
    const left = await run(store.find(origin, id))
    expect(left.chargePlans.map(({ charges }) => charges.map(({ name }) => name))).toEqual([["Dearer"]])
  })
})
