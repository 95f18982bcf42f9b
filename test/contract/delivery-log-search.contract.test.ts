import { withClient } from "@svc/adapters/embedded-postgres/database"
import type { Scope } from "@svc/domain/shared/scope"
import type { DeliveryFilter } from "@svc/domain/webhooks/ports/delivery-log"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

const list = async (scope: Scope, filter: Partial<DeliveryFilter> = {}) => {
  const entries = h.http.get("DeliveryLog").list(scope, { order: "desc", limit: 100, ...filter })
  return (await h.http.atomically(scope.tenantId, entries)).map(({ id }) => id)
}
const aWebhook = async () => seeds.webhook((await seeds.tenant()).scope)

describe("the search", () => {
  it("finds by a value within the scope only", async () => {
    const [mine, beside] = (await seeds.tenant(["Alpha AB", "Beta AB"])).scopes as [Scope, Scope]
    const foreign = (await seeds.tenant()).scope
    const delivery = await seeds.delivery(await seeds.webhook(mine), { searchValues: ["10001"] })
    expect(await list(mine, { search: "10001" })).toEqual([delivery.id])
    for (const scope of [beside, foreign]) expect(await list(scope, { search: "10001" })).toEqual([])
    const ends = ["00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff"]
    // Without a tenant, or for another tenant, the search function finds nothing, whoever calls it.
    expect(await h.sql("select svc.events_with($1, '10001', $2, $3, 1)", [mine.legalEntityId, ...ends])).toEqual([])
    const fromOutside = h.http.get("DeliveryLog").list(mine, { search: "10001", order: "desc", limit: 5 })
    expect(await h.http.atomically(foreign.tenantId, fromOutside)).toEqual([])
  })

  it("finds by a value through the index, row-level security or not", async () => {
    const webhook = await aWebhook()
    const others = Array.from({ length: 3000 }, (_, index) => seeds.newEvent(webhook, { searchValues: [`v${index}`] }))
    await h.worker.run(h.worker.get("EventStore").insertAll(others))
    await h.sql("vacuum analyze svc.events")
    const used = await withClient(h.databaseUrl, async (client) => {
      await client.query("set role svc_app")
      await client.query("begin")
      await client.query("set local enable_seqscan = off")
      await client.query("set local search_path = svc")
      await client.query("select set_config('svc.tenant_id', $1, true)", [webhook.tenantId])
      const scans = async () => {
        const text =
          "select sum(pg_stat_get_xact_numscans(indexrelid)) as scans from pg_index where indexrelid::regclass::text like '%search_keys%'"
        return Number((await client.query<{ scans: string }>(text)).rows[0]!.scans)
      }
      const before = await scans()
      const ends = ["00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff"]
      await client.query("select events_with($1, 'a value', $2, $3, 1)", [webhook.legalEntityId, ...ends])
      return (await scans()) - before
    })
    expect(used).toBeGreaterThan(0)
  })
})
