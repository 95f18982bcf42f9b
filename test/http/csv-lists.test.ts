import { afterAll, beforeAll, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { type Opened, openService } from "../support/service/service.ts"
import { createWebhook, raise } from "../support/webhooks/deliveries.ts"

let service: Opened<{ readonly http: true }>
let api: ApiClient
beforeAll(async () => {
  service = await openService({ http: true })
  ;({ api } = await service.createTenant())
})
afterAll(() => service.close())

const csv = async (path: string) => {
  const answer = await api.get(path, { accept: "text/csv" })
  expect(answer.status, answer.text).toBe(200)
  expect(answer.headers.get("content-type")).toMatch(/^text\/csv/u)
  const [head = "", ...lines] = answer.text.trimEnd().split("\r\n")
  return { head: head.split(","), lines, disposition: answer.headers.get("content-disposition") }
}

it("a list is everything that matches, with leading zeros and without formulas", async () => {
  const create = (name: string, organizationNumber: string) =>
    api.post("/Accounts", { name, currency: "SEK", organizationNumber })
  await create("=cmd|' /C calc'!A0", "0012345")
  for (let n = 0; n < 25; n += 1) await create(`Customer ${n}, Ltd "${n}"`, `${n}`)
  const { head, lines, disposition } = await csv("/Accounts?OrderBy=accountNumber")
  expect(lines).toHaveLength(26)
  expect(disposition).toBe('attachment; filename="Accounts.csv"')
  expect(head).toContain("name")
  expect(lines[0]).toContain(`'=cmd|' /C calc'!A0`)
  expect(lines[0]!.split(",")).toContain("0012345")
  expect(lines[1]).toContain(`"Customer 0, Ltd ""0"""`)
  for (const sign of ["\uff1d", "\uff0b", "\uff0d", "\uff20"]) {
    await create(`${sign}SUM(1)`, "full-width")
    expect((await csv(`/Accounts?Filter=startswith(name, '${sign}')`)).lines.join()).toContain(`'${sign}SUM(1)`)
  }
  expect((await csv("/Accounts?Filter=organizationNumber eq '7'")).lines).toHaveLength(1)
  expect((await csv("/Accounts?PageSize=10&PageNumber=3")).lines).toHaveLength(10)
  expectProblem(await api.get("/Accounts?Filter=nothing eq 1", { accept: "text/csv" }), 400)
})

it("an amount has its digits", async () => {
  await api.post("/Currency", { code: "USD" })
  const rate = `{"fromCurrency":{"key":"Code","value":"USD"},"rate":9.64697000000000000001,"effectiveFromDate":"2026-01-01"}`
  await api.send("POST", "/ExchangeRate", rate, { "content-type": "application/json" })
  const { head, lines } = await csv("/ExchangeRate")
  expect(lines[0]!.split(",")[head.indexOf("rate")]).toBe("9.64697000000000000001")
  expect(await csv("/ExchangeRate/Table?date=2026-01-02")).toMatchObject({ head, lines })
  expect((await csv("/ExchangeRate/Table?date=2025-12-31")).lines).toEqual([])
})

it("deliveries of several statuses are listed together, and as CSV", async () => {
  const webhook = await createWebhook(api, "https://receiver.example/hook")
  for (let n = 0; n < 5; n += 1) await raise(api)
  await service.sql(
    `update svc.webhook_deliveries set state = case when id = any($1) then 'Failed' else 'Delivered' end, attempt_count = 1
     where webhook_id = $2`,
    [(await list("")).slice(0, 2).map(({ id }) => id), webhook.id],
  )
  await raise(api)
  expect((await list("Failed,Pending")).map(({ status }) => status)).toEqual(["Pending", "Failed", "Failed"])
  const ascending = await list("Pending, Failed&Order=asc")
  expect(ascending.map(({ status }) => status)).toEqual(["Failed", "Failed", "Pending"])
  expect((await list("Failed,Pending&PageSize=1")).map(({ status }) => status)).toEqual(["Pending"])
  expectProblem(await api.get("/WebhookDeliveries?Status=Failed,Lost"), 400, "Status")
  const { head, lines } = await csv("/WebhookDeliveries?Status=Failed,Pending")
  expect(lines.map((line) => line.split(",")[head.indexOf("status")])).toEqual(["Pending", "Failed", "Failed"])
})

it("logs, tokens and webhooks are all that matches, as CSV, without secrets and formulas", async () => {
  const { id, token } = await createWebhook(api, "https://third.example/hook", ["JournalPosted", "InvoicePosted"])
  await api.patch(`/Webhooks/${id}`, { description: "=1+1" })
  const { id: eventId } = await raise(api, "JournalPosted", {})
  await api.post(`/Webhooks/${id}/Recover`, { since: new Date(Date.now() - 60_000).toISOString() })

  const webhooks = await csv("/Webhooks")
  expect(webhooks.head).toEqual(["id", "url", "description", "webhookStatus", "events"])
  expect(webhooks.lines.find((line) => line.startsWith(id))).toBe(
    `${id},https://third.example/hook,'=1+1,Enabled,JournalPosted InvoicePosted`,
  )
  expect(webhooks.lines.join()).not.toContain(token)

  const events = await csv("/Events?EventType=JournalPosted")
  expect(events.lines[0]).toMatch(new RegExp(`^${eventId},`, "u"))
  expect(events.lines[0]!.split(",")[events.head.indexOf("deliveryCounts/made")]).toBe("1")
  expectProblem(await api.get("/Events?EventType=Nothing", { accept: "text/csv" }), 400, "EventType")

  const recoveries = await csv(`/Webhooks/${id}/Recoveries`)
  expect(recoveries.disposition).toBe('attachment; filename="Recoveries.csv"')
  expect(recoveries.lines.map((line) => line.split(",")[recoveries.head.indexOf("webhookId")])).toEqual([id])
  expectProblem(await api.get(`/Webhooks/${eventId}/Recoveries`, { accept: "text/csv" }), 400)

  const tokens = await csv("/PersonalTokens?All=true")
  expect(tokens.head.slice(0, 4)).toEqual(["clientId", "name", "userId", "permissions"])
  expect(tokens.lines.length).toBeGreaterThan(0)

  await service.sql(
    `insert into svc.security_events (id, type, at, tenant, address, user_agent, about)
     select gen_random_uuid(), 'TokenCreated', now(), tenant_id, '', '-agent', '@name' from svc.webhooks where id = $1`,
    [id],
  )
  const security = await csv("/SecurityEvents?Type=TokenCreated")
  expect(security.lines).toEqual([expect.stringMatching(/TokenCreated,,'@name,,'-agent$/u)])

  await service.sql(
    `insert into svc.integration_log (tenant_id, legal_entity_id, id, at, level, code, message)
     select tenant_id, legal_entity_id, gen_random_uuid(), now(), 'Error', 'E1', 'refused, twice' from svc.webhooks where id = $1`,
    [id],
  )
  expect((await csv("/IntegrationLog?Level=Error")).lines).toEqual([
    expect.stringMatching(/,Error,E1,"refused, twice",,$/u),
  ])
  expect((await csv("/IntegrationLog?Level=Information")).lines).toEqual([])
})

const list = async (status: string) => {
  const answer = await api.get(`/WebhookDeliveries${status === "" ? "" : `?Status=${status}`}`)
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { readonly data: readonly { readonly id: string; readonly status: string }[] }).data
}

it("retries those of many that can be sent, and says of each of the others why not", async () => {
  const { id: disabled } = await createWebhook(api, "https://other.example/hook", ["AccountsChanged"])
  const { deliveries } = await raise(api, "AccountsChanged", {})
  await api.patch(`/Webhooks/${disabled}`, { webhookStatus: "Disabled" })
  const [failed] = await list("Failed")
  const nobody = "0197f5c0-0000-7000-8000-00000000dead"
  const ids = [nobody, failed!.id.toUpperCase(), deliveries[0]!.id]
  const answer = await api.post("/WebhookDeliveries/Retry", { ids })
  expect(answer.status, answer.text).toBe(200)
  expect((answer.body as { readonly data: unknown }).data).toEqual([
    { id: nobody, problem: expect.stringContaining("deliver") },
    { id: failed!.id, delivery: expect.objectContaining({ id: failed!.id, nextAttemptAt: expect.anything() }) },
    { id: deliveries[0]!.id, problem: expect.stringContaining("isabled") },
  ])
  expectProblem(await api.post("/WebhookDeliveries/Retry", { ids: [] }), 400, "ids")
})
