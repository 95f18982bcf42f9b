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
  expect((await csv("/Accounts?Filter=organizationNumber eq '7'")).lines).toHaveLength(1)
  expect((await csv("/Accounts?PageSize=10&PageNumber=3")).lines).toHaveLength(6)
  expectProblem(await api.get("/Accounts?Filter=nothing eq 1", { accept: "text/csv" }), 400)
})

it("an amount has its digits", async () => {
  await api.post("/Currency", { code: "USD" })
  const rate = `{"fromCurrency":{"key":"Code","value":"USD"},"rate":9.64697000000000000001,"effectiveFromDate":"2026-01-01"}`
  await api.send("POST", "/ExchangeRate", rate, { "content-type": "application/json" })
  const { head, lines } = await csv("/ExchangeRate")
  expect(lines[0]!.split(",")[head.indexOf("rate")]).toBe("9.64697000000000000001")
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
