import type { InvoiceId } from "@svc/domain/shared/ids"
import { afterAll, beforeAll, expect, it } from "vitest"
import {
  type EInvoicingService,
  entriesOf,
  startEInvoicingService,
} from "../support/e-invoicing/e-invoicing-service.ts"
import { expectProblem } from "../support/service/problems.ts"

let service: EInvoicingService
beforeAll(async () => {
  service = await startEInvoicingService({ clock: "manual" })
})
afterAll(() => service.close())

interface InvoiceView {
  readonly id: InvoiceId
  readonly account: { readonly id: string }
  readonly invoiceNumber: string
  readonly invoiceType: string
  readonly subtotal: number
  readonly totalAmount: number
  readonly totalBaseAmount: number
  readonly exchangeRate: number
  readonly status: string
  readonly invoiceLines: readonly { readonly id: string; readonly subtotal: number }[]
}

/** Makes a tenant with an invoice that the national system has, and returns functions that correct the invoice. */
const processed = async () => {
  const { api, scope } = await service.sendingTenant()
  const { id } = await service.post(scope)
  const pass = (advanceSeconds = 0) => api.post("/TestClock", { advanceSeconds })
  await pass()
  service.simulator.store.deliver(id, service.simulator.store.acknowledgementOf(id))
  await pass(300)
  const read = async (of: string) => (await api.get(`/Invoices/${of}`)).body as InvoiceView
  const [entry] = await entriesOf(api, { id })
  const invoice = await read(id)
  const ask = (body: object) =>
    api.post(`/Invoices/${id}/Correct`, { invoiceAction: "CancelDraftIfPostFail", reason: "Wrong price", ...body })
  const correct = async (body: object) => {
    const { status, text, body: made } = await ask(body)
    expect(status, text).toBe(200)
    await pass()
    const correction = await read((made as { id: string }).id)
    const sent = service.simulator.store.invoice(correction.id)!.xml
    const checked = await api.send("POST", "/NationalEInvoices/Check", sent, { "content-type": "application/xml" })
    expect(checked.body).toMatchObject({ isValid: true, findings: [] })
    return { correction, sent }
  }
  const about = [invoice.invoiceNumber, (entry as { nationalEInvoiceId?: string }).nationalEInvoiceId!]
  return { api, invoice, line: invoice.invoiceLines[0]!, ask, correct, about }
}
const references = (xml: string) =>
  [...xml.matchAll(/<cac:InvoiceDocumentReference><cbc:ID>([^<]*)/g)].map(([, id]) => id)

it("lines that become more are an invoice about the first one, at its rate", async () => {
  const { api, invoice, line, correct, about } = await processed()
  const { correction, sent } = await correct({ lines: [{ invoiceLineId: line.id, amount: 100 }] })
  expect(correction).toMatchObject({
    status: "Posted",
    subtotal: 100,
    totalAmount: 123,
    exchangeRate: invoice.exchangeRate,
    correctedInvoiceId: invoice.id,
    correctedInvoiceNumber: invoice.invoiceNumber,
    correctionReason: "Wrong price",
  })
  expect(sent).toContain("<cbc:InvoiceTypeCode>383</cbc:InvoiceTypeCode><cbc:Note>Wrong price</cbc:Note>")
  expect(references(sent)).toEqual(about)
  const related = (await api.get(`/Invoices/${invoice.id}/RelatedInvoices`)).body as { data: { id: string }[] }
  expect(related.data.map(({ id }) => id)).toEqual([correction.id])
  const list = await api.get(`/Invoices?Filter=${encodeURIComponent(`correctedInvoiceId eq '${invoice.id}'`)}`)
  expect(list.body).toMatchObject({ data: [{ id: correction.id }] })
})

it("lines that become less are a credit note with the reason", async () => {
  const { invoice, line, correct, about } = await processed()
  const { correction, sent } = await correct({ lines: [{ invoiceLineId: line.id, amount: -40 }] })
  expect(correction).toMatchObject({
    invoiceType: "Credit",
    subtotal: -40,
    totalAmount: -49.2,
    creditedInvoiceId: invoice.id,
    correctionReason: "Wrong price",
  })
  expect(sent).toContain("<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode><cbc:Note>Wrong price</cbc:Note>")
  expect(references(sent)).toEqual(about)
})

