import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { addRate, type Billing, type InvoiceView, type Json, makeBilling } from "../support/invoicing/billing.ts"
import { makePayments } from "../support/payments/payments.ts"
import { makeReportReader } from "../support/reports/reports.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: LentService
let tenant: TestTenant
let api: ApiClient
let billing: Billing
let payments: ReturnType<typeof makePayments>
let account: string
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  tenant = await service.createTenant()
  api = tenant.api
  billing = makeBilling(api)
  payments = makePayments(api, billing)
  account = (await billing.account()).id
})

const untaxed = async (price: number, more: Json = {}) =>
  billing.posted(account, [await billing.taxedLine(price, "0")], { invoiceDate: "2026-01-02", ...more })
type Named = Pick<InvoiceView, "id">
const writeOff = (invoice: Named, more: Json = {}) =>
  api.post(`/Invoices/${invoice.id}/WriteOff`, { date: "2026-02-01", reason: "bankrupt", ...more })
const written = async (invoice: Named, more: Json = {}) => {
  const answer = await writeOff(invoice, more)
  expect(answer.status, answer.text).toBe(201)
  return answer.body as { readonly id: string }
}
const takeBack = (invoice: Named, id: string, query = "?Date=2026-03-01") =>
  api.delete(`/Invoices/${invoice.id}/WriteOffs/${id}${query}`)
const writeOffs = async (invoice: Named) =>
  ((await api.get(`/Invoices/${invoice.id}/WriteOffs`)).body as { readonly data: readonly Json[] }).data
const shown = async ({ id }: Named) => {
  const { status, balancedAmount, settledNotes } = await billing.get(id)
  return [status, balancedAmount, settledNotes]
}
const disagreements = async () => {
  const [entity] = tenant.legalEntities
  const scope = { tenantId: tenant.tenantId, legalEntityId: entity!.id }
  const checks = await service.worker.run(service.worker.get("Ledger").verify(scope))
  return checks.flatMap((check) => check.disagreements)
}
const balances = async () => [await payments.balance("1510"), await payments.balance("6351")]

