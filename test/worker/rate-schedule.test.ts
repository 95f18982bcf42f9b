import { swedishSeries, swedishValues } from "@svc/simulators/answers"
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest"
import {
  advanceTo,
  bank,
  centralBank,
  clockOf,
  freshApi,
  listRates,
  type RatesService,
  startRatesService,
} from "../support/exchange-rates/rates-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let house: RatesService
let tenant: TestTenant
// Each test continues at the time where the previous one stopped. The first begins on a Thursday at noon.
beforeAll(async () => {
  house = await startRatesService()
  tenant = await house.createTenant()
  await advanceTo(tenant, nextAt("Thu", 12, 0))
})
afterAll(() => house.close())
beforeEach(async () => {
  tenant = await house.createTenant()
  house.asked.length = 0
  house.answerWith(bank)
})
// Removes the providers, which would otherwise be imported in the next test.
afterEach(async () => {
  await house.service.sql("delete from svc.rate_providers")
})

const hourInFrankfurt = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Berlin",
  weekday: "short",
  hour: "2-digit",
  hourCycle: "h23",
})
/** The next time at which it is the given weekday and time in Frankfurt. */
const nextAt = (day: string, hour: number, minute: number): string => {
  const now = Date.parse(clockOf(house))
  const wanted = `${day} ${String(hour).padStart(2, "0")}`
  for (let begun = now - (now % 3_600_000); ; begun += 3_600_000) {
    const at = begun + minute * 60_000
    if (at > now && hourInFrankfurt.format(begun).replace(",", "") === wanted) return new Date(at).toISOString()
  }
}
const until = async (day: string, hour: number, minute: number) => advanceTo(tenant, nextAt(day, hour, minute))
const switchOn = async (path = centralBank) => {
  expect((await (await freshApi(tenant)).put(path, {})).status).toBe(200)
}
const settings = async (path = centralBank) => (await (await freshApi(tenant)).get(path)).body

it("on a business day at 16:30 in Frankfurt the rates are there, for those that switched it on", async () => {
  const other = await house.createTenant()
  await switchOn()
  const publication = nextAt("Thu", 16, 30)
  await advanceTo(tenant, new Date(Date.parse(publication) - 1000).toISOString())
  expect(house.asked).toEqual([])
  await advanceTo(tenant, publication)
  const day = publication.slice(0, 10)
  expect((await listRates(await freshApi(tenant))).map((each) => each["effectiveFromDate"])).toEqual([day, day])
  expect(await listRates(await freshApi(other))).toEqual([])
})

it("what succeeded is not asked for again: not in the morning and not at the weekend", async () => {
  await until("Fri", 12, 0)
  await switchOn()
  await until("Fri", 16, 31)
  expect(house.asked).toHaveLength(2)
  await until("Sat", 16, 31)
  expect(house.asked).toHaveLength(2)
})

it("what was missed, because it was switched on after the publication, is there the next morning", async () => {
  await switchOn()
  await until("Sun", 6, 59)
  expect(house.asked).toEqual([])
  await until("Sun", 7, 1)
  expect(house.asked).toHaveLength(2)
})

it("what is switched off again is not asked for", async () => {
  await switchOn()
  await (await freshApi(tenant)).put(centralBank, { isEnabled: false })
  await until("Mon", 16, 31)
  expect(house.asked).toEqual([])
})

it("what failed is tried again the next morning at 7", async () => {
  await until("Tue", 12, 0)
  await switchOn()
  house.answerWith((response) => void response.writeHead(400).end())
  await until("Tue", 16, 31)
  expect(house.asked).toHaveLength(1)
  expect(await settings()).toMatchObject({ exchangeRateImport: false, importMessage: "SEK (base currency): HTTP 400" })
  house.answerWith(bank)
  await until("Wed", 6, 59)
  expect(house.asked).toHaveLength(1)
  await until("Wed", 7, 1)
  expect(house.asked).toHaveLength(3)
  expect(await settings()).toMatchObject({ exchangeRateImport: true })
  expect(await settings()).not.toHaveProperty("importMessage")
})

it("the Swedish central bank is asked from its last success on", async () => {
  const swedish = "/Integrations/SwedishCentralBankRates"
  const windows: string[] = []
  let works = true
  house.answerWith((response, url) => {
    if (!works) return void response.writeHead(403).end()
    if (url.pathname.endsWith("/Series")) {
      const dates = { firstDate: "1993-01-04", lastDate: "2099-01-01" }
      return void response
        .writeHead(200)
        .end(swedishSeries([{ seriesId: "SEKUSDPMI", groupId: 130, closed: false, ...dates }]))
    }
    const [from = "", to = ""] = url.pathname.split("/").slice(-2)
    windows.push(`${from}..${to}`)
    response.writeHead(200).end(swedishValues([{ seriesId: "SEKUSDPMI", date: to, value: "9.44517" }]))
  })
  await switchOn(swedish)
  await until("Wed", 16, 31)
  const success = clockOf(house).slice(0, 10)
  works = false
  await until("Thu", 16, 31)
  works = true
  await until("Fri", 7, 1)
  const last = clockOf(house).slice(0, 10)
  expect(windows).toEqual([expect.stringMatching(`\\.\\.${success}$`) as string, `${success}..${last}`])
  expect(await settings(swedish)).toMatchObject({ exchaneRateSync: true, lastExchangeRateSyncCount: 1 })
})
