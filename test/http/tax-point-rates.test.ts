import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { customer, friday, imported, type Made, openPolishVat } from "../support/e-invoicing/polish-vat.ts"
import type { ApiClient } from "../support/service/api-client.ts"

let vat: Awaited<ReturnType<typeof openPolishVat>>
beforeAll(async () => {
  vat = await openPolishVat()
})
afterAll(() => vat.close())

/** Posts the invoice for a month that is billed in arrears, from the given day. */
const billed = async (api: ApiClient, product: object, from: string, dates: object = {}) => {
  const fee = { billingTiming: "InArrears", taxTemplate: "VAT 23%", priceDetails: [{ currency: "EUR", price: 100 }] }
  const sold = await api.post("/Products", {
    name: "Service",
    productType: "Simple",
    chargePlans: [{ charges: [{ name: "Fee", ...fee }] }],
    ...product,
  })
  expect(sold.status, sold.text).toBe(201)
  const order = await api.post("/Subscriptions", {
    status: "Active",
    account: await customer(api),
    orderDate: from,
    products: [{ product: (sold.body as { id: string }).id }],
  })
  expect(order.status, order.text).toBe(201)
  const made = await api.post(`/Invoices/orders/${(order.body as { id: string }).id}`, {
    invoiceDate: friday,
    invoiceAction: "CreateDraftAndPostInvoice",
    ...dates,
  })
  expect(made.status, made.text).toBe(200)
  const { id, message } = made.body as Made
  const { body, text } = await api.get(`/Invoices/${id}`)
  expect(body, message).toMatchObject({ status: "Posted" })
  const { text: xml, status } = await api.get(`/Invoices/${id}/UBL`)
  expect(status, xml).toBe(200)
  return { id, invoice: body, text, xml }
}

describe("VAT in PLN of what is billed in arrears", () => {
  it("is converted before the date of the invoice where nothing else is said, and the document has no tax point", async () => {
    const api = await vat.polish()
    await imported(api)
    const { invoice, text, xml } = await billed(api, {}, "2026-10-20")
    expect(invoice).toMatchObject({ deliveryDate: "2026-11-19", taxExchangeRate: { date: "2026-11-19", rate: 4.2613 } })
    expect(text).not.toContain("taxPointDate")
    expect(xml).toContain("<cbc:ActualDeliveryDate>2026-11-19</cbc:ActualDeliveryDate>")
    expect(xml).not.toMatch(/TaxPointDate|DescriptionCode/)
  })

  it("is converted before the end of the period where that is the product's tax point, which the document has", async () => {
    const api = await vat.polish()
    await imported(api)
    const { id, invoice, xml } = await billed(api, { taxPoint: "EndOfPeriod" }, "2026-10-20")
    expect(invoice).toMatchObject({
      taxPointDate: "2026-11-19",
      deliveryDate: "2026-11-19",
      taxExchangeRate: { date: "2026-11-18", rate: 4.2592 },
    })
    expect(xml).toContain("<cbc:TaxPointDate>2026-11-19</cbc:TaxPointDate>")
    expect(xml).not.toContain("DescriptionCode")
    // A credit note keeps the rate of its invoice, but its own date decides when its tax is due.
    const credit = await api.post(`/Invoices/${id}/credit`, {
      creditAllInvoiceLines: true,
      invoiceAction: "CancelDraftIfPostFail",
    })
    const note = await api.get(`/Invoices/${(credit.body as Made).id}`)
    expect(note.body).toMatchObject({ taxExchangeRate: { rate: 4.2592 } })
    expect(note.text).not.toContain("taxPointDate")
  })

  it("is converted before the invoice where that is made before the end of the period (art. 31a)", async () => {
    const api = await vat.polish()
    await imported(api)
    const dates = { invoiceDate: "2026-11-19", targetDate: "2026-11-21" }
    const { invoice, text, xml } = await billed(api, { taxPoint: "EndOfPeriod" }, "2026-10-21", dates)
    expect(invoice).toMatchObject({ taxPointDate: friday, taxExchangeRate: { date: "2026-11-18", rate: 4.2592 } })
    expect(xml).toContain(`<cbc:TaxPointDate>${friday}</cbc:TaxPointDate>`)
    // No part is delivered yet.
    expect(text).not.toContain("deliveryDate")
  })
})