describe("a bad debt", () => {
  it("is written off with its reason, settles the invoice and is open again when it is taken back", async () => {
    const invoice = await untaxed(100)
    await payments.paid(invoice, 40)
    const { id, ...made } = await written(invoice)
    expect(made).toEqual({
      amount: 60,
      date: "2026-02-01",
      account: expect.objectContaining({ code: "6351" }),
      reason: "bankrupt",
      taxRelief: false,
      taxAmount: 0,
      recoveredAmount: 0,
    })
    expect(await shown(invoice)).toEqual(["Settled", 0, "written off"])
    expect(await balances()).toEqual([0, 60])
    const events = await service.sql<{ readonly tag: string }>(
      "select tag from svc.events where tenant_id = $1 order by id desc limit 2",
      [tenant.tenantId],
    )
    expect(events.map(({ tag }) => tag).toSorted()).toEqual(["InvoiceUpdated", "JournalPosted"])
    expectProblem(await writeOff(invoice), 400, "message")
    const back = await takeBack(invoice, id)
    expect(back.status, back.text).toBe(204)
    expect(await shown(invoice)).toEqual(["Posted", 60, undefined])
    expect(await balances()).toEqual([60, 0])
    expect(await writeOffs(invoice)).toMatchObject([{ id, takenBack: { date: "2026-03-01" } }])
    expectProblem(await takeBack(invoice, id), 400, "message")
    const reports = await makeReportReader(api)
    const ageing = async (date: string) =>
      (await reports.rows("Ageing of receivables", `?Date=${date}`)).map(({ total }) => total)
    expect([await ageing("2026-01-31"), await ageing("2026-02-01"), await ageing("2026-03-01")]).toEqual([
      [60],
      [],
      [60],
    ])
    const again = await written(invoice, { account: "6570", date: "2026-03-02" })
    expect(again).toMatchObject({ account: { code: "6570" } })
    expect((await writeOffs(invoice)).map((each) => each["id"])).toEqual([again.id, id])
    expect(await disagreements()).toEqual([])
  })

  it("that is paid after all is recovered, as much of it as was paid", async () => {
    const invoice = await untaxed(100)
    const { id } = await written(invoice)
    const part = await payments.draft(40, { reference: String(invoice["ocrNumber"]), paymentDate: "2026-02-10" })
    expect(part.paymentSettlements).toMatchObject([{ amount: { amount: 40 }, matchedBy: "OCR number" }])
    expect((await payments.post(part.id)).status).toBe(200)
    expect(await payments.booked(part.id)).toEqual([["1930 40", "6351 -40"]])
    expect(await shown(invoice)).toEqual(["Settled", 0, "written off"])
    expect(await writeOffs(invoice)).toMatchObject([{ id, recoveredAmount: 40 }])
    const rest = await payments.paid(invoice, 70, { paymentDate: "2026-02-11" })
    expect(await payments.get(rest)).toMatchObject({ unallocatedAmount: { amount: 10 } })
    expect(await shown(invoice)).toEqual(["Settled", 0, undefined])
    expect(await balances()).toEqual([0, 0])
    expectProblem(await takeBack(invoice, id), 400, "message")
    // Removing a settlement restores the write-off of the debt.
    await payments.unsettle(rest, invoice)
    expect(await shown(invoice)).toEqual(["Settled", 0, "written off"])
    expect(await balances()).toEqual([0, 60])
    expect((await takeBack(invoice, id)).status).toBe(204)
    expect(await shown(invoice)).toEqual(["Posted", 60, undefined])
    await payments.unsettle(part.id, invoice)
    expect(await shown(invoice)).toEqual(["Posted", 100, undefined])
    expect(await balances()).toEqual([100, 0])
    expect(await disagreements()).toEqual([])
  })

  it("in another currency leaves nothing on the account once it was recovered or taken back", async () => {
    const [entity] = tenant.legalEntities
    await addRate(service.sql, tenant.tenantId, entity!.id, "EUR", "SEK", "2026-01-01", "10.8338")
    await addRate(service.sql, tenant.tenantId, entity!.id, "EUR", "SEK", "2026-02-05", "11.0173")
    account = (await billing.account({ currency: "EUR" })).id
    const invoice = await untaxed(100.01, { currency: "EUR" })
    await payments.paid(invoice, 33.33)
    const { id } = await written(invoice)
    const parts = []
    for (const amount of [11.11, 7.77, 20.02])
      parts.push(await payments.paid(invoice, amount, { paymentDate: "2026-02-10" }))
    expect(await disagreements()).toEqual([])
    expect((await takeBack(invoice, id)).status).toBe(204)
    for (const part of parts) await payments.unsettle(part, invoice)
    expect(await shown(invoice)).toEqual(["Posted", 66.68, undefined])
    expect((await payments.balance("6351")).toFixed(2)).toMatch(/^-?0.00$/)
    expect(await disagreements()).toEqual([])
  })

  it("that two write off at once is written off once", async () => {
    const invoice = await untaxed(100)
    const answers = await Promise.all(Array.from({ length: 10 }, () => writeOff(invoice)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9)
    expect(await balances()).toEqual([0, 100])
  })
})

it("nothing else is written off, and nobody else's", async () => {
  const invoice = await untaxed(100)
  const draft = await billing.create(account, [await billing.taxedLine(5, "0")])
  const nobody = "0197f5c0-0000-7000-8000-00000000dead"
  for (const [of, more, field] of [
    [draft, {}, "message"],
    [invoice, { amount: 0 }, "amount"],
    [invoice, { amount: -1 }, "amount"],
    [invoice, { amount: 0.001 }, "amount"],
    [invoice, { amount: 100.01 }, "amount"],
    [invoice, { amount: "1" }, "amount"],
    [invoice, { taxRelief: "yes" }, "taxRelief"],
    [invoice, { reason: " " }, "reason"],
    [invoice, { reason: "x".repeat(501) }, "reason"],
    [invoice, { reason: undefined }, "reason"],
    [invoice, { account: "9999" }, "account"],
    [invoice, { date: "2026-01-01" }, "date"],
    [invoice, { date: "2026-02-30" }, "date"],
  ] as const)
    expectProblem(await writeOff(of, more), 400, field, JSON.stringify(more))
  expectProblem(await writeOff({ id: nobody }), 404, "message")
  const other = await service.createTenant()
  expectProblem(await other.api.post(`/Invoices/${invoice.id}/WriteOff`, { reason: "mine" }), 404, "message")
  expectProblem(await other.api.get(`/Invoices/${invoice.id}/WriteOffs`), 404, "message")
  const { id } = await written(invoice)
  expectProblem(await other.api.delete(`/Invoices/${invoice.id}/WriteOffs/${id}`), 404, "message")
  expectProblem(await takeBack(invoice, nobody), 404, "message")
  expectProblem(await takeBack(invoice, id, "?Date=2026-01-31"), 400, "date")
  await service.sql("update svc.invoices set written_off = 1 where id = $1", [invoice.id])
  expect((await disagreements()).map(({ message }) => message)).toEqual([
    "has 1 written off; its write-offs come to 100",
  ])
})
