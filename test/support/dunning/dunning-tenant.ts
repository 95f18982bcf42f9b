import { addDays, type CalendarDate, dateOf } from "@svc/domain/shared/calendar-date"
import { expect } from "vitest"
import { makeBilling } from "../invoicing/billing.ts"
import { type MailRelay, settingsFor } from "../messages/mail-relay.ts"
import type { TestService } from "../service/service.ts"

/** A tenant that reminds a day, two and nine days after the due date, at nine. */
export const openDunningTenant = async (service: TestService, relay: MailRelay, timeZone = "UTC") => {
  const tenant = await service.createTenant()
  // A token expires after a day.
  const api = () => tenant.apiWith(["*:admin"])
  await service.sql("update svc.legal_entities set time_zone = $2 where id = $1", [
    tenant.legalEntities[0]!.id,
    timeZone,
  ])
  const first = await api()
  expect((await first.put("/Integrations/Mail", settingsFor(relay.port))).status).toBe(200)
  const steps = [{ day: 1 }, { day: 2 }, { day: 9 }]
  const campaign = { name: "Reminders", isDefault: true, enabled: true, steps }
  const made = await first.post("/DunningCampaigns", campaign)
  expect(made, made.text).toMatchObject({ status: 201, body: { enabled: true, sendHour: 9 } })
  const today = dateOf(service.clock.now())
  const day = (days: number): CalendarDate => addDays(today, days)
  const moveTo = async (days: number, time: string) => {
    const { status, text } = await (await api()).post("/TestClock", { now: `${day(days)}T${time}Z` })
    expect(status, text).toBe(200)
  }
  const billing = makeBilling(first)
  const invoiceTo = async (accountId: string, dueOn: number) => {
    const posted = await billing.posted(accountId, [billing.line(100)])
    await service.sql("update svc.invoices set due_date = $1 where id = $2", [day(dueOn), posted.id])
    return posted
  }
  const account = (email: string) => billing.account({ invoiceDeliveryMethod: "Print", reminderEmailAddress: email })
  const dunning = async (id: string) => (await (await api()).get(`/Invoices/${id}/Dunning`)).body
  const mailTo = (email: string) =>
    relay.received.filter(({ to }) => to.includes(email)).map(({ raw }) => /^Subject: (.*)$/mu.exec(raw)?.[1])
  return { tenant, api, day, moveTo, account, invoiceTo, dunning, mailTo, id: (made.body as { id: string }).id }
}
