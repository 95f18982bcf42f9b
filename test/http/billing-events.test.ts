import { randomUUID } from "node:crypto"
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Billing, type Json, makeBilling } from "../support/invoicing/billing.ts"
import { makeProducts } from "../support/catalogue/products.ts"
import { prepareQuotes } from "../support/quotes/quotes.ts"
import { createWebhook } from "../support/webhooks/deliveries.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

interface Sent {
  readonly EventType: string
  readonly CorrelationId?: string
  readonly Source?: string
  readonly TriggeredBy: string
  readonly LegalEntityName: string
  readonly Data: Json
}

let service: LentService
let receiver: Receiver
let tenant: TestTenant
let billing: Billing
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  receiver = await startReceiver()
  tenant = await service.createTenant()
  billing = makeBilling(tenant.api)
})
afterEach(() => receiver.close())

const listen = (...events: readonly string[]) => createWebhook(tenant.api, receiver.url(), events)
/** The received bodies, with the text after `"Data":` as it was sent. */
const sent = async (events: number): Promise<readonly (Sent & { readonly dataText: string })[]> =>
  (await receiver.waitFor(events)).map(({ body }) => ({
    ...(JSON.parse(body) as Sent),
    dataText: body.slice(body.indexOf(`"Data":`) + 7, -1),
  }))

