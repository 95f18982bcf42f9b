import { feedCsv } from "@svc/simulators/answers"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { logLines } from "../support/service/quiet-log.ts"
import {
  advanceTo,
  bank,
  centralBank,
  clockOf,
  freshApi,
  importFinished,
  type ImportView,
  importNow,
  listRates,
  type RatesService,
  readImport,
  requestImport,
  startRatesService,
} from "../support/exchange-rates/rates-service.ts"
import { polishEntity } from "../support/e-invoicing/posting.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"
import type { ServerResponse } from "node:http"

let house: RatesService
let tenant: TestTenant
let api: ApiClient
beforeAll(async () => {
  house = await startRatesService()
})
afterAll(() => house.close())
beforeEach(async () => {
  tenant = await house.createTenant()
  api = tenant.api
  house.asked.length = 0
  house.answerWith(bank)
})

describe("an import by hand", () => {
  it("creates the rates, and its result says what became of each currency", async () => {
    await api.post("/Currency", { code: "UAH" })
    const done = await importNow(api)
    expect(done).toMatchObject({
      state: "Succeeded",
      to: clockOf(house).slice(0, 10),
      createdCount: 2,
      conflictCount: 0,
      progress: { currencies: 3, done: 3 },
      message: "UAH: no series D.UAH.EUR.SP00.A (HTTP 404)",
      currencies: [
        { currency: "EUR", observations: 1, created: 1, conflicts: 0, failures: [], warnings: [] },
        { currency: "USD", observations: 1, created: 1 },
        { currency: "UAH", observations: 0, created: 0, failures: ["UAH: no series D.UAH.EUR.SP00.A (HTTP 404)"] },
      ],
    })
    const created = (await listRates(api)).map(({ fromCurrency, rate }) => [fromCurrency, rate] as const)
    expect(Object.fromEntries(created)).toEqual({ EUR: 11.25, USD: 10 })
    expect((await api.get(centralBank)).body).toEqual({
      isEnabled: false,
      exchangeRateImport: true,
      lastExchangeRateImport: expect.any(String) as string,
      lastExchangeRateImportCount: 2,
      importMessage: "UAH: no series D.UAH.EUR.SP00.A (HTTP 404)",
      lastImportId: done.id,
    })
    expect((await api.get(`${centralBank}/Imports`)).body).toMatchObject({
      data: [{ id: done.id, state: "Succeeded" }],
    })
  })

  it("again creates nothing, and tells of each rate that was in the way, in pages", async () => {
    await importNow(api)
    const again = await importNow(api)
    expect(again).toMatchObject({ state: "Succeeded", createdCount: 0, conflictCount: 2 })
    expect(again).not.toHaveProperty("message")
    const first = (await api.get(`${centralBank}/Imports/${again.id}?PageSize=1`)).body as ImportView
    expect(first.conflicts.data).toMatchObject([{ sameValue: true, existing: { effectiveFromDate: again.to } }])
    const second = await api.get(`${centralBank}/Imports/${again.id}?PageSize=1&Cursor=${first.conflicts.nextCursor}`)
    expect((second.body as ImportView).conflicts).toMatchObject({ data: [{ toCurrency: "SEK" }] })
    expect((second.body as ImportView).conflicts).not.toHaveProperty("nextCursor")
    const asCsv = async (path: string) => (await api.get(path, { accept: "text/csv" })).text.trimEnd().split("\r\n")
    const conflicts = await asCsv(`${centralBank}/Imports/${again.id}?PageSize=1`)
    expect(conflicts[0]).toContain("rate,sameValue,existing/id,existing/rate")
    expect(conflicts.slice(1)).toEqual([0, 1].map(() => expect.stringContaining(`,SEK,${again.to},`)))
    const [head, newest, older] = await asCsv(`${centralBank}/Imports`)
    expect(head).toContain("createdCount,conflictCount,message")
    expect(newest).toMatch(new RegExp(`^${again.id},Succeeded,.*,0,2,$`))
    expect(older).toContain(",Succeeded,")
    expect((await api.get(`${centralBank}/Imports/${crypto.randomUUID()}`, { accept: "text/csv" })).status).toBe(404)
  })

  it("tells of a rate that jumped by a fifth, in its result and the log, before amounts are booked at it unnoticed", async () => {
    await importNow(api, { from: "2026-03-16", to: "2026-03-16" })
    house.answerWith((response, url) => {
      const [, currency = ""] = /D\.([A-Z]{3})\.EUR/.exec(url.pathname) ?? []
      const value = currency === "SEK" ? "11.25" : "0.9"
      response.writeHead(200, { "content-type": "text/csv" }).end(feedCsv(currency, [{ date: "2026-03-17", value }]))
    })
    const done = await importNow(api, { from: "2026-03-17", to: "2026-03-17" })
    const warnings = ["USD: 12.5 of 2026-03-17 is 25 % above the rate before it, 10 of 2026-03-16"]
    expect(done).toMatchObject({
      state: "Succeeded",
      createdCount: 2,
      currencies: [
        { currency: "EUR", failures: [], warnings: [] },
        { currency: "USD", failures: [], warnings },
      ],
    })
    expect(done).not.toHaveProperty("message")
    expect(logLines(house.service)).toContainEqual(
      expect.objectContaining({ level: "warn", importId: done.id, warnings }),
    )
    // Importing the same day again stores nothing, so no warning is repeated.
    expect(await importNow(api, { from: "2026-03-17", to: "2026-03-17" })).toMatchObject({
      conflictCount: 2,
      currencies: [{ warnings: [] }, { warnings: [] }],
    })
  })

  it("tells of a table that VAT would be converted at a fifth too high by", async () => {
    const { api: polish } = await house.service.createTenant([polishEntity.name], polishEntity)
    await polish.post("/Currency", { code: "EUR" })
    const bankOfPoland = "/Integrations/NationalBankOfPoland"
    const publish = (day: string, mid: string) => {
      const rates = [{ currency: "euro", code: "EUR", mid: "MID" }]
      const table = JSON.stringify([{ table: "A", no: `${day}/A`, effectiveDate: day, rates }])
      house.answerWith((response) => response.writeHead(200).end(table.replace('"MID"', mid)))
      return importNow(polish, { from: day, to: day }, bankOfPoland)
    }
    expect(await publish("2026-03-16", "4.25")).toMatchObject({ createdCount: 1, currencies: [{ warnings: [] }] })
    const warnings = ["EUR: 5.1 of 2026-03-17 is 20 % above the rate before it, 4.25 of 2026-03-16"]
    expect(await publish("2026-03-17", "5.1")).toMatchObject({ state: "Succeeded", currencies: [{ warnings }] })
    expect(await publish("2026-03-17", "5.1")).toMatchObject({ createdCount: 0, currencies: [{ warnings: [] }] })
  })

  it("is one at a time: a second is refused and names the first", async () => {
    const held: ServerResponse[] = []
    house.answerWith((response) => void held.push(response))
    const { id } = await requestImport(api)
    await until(
      () => held.length,
      (count) => count > 0,
    )
    const refused = await api.post(`${centralBank}/Import`)
    expect(expectProblem(refused, 400, "message").errors!["message"]![0]).toContain(id)
    expect(await readImport(api, id)).toMatchObject({ state: "Running", progress: { currencies: 2, done: 0 } })
    house.answerWith(bank)
    for (const response of held) response.destroy()
    await advanceTo(tenant, new Date(Date.parse(`${clockOf(house).slice(0, 10)}T23:59:59Z`)).toISOString())
    expect(await importFinished(api, id)).toMatchObject({ state: "Succeeded" })
  })

  it("with dates that cannot be is refused, and nothing is asked of anyone", async () => {
    for (const [body, field] of [
      [{ from: "2026-02-01", to: "2026-01-01" }, "from"],
      [{ from: "2026-02-30" }, "from"],
      [{ to: "tomorrow" }, "to"],
    ] as const) {
      expectProblem(await api.post(`${centralBank}/Import`, body), 400, field)
    }
    expect([house.asked, (await api.get(`${centralBank}/Imports`)).body]).toEqual([[], { data: [] }])
  })

  it("waits as long as the provider asks for, on the clock of the service", async () => {
    let refusals = 0
    house.answerWith((response, url) => {
      refusals += 1
      if (refusals > 1) return bank(response, url)
      response.writeHead(429, { "retry-after": "45" }).end()
    })
    const { id } = await requestImport(api)
    await until(
      () => refusals,
      (count) => count > 0,
    )
    expect((await readImport(api, id)).state).toBe("Running")
    await (await freshApi(tenant)).post("/TestClock", { advanceSeconds: 45 })
    expect(await importFinished(api, id)).toMatchObject({ state: "Succeeded", createdCount: 2 })
  })

  it("that fails shows in the settings, the metrics, the log and a notification", async () => {
    await api.put("/NotificationSettings", { webhooks: false, rates: true })
    house.answerWith((response) => void response.writeHead(400).end())
    const done = await importNow(api)
    const told = async () => ((await api.get("/Notifications")).body as { readonly data: readonly object[] }).data
    const [notification] = await until(told, (all) => all.length > 0)
    expect(notification).toMatchObject({ kind: "ExchangeRateImportFailed", text: done.message })
    expect(done).toMatchObject({ state: "Failed", createdCount: 0, message: "SEK (base currency): HTTP 400" })
    expect((await api.get(centralBank)).body).toMatchObject({ exchangeRateImport: false, importMessage: done.message })
    const metrics = await house.service.anonymous.get("/metrics")
    expect(metrics.text).toMatch(/svc_rate_imports_total\{provider="central-bank",outcome="failed"\} [1-9]/)
    expect(metrics.text).toMatch(/svc_jobs_total\{queue="rates-import",outcome="done"\} [1-9]/)
    expect(logLines(house.service)).toContainEqual(
      expect.objectContaining({ level: "warn", importId: done.id, reason: done.message }),
    )
  })
})
