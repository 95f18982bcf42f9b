import { resolve } from "@svc/adapters/wiring/provide"
import { openCompany } from "../support/company/company.ts"
import { brokenRules } from "../support/company/company-books.ts"
import { addRate } from "../support/invoicing/billing.ts"
import { makeApiClient } from "../support/service/api-client.ts"
import { machine, readNumbers } from "./figures.ts"
import { inBenchHouse } from "./house.ts"

/** Runs years of a company in four currencies, and checks its books by every rule at the end of each month. */
export const companyBench = (args: readonly string[]): Promise<object> => {
  const { months, subscriptions, seed } = readNumbers(args, { months: 36, subscriptions: 500, seed: 1 })
  return inBenchHouse({}, async (house) => {
    const tenant = await house.openTenant("Company")
    const { tenantId, legalEntityId } = tenant.scope
    const { origin } = await house.startHttp()
    house.startWorker()
    const sql = async <Row>(text: string, values: readonly unknown[] = []) =>
      (await house.sql.query(text, [...values])).rows as Row[]
    const api = makeApiClient(origin, () => undefined, { authorization: `Bearer ${await tenant.accessToken(origin)}` })
    const company = await openCompany(
      { api, addRate: (currency, date, rate) => addRate(sql, tenantId, legalEntityId, currency, "SEK", date, rate) },
      { seed, first: "2024-01", subscriptions },
    )
    const ledger = resolve(house.graph, "Ledger")
    const { runOrThrow } = resolve(house.graph, "Runtime")
    const broken: string[] = []
    const begun = performance.now()
    for (let index = 0; index < months; index++) {
      const { month, lastDay } = await company.live(index)
      const found = await brokenRules({ api, sql, tenantId }, lastDay)
      const checks = await runOrThrow(ledger.verify(tenant.scope))
      const disagreeing = checks
        .filter(({ count }) => count > 0)
        .map(({ holds, count }) => `${count} against: ${holds}`)
      broken.push(...[...found, ...disagreeing].map((rule) => `${month}: ${rule}`))
    }
    if (broken.length > 0) process.exitCode = 1
    return {
      brokenRules: broken.length,
      ...(broken.length === 0 ? {} : { firstBroken: broken.slice(0, 10) }),
      seconds: Math.round((performance.now() - begun) / 1000),
      ...company.counts,
      conditions: { ...machine(), months, subscriptions, seed },
    }
  })
}
