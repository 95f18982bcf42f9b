import type { PostedInvoice } from "@svc/domain/e-invoicing/ubl/posted-invoice"
import type { InvoiceId } from "@svc/domain/shared/ids"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import {
  type EInvoicingService,
  entriesOf,
  type EntryView,
  startEInvoicingService,
} from "../support/e-invoicing/e-invoicing-service.ts"
import { wrongBuyer } from "../support/e-invoicing/posting.ts"
import type { ApiClient } from "../support/service/api-client.ts"

let service: EInvoicingService
beforeAll(async () => {
  service = await startEInvoicingService({ clock: "manual" })
})
afterEach(() => service.simulator.heal())
afterAll(() => service.close())

type Sender = Awaited<ReturnType<EInvoicingService["sendingTenant"]>>
const pass = (api: ApiClient, advanceSeconds = 0) => api.post("/TestClock", { advanceSeconds })
const down = { _tag: "Answer", status: 503 } as const
const deliver = ({ id }: { id: string }) =>
  service.simulator.store.deliver(id, service.simulator.store.acknowledgementOf(id))
const newest = async (api: ApiClient, invoice: { id: InvoiceId }) => (await entriesOf(api, invoice))[0]!
const isAtProvider = ({ id }: { id: string }) => service.simulator.store.invoice(id) !== undefined
const credit = async ({ api }: Sender, { id }: Pick<PostedInvoice, "id">) => {
  const { body, status } = await api.post(`/Invoices/${id}/credit`, {
    creditAllInvoiceLines: true,
    invoiceAction: "CancelDraftIfPostFail",
  })
  expect(status).toBe(200)
  await pass(api)
  return { id: (body as { id: InvoiceId }).id }
}
const waiting = { status: "Pending", heldBack: "WaitsForInvoice" }
const neverSent = { status: "Failed", outcome: "NotSent", errorMessage: "the invoice was never sent" }
const resubmit = (api: ApiClient, { id }: { id: string }) => api.post(`/Invoices/${id}/NationalEInvoices/Resubmit`)

describe("a credit note", () => {
  it("does not overtake its invoice: it waits, and goes out with the national number of the invoice", async () => {
    const tenant = await service.sendingTenant()
    const { api } = tenant
    service.simulator.fail("POST /v1/invoices", down)
    const invoice = await service.post(tenant.scope)
    await pass(api)
    expect(await newest(api, invoice)).toMatchObject({ status: "Pending", lastProblem: expect.any(String) })

    const note = await credit(tenant, invoice)
    expect(await newest(api, note)).toMatchObject(waiting)
    await pass(api, 60)
    expect(await newest(api, invoice)).toMatchObject({ status: "Submitted" })
    expect(await newest(api, note)).toMatchObject(waiting)
    expect(isAtProvider(note)).toBe(false)

    deliver(invoice)
    await pass(api, 600)
    const { nationalEInvoiceId } = await newest(api, invoice)
    expect(await newest(api, note)).toMatchObject({ status: "Submitted" })
    expect((await newest(api, note)).heldBack).toBeUndefined()
    expect(service.simulator.store.invoice(note.id)!.xml).toContain(
      `<cbc:ID>${nationalEInvoiceId}</cbc:ID><cbc:IssueDate>${invoice.issueDate}</cbc:IssueDate>`,
    )
    expect(service.simulator.store.invoice(note.id)!.xml).toContain(
      `<cbc:ID>${invoice.number}</cbc:ID><cbc:IssueDate>${invoice.issueDate}</cbc:IssueDate>`,
    )
    deliver(note)
    await pass(api, 600)
    const { history } = await newest(api, note)
    expect(history.map(({ status }) => status)).toEqual(["Pending", "Pending", "Submitted", "Processed"])
  })

  it("of a Processed invoice goes out at once, with its national number", async () => {
    const tenant = await service.sendingTenant()
    const invoice = await service.post(tenant.scope)
    await pass(tenant.api)
    deliver(invoice)
    await pass(tenant.api, 300)
    const note = await credit(tenant, invoice)
    expect(await newest(tenant.api, note)).toMatchObject({ status: "Submitted" })
    const { nationalEInvoiceId } = await newest(tenant.api, invoice)
    expect(service.simulator.store.invoice(note.id)!.xml).toContain(`<cbc:ID>${nationalEInvoiceId}</cbc:ID>`)
    expect((await tenant.api.get(`/Invoices/${note.id}/UBL`)).text).toContain(`<cbc:ID>${nationalEInvoiceId}</cbc:ID>`)
  })

  it("is not sent for an invoice that never left", async () => {
    const tenant = await service.sendingTenant()
    const invoice = await service.post(tenant.scope, wrongBuyer)
    await pass(tenant.api)
    expect(await newest(tenant.api, invoice)).toMatchObject({ status: "Failed", outcome: "NotSent" })
    const note = await credit(tenant, invoice)
    expect(await newest(tenant.api, note)).toMatchObject(neverSent)
    expect(isAtProvider(note)).toBe(false)
  })

  it("that waits fails with its invoice, and can be submitted again once that is Processed", async () => {
    const tenant = await service.sendingTenant()
    const { api } = tenant
    const invoice = await service.post(tenant.scope)
    await pass(api)
    const note = await credit(tenant, invoice)
    expect(await newest(api, note)).toMatchObject(waiting)
    service.simulator.store.fail(invoice.id, { message: "KSeF 450" })
    await pass(api, 600)
    expect(await newest(api, invoice)).toMatchObject({ status: "Failed", outcome: "Refused" })
    expect(await newest(api, note)).toMatchObject(neverSent)
    expect((await resubmit(api, note)).body).toMatchObject(neverSent)

    await resubmit(api, invoice)
    await pass(api)
    const { maventaReferenceId } = (await newest(api, invoice)) as EntryView & { maventaReferenceId: string }
    deliver({ id: maventaReferenceId })
    await pass(api, 600)
    expect(await newest(api, invoice)).toMatchObject({ status: "Processed" })
    expect(await newest(api, note)).toMatchObject(neverSent)
    await resubmit(api, note)
    await pass(api)
    expect(await newest(api, note)).toMatchObject({ status: "Submitted" })
  })
})

