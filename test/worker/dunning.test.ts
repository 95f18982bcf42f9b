import { afterAll, beforeAll, expect, it } from "vitest"
import { openDunningTenant } from "../support/dunning/dunning-tenant.ts"
import { makeBilling } from "../support/invoicing/billing.ts"
import { type MailRelay, refusal, startMailRelay } from "../support/messages/mail-relay.ts"
import { dataOf, messages } from "../support/messages/mail-tenants.ts"
import { makePayments } from "../support/payments/payments.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { until } from "../support/until.ts"
import { writtenColumns } from "../support/database/written-columns.ts"

let service: TestService
let relay: MailRelay
/** Whether the relay takes messages. */
let isTaking = true
beforeAll(async () => {
  relay = await startMailRelay({ refuseRecipient: () => (isTaking ? undefined : refusal("450 4.2.0 try later")) })
  service = await openService({ clock: "manual", worker: true, http: true })
})
afterAll(async () => {
  await service.close()
  await relay.close()
})

const open = () => openDunningTenant(service, relay)

it("an overdue account gets one reminder of each level, which lists its invoices, however often the day runs", async () => {
  const { tenant, api, day, moveTo, account, invoiceTo, dunning, mailTo } = await open()
  const email = `ada-${tenant.tenantId}@customer.example`
  const { id: customer } = await account(email)
  const one = await invoiceTo(customer, 1)
  const two = await invoiceTo(customer, 1)
  const { id: quiet } = await account("")
  const unreachable = await invoiceTo(quiet, 1)
  await moveTo(2, "08:59:59")
  expect(await dunning(one.id)).toMatchObject({ state: "InDunning", level: 0, nextLevel: 1, nextAt: day(2), steps: [] })
  await moveTo(2, "09:00:00")
  expect(mailTo(email)).toHaveLength(1)
  const raw = relay.received.find(({ to }) => to.includes(email))!.raw
  for (const { invoiceNumber } of [one, two]) expect(raw).toContain(`Invoice ${invoiceNumber}, due on ${day(1)}`)
  // Two workers that start take the same day up again.
  const run = service.worker.run(service.worker.get("Dunning").resume())
  await Promise.all([run, service.worker.run(service.worker.get("Dunning").resume())])
  await moveTo(2, "23:00:00")
  expect(mailTo(email)).toHaveLength(1)
  // The second step's day was the next one, but steps are three days apart.
  await moveTo(5, "08:00:00")
  expect(mailTo(email)).toHaveLength(1)
  await moveTo(11, "08:00:00")
  const client = await api()
  const begun = (await dataOf(client, "DunningStarted")) as readonly { readonly id: string }[]
  expect(begun.map(({ id }) => id).toSorted()).toEqual([one.id, two.id, unreachable.id].toSorted())
  const taken = (await dataOf(client, "DunningStepTaken")) as readonly { readonly id: string; readonly state: string }[]
  expect(taken.filter(({ id }) => id === one.id).map(({ state }) => state)).toEqual([
    "Exhausted",
    "InDunning",
    "InDunning",
  ])
  expect([taken.length, await dataOf(client, "DunningEnded")]).toEqual([6, []])
  // Nothing more is sent, however long the invoices stay open.
  await moveTo(40, "08:00:00")
  expect(mailTo(email)).toHaveLength(3)
  expect(await dunning(one.id)).toMatchObject({
    state: "Exhausted",
    level: 3,
    steps: [
      { level: 1, on: day(2), state: "Taken" },
      { level: 2, on: day(5), state: "Taken" },
      { level: 3, on: day(10), state: "Taken" },
    ],
  })
  expect(await dunning(unreachable.id)).toMatchObject({ state: "InDunning", level: 0, held: "NoAddress", steps: [] })
  expect(await messages(await api(), "?Kind=Reminder")).toHaveLength(3)
})

it("an account gets one reminder of a level a day, also when the day is cut off, and further invoices on the next day", async () => {
  const { tenant, day, moveTo, account, invoiceTo, mailTo } = await open()
  const email = `many-${tenant.tenantId}@customer.example`
  const { id: customer } = await account(email)
  const { id } = await invoiceTo(customer, 1)
  const query = async (text: string, values: readonly unknown[]) =>
    service.sql<{ readonly columns: string }>(text, [...values])
  const columns = await writtenColumns(query, "invoices")
  await service.sql(
    `insert into svc.invoices (${columns}) select ${columns} from (
      select made.* from svc.invoices c, generate_series(1, 149) n,
        jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'invoice_number', 'M' || n)) made
      where c.id = $1
    ) copies`,
    [id],
  )
  const steps = () =>
    service.sql<{ readonly on: string; readonly taken: number }>(
      `select taken_on::text as on, count(*)::int as taken from svc.dunning_steps where tenant_id = $1
        group by taken_on order by taken_on`,
      [tenant.tenantId],
    )
  await moveTo(2, "09:00:00")
  expect(await steps()).toEqual([{ on: day(2), taken: 100 }])
  // The worker was killed behind the last reminder, before the day was marked as done.
  await service.sql("update svc.dunning_campaigns set last_run_on = null where tenant_id = $1", [tenant.tenantId])
  await service.worker.run(
    service.worker.get("Dunning").runDay({ tenantId: tenant.tenantId, legalEntityId: tenant.legalEntities[0]!.id }),
  )
  await moveTo(2, "20:00:00")
  expect([mailTo(email).length, await steps()]).toEqual([1, [{ on: day(2), taken: 100 }]])
  await moveTo(3, "09:00:00")
  expect([mailTo(email).length, (await steps())[1]]).toEqual([2, { on: day(3), taken: 50 }])
})

