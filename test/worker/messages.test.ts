import { afterEach, beforeAll, expect, it } from "vitest"
import { type MailRelay, refusal, settingsFor, startMailRelay } from "../support/messages/mail-relay.ts"
import {
  address,
  detail,
  messages,
  post,
  tenantAt as tenantOf,
  told,
  untilLast,
} from "../support/messages/mail-tenants.ts"
import { type LentService, lendService } from "../support/service/lent-service.ts"
import { until } from "../support/until.ts"

let service: LentService
const opened: { readonly close: () => Promise<void> }[] = []
beforeAll(async () => {
  service = await lendService()
})
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

const relayWith = async (rules?: Parameters<typeof startMailRelay>[0]): Promise<MailRelay> => {
  const relay = await startMailRelay(rules)
  opened.push(relay)
  return relay
}
const tenantAt = (port: number, more: object = {}) => tenantOf(service, port, more)

it("a posted invoice is sent once with its PDF, to the account's addresses", async () => {
  const relay = await relayWith()
  const tenant = await tenantAt(relay.port, { replyTo: "ask@alpha.example" })
  const invoice = await post(tenant, {
    ...address,
    invoiceEmailCcAddresses: "grace@customer.example; b@customer.example",
  })
  const { id } = await untilLast(tenant.api, "Sent")
  expect(await messages(tenant.api)).toMatchObject([{ kind: "Invoice", turn: 1, attempts: 1, rejected: [] }])
  const { history, ...shown } = await detail(tenant.api, id)
  expect(history).toMatchObject([{ number: 1, outcome: "Accepted" }])
  expect(await told(tenant.api)).toMatchObject({ sent: [shown], failed: [], notices: [] })
  const [mail, ...more] = relay.received
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    from: "billing@alpha.example",
    to: ["ada@customer.example", "grace@customer.example", "b@customer.example"],
  })
  expect(mail!.raw).toMatch(new RegExp(`^Message-ID: <${id}\\.1@alpha\\.example>`, "mu"))
  expect(mail!.raw).toMatch(/^Auto-Submitted: auto-generated/mu)
  expect(mail!.raw).toMatch(/^Reply-To: ask@alpha\.example/mu)
  expect(mail!.raw).toContain("multipart/alternative")
  const pdf = await tenant.api.get(`/Invoices/${invoice.id}/PDF`)
  expect(pdf.status).toBe(200)
  const base64 = /filename=\d+\.pdf[\s\S]*?\r\n\r\n([\w+/=\r\n]+?)\r\n--/u.exec(mail!.raw)?.[1] ?? ""
  expect(Buffer.from(base64, "base64").subarray(0, 5).toString()).toBe("%PDF-")
})

it("a credit note is sent as one, and an invoice that goes another way is not", async () => {
  const relay = await relayWith()
  const tenant = await tenantAt(relay.port)
  await post(tenant, { ...address, invoiceDeliveryMethod: "Print" })
  const invoice = await post(tenant)
  await untilLast(tenant.api, "Sent")
  const { id } = await tenant.billing.credit(invoice.id, { creditAllInvoiceLines: true })
  await tenant.billing.post(id)
  await until(
    () => messages(tenant.api, "?Kind=CreditNote&Status=Sent"),
    (found) => found.length === 1,
  )
  expect(relay.received.map(({ raw }) => /^Subject: (.*)$/mu.exec(raw)?.[1]?.split(" ")[0])).toEqual([
    "Invoice",
    "Credit",
  ])
})

it("an account without a usable address leaves a Skipped message, which a person can send to another", async () => {
  const relay = await relayWith()
  const tenant = await tenantAt(relay.port)
  for (const invoiceEmailAddress of ["", "nobody", "a@b.example\r\nBcc: eve@example.com"]) {
    await post(tenant, { ...address, invoiceEmailAddress })
    expect(await untilLast(tenant.api, "Skipped")).toMatchObject({ attempts: 0, turn: 1 })
  }
  const [skipped] = await messages(tenant.api)
  const refused = await tenant.api.post(`/Messages/${skipped!.id}/Resend`, {})
  expect(refused).toMatchObject({ status: 400, body: { errors: { to: [expect.any(String)] } } })
  const bad = await tenant.api.post(`/Messages/${skipped!.id}/Resend`, { to: "a@b.example\r\nBcc: eve@example.com" })
  expect(bad).toMatchObject({ status: 400, body: { errors: { to: [expect.any(String)] } } })
  const again = await tenant.api.post(`/Messages/${skipped!.id}/Resend`, { to: "grace@customer.example" })
  expect(again).toMatchObject({ status: 201, body: { turn: 2, status: "Queued" } })
  expect(await untilLast(tenant.api, "Sent")).toMatchObject({ recipient: "grace@customer.example" })
  expect(relay.received.map(({ to }) => to)).toEqual([["grace@customer.example"]])
})

