import type { CurrencyStore } from "@svc/domain/reference-data/ports/currency-store"
import type { CurrencyId, TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { holdWork } from "../support/service/held-work.ts"
import { openService, type StillService } from "../support/service/service.ts"
import { makeRateSeeds, type RateSeeds } from "../support/exchange-rates/rate-seeds.ts"

let h: StillService
let seeds: RateSeeds
let store: CurrencyStore
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeRateSeeds(h)
  store = h.worker.get("CurrencyStore")
})
afterAll(() => h.close())

it("a tenant begins with the base currencies of its legal entities", async () => {
  const legalEntities = ["SEK", "PLN", "SEK"].map((baseCurrency, index) => ({ name: `Entity ${index}`, baseCurrency }))
  const { tenant } = await h.worker.run(h.worker.get("Organisation").createTenant({ name: "Group", legalEntities }))
  const codes = (await h.worker.run(store.all(tenant.id))).map(({ code }) => code)
  expect(codes).toEqual(["SEK", "PLN"])
})

describe("currencies", () => {
  it("are kept once, found by id and code, and listed oldest first in pages", async () => {
    const { tenantId, scope } = await seeds.tenant()
    const id = h.worker.get("IdSource").next<CurrencyId>()
    const described = { id, tenantId, code: "USD", description: "US dollar" }
    expect(await h.worker.run(store.insertAll([described]))).toEqual([described])
    expect(await seeds.currencies({ tenantId }, "USD", "EUR")).toMatchObject([{ code: "EUR" }])
    expect(await h.worker.run(store.find(tenantId, id))).toEqual(described)
    expect(await h.worker.run(store.findByCode(tenantId, "USD"))).toEqual(described)
    expect((await h.worker.run(store.all(tenantId))).map(({ code }) => code)).toEqual(["SEK", "USD", "EUR"])
    const page = await h.worker.run(store.list(scope, { order: [], offset: 2, limit: 2 }))
    expect(page).toMatchObject({ items: [{ code: "EUR" }], total: 3 })
  })

  it("of another tenant, and unknown ones, are not found and not deleted", async () => {
    const { tenantId } = await seeds.tenant()
    const { pair } = await seeds.pair()
    for (const id of [pair.from.id, randomUUID() as CurrencyId]) {
      for (const tried of [store.find(tenantId, id), store.delete(tenantId, id)]) {
        expect(await h.worker.run(Effect.flip(tried))).toMatchObject({ _tag: "CurrencyNotFound" })
      }
    }
    expect(await h.worker.run(Effect.flip(store.findByCode(tenantId, "USD")))).toMatchObject({
      _tag: "CurrencyNotFound",
    })
  })
})

describe("a currency", () => {
  const inUse = (tenantId: TenantId, id: CurrencyId) =>
    h.http.atomically(tenantId, Effect.flip(h.http.get("CurrencyStore").delete(tenantId, id)))

  it("that nothing uses is deleted", async () => {
    const { scope, pair } = await seeds.pair()
    await h.http.atomically(scope.tenantId, h.http.get("CurrencyStore").delete(scope.tenantId, pair.from.id))
    expect((await h.worker.run(store.all(scope.tenantId))).map(({ code }) => code)).toEqual(["SEK"])
  })

  it("stays while it is a base currency or has rates", async () => {
    const { scope, pair } = await seeds.pair()
    await seeds.insert(scope, pair, [seeds.newRate("2026-01-05")])
    expect(await inUse(scope.tenantId, pair.from.id)).toMatchObject({ _tag: "CurrencyInUse", reason: "rates" })
    expect(await inUse(scope.tenantId, pair.to.id)).toMatchObject({ _tag: "CurrencyInUse", reason: "base" })
  })

  it("stays when its first rate is on the way", async () => {
    const { scope, pair } = await seeds.pair()
    const adding = h.http.get("RateStore").insertAll(scope, pair, [seeds.newRate("2026-01-05")])
    const held = await holdWork(h.http, scope.tenantId, adding)
    const deleting = inUse(scope.tenantId, pair.from.id)
    await h.untilBlocked()
    await held.commit()
    expect(await deleting).toMatchObject({ _tag: "CurrencyInUse", reason: "rates" })
  })
})
