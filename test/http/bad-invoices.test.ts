import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Billing, type Json, makeBilling } from "../support/invoicing/billing.ts"
import { expectProblem } from "../support/service/problems.ts"
import { expectNoErrorsLogged } from "../support/service/quiet-log.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { dumpRows } from "../support/database/stored-rows.ts"

let service: TestService
let tenant: TestTenant
let billing: Billing
let accountId: string
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  tenant = await service.createTenant()
  billing = makeBilling(tenant.api)
  await billing.account({ name: "Twin" })
  await billing.account({ name: "Twin" })
  await billing.account({ name: "Sleeper", inactive: true })
  accountId = (await billing.account({ name: "Customer" })).id
  await tenant.api.post("/TaxTemplates", {
    name: "Ended",
    effectiveTo: "2020-12-31",
    details: [{ tax1: 20, taxCategory: "S" }],
  })
  await tenant.api.post("/TaxTemplates", { name: "Exempt", details: [{ tax1: 0, taxCategory: "E" }] })
  await tenant.api.post("/TaxTemplates", { name: "German", details: [{ country: "DE", tax1: 19, taxCategory: "S" }] })
})
afterAll(() => service.close())

let before: string
beforeEach(async () => {
  before = await dumpRows(service, tenant.tenantId)
})
const expectNothingChanged = async () => expect(await dumpRows(service, tenant.tenantId)).toBe(before)

