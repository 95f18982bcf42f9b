import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  type EInvoicingService,
  entriesOf,
  startEInvoicingService,
} from "../support/e-invoicing/e-invoicing-service.ts"
import { makeBatchCalls } from "../support/invoicing/batches.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"

let service: EInvoicingService
beforeAll(async () => {
  service = await startEInvoicingService({ clock: "manual" })
})
afterAll(() => service.close())

const settings = "/Integrations/NationalEInvoice"
const line = {
  productName: "Plan",
  price: 10,
  quantity: 1,
  unitOfMeasure: "C62",
  recognizedRevenueAccount: "3000",
  taxTemplate: "VAT 23%",
}
const wrong = { name: "Nabywca", currency: "PLN", taxRegistrationNumber: "PL1111111112" }
const address = { street: "ul. Krótka 2/4", city: "Kraków", zip: "30-002", country: "PL" }
const draft = async (api: ApiClient, invoiceAction: string, account: object, more: object = {}) => {
  const { accountNumber } = (await api.post("/Accounts", account)).body as { accountNumber: string }
  const answer = await api.post("/Invoices/onAccountInvoice", {
    account: accountNumber,
    currency: "PLN",
    invoiceAction,
    invoiceLines: [line],
    ...more,
  })
  return { ...answer, body: answer.body as { id: string; successful: boolean; message: string } }
}
const numbersOf = async (api: ApiClient) =>
  ((await api.get("/Invoices")).body as { data: readonly { status: string; invoiceNumber?: string }[] }).data

describe("posting asks whether the national system would take the invoice", () => {
  it("warns of every reason at once, before the buyer has the invoice, and posts as asked", async () => {
    const { api } = await service.sendingTenant()
    const { status, body } = await draft(api, "CreateDraftAndPostInvoice", {
      ...wrong,
      defaultInvoiceAddress: { ...address, zip: "" },
    })
    expect([status, body.successful]).toEqual([201, true])
    expect(body.message).toMatch(/^The invoice was posted as .*PL-02: Buyer's NIP.*PL-04: Buyer's address/)
    await api.post("/TestClock", { advanceSeconds: 0 })
    const [entry] = await entriesOf(api, { id: body.id })
    expect(entry).toMatchObject({ status: "Failed", outcome: "NotSent" })

    const later = await draft(api, "CreateDraft", { ...wrong, defaultInvoiceAddress: address })
    const posted = await api.post(`/Invoices/${later.body.id}/post`)
    expect([posted.status, (posted.body as { message: string }).message]).toEqual([
      201,
      expect.stringContaining("PL-02"),
    ])
    const right = await draft(api, "CancelDraftIfPostFail", {
      ...wrong,
      taxRegistrationNumber: "PL1111111111",
      defaultInvoiceAddress: address,
    })
    expect(right.body.message).toMatch(/^The invoice was posted as [^ ]*\.$/)
  })

  it("says that an attachment may not reach the buyer that way, and of no other invoice", async () => {
    const { api } = await service.sendingTenant()
    const account = { ...wrong, taxRegistrationNumber: "PL1111111111", defaultInvoiceAddress: address }
    const attachments = [{ name: "Hours.pdf", contentType: "application/pdf", content: btoa("%PDF-1.7") }]
    const plain = await draft(api, "CreateDraftAndPostInvoice", account)
    expect(plain.body.message).toMatch(/^The invoice was posted as [^ ]+\.$/)
    const attached = await draft(api, "CreateDraftAndPostInvoice", { ...account, name: "Nabywca 2" }, { attachments })
    expect(attached.body).toMatchObject({ successful: true, message: expect.stringContaining("(Hours.pdf)") })
    expect(attached.body.message).not.toContain("will not accept it")
  })

  it("refuses with Refuse: nothing is posted, and no number is used", async () => {
    const { api } = await service.sendingTenant()
    expect((await api.get(settings)).body).toMatchObject({ preflightOnPosting: "Warn" })
    await api.put(settings, { isEnabled: true, preflightOnPosting: "Refuse" })
    expect((await api.put(settings, { isEnabled: true })).body).toMatchObject({ preflightOnPosting: "Refuse" })
    const account = { ...wrong, defaultInvoiceAddress: address }
    const refused = await draft(api, "CancelDraftIfPostFail", account)
    expect(expectProblem(refused, 400, "message").errors!["message"]![0]).toContain("PL-02: Buyer's NIP")
    expect(await numbersOf(api)).toEqual([])
    const kept = await draft(api, "CreateDraftAndPostInvoice", account)
    expect(kept.body).toMatchObject({ successful: false, message: expect.stringContaining("PL-02") })
    expectProblem(await api.post(`/Invoices/${kept.body.id}/post`), 400, "message")
    expect(await numbersOf(api)).toMatchObject([{ status: "Draft" }])
    const out = { ...account, nationalEInvoice: { excluded: true, reason: "a consumer" } }
    expect((await draft(api, "CancelDraftIfPostFail", out)).body).toMatchObject({ successful: true })
  })

  it("asks nothing where national e-invoicing is not active", async () => {
    const { api } = await service.sendingTenant()
    await api.put(settings, { isEnabled: false, preflightOnPosting: "Refuse" })
    const { body } = await draft(api, "CancelDraftIfPostFail", wrong)
    expect(body.message).not.toContain("PL-")
  })
})

