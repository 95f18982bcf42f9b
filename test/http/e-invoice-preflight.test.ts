import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  type EInvoicingService,
  entriesOf,
  startEInvoicingService,
} from "../support/e-invoicing/e-invoicing-service.ts"
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
const draft = async (api: ApiClient, invoiceAction: string, account: object) => {
  const { accountNumber } = (await api.post("/Accounts", account)).body as { accountNumber: string }
  const answer = await api.post("/Invoices/onAccountInvoice", {
    account: accountNumber,
    currency: "PLN",
    invoiceAction,
    invoiceLines: [line],
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
