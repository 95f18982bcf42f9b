import { addDays, type CalendarDate, dateIn, dateOf, endOfMonth } from "@svc/domain/shared/calendar-date"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeBilling } from "../support/invoicing/billing.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"

let service: TestService
beforeAll(async () => {
  service = await openService({ worker: true, http: true, clock: "manual" })
})
afterAll(() => service.close())

const entityOf = async (api: ApiClient) =>
  ((await api.get("/LegalEntities")).body as { data: readonly { id: string; timeZone: string }[] }).data[0]!
const moveTo = async (api: ApiClient, moment: string) => {
  const { status, text } = await api.post("/TestClock", { now: moment })
  if (status !== 200) throw new Error(text)
}

describe("a German company", () => {
  it("has the date of Berlin on the invoice it posts at half past midnight, though the month before is closed", async () => {
    const tenant = await service.createTenant(["Alpha GmbH"], { country: "DE", baseCurrency: "EUR" })
    expect((await entityOf(tenant.api)).timeZone).toBe("Europe/Berlin")
    const account = (await makeBilling(tenant.api).account({ currency: "EUR" })).id
    const of = (api: ApiClient) => {
      const { line, posted } = makeBilling(api)
      return (more = {}) => posted(account, [line(100)], { currency: "EUR", ...more })
    }
    const last = endOfMonth(dateOf(service.clock.now()))
    await of(tenant.api)({ invoiceDate: last })
    // In Berlin this is 00:30 in winter and 01:30 in summer, in both cases on the first of the month.
    await moveTo(tenant.api, `${last}T23:30:00Z`)
    const api = await tenant.apiWith(["*:admin"])
    expect(
      (await api.post(`/AccountingPeriods/${last.slice(0, 4)}/${Number(last.slice(5, 7))}/Close`, {})).status,
    ).toBe(200)
    expect(await of(api)()).toMatchObject({ invoiceDate: addDays(last, 1), status: "Posted" })
  })
})

describe("the time zone of a legal entity", () => {
  it("changes from now on: what has no date gets the new day, and documents keep theirs", async () => {
    const { api } = await service.createTenant()
    const { id } = await entityOf(api)
    const { account, line, posted, get } = makeBilling(api)
    const to = (await account()).id
    const days: CalendarDate[] = []
    for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Pacific/Auckland", "America/Los_Angeles"]) {
      const { status, body } = await api.patch(`/LegalEntities/${id}`, { timeZone })
      expect([status, body]).toMatchObject([200, { timeZone }])
      expect(await entityOf(api)).toMatchObject({ timeZone })
      const invoice = await posted(to, [line(1)])
      const today = dateIn(timeZone, service.clock.now())
      expect(invoice["invoiceDate"]).toBe(today)
      days.push(today)
      expect(await get(invoice.id)).toMatchObject({ invoiceDate: today })
    }
    // The four time zones never have the same date at the same time.
    expect(new Set(days).size).toBeGreaterThan(1)
    const { body } = await api.get("/Invoices?OrderBy=invoiceNumber")
    expect((body as { data: readonly { invoiceDate: string }[] }).data.map((each) => each.invoiceDate)).toEqual(days)
  })

  it("is an IANA name: all else is refused with the zones of the country, and nothing is changed", async () => {
    const { api } = await service.createTenant(["Alpha Pty"], { country: "AU", timeZone: "Australia/Sydney" })
    const { id } = await entityOf(api)
    for (const timeZone of ["Mars/Olympus", "+11:00", "", " Australia/Sydney", "x".repeat(100)]) {
      const answer = await api.patch(`/LegalEntities/${id}`, { timeZone, bankAccount: "1" })
      expectProblem(answer, 400, "timeZone")
      expect(answer.text).toContain("is not an IANA time zone: give one of Antarctica/Macquarie, Australia/Adelaide")
    }
    for (const timeZone of [null, 1, {}, ["Australia/Perth"], "x".repeat(101)])
      expectProblem(await api.patch(`/LegalEntities/${id}`, { timeZone }), 400, "timeZone")
    expectProblem(await api.patch(`/LegalEntities/${id}`, { country: "NZ" }), 400, "country")
    expect(await entityOf(api)).toMatchObject({ timeZone: "Australia/Sydney" })
    expect(await entityOf(api)).not.toHaveProperty("bankAccount")
    expect((await api.patch(`/LegalEntities/${id}`, { timeZone: "australia/perth" })).body).toMatchObject({
      timeZone: "Australia/Perth",
    })
  })

  it("is changed by nobody else", async () => {
    const [mine, theirs] = [await service.createTenant(), await service.createTenant()]
    const { id } = await entityOf(mine.api)
    expectProblem(await theirs.api.patch(`/LegalEntities/${id}`, { timeZone: "Asia/Tokyo" }), 400, "id")
    const reader = await mine.apiWith(["settings:read"])
    expect((await reader.patch(`/LegalEntities/${id}`, { timeZone: "Asia/Tokyo" })).status).toBe(403)
    expect(await entityOf(mine.api)).toMatchObject({ timeZone: "Europe/Stockholm" })
  })

  it("has to be given where the country has several: the refusal lists them", async () => {
    await expect(service.createTenant(["Alpha Inc"], { country: "US" })).rejects.toMatchObject({
      message: expect.stringMatching(/US has several time zones: give one of .*America\/New_York/),
    })
    const { api } = await service.createTenant(["Alpha Inc"], { country: "US", timeZone: "America/New_York" })
    expect(await entityOf(api)).toMatchObject({ timeZone: "America/New_York" })
  })
})