describe("an invoice that replaces another one", () => {
  it("goes out at once, so that its buyer has it in time, though the credit note of the former one still waits", async () => {
    const { api, scope } = await service.sendingTenant()
    const invoice = await service.post(scope)
    await pass(api)
    expect(await newest(api, invoice)).toMatchObject({ status: "Submitted" })
    const answer = await api.post(`/Invoices/${invoice.id}/Replace`, { reason: "Wrong address" })
    expect(answer.status, answer.text).toBe(200)
    const { id, creditInvoiceId } = answer.body as { readonly id: InvoiceId; readonly creditInvoiceId: InvoiceId }
    await pass(api)
    expect(await newest(api, { id })).toMatchObject({ status: "Submitted" })
    expect(await newest(api, { id: creditInvoiceId })).toMatchObject(waiting)
    // The new document refers to no other document, which would have to be sent first.
    expect(service.simulator.store.invoice(id)!.xml).not.toContain("BillingReference")

    deliver({ id })
    deliver(invoice)
    await pass(api, 600)
    expect(await newest(api, { id: creditInvoiceId })).toMatchObject({ status: "Submitted" })
  })

  it("goes out also where the former one never left, and its credit note never will", async () => {
    const { api, scope } = await service.sendingTenant()
    const invoice = await service.post(scope, wrongBuyer)
    await pass(api)
    expect(await newest(api, invoice)).toMatchObject({ status: "Failed", outcome: "NotSent" })
    const { account } = (await api.get(`/Invoices/${invoice.id}`)).body as { readonly account: { readonly id: string } }
    const mended = await api.patch(`/Accounts/${account.id}`, { taxRegistrationNumber: "PL1111111111" })
    expect(mended.status, mended.text).toBe(200)
    const answer = await api.post(`/Invoices/${invoice.id}/Replace`, { reason: "Wrong tax number" })
    expect(answer.status, answer.text).toBe(200)
    const { id, creditInvoiceId } = answer.body as { readonly id: InvoiceId; readonly creditInvoiceId: InvoiceId }
    await pass(api)
    expect(await newest(api, { id: creditInvoiceId })).toMatchObject(neverSent)
    expect(await newest(api, { id })).toMatchObject({ status: "Submitted" })
  })
})
