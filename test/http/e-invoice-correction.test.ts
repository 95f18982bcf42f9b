import type { InvoiceId } from "@svc/domain/shared/ids"
import { extractText, getDocumentProxy } from "unpdf"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import {
  type EInvoicingService,
  entriesOf,
  startEInvoicingService,
} from "../support/e-invoicing/e-invoicing-service.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { createWebhook } from "../support/webhooks/deliveries.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"

let service: EInvoicingService
beforeAll(async () => {
  service = await startEInvoicingService({ clock: "manual" })
})
afterEach(() => service.simulator.heal())
afterAll(() => service.close())

const pass = (api: ApiClient) => api.post("/TestClock", { advanceSeconds: 0 })
const line = {
  productName: "Plan",
  price: 10,
  quantity: 1,
  unitOfMeasure: "C62",
  recognizedRevenueAccount: "3000",
  taxTemplate: "VAT 23%",
}
const address = { street: "ul. Krótka 2/4", city: "Kraków", country: "PL" }
const wrong = {
  name: "Nabyvca",
  currency: "PLN",
  taxRegistrationNumber: "PL1111111112",
  defaultInvoiceAddress: address,
}
const corrected = {
  name: "Nabywca S.A.",
  taxRegistrationNumber: "PL1111111111",
  defaultInvoiceAddress: { zip: "30-002" },
}
const right = { ...wrong, ...corrected, defaultInvoiceAddress: { ...address, zip: "30-002" } }
const newIban = "PL10105000997603123456789123"

const post = async (api: ApiClient, account: object, more: object = {}) => {
  const made = (await api.post("/Accounts", account)).body as { id: string; accountNumber: string }
  const { body } = await api.post("/Invoices/onAccountInvoice", {
    account: made.accountNumber,
    currency: "PLN",
    invoiceAction: "CancelDraftIfPostFail",
    invoiceLines: [line],
    ...more,
  })
  await pass(api)
  return { accountId: made.id, id: (body as { id: InvoiceId }).id }
}
const resubmit = async (api: ApiClient, { id }: { id: string }) => {
  const answer = await api.post(`/Invoices/${id}/NationalEInvoices/Resubmit`)
  await pass(api)
  return answer
}
const formerOf = async (api: ApiClient, { id }: { id: string }) =>
  (await api.get(`/Invoices/${id}/FormerParties`)).body as readonly { attachmentId: string }[]

