import type { RateBook } from "@svc/simulators/rate-book"
import { type Simulators, startSimulators } from "@svc/simulators/server"
import { afterAll, beforeAll, expect, it } from "vitest"
import { importNow } from "../support/exchange-rates/rates-service.ts"
import { openService, type TestService } from "../support/service/service.ts"

const rates: Readonly<Record<string, readonly (readonly [date: string, value: string])[]>> = {
  BGN: [["2025-12-30", "1.9558"]],
  HRK: [["2022-12-29", "7.5345"]],
  SEK: [
    ["2022-12-29", "11.1"],
    ["2025-12-30", "10.8"],
    ["2026-11-19", "11"],
  ],
  USD: [["2026-11-19", "1.1"]],
}
const book: RateBook = {
  currencies: Object.keys(rates),
  series: (currency) => rates[currency]?.map(([date, value]) => ({ date, value })),
}

let simulators: Simulators
let service: TestService
beforeAll(async () => {
  simulators = await startSimulators(0, book)
  service = await openService({
    worker: true,
    http: true,
    settings: { SVC_CENTRAL_BANK_DATA_URL: `http://127.0.0.1:${simulators.port}` },
  })
})
afterAll(async () => {
  await service.close()
  await simulators.close()
})

it("rates of currencies that ended are imported for old invoices; today each fails alone, and the import is a success", async () => {
  const { api } = await service.createTenant()
  for (const code of ["BGN", "HRK", "USD"]) expect((await api.post("/Currency", { code })).status).toBe(201)
  const rateOf = async (code: string, date: string) =>
    ((await api.get(`/ExchangeRate/AsOf?from=${code}&date=${date}`)).body as { readonly rate: number }).rate

  expect(await importNow(api, { from: "2025-12-29", to: "2025-12-31" })).toMatchObject({ state: "Succeeded" })
  expect(await rateOf("BGN", "2025-12-31")).toBeCloseTo(10.8 / 1.9558)
  expect(await importNow(api, { from: "2022-12-28", to: "2022-12-30" })).toMatchObject({ state: "Succeeded" })
  expect(await rateOf("HRK", "2022-12-30")).toBeCloseTo(11.1 / 7.5345)

  const today = await importNow(api, { from: "2026-11-18", to: "2026-11-20" })
  expect(today).toMatchObject({
    state: "Succeeded",
    createdCount: 1,
    message: "BGN: no observation from 2026-11-18 to 2026-11-20; HRK: no observation from 2026-11-18 to 2026-11-20",
  })
})