it("nobody who has paid is reminded, even when the message already waits", async () => {
  const { tenant, api, day, moveTo, account, invoiceTo, dunning, mailTo } = await open()
  const email = `grace-${tenant.tenantId}@customer.example`
  const { id: customer } = await account(email)
  const paid = await invoiceTo(customer, 1)
  isTaking = false
  await moveTo(2, "09:00:00")
  const [waiting] = await messages(await api(), "?Kind=Reminder")
  expect(waiting).toMatchObject({ status: "Deferred", turn: 1 })
  const client = await api()
  await makePayments(client, makeBilling(client)).paid(paid, paid.totalAmount, { paymentDate: day(2) })
  // The events of the settlement are in its transaction, before the reminder is cancelled.
  const shown = { id: paid.id, invoiceNumber: paid.invoiceNumber, accountId: customer, currency: "SEK" }
  expect(await dataOf(client, "DunningEnded")).toEqual([
    expect.objectContaining({ ...shown, state: "Ended", level: 1, balance: 0 }),
  ])
  expect(await dataOf(client, "DunningStepTaken")).toEqual([
    expect.objectContaining({ ...shown, state: "InDunning", level: 1, messageId: waiting!.id }),
  ])
  isTaking = true
  await moveTo(2, "12:00:00")
  const [cancelled] = await until(
    async () => messages(await api(), "?Kind=Reminder"),
    ([last]) => last?.status === "Cancelled",
  )
  expect(cancelled).toMatchObject({ id: waiting!.id })
  expect(mailTo(email)).toEqual([])
  expect(await dunning(paid.id)).toMatchObject({ state: "Ended", steps: [{ level: 1, state: "Skipped" }] })
})

it("of campaigns that are made the default at once each is taken, and one of them is it", async () => {
  const { api, id } = await open()
  const client = await api()
  const path = "/DunningCampaigns"
  const names = ["a", "b", "c", "d"]
  const made = await Promise.all(names.map((name) => client.post(path, { name, isDefault: true })))
  expect(made.map(({ status }) => status)).toEqual(names.map(() => 201))
  const all = [id, ...made.map(({ body }) => (body as { id: string }).id)]
  const changed = await Promise.all(all.map((each) => client.patch(`${path}/${each}`, { isDefault: true })))
  expect(changed.map(({ status }) => status)).toEqual(all.map(() => 200))
  const { data } = (await client.get(path)).body as { data: readonly { isDefault: boolean }[] }
  expect([data.length, data.filter(({ isDefault }) => isDefault).length]).toEqual([5, 1])
})

it("a campaign that is off or deleted reminds nobody, and bad ones are refused", async () => {
  const { tenant, api, id, moveTo, account, invoiceTo, dunning, mailTo } = await open()
  const email = `eve-${tenant.tenantId}@customer.example`
  const invoice = await invoiceTo((await account(email)).id, 1)
  const client = await api()
  const path = `/DunningCampaigns/${id}`
  const bad = { steps: [{ day: 9 }, { day: 3 }] }
  expect(await client.patch(path, bad)).toMatchObject({
    status: 400,
    body: { errors: { steps: [expect.any(String)] } },
  })
  const second = await client.post("/DunningCampaigns", { name: "Softer", isDefault: true })
  expect(second).toMatchObject({ status: 201, body: { enabled: false, isDefault: true } })
  expect((await client.get(path)).body).toMatchObject({ isDefault: false, enabled: true })
  await moveTo(4, "10:00:00")
  expect([mailTo(email), await dunning(invoice.id)]).toMatchObject([[], { state: "None" }])
  const later = await api()
  expect((await later.delete(path)).status).toBe(204)
  expect((await later.get(path)).status).toBe(404)
  expect((await later.get("/DunningCampaigns")).body).toMatchObject({ data: [{ name: "Softer" }] })
})