describe("an invoice is refused, and nothing is kept, with", () => {
  const line = (more: Json = {}): Json => ({ invoiceLines: [{ ...lineOf(), ...more }] })
  const lineOf = (): Json => ({
    productName: "Plan",
    price: 1,
    quantity: 1,
    unitOfMeasure: "C62",
    recognizedRevenueAccount: "3000",
  })

  it.each<readonly [string, string, Json & { readonly raw?: string }]>([
    ["an unknown account", "account", { account: randomUUID() }],
    ["an account by a name nobody has", "account", { account: "Nobody" }],
    ["an account by a name two have", "account", { account: { key: "Name", value: "Twin" } }],
    ["an account by a key there is not", "account.key", { account: { key: "Colour", value: "red" } }],
    ["an inactive account", "account", { account: "Sleeper" }],
    ["another currency than the account's", "currency", { currency: "EUR" }],
    ["a currency there is not", "currency", { currency: { key: "Code", value: "XYZ" } }],
    ["a negative price", "invoiceLines[0].price", line({ price: -1 })],
    ["a quantity of 0", "invoiceLines[0].quantity", line({ quantity: 0 })],
    ["less than nothing in all", "invoiceLines", line({ quantity: -1, price: 10 })],
    ["a product without a name", "invoiceLines[0].productName", line({ productName: " " })],
    ["too many digits", "invoiceLines[0].price", { raw: `{"price":0.12345678901}` }],
    ["a price no number can hold", "invoiceLines[0].price", { raw: `{"price":1e400}` }],
    ["a price smaller than any", "invoiceLines[0].price", { raw: `{"price":1e-999999}` }],
    ["a price as text", "invoiceLines[0].price", line({ price: "1" })],
    ["a unit there is not", "invoiceLines[0].unitOfMeasure", line({ unitOfMeasure: "szt" })],
    [
      "a revenue account there is not",
      "invoiceLines[0].recognizedRevenueAccount",
      line({ recognizedRevenueAccount: "9999" }),
    ],
    ["a tax template there is not", "invoiceLines[0].taxTemplate", line({ taxTemplate: "none" })],
    ["a tax template that has ended", "invoiceLines[0].taxTemplate", line({ taxTemplate: "Ended" })],
    ["a tax template for another country", "invoiceLines[0].taxTemplate", line({ taxTemplate: "German" })],
    ["more off than the line comes to", "invoiceLines[0].discountAmount", line({ discountAmount: 1.01 })],
    ["more than 100 % off", "invoiceLines[0].discountPercent", line({ discountPercent: 100.01 })],
    ["two discounts at once", "invoiceLines[0].discountAmount", line({ discountAmount: 1, discountPercent: 1 })],
    [
      "a period that ends before it begins",
      "invoiceLines[0].servicePeriodEndDate",
      line({ servicePeriodStartDate: "2026-02-01", servicePeriodEndDate: "2026-01-01" }),
    ],
    ["a day there is not", "invoiceDate", { invoiceDate: "2026-02-30" }],
    ["a moment for a day", "invoiceDate", { invoiceDate: "2026-02-03T04:05:06Z" }],
    ["a delivery on a day there is not", "deliveryDate", { deliveryDate: "2026-11-31" }],
    ["more paid before than it comes to", "prepaidAmount", { ...line({ price: 10 }), prepaidAmount: 12.51 }],
    ["less than nothing paid before", "prepaidAmount", { ...line({ price: 10 }), prepaidAmount: -1 }],
    ["parts of a cent paid before", "prepaidAmount", { ...line({ price: 10 }), prepaidAmount: 0.001 }],
    ["a payment term there is not", "paymentTerm", { paymentTerm: "whenever" }],
    ["a country there is not", "invoiceAddress.country", { invoiceAddress: { country: "Atlantis" } }],
    ["a custom field there is not", "customFields.colour", { customFields: { colour: "red" } }],
    ["an allowance above the lines", "allowances[0].amount", { ...line(), allowances: [{ amount: 2 }] }],
    ["an allowance of nothing", "allowances[0].amount", { ...line(), allowances: [{ amount: 0 }] }],
    [
      "an attachment that is not base64",
      "attachments[0].content",
      { attachments: [{ name: "a", contentType: "text/plain", content: "%%%" }] },
    ],
    [
      "an attachment with a path for a name",
      "attachments[0].name",
      { attachments: [{ name: "../a", contentType: "text/plain", content: "" }] },
    ],
    ["what cannot be posted, and nothing to be left", "message", { invoiceAction: "CancelDraftIfPostFail" }],
    [
      "an exemption without a reason, posted at once",
      "message",
      { ...line({ taxTemplate: "Exempt" }), invoiceAction: "CancelDraftIfPostFail" },
    ],
  ])("%s", async (_, field, { raw, ...body }) => {
    const request = { account: accountId, currency: "SEK", ...body }
    const text =
      raw === undefined
        ? JSON.stringify(request)
        : JSON.stringify({ ...request, invoiceLines: [{ ...lineOf(), price: "PRICE" }] }).replace(
            `"price":"PRICE"`,
            raw.slice(1, -1),
          )
    const answer = await tenant.api.send("POST", "/Invoices/onAccountInvoice", text, {
      "content-type": "application/json",
    })
    expectProblem(answer, 400, field)
    await expectNothingChanged()
  })
})

describe("a credit is refused, and nothing is kept, with", () => {
  it.each<readonly [string, string, (lineId: string) => Json]>([
    ["nothing said of what", "message", () => ({})],
    ["two ways at once", "message", (id) => ({ creditAllInvoiceLines: true, invoiceLineIds: [id] })],
    ["a line of no invoice", "invoiceLineIds[0]", () => ({ invoiceLineIds: [randomUUID()] })],
    ["a line twice", "invoiceLineIds[1]", (id) => ({ invoiceLineIds: [id, id] })],
    ["more than is left", "lines[0].amount", (id) => ({ lines: [{ invoiceLineId: id, amount: 100.01 }] })],
    ["nothing of a line", "lines[0].amount", (id) => ({ lines: [{ invoiceLineId: id, amount: 0 }] })],
    ["less than nothing of a line", "lines[0].amount", (id) => ({ lines: [{ invoiceLineId: id, amount: -1 }] })],
    ["parts of a cent", "lines[0].amount", (id) => ({ lines: [{ invoiceLineId: id, amount: 0.001 }] })],
    [
      "a date before the invoice",
      "creditInvoiceDate",
      () => ({ creditAllInvoiceLines: true, creditInvoiceDate: "1999-01-01" }),
    ],
  ])("%s", async (_, field, body) => {
    const invoice = await billing.posted(accountId, [billing.line(100)])
    before = await dumpRows(service, tenant.tenantId)
    const answer = await tenant.api.post(`/Invoices/${invoice.id}/credit`, body(invoice.invoiceLines[0]!.id))
    expectProblem(answer, 400, field)
    await expectNothingChanged()
  })

  it("a draft to credit, a line credited already, and an unknown invoice", async () => {
    const { id } = await billing.create(accountId, [billing.line(1)])
    const all = { creditAllInvoiceLines: true }
    expectProblem(await tenant.api.post(`/Invoices/${id}/credit`, all), 400, "message")
    await billing.post(id)
    await billing.credit(id, all)
    expectProblem(await tenant.api.post(`/Invoices/${id}/credit`, all), 400, "message")
    expectProblem(await tenant.api.post(`/Invoices/${randomUUID()}/credit`, all), 400, "id")
  })
})