describe("the log of a batch says of each invoice why the national system would not take it", () => {
  const right = { ...wrong, taxRegistrationNumber: "PL1111111111" }
  /** Posts a batch of two drafts, one that the national system would accept and one that it would refuse. */
  const postBoth = async (preflightOnPosting: string) => {
    const { api } = await service.sendingTenant()
    await api.put(settings, { isEnabled: true, preflightOnPosting })
    const ids: string[] = []
    for (const account of [wrong, right])
      ids.push((await draft(api, "CreateDraft", { ...account, defaultInvoiceAddress: address })).body.id)
    const batches = makeBatchCalls(api)
    const { id } = await batches.askToPostDrafts("status eq 'Draft'")
    await api.post("/TestClock", { advanceSeconds: 0 })
    const { batchLog, batchNumber } = await batches.get(id)
    const { statusMessage } = await batches.status(batchNumber, "Posted")
    return { api, ids, id, batches, batchLog, statusMessage }
  }

  it("that posts drafts: it is posted with Warn, and counts as posted", async () => {
    const { api, ids, batchLog, statusMessage } = await postBoth("Warn")
    expect(statusMessage).toBe("2 invoices posted")
    const { invoiceNumber } = (await api.get(`/Invoices/${ids[0]}`)).body as { readonly invoiceNumber: string }
    expect(batchLog).toEqual([
      expect.objectContaining({
        entityName: "Invoice",
        entityId: ids[0],
        reference: "A-1001",
        errorMessage: expect.stringContaining(
          `posted as ${invoiceNumber}. The national system will not accept it: PL-02: Buyer's NIP`,
        ),
      }),
    ])
  })

  it("that posts drafts: it stays a draft with Refuse, and is posted by the next one after Warn", async () => {
    const { api, ids, id, batches, batchLog, statusMessage } = await postBoth("Refuse")
    expect(statusMessage).toBe("1 invoice posted, 1 failed")
    expect(batchLog).toMatchObject([{ entityId: ids[0], errorMessage: expect.stringContaining("PL-02: Buyer's NIP") }])
    expect(batchLog[0]!.errorMessage).not.toContain("posted as")
    expect((await api.get(`/Invoices/${ids[0]}`)).body).toMatchObject({ status: "Draft" })

    await api.put(settings, { isEnabled: true, preflightOnPosting: "Warn" })
    await batches.askToPost(id)
    await api.post("/TestClock", { advanceSeconds: 0 })
    expect((await batches.get(id)).batchLog).toMatchObject([
      { entityId: ids[0], errorMessage: expect.stringMatching(/posted as .* PL-02: /) },
    ])
  })

  it("that was generated of orders", async () => {
    const { api } = await service.sendingTenant()
    const buyer = { ...wrong, defaultInvoiceAddress: address }
    const { accountNumber } = (await api.post("/Accounts", buyer)).body as { readonly accountNumber: string }
    const priceDetails = [{ currency: "PLN", price: 100 }]
    const charges = [{ name: "Fee", taxTemplate: line.taxTemplate, priceDetails }]
    await api.post("/Products", { name: "Plan", productType: "MultipleCharges", chargePlans: [{ charges }] })
    const order = { status: "Active", account: accountNumber, orderDate: "2024-01-01", products: [{ product: "Plan" }] }
    expect((await api.post("/Subscriptions", order)).status).toBe(201)
    const batches = makeBatchCalls(api)
    const { id } = await batches.ask()
    await api.post("/TestClock", { advanceSeconds: 0 })
    expect(await batches.get(id)).toMatchObject({ invoices: [{ status: "Draft" }], batchLog: [] })
    await batches.askToPost(id)
    await api.post("/TestClock", { advanceSeconds: 0 })
    expect(await batches.get(id)).toMatchObject({
      invoices: [{ status: "Posted" }],
      batchLog: [{ entityName: "Invoice", errorMessage: expect.stringContaining("PL-02: Buyer's NIP") }],
    })
  })
})

