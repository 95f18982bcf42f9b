import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeBatchCalls } from "../support/invoicing/batches.ts"
import { bank, customer, friday, imported, type Made, openPolishVat } from "../support/e-invoicing/polish-vat.ts"
import { polishEntity } from "../support/e-invoicing/posting.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { until } from "../support/until.ts"

let vat: Awaited<ReturnType<typeof openPolishVat>>
beforeAll(async () => {
  vat = await openPolishVat()
})
afterAll(() => vat.close())

interface Imported {
  readonly from: string
  readonly state: string
}
/** Waits until the newest import is as wanted. */
const lastImport = (api: ApiClient, wanted: (last: Imported) => boolean) =>
  until(
    async () => ((await api.get(`${bank}/Imports`)).body as { readonly data: readonly Imported[] }).data[0],
    (last) => last !== undefined && wanted(last),
  )

/** Makes and posts an invoice in EUR. */
const invoiced = async (api: ApiClient, more: object = {}) => {
  const line = { quantity: 1, unitOfMeasure: "C62", recognizedRevenueAccount: "3000" }
  const made = await api.post("/Invoices/onAccountInvoice", {
    account: await customer(api),
    currency: "EUR",
    paymentTerm: "14 days",
    invoiceDate: friday,
    invoiceAction: "CreateDraftAndPostInvoice",
    invoiceLines: [
      { ...line, productName: "Plan", price: 100.03, taxTemplate: "VAT 23%" },
      { ...line, productName: "Book", price: 33.33, taxTemplate: "VAT 8%" },
    ],
    ...more,
  })
  expect(made.status, made.text).toBe(201)
  return made.body as Made
}

