import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Billing, makeBilling, type OperationView } from "../support/invoicing/billing.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: LentService
let tenant: TestTenant
let billing: Billing
let accountId: string
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  tenant = await service.createTenant()
  billing = makeBilling(tenant.api)
  accountId = (await billing.account()).id
})

describe("exact figures, through the interface", () => {
  it("two lines of 68.33 at 20 % give tax 27.33, total 163.99, credits 82.00 then 81.99", async () => {
    const line = await billing.taxedLine("68.33", "20")
    const invoice = await billing.posted(accountId, [line, line])
    expect(invoice).toMatchObject({ subtotal: 136.66, tax: 27.33, totalAmount: 163.99 })
    const credits: number[] = []
    for (const { id } of invoice.invoiceLines) {
      credits.push((await billing.credit(invoice.id, { invoiceLineIds: [id] })).totalAmount)
    }
    expect(credits).toEqual([-82, -81.99])
  })

  it("769.00 at 20 % credited 726.86 then 42.14 gives 872.23 and 50.57", async () => {
    const invoice = await billing.posted(accountId, [await billing.taxedLine("769", "20")])
    const invoiceLineId = invoice.invoiceLines[0]!.id
    const first = await billing.credit(invoice.id, { lines: [{ invoiceLineId, amount: 726.86 }] })
    const second = await billing.credit(invoice.id, { lines: [{ invoiceLineId, amount: 42.14 }] })
    expect([first.totalAmount, second.totalAmount]).toEqual([-872.23, -50.57])
    const third = await tenant.api.post(`/Invoices/${invoice.id}/credit`, { lines: [{ invoiceLineId, amount: 0.01 }] })
    expectProblem(third, 400, "lines[0]")
  })

  it("lines 179.00 at 10 % and 399.00 at 20 % with 250 off the second give tax 47.70, total 375.70", async () => {
    const invoice = await billing.posted(accountId, [
      await billing.taxedLine("179", "10"),
      await billing.taxedLine("399", "20", { discountAmount: 250 }),
    ])
    expect(invoice).toMatchObject({ tax: 47.7, totalAmount: 375.7 })
  })

  it("7 lines of 0.335 sum to 2.38 with each line 0.34", async () => {
    const line = await billing.taxedLine("0.335", "23")
    const invoice = await billing.posted(
      accountId,
      Array.from({ length: 7 }, () => line),
    )
    expect(invoice.subtotal).toBe(2.38)
    expect(new Set(invoice.invoiceLines.map((each) => each["subtotal"]))).toEqual(new Set([0.34]))
  })

  it("8180 at 9.975 % is 815.96", async () => {
    const invoice = await billing.posted(accountId, [await billing.taxedLine("8180", "9.975")])
    expect(invoice.tax).toBe(815.96)
  })
})