describe("from the request to the receiver", () => {
  it("a product that is made, changed in any part or deleted arrives as GET answers it, and no refused change does", async () => {
    await listen("ProductsCreated", "ProductsUpdated", "ProductDeleted")
    const products = makeProducts(tenant.api)
    const texts = [] as string[]
    const { id, planId, chargeId } = await products.ids()
    const seen = async () => texts.push((await tenant.api.get(`/Products/${id}`)).text)
    await seen()
    await tenant.api.patch(`/Products/${id}`, { customFields: { none: 1 } })
    await tenant.api.patch(`/Products/${id}`, { name: "Plan 2" })
    await seen()
    await tenant.api.patch(`/Products/charges/${chargeId}`, { name: "Fee 2" })
    await seen()
    await tenant.api.delete(`/Products/charges/${chargeId}`)
    await seen()
    await tenant.api.delete(`/Products/chargePlans/${planId}`)
    await seen()
    await tenant.api.delete(`/Products/${id}`)
    texts.push(`{"message":"The product was deleted.","id":"${id}"}`)
    const all = await sent(6)
    expect(all.map(({ dataText }) => dataText).sort()).toEqual(texts.sort())
    expect(all.map(({ EventType }) => EventType).sort()).toEqual([
      "ProductDeleted",
      "ProductsCreated",
      ...Array.from({ length: 4 }, () => "ProductsUpdated"),
    ])
  })

  it("a quote that is made, changed, closed and converted arrives as GET answers it, with its order and its customer", async () => {
    await listen("QuoteCreated", "QuoteEdited", "QuoteConverted", "SubscriptionActivated", "AccountsChanged")
    const quotes = await prepareQuotes(tenant.api)
    const customer = await quotes.account({ name: "Prospect AB", accountType: "Prospect" })
    const texts = [] as string[]
    const seen = async (id: string) => texts.push((await tenant.api.get(`/Quotes/${id}`)).text)
    const lost = await quotes.create()
    await seen(lost.id)
    await quotes.close(lost.id)
    await seen(lost.id)
    const won = await quotes.create({ customer })
    await seen(won.id)
    await quotes.patch(won.id, { initialTerm: 6 })
    await seen(won.id)
    const correlationId = randomUUID()
    const answer = await tenant.api.post(
      "/Quotes/convertToOrder",
      { quote: won.id, activateOrder: true },
      { "svc-correlation-id": correlationId },
    )
    const { orderId } = answer.body as { readonly orderId: string }
    texts.push(answer.text, (await tenant.api.get(`/Subscriptions/${orderId}`)).text)
    texts.push((await tenant.api.get(`/Accounts/${customer}`)).text)
    const all = await sent(7)
    expect(all.map(({ dataText }) => dataText).sort()).toEqual(texts.sort())
    const converted = all.filter(({ CorrelationId }) => CorrelationId === correlationId)
    expect(converted.map(({ EventType }) => EventType).sort()).toEqual([
      "AccountsChanged",
      "QuoteConverted",
      "SubscriptionActivated",
    ])
  })

  it("a posted invoice and its journal arrive as GET answers them, digit for digit, under one correlation id", async () => {
    for (const key of ["zeta", "b", "alpha-and-omega"]) {
      await tenant.api.post("/CustomFieldConfigurations", { fieldType: "DecimalNumber", entity: "Invoice", key })
    }
    const address = { zip: "1", city: "Lund", street: "Gatan", country: "SE", name: "c/o" }
    const { id: accountId } = await billing.account({
      defaultInvoiceAddress: address,
      externalCRMId: "C",
      externalERPId: "E",
    })
    const lines = [billing.line("0.1", { quantity: 3, discountPercent: 3 }), billing.line("1234567.89", { notes: "n" })]
    const { id } = await billing.create(accountId, lines, {
      customFields: { zeta: 1.5, b: 2, "alpha-and-omega": 3 },
      allowances: [{ amount: 0.05, reason: "r", reasonCode: "95" }],
    })
    await listen("InvoicePosted", "JournalPosted")
    await billing.post(id)
    const all = await sent(2)
    const [invoice, journal] = ["InvoicePosted", "JournalPosted"].map((type) =>
      all.find((each) => each.EventType === type)!,
    )
    expect(invoice!.dataText).toBe((await tenant.api.get(`/Invoices/${id}`)).text)
    expect(journal!.dataText).toBe((await tenant.api.get(`/Journals/${String(journal!.Data["id"])}`)).text)
    expect(invoice!.CorrelationId).toMatch(/^[0-9a-f-]{36}$/)
    expect(journal!.CorrelationId).toBe(invoice!.CorrelationId)
    expect(invoice).toMatchObject({ TriggeredBy: tenant.userId, LegalEntityName: "Alpha AB" })
    expect(invoice).not.toHaveProperty("Source")
  })

  it("carries what the request says of it", async () => {
    await listen("AccountCreated", "AccountsChanged")
    const correlation = randomUUID()
    const headers = { "svc-correlation-id": correlation, "svc-source": "Paywall" }
    const created = await tenant.api.post("/Accounts", { name: "Customer", currency: "SEK" }, headers)
    const { id } = created.body as { readonly id: string }
    const [first] = await sent(1)
    expect(first).toMatchObject({ EventType: "AccountCreated", CorrelationId: correlation, Source: "Paywall" })
    expect(first!.dataText).toBe(created.text)
    const changed = await tenant.api.patch(`/Accounts/${id}`, { yourReference: "Eva" })
    const [, second] = await sent(2)
    expect(second).toMatchObject({ EventType: "AccountsChanged", Data: { yourReference: "Eva" } })
    expect(second!.dataText).toBe(changed.text)
    expect(second).not.toHaveProperty("CorrelationId")
  })

  it("every change of an invoice arrives: edited, posted, paid; and the cancelling of a draft", async () => {
    const { id: accountId } = await billing.account()
    await listen("InvoiceUpdated", "InvoicePosted")
    const { id } = await billing.create(accountId, [billing.line(100)])
    await tenant.api.patch(`/Invoices/${id}`, { notes: "Thank you" })
    await billing.post(id)
    await tenant.api.post("/Invoices/paid", { invoiceId: id })
    const other = await billing.create(accountId, [billing.line(1)])
    await tenant.api.post(`/Invoices/${other.id}/cancel`)
    const seen = (await sent(4)).map(({ EventType, Data }) => `${EventType} ${String(Data["status"])}`)
    expect(seen.sort()).toEqual([
      "InvoicePosted Posted",
      "InvoiceUpdated Cancelled",
      "InvoiceUpdated Draft",
      "InvoiceUpdated Settled",
    ])
  })

  it("what is refused raises nothing", async () => {
    const { id: accountId } = await billing.account()
    await listen("InvoiceUpdated", "InvoicePosted", "AccountsChanged", "AccountsCreated")
    const { id } = await billing.create(accountId, [])
    await tenant.api.post(`/Invoices/${id}/post`)
    await tenant.api.patch(`/Accounts/${accountId}`, { currency: "XXX" })
    await tenant.api.post("/Accounts", { name: "x", currency: "SEK", taxTemplate: "no such" })
    await tenant.api.patch(`/Invoices/${id}`, { dueDate: "1999-01-01" })
    expect(
      await service.sql("select tag from svc.events where tenant_id = $1 and tag <> 'AccountsCreated'", [
        tenant.tenantId,
      ]),
    ).toEqual([])
  })
})