describe("correct what is named, submit again", () => {
  it("sends the invoice with the data as they are now, and keeps what it was", async () => {
    const { api, scope } = await service.sendingTenant()
    const receiver = await startReceiver()
    await createWebhook(api, receiver.url(), ["InvoiceUpdated"])
    const invoice = await post(api, wrong)
    const [failed] = await entriesOf(api, invoice)
    expect(failed).toMatchObject({ status: "Failed", outcome: "NotSent" })
    expect(failed!.errorMessage).toMatch(/PL-02.*PL-04/)
    const before = (await api.get(`/Invoices/${invoice.id}/PDF`)).text

    await api.patch(`/Accounts/${invoice.accountId}`, corrected)
    await api.patch(`/LegalEntities/${scope.legalEntityId}`, { iban: newIban })
    expect((await resubmit(api, invoice)).status).toBe(201)
    expect((await entriesOf(api, invoice)).map(({ status }) => status)).toEqual(["Submitted", "Failed"])
    const { xml } = service.simulator.store.invoice(invoice.id)!
    for (const text of ["Nabywca S.A.", "PL1111111111", "30-002", newIban]) expect(xml).toContain(text)
    expect(xml).not.toContain("AdditionalDocumentReference")

    expect((await api.get(`/Invoices/${invoice.id}`)).body).toMatchObject({ invoiceAddress: { zip: "30-002" } })
    const [former, ...others] = await formerOf(api, invoice)
    expect(others).toEqual([])
    expect(former).toMatchObject({
      changed: expect.any(String),
      changedBy: expect.any(String),
      buyer: { name: "Nabyvca", taxRegistrationNumber: "PL1111111112" },
      seller: { iban: expect.not.stringContaining(newIban) },
      invoiceAddress: { city: "Kraków" },
    })
    const after = (await api.get(`/Invoices/${invoice.id}/PDF`)).text
    expect(after).not.toBe(before)
    const kept = await api.get(`/Invoices/DownloadAttachment/${former!.attachmentId}`)
    expect(kept.text).toBe(before)
    expect(receiver.requests.map(({ body }) => body.toString()).join("\n")).toContain('"EventType":"InvoiceUpdated"')
    await receiver.close()
  })

  it("draws no PDF while it holds the invoice: one that nobody had asked for is drawn when somebody asks", async () => {
    const { api, scope } = await service.sendingTenant()
    const invoice = await post(api, wrong)
    await api.patch(`/Accounts/${invoice.accountId}`, corrected)
    expect((await resubmit(api, invoice)).status).toBe(201)
    const [{ attachmentId }] = (await formerOf(api, invoice)) as [{ readonly attachmentId: string }]
    const drawn = () =>
      service.sql(`select length(content) > 0 as drawn from svc.invoice_attachments where id = '${attachmentId}'`)
    expect(await drawn()).toEqual([{ drawn: false }])

    const path = `/Invoices/DownloadAttachment/${attachmentId}`
    const [one, other] = await Promise.all([api.get(path), api.get(path)])
    expect([one.status, one.text]).toEqual([200, other.text])
    expect(await drawn()).toEqual([{ drawn: true }])
    const { http } = service
    const { content } = await http.run(http.get("Invoicing").attachment(scope, attachmentId))
    expect(Buffer.from(content).toString()).toBe(one.text)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true })
    expect(text).toContain("Nabyvca")
    expect(text).not.toContain("Nabywca S.A.")
  })

  it("changes nothing while the data are what they were", async () => {
    const { api } = await service.sendingTenant()
    const invoice = await post(api, wrong)
    await resubmit(api, invoice)
    expect(await formerOf(api, invoice)).toEqual([])
    expect((await entriesOf(api, invoice)).map(({ status }) => status)).toEqual(["Failed", "Failed"])
  })

  it("leaves a whole address that was given for the invoice alone", async () => {
    const { api } = await service.sendingTenant()
    const own = { city: "Kraków", street: "ul. Inna 1", zip: "30-003" }
    const invoice = await post(api, wrong, { invoiceAddress: { ...own, country: "PL" } })
    await api.patch(`/Accounts/${invoice.accountId}`, corrected)
    await resubmit(api, invoice)
    expect((await api.get(`/Invoices/${invoice.id}`)).body).toMatchObject({ invoiceAddress: own })
    expect(await entriesOf(api, invoice)).toMatchObject([{ status: "Submitted" }, { status: "Failed" }])
  })

  it.each([
    ["the provider refused", { _tag: "Answer", status: 422, json: { message: "no" } } as const],
    ["was submitted and reported as wrong", undefined],
  ])("never changes an invoice that %s", async (_, fault) => {
    const { api } = await service.sendingTenant()
    if (fault !== undefined) service.simulator.fail("POST /v1/invoices", fault)
    const invoice = await post(api, right)
    if (fault === undefined) {
      service.simulator.store.fail(invoice.id, { message: "KSeF 450" })
      await api.post("/TestClock", { advanceSeconds: 600 })
    }
    expect(await entriesOf(api, invoice)).toMatchObject([{ status: "Failed", outcome: "Refused" }])
    await api.patch(`/Accounts/${invoice.accountId}`, { name: "Another" })
    await resubmit(api, invoice)
    expect(await entriesOf(api, invoice)).toMatchObject([{ status: "Submitted" }, { status: "Failed" }])
    expect(await formerOf(api, invoice)).toEqual([])
    expect(service.simulator.store.documents().at(-1)!.xml).toContain("Nabywca S.A.")
  })
})

it("payment data that are checked are those that are written: data added after the posting do not hide what lacks", async () => {
  const { api, scope } = await service.polishTenant()
  await service.setProfile(scope, { bic: null })
  await api.put("/Integrations/AutoInvoice", { companyId: scope.tenantId, apiKey: "right" })
  await api.put("/Integrations/NationalEInvoice", { isEnabled: true, nationalEInvoiceToken: "token-of-the-system" })
  const made = (await api.post("/Accounts", right)).body as { accountNumber: string }
  const { body } = await api.post("/Invoices/onAccountInvoice", {
    account: made.accountNumber,
    currency: "PLN",
    invoiceAction: "CancelDraftIfPostFail",
    invoiceLines: [line],
  })
  const { id, message } = body as { id: InvoiceId; message: string }
  expect(message).toContain("The legal entity lacks: BIC")
  await service.setProfile(scope, { bic: "WBKPPLPP" })
  await pass(api)
  const [entry] = await entriesOf(api, { id })
  expect(entry!.errorMessage).toContain("The legal entity lacks: BIC")
  await resubmit(api, { id })
  expect(service.simulator.store.invoice(id)?.xml).toContain("<cbc:ID>WBKPPLPP</cbc:ID>")
})