it("what was posted before mail was switched on is not sent by itself, but by a person", async () => {
  const relay = await relayWith()
  const tenant = await tenantAt(relay.port, { enabled: false })
  const invoice = await post(tenant)
  expect(await messages(tenant.api)).toEqual([])
  expect(await tenant.api.post(`/Invoices/${invoice.id}/Messages`, {})).toMatchObject({
    status: 400,
    body: { type: "/problems/mail-not-configured" },
  })
  await tenant.api.put("/Integrations/Mail", settingsFor(relay.port))
  expect(await messages(tenant.api)).toEqual([])
  expect((await tenant.api.post(`/Invoices/${invoice.id}/Messages`, {})).status).toBe(201)
  await untilLast(tenant.api, "Sent")
  const ofInvoice = (await tenant.api.get(`/Invoices/${invoice.id}/Messages`)).body
  expect(ofInvoice).toMatchObject({ data: [{ status: "Sent", turn: 1 }] })
})

it.each([
  ["the recipient", { refuseRecipient: () => refusal("550 5.1.1 no such mailbox") }],
  ["the message", { beforeAnswer: () => refusal("554 5.7.1 looks like spam") }],
])("a definite refusal of %s ends as Failed with the server's words", async (_, rules) => {
  const relay = await relayWith(rules)
  const tenant = await tenantAt(relay.port)
  await post(tenant)
  const failed = await untilLast(tenant.api, "Failed")
  expect(failed.problem).toMatch(/no such mailbox|looks like spam/u)
  expect((await detail(tenant.api, failed.id)).history).toMatchObject([
    { outcome: "Refused", code: expect.any(Number) },
  ])
  expect(await told(tenant.api)).toMatchObject({
    sent: [],
    failed: [{ id: failed.id, status: "Failed", problem: failed.problem }],
    notices: [{ kind: "MessageFailing", link: { kind: "Message", id: failed.id } }],
  })
  await post(tenant)
  await until(
    () => messages(tenant.api, "?Status=Failed"),
    (found) => found.length === 2,
  )
  expect((await told(tenant.api)).notices).toHaveLength(1)
  expect(relay.received).toEqual([])
})

it.each([
  ["the recipient", { refuseRecipient: () => refusal("450 4.2.0 try later") }],
  ["the message", { beforeAnswer: () => refusal("451 4.3.0 try later") }],
])("a temporary refusal of %s puts the message off by a minute, and a person can cancel it", async (_, rules) => {
  const relay = await relayWith(rules)
  const tenant = await tenantAt(relay.port)
  await post(tenant)
  const put = await untilLast(tenant.api, "Deferred")
  expect((await detail(tenant.api, put.id)).history).toMatchObject([{ outcome: "NotTaken" }])
  expect(put.nextAttemptAt).toBeDefined()
  expect((await tenant.api.post(`/Messages/${put.id}/Resend`, {})).status).toBe(400)
  expect(await tenant.api.post(`/Messages/${put.id}/Cancel`, {})).toMatchObject({
    status: 200,
    body: { status: "Cancelled" },
  })
  expect((await tenant.api.post(`/Messages/${put.id}/Cancel`, {})).status).toBe(400)
  expect(relay.received).toEqual([])
})

it("some refused recipients are named, and the message is Sent to the others", async () => {
  const relay = await relayWith({
    refuseRecipient: (to) => (to.startsWith("grace") ? refusal("550 5.1.1 no such mailbox") : undefined),
  })
  const tenant = await tenantAt(relay.port)
  await post(tenant, { ...address, invoiceEmailCcAddresses: "grace@customer.example" })
  expect(await untilLast(tenant.api, "Sent")).toMatchObject({ rejected: ["grace@customer.example"] })
  expect(await told(tenant.api)).toMatchObject({
    sent: [{ rejected: ["grace@customer.example"] }],
    failed: [{ status: "Sent", rejected: ["grace@customer.example"] }],
    notices: [{ kind: "MessageFailing", text: expect.stringContaining("grace@customer.example") }],
  })
})