it("accounts are paused, exempt or follow a campaign of their own, as the preview says", async () => {
  const { tenant, api, day, moveTo, account, invoiceTo, dunning, mailTo } = await open()
  const client = await api()
  const names = ["usual", "softer", "paused", "exempt", "disputed"] as const
  const emailOf = (name: string) => `${name}-${tenant.tenantId}@customer.example`
  const soft = { name: "Softer", enabled: true, steps: [{ day: 4, level: 2 }], sendHour: 7 }
  const softer = (await client.post("/DunningCampaigns", soft)).body as { readonly id: string }
  expect(await client.post("/DunningCampaigns", soft)).toMatchObject({
    status: 400,
    body: { errors: { name: [expect.any(String)] } },
  })
  const changes: Readonly<Record<string, object>> = {
    softer: { dunningCampaign: "Softer" },
    paused: { dunningPausedUntil: day(5), dunningPauseReason: "Agreed by phone" },
    exempt: { dunningExempt: true },
  }
  const invoices = new Map<string, string>()
  for (const name of names) {
    const { id: customer } = await account(emailOf(name))
    const changed = await client.patch(`/Accounts/${customer}`, changes[name] ?? {})
    expect(changed, changed.text).toMatchObject({ status: 200, body: changes[name] ?? {} })
    invoices.set(name, (await invoiceTo(customer, 1)).id)
  }
  const of = (name: (typeof names)[number]) => invoices.get(name)!
  const disputed = await client.post(`/Invoices/${of("disputed")}/Dispute`, { reason: "Late", until: day(9) })
  expect(disputed, disputed.text).toMatchObject({ status: 200, body: { dispute: { reason: "Late", until: day(9) } } })
  const told = async (on: number) => {
    const { status, body, text } = await (await api()).post("/Dunning/Preview", { date: day(on) })
    expect(status, text).toBe(200)
    const { data } = body as { readonly data: readonly { readonly recipient: string; readonly level: number }[] }
    return data.map(({ recipient, level }) => `${recipient.split("-")[0]} ${level}`).toSorted()
  }
  expect([await told(2), await told(5)]).toEqual([["usual 1"], ["paused 1", "softer 2", "usual 1"]])
  const refusals = await Promise.all([
    client.delete(`/DunningCampaigns/${softer.id}`),
    client.post(`/Invoices/${of("disputed")}/Remind`, {}),
    client.post(`/Invoices/${of("usual")}/Remind`, { level: 10 }),
    client.patch(`/Accounts/${tenant.tenantId}`, { dunningExempt: true }),
    client.post("/Dunning/Preview", { date: day(-1) }),
    client.post("/Dunning/Preview", { date: day(1), cursor: "x" }),
  ])
  expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400])
  await moveTo(2, "09:00:00")
  // A person reminds an exempt account all the same, once at each level.
  const byHand = () => api().then((now) => now.post(`/Invoices/${of("exempt")}/Remind`, { level: 3 }))
  expect(await byHand()).toMatchObject({ status: 200, body: { level: 3, steps: [{ level: 3 }] } })
  expect((await byHand()).status).toBe(400)
  await moveTo(5, "10:00:00")
  const sent = () => names.map((name) => mailTo(emailOf(name)).length)
  expect(sent()).toEqual([2, 1, 1, 1, 0])
  expect(await dunning(of("disputed"))).toMatchObject({ held: "Disputed", level: 0 })
  expect(await dunning(of("softer"))).toMatchObject({ level: 2, campaign: { id: softer.id, name: "Softer" } })
  const counts = await Promise.all(names.map(async (name) => (await (await api()).get(`/Invoices/${of(name)}`)).body))
  expect(counts.map((body) => (body as { nrOfReminders: number }).nrOfReminders)).toEqual([2, 1, 1, 1, 0])
  expect((await (await api()).delete(`/Invoices/${of("disputed")}/Dispute`)).status).toBe(204)
  await moveTo(6, "09:00:00")
  expect(sent()).toEqual([2, 1, 1, 1, 1])
})

it("a reminder of the day on which a dispute ends is sent where that day begins before midnight in UTC", async () => {
  const { tenant, api, day, moveTo, account, invoiceTo, dunning, mailTo } = await openDunningTenant(
    service,
    relay,
    "Pacific/Auckland",
  )
  const email = `early-${tenant.tenantId}@customer.example`
  const { id } = await invoiceTo((await account(email)).id, 1)
  const disputed = await (await api()).post(`/Invoices/${id}/Dispute`, { reason: "Late", until: day(2) })
  expect(disputed, disputed.text).toMatchObject({ status: 200 })
  // In Auckland it is after nine on the second day.
  await moveTo(1, "22:00:00")
  expect([mailTo(email).length, await dunning(id)]).toMatchObject([1, { level: 1, steps: [{ on: day(2) }] }])
})
