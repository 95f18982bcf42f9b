import { feedCsv, seriesMissing } from "@svc/simulators/answers"
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { expect } from "vitest"
import type { ApiClient } from "../service/api-client.ts"
import { openService } from "../service/service.ts"
import type { TestTenant } from "../service/tenants.ts"
import { until } from "../until.ts"

export interface ImportView {
  readonly id: string
  readonly state: string
  readonly from?: string
  readonly to?: string
  readonly createdCount: number
  readonly conflictCount: number
  readonly message?: string
  readonly progress: { readonly currencies: number; readonly done: number }
  readonly currencies: readonly {
    readonly currency?: string
    readonly failures: readonly string[]
    readonly warnings: readonly string[]
  }[]
  readonly conflicts: { readonly data: readonly { readonly sameValue: boolean }[]; readonly nextCursor?: string }
}

export type ProviderAnswer = (response: ServerResponse, url: URL) => void

export const centralBank = "/Integrations/CentralBankRates"

/** A central bank with one value on the last day of every window: SEK 11.25 and USD 1.125 for EUR 1. */
export const bank: ProviderAnswer = (response, url) => {
  const [, currency = ""] = /D\.([A-Z]{3})\.EUR/.exec(url.pathname) ?? []
  const date = url.searchParams.get("endPeriod")!
  const value = { SEK: "11.25", USD: "1.125" }[currency]
  if (value === undefined) return void response.writeHead(404).end(seriesMissing(`D.${currency}.EUR.SP00.A`))
  response.writeHead(200, { "content-type": "text/csv" }).end(feedCsv(currency, [{ date, value }]))
}

/** Starts the service on a manual clock, with providers whose answers a test chooses. */
export const startRatesService = async () => {
  let answer: ProviderAnswer = bank
  const asked: string[] = []
  const provider = createServer((request, response) => {
    asked.push(request.url ?? "")
    answer(response, new URL(request.url ?? "", "http://provider"))
  })
  await new Promise<void>((listening) => provider.listen(0, "127.0.0.1", listening))
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  const service = await openService({
    clock: "manual",
    worker: true,
    http: true,
    settings: {
      SVC_CENTRAL_BANK_DATA_URL: url,
      SVC_RATES_URL: url,
      SVC_NBP_URL: url,
      SVC_RIKSBANK_URL: url,
      SVC_RIKSBANK_KEY: "subscription",
    },
  })
  return {
    service,
    /** The path and query of every request to a provider since `answerWith`. */
    asked,
    answerWith: (next: ProviderAnswer) => {
      answer = next
    },
    /** Makes a tenant with the base currency SEK, and EUR and USD. */
    createTenant: async () => {
      const tenant = await service.createTenant()
      for (const code of ["EUR", "USD"]) await tenant.api.post("/Currency", { code })
      return tenant
    },
    close: async () => {
      await service.close()
      provider.closeAllConnections()
      provider.close()
    },
  }
}
export type RatesService = Awaited<ReturnType<typeof startRatesService>>

export const requestImport = async (api: ApiClient, body?: object, at = centralBank): Promise<ImportView> => {
  const accepted = await api.post(`${at}/Import`, body)
  expect(accepted.status, accepted.text).toBe(202)
  expect(accepted.headers.get("location")).toBe(`${at}/Imports/${(accepted.body as ImportView).id}`)
  return accepted.body as ImportView
}

export const readImport = async (api: ApiClient, id: string, at = centralBank) =>
  (await api.get(`${at}/Imports/${id}`)).body as ImportView

export const importFinished = (api: ApiClient, id: string, at = centralBank) =>
  until(
    () => readImport(api, id, at),
    ({ state }) => state === "Succeeded" || state === "Failed",
  )

export const importNow = async (api: ApiClient, body?: object, at = centralBank) =>
  importFinished(api, (await requestImport(api, body, at)).id, at)

export const listRates = async (api: ApiClient) =>
  ((await api.get("/ExchangeRate?PageSize=100")).body as { data: readonly Readonly<Record<string, unknown>>[] }).data

/** A client with a new token, because a token expires after a day and tests move the clock by days. */
export const freshApi = (tenant: TestTenant) => tenant.apiWith(["*:admin"])

export const clockOf = ({ service }: Pick<RatesService, "service">): string =>
  new Date(service.clock.now()).toISOString()

export const advanceTo = async (tenant: TestTenant, now: string): Promise<void> => {
  const answered = await (await freshApi(tenant)).post("/TestClock", { now })
  expect(answered.status, answered.text).toBe(200)
}
