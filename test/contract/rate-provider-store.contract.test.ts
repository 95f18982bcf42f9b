import type { RateProviderStore } from "@svc/domain/exchange-rates/ports/rate-provider-store"
import type { ProviderSettings } from "@svc/domain/exchange-rates/provider"
import type { RateImportId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { holdWork } from "../support/service/held-work.ts"
import { makeRateSeeds, type RateSeeds } from "../support/exchange-rates/rate-seeds.ts"

let h: StillService
let seeds: RateSeeds
let store: RateProviderStore
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeRateSeeds(h)
  store = h.worker.get("RateProviderStore")
})
afterAll(() => h.close())

const full = (): ProviderSettings => ({
  provider: "commercial",
  isEnabled: true,
  apiKey: "key-äöü-4711",
  apiKeyValid: true,
  lastRun: { at: seeds.now(), succeeded: false, count: 3 },
  message: "EUR: HTTP 429",
  lastSuccessAt: seeds.now(),
  lastImportId: randomUUID() as RateImportId,
})

it("settings come back as they were saved, and are replaced as a whole", async () => {
  const { scope } = await seeds.tenant()
  expect(await h.worker.run(store.find(scope, "commercial"))).toBeUndefined()
  for (const settings of [full(), { provider: "commercial", isEnabled: false } as const, full()]) {
    await h.worker.run(store.save(scope, settings))
    expect(await h.worker.run(store.find(scope, "commercial"))).toEqual(settings)
    expect(await h.worker.run(store.findForUpdate(scope, "commercial"))).toEqual(settings)
  }
})

it("each legal entity has its own, of each provider, and deletes only those", async () => {
  const { scopes } = await seeds.tenant(["Alpha AB", "Beta AB"])
  const [mine, beside] = [scopes[0]!, scopes[1]!]
  await h.worker.run(store.save(mine, full()))
  await h.worker.run(store.save(mine, { provider: "riksbank", isEnabled: true }))
  expect(await h.worker.run(store.find(beside, "commercial"))).toBeUndefined()
  expect(await h.worker.run(Effect.flip(store.delete(beside, "commercial")))).toMatchObject({
    _tag: "ProviderNotFound",
  })
  await h.worker.run(store.delete(mine, "commercial"))
  expect(await h.worker.run(store.find(mine, "commercial"))).toBeUndefined()
  expect(await h.worker.run(store.find(mine, "riksbank"))).toBeDefined()
})

it("enabled gives those that are switched on, of every tenant", async () => {
  const [one, other] = [await seeds.tenant(), await seeds.tenant()]
  await h.worker.run(store.save(one.scope, { provider: "central-bank", isEnabled: true }))
  await h.worker.run(store.save(one.scope, { provider: "riksbank", isEnabled: false }))
  await h.worker.run(store.save(other.scope, { provider: "riksbank", isEnabled: true }))
  const found = await h.worker.run(store.enabled)
  const of = ({ tenantId }: { readonly tenantId: string }) =>
    found.filter((each) => each.tenantId === tenantId).map(({ settings }) => settings.provider)
  expect([of(one.scope), of(other.scope)]).toEqual([["central-bank"], ["riksbank"]])
})

it("findForUpdate waits for the change under way", async () => {
  const { scope } = await seeds.tenant()
  await h.worker.run(store.save(scope, { provider: "riksbank", isEnabled: false }))
  const { findForUpdate, save } = h.http.get("RateProviderStore")
  const append = (letter: string) =>
    Effect.flatMap(findForUpdate(scope, "riksbank"), (found) =>
      save(scope, { ...found!, message: `${found!.message ?? ""}${letter}` }),
    )
  const first = await holdWork(h.http, scope.tenantId, append("a"))
  const second = h.http.atomically(scope.tenantId, append("b"))
  await h.untilBlocked()
  await Promise.all([first.commit(), second])
  expect(await h.worker.run(store.find(scope, "riksbank"))).toMatchObject({ message: "ab" })
})

it("the key is nowhere in the table as it is, and opens in its own row only", async () => {
  const { scopes } = await seeds.tenant(["Alpha AB", "Beta AB"])
  for (const scope of scopes) await h.worker.run(store.save(scope, full()))
  const rows = await h.sql<{ text: string }>("select p::text as text from svc.rate_providers p")
  expect(rows.map(({ text }) => text).join()).not.toContain(full().apiKey)
  await h.sql("update svc.rate_providers set api_key_sealed = $1 where legal_entity_id = $2", [
    (
      await h.sql<{ sealed: string }>(
        "select api_key_sealed as sealed from svc.rate_providers where legal_entity_id = $1",
        [scopes[0]!.legalEntityId],
      )
    )[0]!.sealed,
    scopes[1]!.legalEntityId,
  ])
  await expect(h.worker.run(store.find(scopes[1]!, "commercial"))).rejects.toMatchObject({
    _tag: "PortUnavailable",
    cause: { name: "SecretUnreadable" },
  })
})
