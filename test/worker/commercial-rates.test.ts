import { spotQuote, spotRefusal } from "@svc/simulators/answers"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import {
  bank,
  importNow,
  listRates,
  type ProviderAnswer,
  type RatesService,
  startRatesService,
} from "../support/exchange-rates/rates-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

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

describe("the commercial provider", () => {
  const commercial = "/Integrations/CommercialRates"
  const key = "secret-key-4711"
  const quotes: ProviderAnswer = (response, url) => {
    const asked = (name: string) => url.searchParams.get(name) ?? ""
    if (asked("api_key") !== key) {
      return void response
        .writeHead(401)
        .end(spotRefusal(3, `This request requires authorization, not ${asked("api_key")}`))
    }
    response.writeHead(200).end(spotQuote(asked("base"), asked("quote"), "9.43310", "2026-11-20T10:00:00+00:00"))
  }
  beforeEach(() => {
    house.answerWith(quotes)
  })

  /**
   * The time in UTC of the next publication, or of the morning after a missed one (contract R16), in Frankfurt's summer
   * or winter time.
   */
  const nextRun = expect.stringMatching(/T(?:1[45]:30|0[56]:00):00\.000Z$/) as string

  it("takes a key that it accepts, keeps it to itself, and imports with it", async () => {
    expectProblem(await api.post(`${commercial}/Import`), 400, "message")
    expectProblem(await api.put(commercial), 400, "message")
    const saved = await api.put(commercial, { apiKey: key })
    expect([saved.status, saved.body]).toEqual([200, { isEnabled: true, apiKey: "***", apiKeyValid: true, nextRun }])
    expect(house.asked).toEqual([`/rates/api/v2/rates/spot.json?api_key=${key}&base=USD&quote=SEK`])
    expect(await importNow(api, undefined, commercial)).toMatchObject({ state: "Succeeded", createdCount: 2 })
    expect(await listRates(api)).toMatchObject([{ rate: 9.4331 }, { rate: 9.4331 }])
    const settings = await api.get(commercial)
    expect(settings.body).toMatchObject({ exchaneRateSync: true, lastExchangeRateSyncCount: 2, apiKey: "***" })
    expect(settings.text + house.service.logged()).not.toContain(key)
  })

  it("keeps a currency that ended for old invoices without failing every day for it", async () => {
    for (const code of ["BGN", "HRK"]) expect((await api.post("/Currency", { code })).status).toBe(201)
    await api.put(commercial, { apiKey: key })
    house.asked.length = 0
    expect(await importNow(api, undefined, commercial)).toMatchObject({ state: "Succeeded", createdCount: 2 })
    expect(new Set(house.asked.map((url) => /base=([A-Z]{3})/.exec(url)?.[1]))).toEqual(new Set(["EUR", "USD"]))
  })

  it("refuses a wrong key: it is not stored, the reason is, and the one before stays", async () => {
    const { errors } = expectProblem(await api.put(commercial, { apiKey: "wrong" }), 400, "apiKey")
    const reason = "HTTP 401: This request requires authorization, not ***"
    expect(errors!["apiKey"]).toEqual([reason])
    expect((await api.get(commercial)).body).toEqual({
      isEnabled: false,
      apiKeyValid: false,
      activationErrorMessage: reason,
    })
    await api.put(commercial, { apiKey: key })
    expect((await api.get(commercial)).body).toEqual({ isEnabled: true, apiKey: "***", apiKeyValid: true, nextRun })
    await api.put(commercial, { apiKey: "wrong" })
    expect((await api.get(commercial)).body).toMatchObject({ apiKeyValid: true, activationErrorMessage: reason })
    expect(await importNow(api, undefined, commercial)).toMatchObject({ state: "Succeeded" })
  })

  it("is forgotten by DELETE; its rates stay", async () => {
    await api.put(commercial, { apiKey: key })
    await importNow(api, undefined, commercial)
    expect((await api.delete(commercial)).status).toBe(200)
    expectProblem(await api.get(commercial), 404, "message")
    expectProblem(await api.delete(commercial), 404, "message")
    expect(await listRates(api)).toHaveLength(2)
    const left = "select from svc.rate_providers where tenant_id = $1"
    expect(await house.service.sql(left, [tenant.tenantId])).toEqual([])
  })
})
