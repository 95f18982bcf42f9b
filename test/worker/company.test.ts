import { afterAll, beforeAll, expect, it } from "vitest"
import { openCompany } from "../support/company/company.ts"
import { brokenRules } from "../support/company/company-books.ts"
import { addRate } from "../support/invoicing/billing.ts"
import { openService, type TestService } from "../support/service/service.ts"

let service: TestService
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
})
afterAll(() => service.close())

it("the books of a company are right at the end of every month", async () => {
  const { api, tenantId, legalEntities } = await service.createTenant()
  const scope = { tenantId, legalEntityId: legalEntities[0]!.id }
  const company = await openCompany(
    {
      api,
      addRate: (currency, date, rate) =>
        addRate(service.sql, tenantId, scope.legalEntityId, currency, "SEK", date, rate),
    },
    { seed: 20_240_101, first: "2024-01", subscriptions: 12 },
  )
  for (let month = 0; month < 3; month++) {
    const { lastDay } = await company.live(month)
    expect(await brokenRules({ api, sql: service.sql, tenantId }, lastDay), lastDay).toEqual([])
    const checks = await service.worker.run(service.worker.get("Ledger").verify(scope))
    expect(checks.filter(({ count }) => count > 0)).toEqual([])
  }
  const neverDone = Object.entries(company.counts).filter(([what, count]) => what !== "refused" && count === 0)
  expect(neverDone).toEqual([])
})
