import { ocrNumber } from "@svc/domain/invoicing/ocr-number"
import { migrate } from "@svc/adapters/wiring/migrate"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Billing, makeBilling } from "../support/invoicing/billing.ts"
import { expectProblem } from "../support/service/problems.ts"
import { openService, type Opened } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: Opened<{ readonly clock: number; readonly http: true }>
let tenant: TestTenant
let billing: Billing
let account: string
beforeAll(async () => {
  service = await openService({ clock: Date.parse("2023-10-04T21:30:00Z"), http: true })
})
afterAll(() => service.close())
beforeEach(async () => {
  tenant = await service.createTenant()
  billing = makeBilling(tenant.api)
  account = (await billing.account()).id
})

const dated = (invoiceDate: string, paymentTerm = "On receipt") => ({ invoiceDate, paymentTerm })
/** The `Data` of the events with this tag, as the text that receivers get. */
const eventsOf = async (tag: string) => {
  const rows = await service.sql<{ envelope: string }>(
    "select envelope from svc.events where tenant_id = $1 and tag = $2 order by id",
    [tenant.tenantId, tag],
  )
  return rows.map(({ envelope }) => envelope.slice(envelope.indexOf('"Data":') + '"Data":'.length))
}

describe("what is past due", () => {
  it("is counted in days of the legal entity, and the same in answers, lists and events", async () => {
    const late = await billing.posted(account, [billing.line(10)], dated("2022-10-26"))
    // In Stockholm it is 23:30.
    expect(late).toMatchObject({ dueDate: "2022-10-26", daysPastDue: 343 })
    expect((await billing.page("/Invoices")).data).toMatchObject([{ daysPastDue: 343 }])
    expect((await billing.page(`/Accounts/${account}/Invoices`)).data).toMatchObject([{ daysPastDue: 343 }])
    const [posted] = await eventsOf("InvoicePosted")
    expect(posted).toBe((await tenant.api.get(`/Invoices/${late.id}`)).text)
    const edited = await tenant.api.patch(`/Invoices/${late.id}`, { externalERPId: "7" })
    expect(edited.text).toBe((await tenant.api.get(`/Invoices/${late.id}`)).text)
    expect(await eventsOf("InvoiceUpdated")).toEqual([edited.text])
    expect(edited.body).toMatchObject({ daysPastDue: 343 })

    const onTime = await billing.posted(account, [billing.line(10)], dated("2023-10-04"))
    expect(onTime).not.toHaveProperty("daysPastDue")
    const draft = await billing.get((await billing.create(account, [billing.line(10)], dated("2022-10-26"))).id)
    expect(draft).not.toHaveProperty("daysPastDue")
    const credit = await billing.credit(late.id, { creditAllInvoiceLines: true })
    expect(credit).not.toHaveProperty("daysPastDue")
  })
})

describe("an OCR number", () => {
  it("is given with the number of the invoice, finds it, and no credit note has one", async () => {
    await tenant.api.patch("/LegalEntities", {
      numberSeries: [{ type: "Invoice", format: "FV/{yyyy}/{n:4}", nextNumber: 1001 }],
    })
    const invoice = await billing.posted(account, [billing.line(10)], dated("2023-10-04"))
    expect(invoice).toMatchObject({ invoiceNumber: "FV/2023/1001", ocrNumber: ocrNumber("20231001", "Invoice") })
    const found = await billing.page(`/Invoices?Filter=ocrNumber eq '${invoice["ocrNumber"] as string}'`)
    expect(found.data).toMatchObject([{ id: invoice.id }])
    const credit = await billing.credit(invoice.id, {
      creditAllInvoiceLines: true,
      invoiceAction: "CreateDraftAndPostInvoice",
    })
    expect(credit).toMatchObject({ status: "Posted", invoiceNumber: "C1" })
    expect(credit).not.toHaveProperty("ocrNumber")
    expect((await billing.page("/Invoices?Filter=ocrNumber eq null")).data).toMatchObject([{ id: credit.id }])
  })

  it("is the same in the database", async () => {
    const numbers = ["1", "10", "1001", "FV/2026/0001", "79927398713", "0", "999999999999", "A-7b3", "٣12", "FV"]
    for (const number of numbers)
      for (const type of ["Invoice", "Credit"] as const) {
        const [row] = await service.sql<{ ocr: string | null }>("select svc.ocr_number($1, $2) as ocr", [number, type])
        expect(row!.ocr ?? undefined, number).toBe(ocrNumber(number, type))
      }
  })
})

describe("an invoice that nothing is left to pay of", () => {
  it("is settled when it is posted, and its InvoicePosted says so", async () => {
    const free = await billing.posted(account, [billing.line(0)])
    const paid = await billing.posted(account, [billing.line(10)], { prepaidAmount: 12.5 })
    const owed = await billing.posted(account, [billing.line(10)], { prepaidAmount: 12.49 })
    expect([free, paid, owed].map(({ status }) => status)).toEqual(["Settled", "Settled", "Posted"])
    expect(paid).toMatchObject({ balancedAmount: 0 })
    expect(paid).not.toHaveProperty("settledNotes")
    expect((await eventsOf("InvoicePosted")).map((text) => (JSON.parse(text) as { status: string }).status)).toEqual([
      "Settled",
      "Settled",
      "Posted",
    ])
    expect(await eventsOf("InvoiceUpdated")).toEqual([])
    expectProblem(await tenant.api.post("/Invoices/paid", { invoiceId: free.id }), 400, "message")
  })

  it("because a caller says so carries a note of it, also when that was said before there were notes", async () => {
    const { id } = await billing.posted(account, [billing.line(10)])
    expect(await billing.get(id)).not.toHaveProperty("settledNotes")
    await tenant.api.post("/Invoices/paid", { invoiceId: id })
    const shown = { status: "Settled", settledNotes: "paid in other system" }
    expect(await billing.get(id)).toMatchObject(shown)
    const credit = await billing.credit(id, { creditAllInvoiceLines: true })
    expect(credit).not.toHaveProperty("settledNotes")

    await service.sql(`alter table svc.invoices drop column settled_notes, drop column ocr_number;
      drop function svc.ocr_number;
      delete from svc.migrations where name = '0138-settled-notes-and-ocr-numbers.sql'`)
    await migrate(service.databaseUrl)
    expect(await billing.get(id)).toMatchObject({ ...shown, ocrNumber: "18" })
  })
})
