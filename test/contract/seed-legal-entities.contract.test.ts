import { migrate } from "@svc/adapters/wiring/migrate"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { makeSeeds } from "../support/service/seeds.ts"

let h: StillService
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
afterAll(() => h.close())

const tables = ["number_series", "legal_entity_profiles", "tax_templates", "payment_terms", "financial_accounts"]

it("a legal entity from before there was reference data is given it by the next migration, once", async () => {
  const { tenantId, scope } = await makeSeeds(h).tenant(["Alpha AB", "Beta AB"])
  const counts = async () => {
    const found = await Promise.all(
      tables.map((table) =>
        h.sql<{ n: number }>(`select count(*)::int as n from svc.${table} where tenant_id = $1`, [tenantId]),
      ),
    )
    return found.map(([row]) => row!.n)
  }
  const before = await counts()
  expect(Math.min(...before)).toBeGreaterThan(0)
  for (const table of tables) {
    await h.sql(`delete from svc.${table} where tenant_id = $1 and legal_entity_id = $2`, [
      tenantId,
      scope.legalEntityId,
    ])
  }
  expect(await counts()).toEqual(before.map((count) => count / 2))
  await migrate(h.databaseUrl)
  expect(await counts()).toEqual(before)
  await migrate(h.databaseUrl)
  expect(await counts()).toEqual(before)
  const profile = await h.http.atomically(tenantId, h.http.get("LegalEntityStore").find(scope))
  expect(profile).toMatchObject({ name: "Alpha AB", accountsReceivable: { code: "1510" } })
})
