import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { addRate, type Billing, type Json, makeBilling } from "../support/invoicing/billing.ts"
import { createWebhook } from "../support/webhooks/deliveries.ts"
import { statementsOf } from "../support/listing/plans.ts"
import { inLanes, throughKills } from "../support/processes/through-kills.ts"
import { expectProblem } from "../support/service/problems.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"

const count = 100
const baseUrl = "https://svc.example"

let service: TestService
let receiver: Receiver
let tenant: TestTenant
let billing: Billing
beforeAll(async () => {
  service = await openService({
    worker: true,
    http: true,
    settings: { SVC_BASE_URL: baseUrl, SVC_DATABASE_CONNECTIONS: "20" },
  })
})
afterAll(() => service.close())
beforeEach(async () => {
  receiver = await startReceiver()
  tenant = await service.createTenant()
  billing = makeBilling(tenant.api)
  await createWebhook(tenant.api, receiver.url(), ["InvoicePosted"])
})
afterEach(() => receiver.close())

const makeDrafts = async (wanted: number): Promise<readonly string[]> => {
  const { id } = await billing.account()
  const made: string[] = []
  await inLanes(wanted, async (index) => {
    made.push((await billing.create(id, [billing.line(`${index + 1}.37`), billing.line("0.335")])).id)
  })
  return made
}

/** Expects the conditions that must hold after any sequence of postings. */
const expectAllPosted = async () => {
  const numbers = await service.sql(
    "select invoice_number::int as n from svc.invoices where tenant_id = $1 and status = 'Posted' order by 1",
    [tenant.tenantId],
  )
  expect(numbers.map(({ n }) => n)).toEqual(Array.from({ length: count }, (_, index) => index + 1))

  const journals = await service.sql(
    `select j.journal_number, sum(l.amount) as base, sum(l.sales_amount) as sales, count(*)::int as lines
     from svc.journals j join svc.vouchers v on v.tenant_id = j.tenant_id and v.journal_id = j.id
     join svc.journal_lines l on l.tenant_id = v.tenant_id and l.voucher_id = v.id where j.tenant_id = $1 group by 1`,
    [tenant.tenantId],
  )
  expect(journals).toHaveLength(count)
  expect(new Set(journals.map(({ base, sales }) => `${Number(base)} ${Number(sales)}`))).toEqual(new Set(["0 0"]))
  expect(new Set(journals.map(({ journal_number }) => journal_number)).size).toBe(count)

  const events = await service.sql(
    "select tag, count(*)::int as n from svc.events where tenant_id = $1 and tag in ('InvoicePosted', 'JournalPosted') group by 1 order by 1",
    [tenant.tenantId],
  )
  expect(events).toEqual([
    { tag: "InvoicePosted", n: count },
    { tag: "JournalPosted", n: count },
  ])
  const deliveries = () =>
    service.sql("select state, count(*)::int as n from svc.webhook_deliveries where tenant_id = $1 group by 1", [
      tenant.tenantId,
    ])
  await until(deliveries, (rows) => rows.length === 1 && rows[0]!["state"] === "Delivered")
  expect(await deliveries()).toEqual([{ state: "Delivered", n: count }])
  const delivered = receiver.requests.map(({ body }) => (JSON.parse(body) as { readonly Data: Json }).Data)
  expect(new Set(delivered.map((data) => data["invoiceNumber"])).size).toBe(count)
}

describe("a hundred invoices posted from 20 connections", () => {
  it("have the numbers 1 to 100, each a balanced journal, an event and a delivery", async () => {
    const drafts = await makeDrafts(count)
    await inLanes(count, (index) => billing.post(drafts[index]!))
    await expectAllPosted()
  })

  it("have them also when clients leave in the middle and a process is killed on the way", async () => {
    const drafts = await makeDrafts(count)
    await throughKills({ service, tenant, settings: { SVC_BASE_URL: baseUrl } }, drafts, {
      pathOf: (id) => `/Invoices/${id}/post`,
      isDone: async (id) => (await billing.get(id)).status === "Posted",
    })
    await expectAllPosted()
  })
})

it("one invoice posted twenty times at once is posted once", async () => {
  const [id] = (await makeDrafts(1)) as [string]
  const answers = await Promise.all(Array.from({ length: 20 }, () => tenant.api.post(`/Invoices/${id}/post`)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 201))
    expect(expectProblem(answer, 400, "message")).toMatchObject({
      type: "/problems/not-postable",
      title: "Not postable",
    })
  const events = await service.sql("select from svc.events where tenant_id = $1 and tag = 'InvoicePosted'", [
    tenant.tenantId,
  ])
  expect(events).toHaveLength(1)
})

it("credits of one line made at once never take more than the line", async () => {
  const [id] = (await makeDrafts(1)) as [string]
  await billing.post(id)
  const { invoiceLines } = await billing.get(id)
  const body = { lines: [{ invoiceLineId: invoiceLines[0]!.id, amount: 0.4 }] }
  const answers = await Promise.all(Array.from({ length: 10 }, () => tenant.api.post(`/Invoices/${id}/credit`, body)))
  const net = invoiceLines[0]!["subtotal"] as number
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(Math.min(10, Math.floor(net / 0.4)))
  const [sum] = await service.sql(
    "select -sum(subtotal) as n from svc.invoice_lines where tenant_id = $1 and credited_line_id = $2",
    [tenant.tenantId, invoiceLines[0]!.id],
  )
  expect(Number(sum!["n"])).toBeLessThanOrEqual(net)
})

it("a draft whose amounts stay is posted without its lines being sent again", async () => {
  const [id] = await makeDrafts(1)
  const { result, statements } = await statementsOf(() => tenant.api.post(`/Invoices/${id}/post`))
  expect(result.status).toBe(201)
  expect(statements.filter(({ text }) => text.includes("update invoices as t"))).toHaveLength(1)
  expect(statements.filter(({ text }) => text.includes("update invoice_lines"))).toEqual([])
})

it("a draft is posted at the rate of its date, whatever rate it was made at", async () => {
  const [entity] = tenant.legalEntities
  const rate = (day: string, value: string) =>
    addRate(service.sql, tenant.tenantId, entity!.id, "EUR", "SEK", day, value)
  const { id: account } = await billing.account({ currency: "EUR" })
  const draft = async () =>
    (await billing.create(account, [billing.line(100)], { currency: "EUR", invoiceDate: "2026-01-10" })).id
  const inBase = (id: string) =>
    service.sql(
      `select i.total_base = 11 * i.total as total, sum(l.subtotal_base + l.tax_base) = i.total_base as lines
       from svc.invoices i join svc.invoice_lines l on l.tenant_id = i.tenant_id and l.invoice_id = i.id
       where i.id = $1 group by i.total, i.total_base`,
      [id],
    )
  const withoutRate = await draft()
  await rate("2026-01-01", "10")
  const atFormerRate = await draft()
  await rate("2026-01-05", "11")
  for (const id of [withoutRate, atFormerRate]) {
    await billing.post(id)
    expect(await inBase(id)).toEqual([{ total: true, lines: true }])
  }
})