describe("VAT in PLN by law", () => {
  it("is converted by rates at the table of the last business day before, whatever the books' rate is", async () => {
    const api = await vat.polish()
    const done = await imported(api)
    expect(done).toMatchObject({ state: "Succeeded", conflicts: { data: [] } })
    const { id, message } = await invoiced(api)
    const invoice = (await api.get(`/Invoices/${id}`)).body
    expect(invoice, message).toMatchObject({
      status: "Posted",
      exchangeRate: 4.5,
      taxExchangeRate: { source: "nbp", tableNumber: "323/A/NBP/2026", date: "2026-11-19", rate: 4.2613 },
    })
    // 23.01 × 4.2613 = 98.05 and 2.67 × 4.2613 = 11.38; each is rounded separately.
    const { text: xml, status } = await api.get(`/Invoices/${id}/UBL`)
    expect(status, xml).toBe(200)
    expect(xml).toContain('<cac:TaxTotal><cbc:TaxAmount currencyID="PLN">109.43</cbc:TaxAmount></cac:TaxTotal>')
    expect(xml).toContain(
      "<cbc:Note>1 EUR = 4.2613 PLN (NBP 323/A/NBP/2026, 2026-11-19); VAT 23%: 98.05 PLN; VAT 8%: 11.38 PLN</cbc:Note>",
    )
    const credit = await api.post(`/Invoices/${id}/credit`, {
      creditAllInvoiceLines: true,
      invoiceAction: "CancelDraftIfPostFail",
    })
    const note = (await api.get(`/Invoices/${(credit.body as Made).id}/UBL`)).text
    expect(note).toContain('<cbc:TaxAmount currencyID="PLN">109.43</cbc:TaxAmount>')
    expect((await api.get(`/Invoices/${id}/PDF`)).status).toBeLessThan(500)
  })

  it("looks before the delivery where that was earlier", async () => {
    const api = await vat.polish()
    await imported(api)
    const { id } = await invoiced(api, { deliveryDate: "2026-11-19" })
    expect((await api.get(`/Invoices/${id}`)).body).toMatchObject({
      taxExchangeRate: { date: "2026-11-18", rate: 4.2592 },
    })
  })

  it("is never converted at an older table: the missing one is imported, and the draft can be posted then", async () => {
    const api = await vat.polish()
    await imported(api, "2026-11-18")
    const { id, successful, message } = await invoiced(api)
    expect([successful, message]).toEqual([
      false,
      expect.stringContaining(
        "the National Bank of Poland's table of 2026-11-19, the last business day before 2026-11-20,",
      ),
    ])
    expect(await lastImport(api, ({ state }) => state === "Succeeded")).toMatchObject({
      from: "2026-11-19",
      createdCount: 4,
    })
    const posted = await api.post(`/Invoices/${id}/post`)
    expect(posted.status, posted.text).toBe(201)
    expect((await api.get(`/Invoices/${id}`)).body).toMatchObject({
      taxExchangeRate: { tableNumber: "323/A/NBP/2026", date: "2026-11-19" },
    })
  })

  it("of a draft whose posting is refused as a whole has its table imported too, once", async () => {
    const api = await vat.polish()
    const { id } = await invoiced(api, { invoiceAction: "CreateDraft" })
    const post = () => api.post(`/Invoices/${id}/post`)
    expectProblem(await post(), 400)
    await Promise.all([post(), post()])
    await lastImport(api, ({ state }) => state === "Succeeded")
    await post()
    expect((await api.get(`/Invoices/${id}`)).body).toMatchObject({ status: "Posted" })
    expect((await api.get(`${bank}/Imports`)).body).toMatchObject({ data: [{ from: "2026-11-19" }] })
  })

  it("without its table holds up no other invoice of a batch", async () => {
    const api = await vat.polish()
    await imported(api, "2026-11-16")
    const draft = { invoiceAction: "CreateDraft" }
    const good = await invoiced(api, { ...draft, invoiceDate: "2026-11-17" })
    const bad = await invoiced(api, draft)
    const { id } = await makeBatchCalls(api).askToPostDrafts("status eq 'Draft'")
    const log = () => makeBatchCalls(api).get(id)
    const { batchLog } = await until(log, (batch) => batch.batchLog.length > 0)
    expect(batchLog).toMatchObject([{ entityId: bad.id, errorMessage: expect.stringContaining("2026-11-19") }])
    expect((await api.get(`/Invoices/${good.id}`)).body).toMatchObject({
      status: "Posted",
      taxExchangeRate: { date: "2026-11-16" },
    })
    expect(await lastImport(api, ({ from }) => from === "2026-11-19")).toMatchObject({ from: "2026-11-19" })
  })

  it("is not asked for by default", async () => {
    const other = (await vat.service.createTenant([polishEntity.name], polishEntity)).api
    await other.post("/Currency", { code: "EUR" })
    const { id } = await invoiced(other)
    expect((await other.get(`/Invoices/${id}`)).body).not.toHaveProperty("taxExchangeRate")
  })
})

describe("tables of the National Bank of Poland", () => {
  it("are kept once, apart from the exchange rates of the legal entity, and a changed one is told", async () => {
    const api = await vat.polish()
    const first = await imported(api)
    // The tables have four days of EUR and two of USD, and no JPY.
    expect(first).toMatchObject({ state: "Succeeded", createdCount: 6 })
    expect((await api.get("/ExchangeRate")).body).toMatchObject({ data: [] })
    expect(await imported(api)).toMatchObject({ state: "Succeeded", createdCount: 0 })
    await vat.service.sql("update svc.tax_exchange_rates set rate = 4 where date = '2026-11-19' and currency = 'EUR'")
    const changed = await imported(api)
    expect(changed).toMatchObject({ state: "Failed", message: expect.stringContaining("2026-11-19") })
  })

  it("are of no use to another base currency", async () => {
    const { api } = await vat.service.createTenant()
    expect(await imported(api)).toMatchObject({ state: "Failed", message: expect.stringContaining("PLN") })
  })

  it("are switched on, and show what came of the last import", async () => {
    const api = await vat.polish()
    expect((await api.put(bank)).body).toMatchObject({ isEnabled: true })
    await imported(api)
    expect((await api.get(bank)).body).toMatchObject({ exchaneRateSync: true, lastExchangeRateSyncCount: 6 })
    expectProblem(await api.patch("/LegalEntities/x", { taxRateSource: "Yesterday" }), 400)
  })
})