describe("an invoice on an account", () => {
  it("is a draft without a number until it is posted", async () => {
    const { id, successful } = await billing.create(accountId, [billing.line(100)])
    expect(successful).toBe(true)
    const draft = await billing.get(id)
    expect(draft).toMatchObject({ status: "Draft", invoiceType: "OnAccount", totalAmount: 125, taxIncluded: false })
    expect(draft).not.toHaveProperty("invoiceNumber")
    expect(await billing.post(id)).toMatchObject({
      id,
      successful: true,
      message: expect.stringContaining("posted as 1"),
    })
    expect(await billing.get(id)).toMatchObject({ status: "Posted", invoiceNumber: "1" })
  })

  it("has no empty texts: one removes what was there", async () => {
    const { id } = await billing.create(accountId, [billing.line(100)], { notes: "n", yourOrderNumber: "" })
    const { body } = await tenant.api.patch(`/Invoices/${id}`, { notes: "", yourOrderNumber: "", referenceNumber: "" })
    for (const gone of ["notes", "yourOrderNumber", "referenceNumber"]) expect(body).not.toHaveProperty(gone)
    expect(await billing.get(id)).toEqual(body)
    const without = "/Invoices?Filter=notes eq null and yourOrderNumber eq null and referenceNumber eq null"
    expect((await billing.page(without)).totalCount).toBe(1)
  })

  it("is posted at once when that is asked for", async () => {
    const { id } = await billing.create(accountId, [billing.line(100)], { invoiceAction: "CreateDraftAndPostInvoice" })
    expect((await billing.get(id)).status).toBe("Posted")
  })

  it("keeps the draft and says why when it cannot be posted", async () => {
    const made = await billing.create(accountId, [], { invoiceAction: "CreateDraftAndPostInvoice" })
    expect(made).toMatchObject({ successful: false, message: expect.stringContaining("has no lines") })
    expect((await billing.get(made.id)).status).toBe("Draft")
  })

  it("leaves nothing when it cannot be posted and nothing is to be left", async () => {
    const answer = await billing.createRaw(accountId, [], { invoiceAction: "CancelDraftIfPostFail" })
    expect(expectProblem(answer, 400, "message").errors!["message"]![0]).toContain("has no lines")
    expect((await billing.page("/Invoices")).totalCount).toBe(0)
  })

  it("is created at either spelling of the path, once for a key", async () => {
    const body = { account: accountId, currency: "SEK", invoiceLines: [billing.line(1)] }
    const headers = { "svc-idempotency-key": "k" }
    const first = await tenant.api.post("/Invoices/onAccountInvoice", body, headers)
    const again = await tenant.api.post("/invoices/ONACCOUNTINVOICES", body, headers)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.text).toBe(first.text)
    expect((await billing.page("/Invoices")).totalCount).toBe(1)
  })

  it("can be cancelled as a draft, and then nothing more can be done with it", async () => {
    const { id } = await billing.create(accountId, [billing.line(100)])
    const cancelled = await tenant.api.post(`/Invoices/${id}/Cancel`)
    expect(cancelled.body).toEqual({ id, successful: true, message: "The draft was cancelled." })
    for (const [path, body] of [
      [`/Invoices/${id}/post`, undefined],
      [`/Invoices/${id}/cancel`, undefined],
      [`/Invoices/${id}/credit`, { creditAllInvoiceLines: true }],
      ["/Invoices/paid", { invoiceId: id }],
    ] as const) {
      const { errors } = expectProblem(await tenant.api.post(path, body), 400, "message", path)
      expect(errors!["message"]![0]).toContain("Cancelled")
    }
    expectProblem(await tenant.api.patch(`/Invoices/${id}`, { externalERPId: "x" }), 400, "message")
    expect((await billing.get(id)).status).toBe("Cancelled")
  })

  it("is settled when it is marked as paid", async () => {
    const { id } = await billing.posted(accountId, [billing.line(100)])
    const paid = await tenant.api.post("/Invoices/paid", { invoiceId: id, paymentDate: "2026-11-19" })
    expect((paid.body as OperationView).successful).toBe(true)
    expect(await billing.get(id)).toMatchObject({
      status: "Settled",
      paymentDate: "2026-11-19",
      settledAmount: 125,
      balancedAmount: 0,
    })
    expectProblem(await tenant.api.post("/Invoices/paid", { invoiceId: id }), 400, "message")
  })

  it("knows its credit notes, and they it", async () => {
    const invoice = await billing.posted(accountId, [billing.line(100)])
    const credit = await billing.credit(invoice.id, {
      creditAllInvoiceLines: true,
      invoiceAction: "CreateDraftAndPostInvoice",
    })
    expect(credit).toMatchObject({
      status: "Posted",
      invoiceType: "Credit",
      invoiceNumber: "C1",
      totalAmount: -125,
      creditedInvoiceId: invoice.id,
      creditedInvoiceNumber: "1",
    })
    const related = async (id: string) => (await billing.page(`/Invoices/${id}/RelatedInvoices`)).data
    expect(await related(invoice.id)).toEqual([
      expect.objectContaining({
        id: credit.id,
        debitInvoiceId: invoice.id,
        creditInvoiceId: credit.id,
        totalAmount: -125,
      }),
    ])
    expect(await related(credit.id)).toEqual([
      expect.objectContaining({ id: invoice.id, debitInvoiceId: invoice.id, creditInvoiceId: credit.id }),
    ])
    expectProblem(
      await tenant.api.post(`/Invoices/${credit.id}/credit`, { creditAllInvoiceLines: true }),
      400,
      "message",
    )
  })

  it("rounds its total where the legal entity does, and the last credit takes the rounding back", async () => {
    await tenant.api.patch("/LegalEntities", { totalRoundingUnit: 1 })
    const invoice = await billing.posted(accountId, [billing.line("99.99"), billing.line("0.5")])
    expect(invoice).toMatchObject({ subtotal: 100.49, tax: 25.12, totalRoundingAmount: 0.39, totalAmount: 126 })
    const [first, second] = invoice.invoiceLines
    const credits = [
      await billing.credit(invoice.id, { invoiceLineIds: [first!.id] }),
      await billing.credit(invoice.id, { invoiceLineIds: [second!.id] }),
    ]
    expect(credits.map((each) => each["totalRoundingAmount"])).toEqual([0, -0.39])
    expect(credits[0]!.totalAmount + credits[1]!.totalAmount).toBeCloseTo(-126, 10)
  })

  it("gives its rounding back once, also when a draft is cancelled that the last credit had counted", async () => {
    await tenant.api.patch("/LegalEntities", { totalRoundingUnit: 1 })
    const invoice = await billing.posted(accountId, [billing.line("60.49"), billing.line("40")])
    const [first, second] = invoice.invoiceLines.map(({ id }) => id)
    const credit = (id: string | undefined) => billing.credit(invoice.id, { invoiceLineIds: [id] })
    const draft = await credit(first)
    const last = await credit(second)
    await tenant.api.post(`/Invoices/${draft.id}/cancel`)
    const again = await credit(first)
    expect([last, again].map((each) => each["totalRoundingAmount"])).toEqual([-0.39, 0])
    expect(last.totalAmount + again.totalAmount).toBeCloseTo(-invoice.totalAmount, 10)
  })

  it("has settled what was paid before from the start, and nothing of it goes to its credit note", async () => {
    const more = { prepaidAmount: 25.5, deliveryDate: "2026-11-02" }
    const invoice = await billing.posted(accountId, [billing.line(100, { taxTemplate: "No tax" })], more)
    expect(invoice).toMatchObject({ ...more, settledAmount: 25.5, settledBaseAmount: 25.5, balancedAmount: 74.5 })
    const credit = await billing.credit(invoice.id, { creditAllInvoiceLines: true })
    expect(credit).toMatchObject({ settledAmount: 0, deliveryDate: "2026-11-02" })
    expect(credit).not.toHaveProperty("prepaidAmount")
    const paid = await tenant.api.post("/Invoices/paid", { invoiceId: invoice.id, paymentDate: "2026-11-20" })
    expect(paid.status).toBeLessThan(300)
    expect(await billing.get(invoice.id)).toMatchObject({ status: "Settled", settledAmount: 100, balancedAmount: 0 })
  })

  it("takes allowances, service periods and attachments", async () => {
    const invoice = await billing.posted(
      accountId,
      [
        await billing.taxedLine("49.99", "23", { quantity: 10, discountPercent: 10 }),
        await billing.taxedLine("3.3333", "23", {
          quantity: 7,
          servicePeriodStartDate: "2026-11-01",
          servicePeriodEndDate: "2026-11-30T00:00:00Z",
        }),
      ],
      {
        allowances: [{ amount: 25, reason: "Loyalty" }],
        attachments: [{ name: "terms.txt", contentType: "text/plain", content: Buffer.from("åäö").toString("base64") }],
      },
    )
    expect(invoice).toMatchObject({ subtotal: 448.24, tax: 103.1, totalAmount: 551.34 })
    expect(invoice["allowances"]).toEqual([{ amount: 25, reason: "Loyalty", taxCategory: "S", taxRate: 23 }])
    expect(invoice.invoiceLines[1]).toMatchObject({
      servicePeriodStartDate: "2026-11-01",
      servicePeriodEndDate: "2026-11-30",
    })
    const attachments = `/Invoices/${invoice.id}/Attachments`
    const [attachment] = (await billing.page<{ id: string }>(`${attachments}?Filter=name eq 'terms.txt'`)).data
    expect((await billing.page(`${attachments}?ModifiedBefore=2020-01-01T00:00:00Z`)).totalCount).toBe(0)
    const file = await tenant.api.get(`/Invoices/DownloadAttachment/${attachment!.id}`)
    expect(file.text).toBe("åäö")
    expect(file.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''terms.txt")
  })
})
