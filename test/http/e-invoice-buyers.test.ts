import type { InvoiceId } from "@svc/domain/shared/ids"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  type EInvoicingService,
  entriesOf,
  startEInvoicingService,
} from "../support/e-invoicing/e-invoicing-service.ts"
import { american, german } from "../support/e-invoicing/ubl-parties.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"

let service: EInvoicingService
beforeAll(async () => {
  service = await startEInvoicingService({ clock: "manual" })
})
afterAll(() => service.close())

const pass = (api: ApiClient) => api.post("/TestClock", { advanceSeconds: 0 })
const endpoints = (xml: string) =>
  [...xml.matchAll(/<cbc:EndpointID schemeID="(\d+)">([^<]*)</g)].map(([, scheme, id]) => `${scheme}:${id}`)

describe("a buyer without an address in the Peppol network", () => {
  const { scheme: _s, endpoint: _e, ...foreign } = american
  const consumer = { name: "Jan Kowalski", street: "ul. Długa 1", city: "Gdańsk", zip: "80-001", country: "PL" }
  const { scheme: _g, endpoint: _h, ...abroad } = german

  it.each([
    ["who is a foreign company", foreign, []],
    ["who is a consumer", consumer, []],
    ["who lives abroad and has a Polish NIP", { ...abroad, vat: "PL1111111111" }, ["9945:PL1111111111"]],
  ])("%s reaches the national system", async (_, buyer, addresses) => {
    const { api, scope } = await service.sendingTenant()
    const invoice = await service.post(scope, { buyer })
    await pass(api)
    expect(await entriesOf(api, invoice)).toMatchObject([{ status: "Submitted" }])
    expect(endpoints(service.simulator.store.invoice(invoice.id)!.xml).slice(1)).toEqual(addresses)
  })
})

describe("an exclusion from the national system", () => {
  const excluded = { excluded: true, reason: "a diplomatic mission" }
  const line = { productName: "Plan", price: 10, quantity: 1, unitOfMeasure: "C62", recognizedRevenueAccount: "3000" }
  const make = async (api: ApiClient, more: object = {}) => {
    const invoice = { currency: "PLN", invoiceAction: "CancelDraftIfPostFail", invoiceLines: [line], ...more }
    const { body } = await api.post("/Invoices/onAccountInvoice", invoice)
    return body as { id: InvoiceId }
  }
  const accountOf = async (api: ApiClient, more: object = {}) =>
    (await api.post("/Accounts", { name: "Mission", currency: "PLN", ...more })).body as {
      accountNumber: string
      id: string
    }

  it("of an account makes no entry of its invoices nor of their credit notes, and says why when asked", async () => {
    const { api } = await service.sendingTenant()
    const { accountNumber: account, id } = await accountOf(api, { nationalEInvoice: excluded })
    const invoice = await make(api, { account })
    // An invoice keeps the choice that was valid when it was posted.
    expect((await api.patch(`/Accounts/${id}`, { nationalEInvoice: null })).body).not.toHaveProperty("nationalEInvoice")
    const credit = { creditAllInvoiceLines: true, invoiceAction: "CancelDraftIfPostFail" }
    const note = (await api.post(`/Invoices/${invoice.id}/credit`, credit)).body as { id: InvoiceId }
    await pass(api)
    for (const each of [invoice, note]) {
      expect(await entriesOf(api, each)).toEqual([])
      expect((await api.get(`/Invoices/${each.id}`)).body).toMatchObject({
        status: "Posted",
        nationalEInvoice: excluded,
      })
    }
    const refused = await api.post(`/Invoices/${invoice.id}/NationalEInvoices/Resubmit`)
    expect(expectProblem(refused, 400, "message").errors!["message"]![0]).toContain("a diplomatic mission")
  })

  it("of one invoice is its own, and an invoice may be kept in although its account is out", async () => {
    const { api } = await service.sendingTenant()
    const plain = await accountOf(api)
    const out = await accountOf(api, { nationalEInvoice: excluded })
    const own = await make(api, { account: plain.accountNumber, nationalEInvoice: excluded })
    const inside = await make(api, { account: out.accountNumber, nationalEInvoice: { excluded: false } })
    await pass(api)
    expect(await entriesOf(api, own)).toEqual([])
    expect(await entriesOf(api, inside)).toHaveLength(1)
  })

  it("needs its reason", async () => {
    const { api } = await service.sendingTenant()
    const { id, accountNumber: account } = await accountOf(api)
    const without = { nationalEInvoice: { excluded: true, reason: " " } }
    expectProblem(await api.patch(`/Accounts/${id}`, without), 400, "nationalEInvoice.reason")
    const invoice = { account, currency: "PLN", invoiceLines: [line], ...without }
    expectProblem(await api.post("/Invoices/onAccountInvoice", invoice), 400, "nationalEInvoice.reason")
  })
})
