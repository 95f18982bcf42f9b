import { addDays, type CalendarDate, dateIn } from "@svc/domain/shared/calendar-date"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type EInvoicingService, startEInvoicingService } from "../support/e-invoicing/e-invoicing-service.ts"
import { expectProblem } from "../support/service/problems.ts"

let service: EInvoicingService
beforeAll(async () => {
  service = await startEInvoicingService({ clock: "manual" })
})
afterAll(() => service.close())

const settings = "/Integrations/NationalEInvoice"

interface Told {
  readonly kind: string
  readonly created: string
}

it("administrators are warned 30, 7 and 1 days before a token ends, so that no posted invoice stays here unsent", async () => {
  const { api: first, apiWith } = await service.sendingTenant()
  // An access token of the service expires after a day.
  const admin = () => apiWith(["*:admin"])
  const expires = addDays(dateIn("Europe/Warsaw", service.clock.now()), 32)
  const saved = await first.put(settings, { isEnabled: true, tokenExpires: expires })
  expect(saved.body).toMatchObject({ isIntegrationActive: true, tokenExpires: expires })
  expectProblem(await first.put(settings, { isEnabled: true, tokenExpires: "2026-02-30" }), 400, "tokenExpires")

  const { tellTokenExpiry } = service.worker.get("EInvoicing")
  /** The warnings on the day that is `daysBefore` days before the last one. The job runs several times that day. */
  const warningsOn = async (daysBefore: number) => {
    const day: CalendarDate = addDays(expires, -daysBefore)
    expect((await (await admin()).post("/TestClock", { now: `${day}T11:00:00Z` })).status).toBe(200)
    for (let times = 0; times < 2; times += 1) await service.worker.run(tellTokenExpiry())
    const { data } = (await (await admin()).get("/Notifications")).body as { readonly data: readonly Told[] }
    return data.filter(({ kind, created }) => kind === "NationalTokenEnding" && created.startsWith(day))
  }
  expect(await warningsOn(31)).toEqual([])
  expect(await warningsOn(30)).toMatchObject([
    { subject: `The e-invoice token ends on ${expires}`, link: { kind: "NationalEInvoiceSettings" } },
  ])
  expect(await warningsOn(20)).toEqual([])
  expect(await warningsOn(7)).toHaveLength(1)
  expect(await warningsOn(1)).toHaveLength(1)
  expect(await warningsOn(0)).toEqual([])

  // The last day of the former token does not apply to a new one.
  const renewed = await (await admin()).put(settings, { isEnabled: true, nationalEInvoiceToken: "another-token-4711" })
  expect(renewed.body).not.toHaveProperty("tokenExpires")
  expect(await warningsOn(-1)).toEqual([])
})
