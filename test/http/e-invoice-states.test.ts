import { afterAll, beforeAll, expect, it } from "vitest"
import {
  type EInvoicingService,
  entriesOf,
  startEInvoicingService,
} from "../support/e-invoicing/e-invoicing-service.ts"
import { wrongBuyer } from "../support/e-invoicing/posting.ts"
import { expectProblem } from "../support/service/problems.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: EInvoicingService
let tenant: TestTenant
/** The ids of invoices by their state. */
let ids: Readonly<Record<"unsent" | "sent" | "done" | "bad" | "mended", string>>
beforeAll(async () => {
  service = await startEInvoicingService({ clock: "manual" })
  const sending = await service.sendingTenant()
  const { api, scope } = sending
  tenant = sending
  const pass = (advanceSeconds = 0) => api.post("/TestClock", { advanceSeconds })
  const unsent = await service.postUnsent(scope)
  const done = await service.post(scope)
  await pass()
  service.simulator.store.deliver(done.id, service.simulator.store.acknowledgementOf(done.id))
  await pass(300)
  const [bad, mended] = [await service.post(scope, wrongBuyer), await service.post(scope, wrongBuyer)]
  await pass()
  const { account } = (await api.get(`/Invoices/${mended.id}`)).body as { readonly account: { readonly id: string } }
  await api.patch(`/Accounts/${account.id}`, { taxRegistrationNumber: "PL5260250274" })
  await api.post(`/Invoices/${mended.id}/NationalEInvoices/Resubmit`)
  const sent = await service.post(scope)
  await pass()
  ids = { unsent: unsent.id, sent: sent.id, done: done.id, bad: bad.id, mended: mended.id }
})
afterAll(() => service.close())

const listed = async (query: string) => {
  const answer = await tenant.api.get(`/Invoices?${query}`)
  expect(answer.status, answer.text).toBe(200)
  const { data, totalCount } = answer.body as { data: readonly { readonly id: string }[]; totalCount: number }
  expect(totalCount).toBe(data.length)
  return data.map(({ id }) => id).toSorted()
}

it("invoices are listed by how far their last e-invoice is", async () => {
  expect(await entriesOf(tenant.api, { id: ids.mended })).toMatchObject([{ status: "Submitted" }, { status: "Failed" }])
  expect(await listed("NationalEInvoiceState=Processed")).toEqual([ids.done])
  expect(await listed("NationalEInvoiceState=Failed")).toEqual([ids.bad])
  expect(await listed("NationalEInvoiceState=Submitted")).toEqual([ids.sent, ids.mended].toSorted())
  expect(await listed("NationalEInvoiceState=Pending")).toEqual([])
  const number = ((await tenant.api.get(`/Invoices/${ids.sent}`)).body as { invoiceNumber: string }).invoiceNumber
  const filter = encodeURIComponent(`invoiceNumber eq '${number}'`)
  expect(await listed(`NationalEInvoiceState=Submitted&Filter=${filter}&OrderBy=created desc`)).toEqual([ids.sent])
  const csv = await tenant.api.get("/Invoices?NationalEInvoiceState=Processed", { accept: "text/csv" })
  expect(csv.text.trim().split("\n")).toHaveLength(2)
  expectProblem(await tenant.api.get("/Invoices?NationalEInvoiceState=Lost"), 400, "NationalEInvoiceState")
})

it("what became of the invoices of a page is read at once, the last entry of each", async () => {
  const of = (text: string) => tenant.api.get(`/NationalEInvoices/OfInvoices?InvoiceIds=${text}`)
  const { data } = (await of(Object.values(ids).join(","))).body as {
    readonly data: readonly { readonly invoiceId: string; readonly status: string }[]
  }
  expect(Object.fromEntries(data.map(({ invoiceId, status }) => [invoiceId, status]))).toEqual({
    [ids.sent]: "Submitted",
    [ids.done]: "Processed",
    [ids.bad]: "Failed",
    [ids.mended]: "Submitted",
  })
  expectProblem(await of("no-id"), 400, "InvoiceIds")
  expectProblem(await of(Array.from({ length: 101 }, () => crypto.randomUUID()).join(",")), 400, "InvoiceIds")
  const other = await service.createTenant()
  expect((await other.api.get(`/NationalEInvoices/OfInvoices?InvoiceIds=${ids.done}`)).body).toEqual({ data: [] })
})

it("who may not read e-invoices cannot list invoices by them", async () => {
  const reader = await tenant.apiWith(["invoices:read"])
  expect((await reader.get("/Invoices")).status).toBe(200)
  expect((await reader.get("/Invoices?NationalEInvoiceState=Failed")).status).toBe(403)
})
