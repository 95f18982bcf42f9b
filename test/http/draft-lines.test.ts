import fc from "fast-check"
import { beforeAll, expect, it } from "vitest"
import { campaign } from "../support/campaign.ts"
import { dumpRows } from "../support/database/stored-rows.ts"
import { addRate, type Billing, type InvoiceView, type Json, makeBilling } from "../support/invoicing/billing.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: LentService
let tenant: TestTenant
let billing: Billing
let account: string
beforeAll(async () => {
  service = await lendService()
  tenant = await service.createTenant()
  billing = makeBilling(tenant.api)
  account = (await billing.account({ defaultInvoiceAddress: { city: "Lund", country: "SE" } })).id
  for (const rate of ["25", "9.975", "0"]) await billing.ensureTax(rate)
})

const patch = (id: string, body: Json, query = "") => tenant.api.patch(`/Invoices/${id}${query}`, body)

/** An invoice without ids, numbers and times. */
const essenceOf = (invoice: InvoiceView) => {
  const own = new Set(["id", "invoiceId", "created", "modified"])
  return JSON.parse(JSON.stringify(invoice), (name, value: unknown) => (own.has(name) ? undefined : value)) as Json
}

const lines: fc.Arbitrary<readonly Json[]> = fc.array(
  fc
    .record({
      productName: fc.constantFrom("Plan", "Setup"),
      price: fc.integer({ min: 0, max: 999_999 }).map((units) => units / 1000),
      quantity: fc.integer({ min: 1, max: 99 }),
      discountPercent: fc.constantFrom(undefined, 10, 33.3),
      taxTemplate: fc.constantFrom(undefined, "Tax 25", "Tax 9.975", "Tax 0"),
      servicePeriodStartDate: fc.constantFrom(undefined, "2026-02-01"),
      description: fc.constantFrom(undefined, "d"),
    })
    .map((line) => ({ unitOfMeasure: "C62", recognizedRevenueAccount: "3000", ...line })),
  { maxLength: 5 },
)
const allowances = fc.constantFrom(undefined, [{ amount: 0.01, reason: "for nothing" }])

it("a draft without lines says when it is created that it cannot be posted, and is posted once it has some", async () => {
  const { id, message } = await billing.create(account, [])
  expect(message).toBe("The draft was created. It has no lines and cannot be posted until it is given invoiceLines.")
  expect((await patch(id, { invoiceLines: [billing.line(100)] })).status).toBe(200)
  await billing.post(id)
})

it("a draft that is given other lines is what it would be, had it been made with them", async () => {
  await addRate(service.sql, tenant.tenantId, tenant.legalEntities[0]!.id, "EUR", "SEK", "2020-01-01", "11.0371")
  const inEuro = (await billing.account({ currency: "EUR", defaultInvoiceAddress: { city: "Lund" } })).id
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.boolean(), lines, allowances, lines, async (taxIncluded, isEuro, a, less, b) => {
      const [of, currency] = isEuro ? [inEuro, "EUR"] : [account, "SEK"]
      const given = { taxIncluded, currency, notes: "n" }
      const first = await billing.createRaw(of, a, { ...given, ...(less === undefined ? {} : { allowances: less }) })
      // An allowance may not exceed the sum of the lines; such invoices are skipped.
      fc.pre(first.status === 201)
      const { id } = first.body as { readonly id: string }
      const second = await billing.create(of, b, given)
      const answer = await patch(id, { invoiceLines: b, ...(less === undefined ? {} : { allowances: [] }) })
      expect(answer.status, answer.text).toBe(200)
      const now = await billing.get(id)
      expect(answer.body).toEqual(now)
      expect(essenceOf(now)).toEqual(essenceOf(await billing.get(second.id)))
    }),
    { numRuns: campaign({ gate: 6, whole: 60 }) },
  )
})

it("a preview says what a draft would be, and writes nothing; the change raises InvoiceUpdated, and is what is posted", async () => {
  const { id } = await billing.create(account, [await billing.taxedLine(100, "25")])
  const body = { invoiceLines: [await billing.taxedLine(20, "25"), await billing.taxedLine("0.5", "0")], notes: "new" }
  const before = await dumpRows(service, tenant.tenantId)
  const preview = await patch(id, body, "?preview=true")
  expect(preview.body).toMatchObject({ totalAmount: 25.5, notes: "new", invoiceLines: [{ total: 25 }, { total: 0.5 }] })
  expect(await dumpRows(service, tenant.tenantId)).toBe(before)

  const read = await tenant.api.get(`/Invoices/${id}`)
  const tag = { "if-match": read.headers.get("etag")! }
  expect((await tenant.api.patch(`/Invoices/${id}`, body, tag)).body).toMatchObject({
    status: "Draft",
    totalAmount: 25.5,
  })
  expectProblem(await tenant.api.patch(`/Invoices/${id}`, body, tag), 412, "If-Match")
  const { data } = (await tenant.api.get("/Events?EventType=InvoiceUpdated&PageSize=1")).body as {
    readonly data: readonly { readonly id: string }[]
  }
  const event = (await tenant.api.get(`/Events/${data[0]!.id}`)).body as { readonly data: unknown }
  expect(event.data).toEqual(await billing.get(id))
  await billing.post(id)
  expect(await billing.get(id)).toMatchObject({ status: "Posted", totalAmount: 25.5, balancedAmount: 25.5 })
  const booked = (await tenant.api.get(`/Journals?Filter=vouchers/invoiceId eq guid'${id}'`)).body as {
    readonly data: readonly unknown[]
  }
  expect(JSON.stringify(booked.data)).toContain("20.5")
})

it("lines are replaced of nothing else, and not by what could not be made", async () => {
  const draft = await billing.create(account, [await billing.taxedLine(100, "25")], { prepaidAmount: 50 })
  const allowed = await billing.create(account, [billing.line(100)], { allowances: [{ amount: 10 }] })
  const posted = await billing.posted(account, [billing.line(100)])
  const credit = await billing.credit(posted.id, { creditAllInvoiceLines: true })
  const correction = (await tenant.api.post(`/Invoices/${posted.id}/Correct`, {
    reason: "more",
    lines: [{ invoiceLineId: posted.invoiceLines[0]!.id, amount: 5 }],
  })) as { readonly body: { readonly id: string } }
  const before = await dumpRows(service, tenant.tenantId)
  const line = billing.line(100)
  for (const [id, body, field] of [
    [posted.id, { invoiceLines: [line] }, "message"],
    [credit.id, { invoiceLines: [line] }, "invoiceLines"],
    [correction.body.id, { invoiceLines: [line] }, "invoiceLines"],
    [allowed.id, { invoiceLines: [line] }, "allowances"],
    [draft.id, { allowances: [] }, "allowances"],
    [draft.id, { invoiceLines: [line, { ...line, price: -1 }] }, "invoiceLines[1].price"],
    [draft.id, { invoiceLines: [{ ...line, taxTemplate: "none" }] }, "invoiceLines[0].taxTemplate"],
    [draft.id, { invoiceLines: [billing.line(1)] }, "prepaidAmount"],
    [draft.id, { invoiceLines: [line], dueDate: "1999-01-01" }, "dueDate"],
  ] as const)
    expectProblem(await patch(id, body), 400, field, JSON.stringify(body))
  expect(await dumpRows(service, tenant.tenantId)).toBe(before)
  const remove = "delete from svc.invoice_lines where invoice_id = $1"
  for (const { id } of [posted, credit]) await expect(service.sql(remove, [id])).rejects.toThrow("stay")
})
