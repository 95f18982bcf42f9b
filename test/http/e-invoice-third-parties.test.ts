import { afterAll, beforeAll, expect, it } from "vitest"
import { type EInvoicingService, startEInvoicingService } from "../support/e-invoicing/e-invoicing-service.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"

let service: EInvoicingService
beforeAll(async () => {
  service = await startEInvoicingService({ clock: "manual" })
})
afterAll(() => service.close())

const address = { street: "ul. Krótka 2/4", city: "Kraków", zip: "30-002", country: "PL" }
const account = {
  name: "Gmina",
  currency: "PLN",
  taxRegistrationNumber: "PL1111111111",
  defaultInvoiceAddress: address,
}
const line = {
  productName: "Plan",
  price: 10,
  quantity: 1,
  unitOfMeasure: "C62",
  recognizedRevenueAccount: "3000",
  taxTemplate: "VAT 23%",
}
/** Posts an invoice to a new account. */
const invoice = async (api: ApiClient, nationalEInvoice: object, more: object = {}) => {
  const made = await api.post("/Accounts", { ...account, nationalEInvoice })
  expect(made.status, made.text).toBe(201)
  const answer = await api.post("/Invoices/onAccountInvoice", {
    account: (made.body as { accountNumber: string }).accountNumber,
    currency: "PLN",
    invoiceAction: "CreateDraftAndPostInvoice",
    invoiceLines: [line],
    ...more,
  })
  return { ...answer, body: answer.body as { id: string; successful: boolean; message: string } }
}

it("says which marks and third parties only the note of the document has, so that none is lost unnoticed", async () => {
  const { api } = await service.sendingTenant()
  const thirdParties = [
    { role: "LocalGovernmentRecipient", name: "Szkoła Podstawowa nr 1", identifier: "5260250274" },
    { role: "Factor", name: "Faktor S.A.", identifier: "1111111111" },
  ]
  const nationalEInvoice = { excluded: false, localGovernmentUnit: true, thirdParties }
  const posted = await invoice(api, nationalEInvoice)
  expect(posted.body).toMatchObject({ successful: true })
  expect(posted.body.message).toContain("(JST: 1; Podmiot3: Rola 8, Szkoła Podstawowa nr 1, 5260250274)")
  expect((await api.get(`/Invoices/${posted.body.id}`)).body).toMatchObject({ nationalEInvoice })

  await api.post("/TestClock", { advanceSeconds: 0 })
  const { xml } = service.simulator.store.invoice(posted.body.id)!
  expect(xml).toContain(
    "<cbc:Note>JST: 1\nPodmiot3: Rola 8, Szkoła Podstawowa nr 1, 5260250274\nPodmiot3: Rola 1, Faktor S.A., 1111111111</cbc:Note>",
  )
  expect(xml).toContain(
    "<cac:PayeeParty><cac:PartyName><cbc:Name>Faktor S.A.</cbc:Name></cac:PartyName><cac:PartyLegalEntity><cbc:CompanyID>1111111111<",
  )
  expect(xml).toContain("<cac:DeliveryParty><cac:PartyName><cbc:Name>Szkoła Podstawowa nr 1<")
  const own = { nationalEInvoice: { excluded: false } }
  const other = await invoice(api, nationalEInvoice, own)
  expect(other.body.message).toMatch(/^The invoice was posted as [^ ]+\.$/)
})

it.each([
  ["thirdParties", { localGovernmentUnit: true }],
  ["thirdParties", { vatGroupMember: true, thirdParties: [{ role: "Payer", name: "P" }] }],
  ["thirdParties[0].name", { thirdParties: [{ role: "Payer", name: " " }] }],
  ["thirdParties[0].role", { thirdParties: [{ role: "Cousin", name: "P" }] }],
  ["thirdParties", { thirdParties: Array.from({ length: 101 }, () => ({ role: "Payer", name: "P" })) }],
])("refuses %s of marks that the national document could not have: %j", async (field, marks) => {
  const { api } = await service.sendingTenant()
  const nationalEInvoice = { excluded: false, ...marks }
  expectProblem(await api.post("/Accounts", { ...account, nationalEInvoice }), 400, `nationalEInvoice.${field}`)
})
