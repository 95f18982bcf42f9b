import type { ChargePlan, Product, ProductAddress } from "@svc/domain/catalogue/product"
import { printJson } from "@svc/domain/shared/exact-json"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeProductRows } from "../support/catalogue/product-rows.ts"
import { holdWork } from "../support/service/held-work.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let seeds: Seeds
let scope: Scope
let strangers: readonly Scope[]
let rows: ReturnType<typeof makeProductRows>
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  const made = await seeds.tenant(["Alpha AB", "Beta AB"])
  scope = made.scopes[0]!
  rows = makeProductRows(h, scope)
  strangers = [made.scopes[1]!, (await seeds.tenant()).scope]
})

/** Runs work on the HTTP side, in the tenant of the scope. */
const run = <A, E>(work: Effect.Effect<A, E>, of: Scope = scope) => h.http.atomically(of.tenantId, work)
const plain = (value: unknown): unknown => JSON.parse(printJson(value))
const next = <Id extends string>() => h.http.get("IdSource").next<Id>()

const addresses = ({ id, chargePlans }: Product): readonly ProductAddress[] => [
  { part: "product", id },
  { part: "charge plan", id: chargePlans[0]!.id },
  { part: "charge", id: chargePlans[0]!.charges[0]!.id },
]

describe("the store of products", () => {
  it("gives back what it was given, by the id of the product or of any part, and nothing to strangers", async () => {
    const store = h.http.get("ProductStore")
    const wanted = await rows.full()
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
    const wanted = await rows.full()
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
            { ...first!, name: "New", charges: [{ ...first!.charges[1]!, prices: [], unit: "HUR" }, rows.charge()] },
            rows.plan([rows.charge()]),
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
    const first = rows.product([rows.plan([rows.charge()])])
    await run(store.insert(first))
    const [{ chargePlanNumber, charges }] = first.chargePlans as [ChargePlan]
    const { chargeNumber } = charges[0]!
    const insert = (other: Product, of = scope) => run(store.insert({ ...other, ...of }), of)
    const { productNumber } = first
    expect(await insert(rows.product([], { productNumber }))).toEqual({ kind: "product", number: productNumber })
    const planTaken = rows.product([rows.plan([], { chargePlanNumber })])
    expect(await insert(planTaken)).toEqual({ kind: "charge plan", number: chargePlanNumber })
    const chargeTaken = () => rows.product([rows.plan([rows.charge(), rows.charge({ chargeNumber })])])
    expect(await insert(chargeTaken())).toEqual({ kind: "charge", number: chargeNumber })
    expect(await insert(chargeTaken(), strangers[0])).toBeUndefined()
  })

  it("gives a new part the number of one that the same change removes, or numbers anew", async () => {
    const store = h.http.get("ProductStore")
    const [gone, renamed] = [rows.plan([rows.charge()]), rows.plan([rows.charge()])]
    const before = rows.product([gone, renamed])
    await run(store.insert(before))
    const { chargePlanNumber: free } = gone
    const numbered = { ...renamed, chargePlanNumber: "New" }
    const added = [free, renamed.chargePlanNumber].map((chargePlanNumber) =>
      rows.plan([rows.charge()], { chargePlanNumber }),
    )
    const after = { ...before, chargePlans: [numbered, ...added] }
    expect(await run(store.update(before, after))).toBeUndefined()
    expect(plain(await run(store.find(scope, addresses(before)[0]!)))).toEqual(plain(after))
  })

  it("lists products in parts of a few hundred charges, none of them lost or doubled", async () => {
    const store = h.http.get("ProductStore")
    const charges = (count: number) => Array.from({ length: count }, () => rows.charge())
    const all = [[260, 1], [], [150], [30], [40]].map((counts) =>
      rows.product(counts.map((n) => rows.plan(charges(n)))),
    )
    for (const each of all) await run(store.insert(each))
    const { total, sizes, products } = await run(
      Effect.gen(function* () {
        const listed = yield* store.list(scope, { order: [], offset: 0, limit: 100 })
        const parts = yield* Effect.all(listed.parts)
        return { total: listed.total, sizes: parts.map(({ length }) => length), products: parts.flat() }
      }),
    )
    expect(total).toBe(5)
    expect(sizes.length).toBeGreaterThan(2)
    const byId = (of: readonly Product[]) => of.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    expect(plain(byId(products))).toEqual(plain(byId(all)))
  })

  it("locks the product by whichever part it is named, and a part that went meanwhile is not there", async () => {
    const store = h.http.get("ProductStore")
    const wanted = rows.product([rows.plan([rows.charge(), rows.charge()])])
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

  it("looks products up by id, number and name, and holds them and their parts for whoever sells them", async () => {
    const store = h.http.get("ProductStore")
    const wanted = await rows.full()
    await run(store.insert(wanted))
    const criteria = [
      { key: "Id", value: wanted.id },
      { key: "ProductNumber", value: wanted.productNumber },
      { key: "Name", value: wanted.name },
    ]
    for (const each of criteria) {
      expect(plain(await run(store.lookUp(scope, [each])))).toEqual([plain(wanted)])
      for (const stranger of strangers) expect(await run(store.lookUp(stranger, [each]), stranger)).toEqual([])
    }
    const [charge] = wanted.chargePlans[0]!.charges
    const ofCharge = [
      { key: "Id", value: charge!.id },
      { key: "ChargeNumber", value: charge!.chargeNumber },
      { key: "Name", value: charge!.name },
    ]
    for (const each of ofCharge) {
      expect(plain(await run(store.lookUp(scope, [each], "charge")))).toEqual([plain(wanted)])
      for (const stranger of strangers)
        expect(await run(store.lookUp(stranger, [each], "charge"), stranger)).toEqual([])
    }
    expect(await run(store.lookUp(scope, [criteria[0]!], "charge"))).toEqual([])
    const selling = await holdWork(h.http, scope.tenantId, store.lookUp(scope, [criteria[0]!]))
    // A second sale of the product does not wait for the first.
    expect(await run(store.lookUp(scope, [criteria[0]!]))).toHaveLength(1)
    const changing = run(store.findForUpdate(scope, { part: "product", id: wanted.id }))
    await h.untilBlocked()
    await selling.commit()
    expect(await changing).toMatchObject({ id: wanted.id })
  })

  it("gives the last days of renewal of the products that have one", async () => {
    const store = h.http.get("ProductStore")
    const [ending, lasting] = [await rows.full(), await rows.full()]
    const { endOfRenewalDate: _, ...forever } = lasting
    await run(store.insert({ ...ending, endOfRenewalDate: "2030-12-31" as CalendarDate }))
    await run(store.insert(forever))
    const ids = [ending.id, lasting.id]
    expect(await run(store.endsOfRenewal(scope, ids))).toEqual([{ id: ending.id, endOfRenewalDate: "2030-12-31" }])
    expect(await run(store.endsOfRenewal(scope, []))).toEqual([])
    for (const stranger of strangers) expect(await run(store.endsOfRenewal(stranger, ids), stranger)).toEqual([])
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
