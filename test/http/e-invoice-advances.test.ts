import type { InvoiceId } from "@svc/domain/shared/ids"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  type EInvoicingService,
  entriesOf,
  startEInvoicingService,
} from "../support/e-invoicing/e-invoicing-service.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"

let service: EInvoicingService
let tenant: Awaited<ReturnType<EInvoicingService["sendingTenant"]>>
let api: ApiClient
let account: string
let other: string
beforeAll(async () => {
  service = await startEInvoicingService({ clock: "manual" })
  tenant = await service.sendingTenant()
  api = tenant.api
  await api.post("/TaxTemplates", { name: "VAT 23%", details: [{ tax1: 23, taxCategory: "S" }] })
  const buyer = async (name: string) => {
    const made = await api.post("/Accounts", {
      name,
      currency: "PLN",
      taxRegistrationNumber: "PL1111111111",
      defaultInvoiceAddress: { street: "ul. Krótka 2/4", city: "Kraków", zip: "30-002", country: "PL" },
    })
    return (made.body as { accountNumber: string }).accountNumber
  }
  ;[account, other] = [await buyer("Nabywca S.A."), await buyer("Inny S.A.")]
})
afterAll(() => service.close())

const pass = (advanceSeconds = 0) => api.post("/TestClock", { advanceSeconds })
const line = {
  productName: "Plan",
  price: 1000,
  quantity: 1,
  unitOfMeasure: "C62",
  recognizedRevenueAccount: "3000",
  taxTemplate: "VAT 23%",
}
const ask = (more: object, of = account) =>
  api.post("/Invoices/onAccountInvoice", {
    account: of,
    currency: "PLN",
    invoiceAction: "CancelDraftIfPostFail",
    invoiceLines: [line],
    ...more,
  })
interface Made {
  readonly id: InvoiceId
  readonly invoiceNumber: string
}
const post = async (more: object, of = account) => {
  const answer = await ask(more, of)
  expect(answer.status, answer.text).toBe(201)
  return (await api.get(`/Invoices/${(answer.body as Made).id}`)).body as Made
}
const deliver = ({ id }: Made) => service.simulator.store.deliver(id, service.simulator.store.acknowledgementOf(id))
const newest = async (invoice: Made) => (await entriesOf(api, invoice))[0]!
const xmlOf = ({ id }: Made) => service.simulator.store.invoice(id)!.xml

describe("advance invoices", () => {
  it("go out as such, and the final one waits for the number of each of them and names it", async () => {
    const advances = [await post({ isAdvance: true }), await post({ isAdvance: true })] as const
    const final = await post({
      advanceOf: advances.map(({ id }) => id),
      invoiceLines: [
        { ...line, price: 5000 },
        { ...line, quantity: -2 },
      ],
    })
    const shown = (await api.get(`/Invoices/${final.id}`)).body
    expect(shown).toMatchObject({ advanceOf: advances.map(({ id }) => id) })
    expect((await api.get(`/Invoices/${advances[0].id}`)).body).toMatchObject({ isAdvance: true })
    await pass()
    expect(xmlOf(advances[0])).toContain("<cbc:InvoiceTypeCode>386</cbc:InvoiceTypeCode>")
    expect(await newest(final)).toMatchObject({ status: "Pending", heldBack: "WaitsForInvoice" })

    // Only one of two advances has its number, so the final invoice still waits for the other.
    const [first, second] = advances.toSorted((a, b) => (a.id < b.id ? -1 : 1)) as [Made, Made]
    deliver(first)
    await pass(300)
    expect(await newest(first)).toMatchObject({ status: "Processed" })
    expect(await newest(final)).toMatchObject({ status: "Pending", heldBack: "WaitsForInvoice" })
    deliver(second)
    await pass(600)
    expect(await newest(final)).toMatchObject({ status: "Submitted" })
    const xml = xmlOf(final)
    expect(xml).toContain("<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>")
    for (const advance of advances) {
      const { nationalEInvoiceId } = await newest(advance)
      for (const id of [advance.invoiceNumber, nationalEInvoiceId]) {
        expect(xml).toMatch(new RegExp(`<cac:InvoiceDocumentReference>\\s*<cbc:ID>${id}</cbc:ID>`))
      }
    }
  })

  it("that are outside of the national system are not waited for", async () => {
    const outside = { nationalEInvoice: { excluded: true, reason: "before" } }
    const advance = await post({ isAdvance: true, ...outside })
    const final = await post({ advanceOf: [advance.id] })
    await pass()
    expect(await newest(final)).toMatchObject({ status: "Submitted" })
    expect(xmlOf(final)).toContain(`<cbc:ID>${advance.invoiceNumber}</cbc:ID>`)
  })

  it("that are looked at after their final one are waited for all the same, but not for ever", async () => {
    const unseen = async () => {
      await service.setProfile(tenant.scope, { nationalEInvoice: false })
      const advance = await post({ isAdvance: true })
      await pass()
      await service.setProfile(tenant.scope, { nationalEInvoice: true })
      const final = await post({ advanceOf: [advance.id] })
      await pass()
      expect(await newest(final)).toMatchObject({ status: "Pending", heldBack: "WaitsForInvoice" })
      return { advance, final }
    }
    const { advance, final } = await unseen()
    expect((await api.post(`/Invoices/${advance.id}/NationalEInvoices/Resubmit`)).status).toBe(201)
    await pass(120)
    expect(await newest(final)).toMatchObject({ status: "Pending", heldBack: "WaitsForInvoice" })
    deliver(advance)
    await pass(600)
    const { nationalEInvoiceId = "" } = await newest(advance)
    expect(await newest(final)).toMatchObject({ status: "Submitted" })
    expect(xmlOf(final)).toContain(`<cbc:ID>${nationalEInvoiceId}</cbc:ID>`)

    const never = await unseen()
    await pass(61)
    expect(await newest(never.final)).toMatchObject({ status: "Submitted" })
  })

  it("are posted advance invoices of the same account, none twice, none of an advance itself", async () => {
    const [advance, plain] = [await post({ isAdvance: true }), await post({})]
    const foreign = await post({ isAdvance: true }, other)
    const id = advance.id
    for (const [more, field] of [
      [{ advanceOf: [plain.id] }, "advanceOf[0]"],
      [{ advanceOf: [id, foreign.id] }, "advanceOf[1]"],
      [{ advanceOf: [tenant.tenantId] }, "advanceOf[0]"],
      [{ advanceOf: [id, id.toUpperCase()] }, "advanceOf"],
      [{ advanceOf: [id], isAdvance: true }, "advanceOf"],
      [{ advanceOf: [id], invoiceDate: "2026-01-01" }, "advanceOf[0]"],
    ] as const) {
      expectProblem(await ask(more), 400, field)
    }
  })
})

