import { beforeAll, beforeEach, expect, it } from "vitest"
import { extractText, getDocumentProxy } from "unpdf"
import { type Billing, makeBilling } from "../support/invoicing/billing.ts"
import { createWebhook } from "../support/webhooks/deliveries.ts"
import { expectProblem } from "../support/service/problems.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"

let service: LentService
let tenant: TestTenant
let billing: Billing
let accessToken: string
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  tenant = await service.createTenant()
  billing = makeBilling(tenant.api)
  const { clientId, secret } = tenant
  const { body } = await service.anonymous.post("/auth/v2/token", { clientId, secret })
  accessToken = (body as { readonly access_token: string }).access_token
})

const download = async (path: string) => {
  const response = await fetch(service.origin + path, { headers: { authorization: `Bearer ${accessToken}` } })
  expect(response.status).toBe(200)
  expect(response.headers.get("content-type")).toBe("application/pdf")
  return { bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers }
}
const textOf = async (bytes: Buffer) => {
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return { totalPages, text: text.replaceAll("\u00a0", " ") }
}

it("a posted invoice has a PDF with what is on it, in any European letters, at both addresses", async () => {
  await tenant.api.patch("/LegalEntities", {
    taxRegistrationNumber: "SE556677889901",
    iban: "PL61109010140000071219812874",
    address: { street: "Zażółć 1", city: "Łódź", zip: "90-001", country: "PL" },
    numberSeries: [{ type: "Invoice", format: "Å/{n}" }],
  })
  const { id: accountId } = await billing.account({
    name: "Αθήνα & Käufer <GmbH>",
    defaultInvoiceAddress: { city: "Århus", country: "DK" },
  })
  const invoice = await billing.posted(
    accountId,
    [
      await billing.taxedLine("1234567.89", "25", { productName: "Подписка", description: "November" }),
      await billing.taxedLine("49.99", "12", { quantity: 10, discountPercent: 10, unitOfMeasure: "HUR" }),
    ],
    { allowances: [{ amount: 25, reason: "Loyalty" }], yourOrderNumber: "PO-7", notes: "Thank you." },
  )
  const [one, other, again] = [
    await download(`/Invoices/${invoice.id}/PDF`),
    await download(`/Invoices/invoiceDownloadAttachment/${invoice.id}`),
    await download(`/Invoices/${invoice.id}/PDF`),
  ]
  expect(one.bytes.equals(other.bytes)).toBe(true)
  expect(one.bytes.equals(again.bytes)).toBe(true)
  expect(one.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''%C3%85%2F1.pdf")
  const { text } = await textOf(one.bytes)
  for (const wanted of [
    "Alpha AB",
    "Å/1",
    "Αθήνα & Käufer <GmbH>",
    "Århus",
    "Denmark",
    "Zażółć 1",
    "90-001 Łódź",
    "Подписка",
    "10 h",
    "1 234 567.89",
    "449.91",
    "Loyalty",
    "-25.00",
    "PO-7",
    "Thank you.",
    "PL61109010140000071219812874",
    "SE556677889901",
  ]) {
    expect(text).toContain(wanted)
  }
  const whole = invoice.totalAmount.toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, " ")
  expect(text).toContain(whole)
})

it("a credit note says what it credits; a draft has no PDF", async () => {
  const { id: accountId } = await billing.account()
  const { id } = await billing.create(accountId, [billing.line(100)])
  expectProblem(await tenant.api.get(`/Invoices/${id}/PDF`), 400, "message")
  await billing.post(id)
  const credit = await billing.credit(id, { creditAllInvoiceLines: true, invoiceAction: "CreateDraftAndPostInvoice" })
  const { text } = await textOf((await download(`/Invoices/${credit.id}/PDF`)).bytes)
  expect(text).toContain("Credit note")
  expect(text).toContain("Credits invoice 1")
  expect(text).toContain("-125.00")
})

it("an invoice with 1,000 lines is posted, sent, read, credited and drawn", async () => {
  const receiver = await startReceiver()
  await createWebhook(tenant.api, receiver.url(), ["InvoicePosted"])
  const { id: accountId } = await billing.account()
  const tax = await billing.ensureTax("23")
  const lines = Array.from({ length: 1000 }, (_, index) =>
    billing.line(`${index}.335`, { productName: `Line ${index + 1}`, taxTemplate: tax }),
  )
  const invoice = await billing.posted(accountId, lines)
  expect(invoice.invoiceLines.map((line) => line["productName"])).toEqual(lines.map((line) => line["productName"]))
  // 0.34 + 1.34 + … + 999.34
  expect(invoice).toMatchObject({ subtotal: 499_840, tax: 114_963.2, totalAmount: 614_803.2 })
  const [request] = await receiver.waitFor(1)
  expect((JSON.parse(request!.body) as { Data: { invoiceLines: readonly object[] } }).Data.invoiceLines).toHaveLength(
    1000,
  )
  await receiver.close()
  const credit = await billing.credit(invoice.id, { creditAllInvoiceLines: true })
  expect(credit.totalAmount).toBe(-614_803.2)
  const { text, totalPages } = await textOf((await download(`/Invoices/${invoice.id}/PDF`)).bytes)
  expect(totalPages).toBeGreaterThan(3)
  expect(text).toContain("Line 1000")
})

it("others are answered while a long document is drawn, which is drawn once", async () => {
  const { id: accountId } = await billing.account()
  const lines = Array.from({ length: 400 }, (_, index) => billing.line(index))
  const { id } = await billing.posted(accountId, lines)
  let drawn = false
  const drawing = download(`/Invoices/${id}/PDF`).finally(() => {
    drawn = true
  })
  let answered = 0
  for (; !drawn; answered += 1) expect((await tenant.api.get("/Webhooks")).status).toBe(200)
  // If the main thread made the PDF, only one or two requests would be answered before its end.
  expect(answered).toBeGreaterThan(3)
  const first = await drawing

  await service.sql("update svc.invoice_documents set content = $2 where invoice_id = $1", [id, Buffer.from("kept")])
  expect((await download(`/Invoices/${id}/PDF`)).bytes.toString()).toBe("kept")
  expect((await textOf(first.bytes)).totalPages).toBeGreaterThan(3)
})

it("somebody who left while a document was drawn finds it", async () => {
  const { id: accountId } = await billing.account()
  const { id } = await billing.posted(
    accountId,
    Array.from({ length: 300 }, (_, index) => billing.line(index)),
  )
  // The clients give up earlier than a PDF with so many lines takes.
  let left = 0
  const look = () =>
    fetch(`${service.origin}/Invoices/${id}/PDF`, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(50),
    }).then(
      (response) => response.arrayBuffer(),
      () => (left += 1),
    )
  const kept = () => service.sql("select 1 as kept from svc.invoice_documents where invoice_id = $1", [id])
  await until(
    () => look().then(kept),
    (rows) => rows.length === 1,
  )
  expect(left).toBeGreaterThan(0)
})
