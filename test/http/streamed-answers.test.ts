import http from "node:http"
import { once } from "node:events"
import { invoiceBody } from "@svc/domain/invoicing/invoice-body"
import { printJson } from "@svc/domain/shared/exact-json"
import type { InvoiceId } from "@svc/domain/shared/ids"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type InvoiceView, makeBilling, type PageView } from "../support/invoicing/billing.ts"
import { writtenColumns } from "../support/database/written-columns.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"

const pages = 12
let service: TestService
let tenant: TestTenant
let accessToken: string
let invoiceId: string
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  tenant = await service.createTenant()
  const { clientId, secret } = tenant
  const { body } = await service.anonymous.post("/auth/v2/token", { clientId, secret })
  accessToken = (body as { readonly access_token: string }).access_token
  const billing = makeBilling(tenant.api)
  const { id: accountId } = await billing.account()
  const lines = Array.from({ length: 700 }, (_, index) => billing.line(index, { notes: "n".repeat(500) }))
  invoiceId = (await billing.posted(accountId, lines)).id
  // Copies of the invoice with later ids, more than the buffers of a connection can hold.
  const columns = await writtenColumns(service.sql, "invoices")
  await service.sql(
    `insert into svc.invoices (${columns}) select ${columns} from (select (jsonb_populate_record(i, jsonb_build_object(
       'id', left(i.id::text, 24) || lpad(to_hex(n), 12, 'f'), 'invoice_number', 'C' || n))).*
     from svc.invoices i, generate_series(2, ${pages}) n where i.id = $1) copies`,
    [invoiceId],
  )
  await service.sql(
    `insert into svc.invoice_lines select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'invoice_id', i.id))).*
     from svc.invoice_lines l, svc.invoices i where l.tenant_id = i.tenant_id and l.invoice_id = $1 and i.id <> $1 and i.tenant_id = $2`,
    [invoiceId, tenant.tenantId],
  )
})
afterAll(() => service.close())

/** The head of an answer, whose body is not read yet. */
const ask = async (path: string): Promise<http.IncomingMessage> => {
  const request = http.get(service.origin + path, { headers: { authorization: `Bearer ${accessToken}` } })
  const [answer] = (await once(request, "response")) as [http.IncomingMessage]
  return answer
}

const read = async (answer: http.IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
const list = "/Invoices?PageSize=100"

describe("a page of long invoices", () => {
  it("has every line of each, as the invoice alone has them", async () => {
    const answer = await ask(list)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8")
    const page = JSON.parse(await read(answer)) as PageView<InvoiceView>
    expect(page).toMatchObject({ pageNumber: 1, totalCount: pages })
    expect(page.data.map(({ invoiceLines }) => invoiceLines.length)).toEqual(Array(pages).fill(700))
    const alone = JSON.parse(await read(await ask(`/Invoices/${invoiceId}`))) as InvoiceView
    expect(page.data[0]).toEqual(alone)
    expect(Object.keys(page.data[0]!)).toEqual(Object.keys(alone))
    const { body } = await tenant.api.get("/Invoices?Take=2", { "api-version": "2.0" })
    expect(body).toEqual(page.data.slice(0, 2))
  })

  it("has the bytes of the invoice's events, also where it is read alone", async () => {
    const { run, get } = service.http
    const scope = { tenantId: tenant.tenantId, legalEntityId: tenant.legalEntities[0]!.id }
    const wanted = printJson(invoiceBody(await run(get("Invoicing").get(scope, invoiceId as InvoiceId))))
    expect(await read(await ask(`/Invoices/${invoiceId}`))).toBe(wanted)
    expect(await read(await ask(list))).toContain(wanted)
  })

  it("does not hold up others while it is made", async () => {
    let made = false
    const reading = ask(list).then(read)
    void reading.finally(() => {
      made = true
    })
    let answered = 0
    for (; !made; answered += 1) expect((await tenant.api.get("/Webhooks")).status).toBe(200)
    expect(answered).toBeGreaterThan(5)
    expect((JSON.parse(await reading) as PageView).data).toHaveLength(pages)
  })

  it("is of one moment, however slowly it is read", async () => {
    const answer = await ask(list)
    // The body is not read yet, and most of it is not made yet.
    await service.sql("update svc.invoices set notes = 'later' where tenant_id = $1", [tenant.tenantId])
    const { data } = JSON.parse(await read(answer)) as PageView
    expect(data.filter(({ notes }) => notes === "later")).toEqual([])
  })

  it("that breaks off is never taken for a whole one, and gives its connection back", async () => {
    const busy = () =>
      service.sql(
        `select pid from pg_stat_activity where datname = current_database() and application_name = 'svc http' and state like '%in transaction%' and pid <> pg_backend_pid()`,
      )
    const answer = await ask(list)
    // The client does not read, so the service waits once the buffers are full.
    const [connection] = await until(busy, (found) => found.length > 0)
    await service.sql("select pg_terminate_backend($1)", [connection!["pid"]])
    await expect(read(answer)).rejects.toThrow(/aborted/)
    await expect.poll(busy).toEqual([])
    expect((await tenant.api.get("/Webhooks")).status).toBe(200)
  })

  it("gives its transaction back when the client leaves", async () => {
    const held = () =>
      service.sql(
        "select pid from pg_stat_activity where datname = current_database() and application_name = 'svc http' and state = 'idle in transaction'",
      )
    const answer = await ask(list)
    await expect.poll(held).toHaveLength(1)
    answer.destroy()
    await expect.poll(held).toEqual([])
  })
})

it("a short page keeps its length, and a refusal is a problem", async () => {
  const short = await ask("/Webhooks")
  expect(short.headers["content-length"]).toBe(String((await read(short)).length))
  const accounts = await ask("/Accounts")
  expect(accounts.headers["content-length"]).toBe(String(Buffer.byteLength(await read(accounts))))
  const refused = await ask("/Invoices?PageSize=101")
  expect(refused.statusCode).toBe(400)
  expect(refused.headers["content-type"]).toMatch(/^application\/problem\+json/)
  refused.resume()
})