describe("an account is told what it lacks as a buyer", () => {
  const ask = (api: ApiClient, id: string) => api.get(`/Accounts/${id}/NationalEInvoiceValidation`)
  const create = async (api: ApiClient, account: object) =>
    ((await api.post("/Accounts", account)).body as { readonly id: string }).id
  const exclusion = { excluded: true, reason: "A branch abroad" }

  it("by member and rule, in the words of the pre-flight", async () => {
    const { api } = await service.sendingTenant()
    const account = {
      ...wrong,
      defaultInvoiceAddress: { ...address, zip: "", street: "" },
      electronicInvoiceAddress: "12",
      electronicInvoiceAddressScheme: "9999",
    }
    const { body } = await ask(api, await create(api, account))
    expect(body).toMatchObject({ isValid: false, isExcluded: false })
    const { findings } = body as { readonly findings: readonly Readonly<Record<"field" | "rule" | "text", string>>[] }
    expect(findings.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
      "electronicInvoiceAddressScheme BR-CL-25",
      "electronicInvoiceAddressScheme PEPPOL-EN16931-CL008",
      "taxRegistrationNumber PL-02",
      "defaultInvoiceAddress.street PL-04",
      "defaultInvoiceAddress.zip PL-04",
    ])
    const posted = await draft(api, "CreateDraftAndPostInvoice", account)
    for (const { rule, text } of findings) expect(posted.body.message).toContain(`${rule}: ${text}`)
  })

  it("as nothing where all is there, and without a country as what no rule can do without", async () => {
    const { api } = await service.sendingTenant()
    const whole = { ...wrong, taxRegistrationNumber: "5260250274", defaultInvoiceAddress: address }
    const valid = { isValid: true, isExcluded: true, findings: [] }
    expect((await ask(api, await create(api, { ...whole, nationalEInvoice: exclusion }))).body).toEqual(valid)
    const { body } = await ask(api, await create(api, { ...whole, defaultInvoiceAddress: null }))
    expect(body).toMatchObject({
      isValid: false,
      findings: [
        { field: "defaultInvoiceAddress.country", rule: "BR-11" },
        { field: "taxRegistrationNumber", rule: "BR-CO-09" },
      ],
    })
  })

  it("in its own tenant alone", async () => {
    const [{ api }, stranger] = await Promise.all([service.sendingTenant(), service.sendingTenant()])
    const id = await create(api, wrong)
    expect((await ask(api, id)).status).toBe(200)
    expectProblem(await ask(stranger.api, id), 404, "message")
  })
})