describe("marks for the national document", () => {
  it("stand in it where UBL has a place, and on the credit note of the invoice", async () => {
    const marked = { ...line, goodsCodes: ["GTU_12"], procedureMarks: ["TT_D"] }
    const invoice = await post({ splitPayment: true, notes: "Dziękujemy", invoiceLines: [marked] })
    expect((await api.get(`/Invoices/${invoice.id}`)).body).toMatchObject({
      splitPayment: true,
      invoiceLines: [{ goodsCodes: ["GTU_12"], procedureMarks: ["TT_D"] }],
    })
    await pass()
    const xml = xmlOf(invoice)
    expect(xml).toContain("Mechanizm podzielonej płatności</cbc:Note>")
    const property = (name: string, value: string) =>
      new RegExp(
        `<cac:AdditionalItemProperty>\\s*<cbc:Name>${name}</cbc:Name>\\s*<cbc:Value>${value}</cbc:Value>\\s*</cac:AdditionalItemProperty>`,
      )
    expect(xml).toMatch(property("GTU", "GTU_12"))
    expect(xml).toMatch(property("Procedura", "TT_D"))
    expect(
      (await api.send("POST", "/NationalEInvoices/Check", xml, { "content-type": "application/xml" })).body,
    ).toMatchObject({
      isValid: true,
    })
    deliver(invoice)
    await pass(300)
    const credited = await api.post(`/Invoices/${invoice.id}/credit`, { creditAllInvoiceLines: true })
    const { id } = credited.body as Made
    const note = (await api.get(`/Invoices/${id}`)).body as { splitPayment?: boolean; invoiceLines: unknown[] }
    expect(note.invoiceLines).toMatchObject([{ goodsCodes: ["GTU_12"] }])
    expect(note.splitPayment).toBeUndefined()
  })

  it("that have no place are refused with the reason", async () => {
    const refused = async (marks: object, field: string, text: string) => {
      const answer = await ask({ invoiceLines: [{ ...line, ...marks }] })
      expectProblem(answer, 400, `invoiceLines[0].${field}`)
      expect(answer.text).toContain(text)
    }
    await refused({ procedureMarks: ["TP"] }, "procedureMarks", "UBL has no place for it")
    await refused({ procedureMarks: ["XX"] }, "procedureMarks", "must be one of WSTO_EE")
    await refused({ procedureMarks: ["IED", "TT_D"] }, "procedureMarks", "one for each line")
    await refused({ goodsCodes: ["GTU_14"] }, "goodsCodes", "must be GTU_01 to GTU_13")
    await refused({ goodsCodes: ["GTU_01", "GTU_02"] }, "goodsCodes", "one for each line")
  })
})