describe("what is frozen", () => {
  it.each<readonly [string, Json]>([
    ["the due date", { dueDate: "2027-01-01" }],
    ["notes", { notes: "other" }],
    ["notes, by removing them", { notes: null }],
    ["the order number", { yourOrderNumber: "4711" }],
    ["the reference number", { referenceNumber: "4711" }],
    ["the lines", { invoiceLines: [] }],
    ["one of them beside what is not", { notes: "other", externalERPId: "x" }],
  ])("of a posted invoice cannot be patched: %s", async (_, patch) => {
    const { id } = await billing.posted(accountId, [billing.line(1)])
    before = await dumpRows(service, tenant.tenantId)
    const { errors } = expectProblem(await tenant.api.patch(`/Invoices/${id}`, patch), 400, "message")
    expect(errors!["message"]![0]).toMatch(/^The invoice is Posted: /)
    await expectNothingChanged()
  })

  it("is not what only we and other systems read", async () => {
    const { id } = await billing.posted(accountId, [billing.line(1)])
    const patch = { id, externalERPId: "E1", disableAutomaticInvoiceReminder: true, invoiceDeliveryMethod: "Print" }
    const answer = await tenant.api.send("PATCH", "/Invoices", JSON.stringify(patch), {
      "content-type": "application/merge-patch+json",
    })
    expect(answer.body).toMatchObject({ ...patch, status: "Posted" })
  })

  it("is nothing yet of a draft, but its due date has to be possible", async () => {
    const { id } = await billing.create(accountId, [billing.line(1)])
    const answer = await tenant.api.patch(`/Invoices/${id}`, {
      dueDate: "2099-01-01",
      notes: "soon",
      yourOrderNumber: "1",
    })
    expect(answer.body).toMatchObject({ dueDate: "2099-01-01", notes: "soon", yourOrderNumber: "1" })
    expect((await tenant.api.patch(`/Invoices/${id}`, { notes: null })).body).not.toHaveProperty("notes")
    expectProblem(await tenant.api.patch(`/Invoices/${id}`, { dueDate: "1999-01-01" }), 400, "dueDate")
    expectProblem(await tenant.api.patch(`/Invoices/${id}`, { status: "Posted" }), 400, "status")
    expectProblem(await tenant.api.patch(`/Invoices/${id}`, { totalAmount: 2 }), 400, "totalAmount")
  })
})

it("a draft that cannot be posted stays, and says what is missing", async () => {
  const { id } = await billing.create(accountId, [billing.line(1, { taxTemplate: "Exempt" })])
  const { errors } = expectProblem(await tenant.api.post(`/Invoices/${id}/post`), 400, "message")
  expect(errors!["message"]![0]).toContain("Line 1 has the tax category E")
  expect((await billing.get(id)).status).toBe("Draft")
})

it("nothing went wrong on our side", () => {
  expectNoErrorsLogged(service)
})
