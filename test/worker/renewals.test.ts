import { addDays, addMonths, type CalendarDate, dateOf } from "@svc/domain/shared/calendar-date"
import { afterAll, beforeAll, expect, it } from "vitest"
import { makeProducts, sek } from "../support/catalogue/products.ts"
import { type OrderView, prepareSubscriptions } from "../support/orders/subscriptions.ts"
import { holdWork } from "../support/service/held-work.ts"
import { openService, type TestService } from "../support/service/service.ts"

let service: TestService
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
})
afterAll(() => service.close())

/** A tenant with subscriptions. `day` counts days from today, and time continues across the tests. */
const open = async (timeZone: string) => {
  const tenant = await service.createTenant()
  // A token expires after a day, which is shorter than most moves.
  const api = () => tenant.apiWith(["*:admin"])
  const today = dateOf(service.clock.now())
  const day = (days: number): CalendarDate => addDays(today, days)
  const moveTo = async (days: number, time: string) => {
    const { status, text } = await (await api()).post("/TestClock", { now: `${day(days)}T${time}Z` })
    if (status !== 200) throw new Error(text)
  }
  await service.sql(
    `update svc.legal_entities set time_zone = '${timeZone}' where id = '${tenant.legalEntities[0]!.id}'`,
  )
  await moveTo(1, "12:00:00")
  const subscriptions = await prepareSubscriptions(await api())
  const shown = async (id: string) => (await (await api()).get(`/Subscriptions/${id}`)).body as OrderView
  const scope = { tenantId: tenant.tenantId, legalEntityId: tenant.legalEntities[0]!.id }
  return { api, scope, day, moveTo, subscriptions, shown }
}

it("renews and expires a quarter past midnight where the legal entity is", async () => {
  // In Kolkata midnight is at 18:30 UTC all year.
  const { day, moveTo, subscriptions, shown } = await open("Asia/Kolkata")
  const { id } = await subscriptions.create({
    orderDate: day(-10),
    effectiveEndDate: day(3),
    renewalTerm: 6,
    isAutoRenewed: true,
  })
  const { id: byHand } = await subscriptions.create({ orderDate: day(-10), effectiveEndDate: day(4) })
  await moveTo(3, "18:44:59")
  expect(await shown(id)).toMatchObject({ version: 1, noticePeriodDate: day(3) })
  await moveTo(3, "18:45:00")
  const end = addMonths(day(4), 6)
  expect(await shown(id)).toMatchObject({
    version: 2,
    status: "Active",
    effectiveEndDate: addDays(end, -1),
    lastRenewalDate: day(4),
    noticePeriodDate: addDays(end, -1),
  })
  await moveTo(4, "18:44:59")
  expect(await shown(byHand)).toMatchObject({ status: "Active" })
  await moveTo(4, "18:45:00")
  expect(await shown(byHand)).toMatchObject({ status: "Inactive", version: 1, isLastVersion: true })
  expect(await shown(id)).toMatchObject({ version: 2 })
})

it("renews one of long ago term by term in the next night, and books each", async () => {
  const { api, day, moveTo, subscriptions, shown } = await open("Europe/Stockholm")
  const start = addMonths(day(0), -30)
  const { id } = await subscriptions.create({ orderDate: start, term: 12, renewalTerm: 12, isAutoRenewed: true })
  const { id: over } = await subscriptions.create({ orderDate: start, term: 12 })
  expect(await shown(over)).toMatchObject({ status: "Active" })
  await moveTo(2, "12:00:00")
  expect(await shown(id)).toMatchObject({
    version: 3,
    status: "Active",
    effectiveEndDate: addDays(addMonths(start, 36), -1),
  })
  expect(await shown(over)).toMatchObject({ status: "Inactive" })
  const query = `Filter=${encodeURIComponent("changeType eq 'Renewal'")}&OrderBy=effectiveDate`
  expect((await (await api()).get(`/Bookings?${query}`)).body).toMatchObject({
    data: [12, 24].map((months) => ({ effectiveDate: addMonths(start, months), cmrr: { amount: 0 } })),
  })
})

it("goes on behind one that cannot be renewed, and expires that one when its end has come", async () => {
  const { api, day, moveTo, subscriptions, shown } = await open("Europe/Stockholm")
  const old = await makeProducts(await api()).create({
    name: "Old",
    endOfRenewalDate: day(-1),
    chargePlans: [{ charges: [{ name: "Fee", priceDetails: [sek(1)] }] }],
  })
  const term = {
    orderDate: day(-25),
    effectiveEndDate: day(5),
    renewalTerm: 2,
    noticePeriod: 1,
    isAutoRenewed: true,
  }
  const { id: stays } = await subscriptions.create({ ...term, products: [{ product: old.id }] })
  const { id } = await subscriptions.create(term)
  await moveTo(2, "12:00:00")
  expect(await shown(stays)).toMatchObject({ version: 1, status: "Active" })
  expect(await shown(id)).toMatchObject({ version: 2, status: "Active" })
  await moveTo(6, "12:00:00")
  expect(await shown(stays)).toMatchObject({ version: 1, status: "Inactive" })
  expect((await (await api()).post(`/Subscriptions/renew/${stays}`, { renewalTerm: 1 })).status).toBe(400)
})

it("leaves alone what is due for renewal where nothing renews itself, until it ends", async () => {
  const { api, scope, day, moveTo, subscriptions, shown } = await open("Europe/Stockholm")
  expect((await (await api()).patch("/LegalEntities", { autoRenew: false })).status).toBe(200)
  const { id } = await subscriptions.create({
    orderDate: day(-10),
    effectiveEndDate: day(5),
    noticePeriod: 1,
    renewalTerm: 1,
    isAutoRenewed: true,
  })
  const orders = service.http.get("OrderStore")
  const [due] = await service.http.atomically(scope.tenantId, orders.due(scope, "renewal", day(1), 10))
  expect(due).toBe(id)
  const held = await holdWork(service.http, scope.tenantId, orders.lock(scope, { by: "id", id: due! }))
  const night = service.http.run(service.http.get("Orders").renewDue(scope))
  const first = await Promise.race([night, service.untilBlocked().then(() => "it waits for the subscription")])
  await held.rollBack()
  expect(first).toEqual({ renewed: 0, expired: 0, failed: 0 })
  await moveTo(6, "12:00:00")
  expect(await shown(id)).toMatchObject({ version: 1, status: "Inactive" })
})

it.each([
  // The nightly job was queued for midnight UTC. After the move, midnight is later in the first case and earlier in the
  // second.
  ["America/Phoenix", 4, "07:14:59", "07:15:00"],
  ["Pacific/Tongatapu", 3, "11:14:59", "11:15:00"],
])("follows a legal entity that moves to %s the same day", async (timeZone, on, before, at) => {
  const { api, day, moveTo, subscriptions, shown } = await open("UTC")
  const { id } = await subscriptions.create({ orderDate: day(-10), effectiveEndDate: day(3) })
  await moveTo(2, "12:00:00")
  expect((await (await api()).patch("/LegalEntities", { timeZone })).status).toBe(200)
  await moveTo(on, before)
  expect(await shown(id)).toMatchObject({ status: "Active" })
  await moveTo(on, at)
  expect(await shown(id)).toMatchObject({ status: "Inactive" })
})