it("the buyer alone is a credit note of 0.00 with the buyer as he should be, and leaves all to be credited", async () => {
  const { api, invoice, correct, about } = await processed()
  const buyer = {
    name: "Nabywca Nowa S.A.",
    taxRegistrationNumber: "PL 111-111-11-11",
    organizationNumber: "1111111111",
    address: { street: "ul. Nowa 1", city: "Gdańsk", zip: "80-001", country: "PL" },
  }
  const { correction, sent } = await correct({ reason: "Wrong buyer", buyer })
  expect(correction).toMatchObject({
    invoiceType: "Credit",
    status: "Settled",
    totalAmount: 0,
    creditedInvoiceId: invoice.id,
  })
  expect(sent).toContain('<cbc:PayableAmount currencyID="PLN">0.00</cbc:PayableAmount>')
  const customer = /<cac:AccountingCustomerParty>.*<\/cac:AccountingCustomerParty>/s.exec(sent)![0]
  for (const text of [buyer.name, "PL1111111111", buyer.organizationNumber, buyer.address.city])
    expect(customer).toContain(text)
  expect(references(sent)).toEqual(about)
  const credit = await api.post(`/Invoices/${invoice.id}/credit`, { creditAllInvoiceLines: true })
  expect(credit.status, credit.text).toBe(200)
})

it("another tax number of the buyer, which no correction may give, is refused; one call credits the invoice and makes it anew", async () => {
  const { api, invoice, ask, about } = await processed()
  const right = { taxRegistrationNumber: "PL5265877635", organizationNumber: "5265877635" }
  const refused = await ask({ reason: "Wrong buyer", buyer: right })
  expectProblem(refused, 400)
  expect(refused.text).toContain("another buyer")
  expect(refused.text).toContain("POST /Invoices/{id}/Replace")

  const { account } = invoice
  expect(
    (await api.patch(`/Accounts/${account.id}`, { ...right, electronicInvoiceAddress: "PL5265877635" })).status,
  ).toBe(200)
  const replaced = await api.post(`/Invoices/${invoice.id}/Replace`, { reason: "Wrong buyer" })
  expect(replaced.status, replaced.text).toBe(200)
  await api.post("/TestClock", { advanceSeconds: 0 })
  const { id, creditInvoiceId } = replaced.body as { readonly id: InvoiceId; readonly creditInvoiceId: InvoiceId }
  const [credit, made] = [creditInvoiceId, id].map((each) => service.simulator.store.invoice(each)!.xml) as [
    string,
    string,
  ]
  expect(references(credit)).toEqual(about)
  expect(credit).toContain("<cbc:Note>Wrong buyer</cbc:Note>")
  expect(made).toContain("<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>")
  expect(references(made)).toEqual([])
  const customer = /<cac:AccountingCustomerParty>.*<\/cac:AccountingCustomerParty>/s
  expect(customer.exec(credit)![0]).not.toContain("5265877635")
  expect(customer.exec(made)![0]).toContain("PL5265877635")
})

it("a correction of nothing, of lines up and down, of foreign lines and of a credit note is refused", async () => {
  const { api, line, ask, correct } = await processed()
  const up = { invoiceLineId: line.id, amount: 1 }
  expectProblem(await ask({}), 400, "message")
  expectProblem(await ask({ reason: " ", lines: [up] }), 400, "reason")
  expectProblem(
    await ask({ lines: [up, { ...up, invoiceLineId: crypto.randomUUID() }] }),
    400,
    "lines[1].invoiceLineId",
  )
  expectProblem(await ask({ lines: [up, up] }), 400, "lines[1].invoiceLineId")
  expectProblem(await ask({ lines: [{ ...up, amount: 0.001 }] }), 400, "lines[0].amount")
  expectProblem(await ask({ lines: [{ ...up, amount: -1_000_000 }] }), 400, "lines[0].amount")
  expectProblem(await ask({ lines: [up], correctionDate: "2020-01-01" }), 400, "correctionDate")
  const { correction } = await correct({ lines: [{ ...up, amount: -1 }] })
  expectProblem(await api.post(`/Invoices/${correction.id}/Correct`, { reason: "Twice", lines: [up] }), 400, "message")
  const added = (await correct({ lines: [up] })).correction
  const second = await api.post(`/Invoices/${added.id}/credit`, { creditAllInvoiceLines: true })
  expect(second.status, second.text).toBe(200)
})
