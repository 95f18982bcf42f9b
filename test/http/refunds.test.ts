import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { addRate, type Billing, type Json, makeBilling } from "../support/invoicing/billing.ts"
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
/** The disagreements that the checks of the books find. */
const disagreements = async () => {
  const [entity] = tenant.legalEntities
  const scope = { tenantId: tenant.tenantId, legalEntityId: entity!.id }
  const checks = await service.worker.run(service.worker.get("Ledger").verify(scope))
  return checks.flatMap((check) => check.disagreements)
}

const untaxed = async (price: number, more: Json = {}) =>
  billing.posted(account, [await billing.taxedLine(price, "0")], { invoiceDate: "2026-01-02", ...more })
/** Pays 130 for an invoice of 100, which leaves an advance of 30. */
const overpaid = async () => payments.paid(await untaxed(100), 130)
/** Makes and posts a refund. */
const refund = async (amount: number, refundOf: readonly Json[], more: Json = {}) => {
  const { id } = await payments.draft(amount, { refundOf, ...more })
  const posted = await payments.post(id)
  expect(posted.status, posted.text).toBe(200)
  return id
}
const summary = async () => {
  const { openAmount, advances, accountBalance } = (await api.get(`/Accounts/${account}/Summary`)).body as Record<
    string,
    { readonly amount: number; readonly baseCurrencyAmount: number }
  >
  return [openAmount, advances, accountBalance].map((each) => [each!.amount, each!.baseCurrencyAmount])
}

/** Expects a refusal under a field whose sentence contains the text. */
const refusedAs = (answer: Awaited<ReturnType<typeof api.post>>, field: string, text: string) =>
  expect(expectProblem(answer, 400, field).errors?.[field]?.[0]).toContain(text)

describe("money that was paid back", () => {
  it("is not used for another invoice", async () => {
    const id = await overpaid()
    const later = await untaxed(30)
    expect(await summary()).toEqual([
      [30, 30],
      [30, 30],
      [0, 0],
    ])
    const back = await refund(-30, [{ payment: id }])
    expect(await payments.get(id)).toMatchObject({
      account: { id: account },
      unallocatedAmount: { amount: 0 },
      isFullyAllocated: true,
      refundedBy: [{ payment: back, amount: { amount: 30 }, effectiveDate: "2026-01-10" }],
    })
    expect(await payments.get(back)).toMatchObject({
      account: { id: account },
      isFullyAllocated: true,
      refundOf: [{ payment: id, amount: { amount: 30 } }],
      refundedBy: [],
    })
    expect(await payments.booked(back)).toEqual([["1930 -30", "2420 30"]])
    expect(await payments.balance("2420")).toBe(0)
    refusedAs(await payments.settle(id, later), "paymentSettlements[0].amount", "nothing is left to settle")
    refusedAs(
      await payments.create(-1, { refundOf: [{ payment: id }] }),
      "refundOf[0].payment",
      "names a payment with nothing left to pay back",
    )
    expect(await summary()).toEqual([
      [30, 30],
      [0, 0],
      [30, 30],
    ])
    expect(await disagreements()).toEqual([])
  })

  it("can be used again once the refund no longer says that it was this money", async () => {
    const id = await overpaid()
    const back = await refund(-20, [{ payment: id }])
    const change = (operation: string, amount?: number) =>
      payments.patch(back, { refundOf: [{ operation, payment: id, ...(amount === undefined ? {} : { amount }) }] })
    expect((await change("Change", 5)).status).toBe(200)
    expect(await payments.get(id)).toMatchObject({ unallocatedAmount: { amount: 25 } })
    expect((await change("Remove")).status).toBe(200)
    expect(await payments.get(id)).toMatchObject({ unallocatedAmount: { amount: 30 }, refundedBy: [] })
    expect(await payments.get(back)).toMatchObject({ unallocatedAmount: { amount: -20 }, refundOf: [] })
    expect((await change("Create")).body).toMatchObject({ refundOf: [{ amount: { amount: 20 } }] })
    // Both payments have the same rate, so linking a refund to another payment books nothing.
    expect(await payments.booked(back)).toEqual([["1930 -20", "2420 20"]])
    expect(await disagreements()).toEqual([])
  })

  it("of a draft is a plan that is looked at again when it is posted", async () => {
    const id = await overpaid()
    const { id: back } = await payments.draft(-30, { refundOf: [{ payment: id }] })
    expect(await payments.get(id)).toMatchObject({ unallocatedAmount: { amount: 30 }, refundedBy: [] })
    expect((await payments.settle(id, await untaxed(10))).status).toBe(200)
    refusedAs(await payments.post(back), "refundOf[0]", "must not be more than the rest of the payment, 20")
    await payments.patch(back, { refundOf: [{ operation: "Remove", payment: id }] })
    refusedAs(await payments.post(back), "refundOf", "leaves 30 without a purpose")
    const other = await overpaid()
    const both = [id, other].map((payment) => ({ operation: "Create", payment }))
    expect((await payments.patch(back, { refundOf: both })).body).toMatchObject({
      refundOf: [{ amount: { amount: 20 } }, { amount: { amount: 10 } }],
    })
    expect((await payments.post(back)).status).toBe(200)
    expect(await payments.get(other)).toMatchObject({ unallocatedAmount: { amount: 20 } })
  })

  it("at another rate leaves the rate's gain or loss, and the advance as it came in", async () => {
    const [entity] = tenant.legalEntities
    await addRate(service.sql, tenant.tenantId, entity!.id, "EUR", "SEK", "2026-01-01", "11")
    await addRate(service.sql, tenant.tenantId, entity!.id, "EUR", "SEK", "2026-01-20", "11.2")
    const { id } = await payments.draft(30, { currency: "EUR" })
    await payments.post(id)
    const back = await refund(-30, [{ payment: id }], { currency: "EUR", paymentDate: "2026-01-20" })
    expect(await payments.booked(back)).toEqual([["1930 -336", "2420 330", "7960 6"]])
    expect(await disagreements()).toEqual([])
    await payments.patch(back, { refundOf: [{ operation: "Remove", payment: id }] })
    expect((await payments.booked(back)).at(-1)).toEqual(["2420 6", "7960 -6"])
    expect(await disagreements()).toEqual([])
  })

  it("at once by refunds and settlements goes out once", async () => {
    const id = await overpaid()
    const invoice = await untaxed(30)
    const drafts = []
    for (let index = 0; index < 20; index++)
      drafts.push((await payments.draft(-30, { refundOf: [{ payment: id }] })).id)
    const answers = await Promise.all(
      drafts.flatMap((draft) => [payments.post(draft), payments.settle(id, invoice, { amount: 30 })]),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(39)
    expect(await payments.get(id)).toMatchObject({ unallocatedAmount: { amount: 0 } })
    expect(await disagreements()).toEqual([])
    await expect(service.sql("update svc.payments set allocated = allocated + 1 where id = $1", [id])).rejects.toThrow(
      "payments_spent_once",
    )
  })
})

it("an advance of nobody that was paid back in part can pay an invoice, and the books agree", async () => {
  const { id } = await payments.draft(50)
  await payments.post(id)
  const back = await refund(-20, [{ payment: id }])
  expect((await payments.settle(id, await untaxed(10))).status).toBe(200)
  const [paid, refunded] = [await payments.get(id), await payments.get(back)]
  expect(paid).toMatchObject({ unallocatedAmount: { amount: 20 } })
  expect([paid["account"], refunded["account"]]).toEqual([undefined, undefined])
  expect(await disagreements()).toEqual([])
})

it("advances in other currencies are balances of their own in the summary", async () => {
  const [entity] = tenant.legalEntities
  for (const [currency, rate] of [
    ["EUR", "11"],
    ["NOK", "1"],
  ] as const) {
    await addRate(service.sql, tenant.tenantId, entity!.id, currency, "SEK", "2026-01-01", rate)
    const { id } = await payments.draft(7, { currency, account })
    await payments.post(id)
    if (currency === "NOK") await refund(-7, [{ payment: id }], { currency })
  }
  await overpaid()
  expect((await api.get(`/Accounts/${account}/Summary`)).body).toMatchObject({
    accountBalance: { amount: -30, currencyCode: "SEK" },
    otherBalances: [{ amount: -7, currencyCode: "EUR", baseCurrencyAmount: -77, baseCurrencyCode: "SEK" }],
  })
})

it("advances stand in the ageing of receivables, with their account and without one", async () => {
  const id = await overpaid()
  const { id: unknown } = await payments.draft(7)
  await payments.post(unknown)
  const reports = await makeReportReader(api)
  const rows = async (date: string) =>
    (await reports.rows("Ageing of receivables", `?Date=${date}`)).map(({ accountName, advances, total }) => [
      accountName,
      advances,
      total,
    ])
  expect(await rows("2026-01-09")).toEqual([["Customer AB", 0, 100]])
  expect(await rows("2026-01-10")).toEqual([
    ["Customer AB", -30, -30],
    [undefined, -7, -7],
  ])
  await refund(-30, [{ payment: id }], { paymentDate: "2026-01-15" })
  expect(await rows("2026-01-14")).toEqual([
    ["Customer AB", -30, -30],
    [undefined, -7, -7],
  ])
  expect(await rows("2026-01-15")).toEqual([[undefined, -7, -7]])
  expect(await disagreements()).toEqual([])
})

it.each([
  ["money that was paid back and is forgotten", "update svc.payments set refunded = 0", "its refunds come to 30"],
  [
    "a refund of another account's money",
    "update svc.payments set account_id = null where amount > 0",
    "another account",
  ],
  [
    "advances of one customer that are booked for another",
    "update svc.payments set account_id = null where amount > 0",
    "come to 0, 30 are booked",
  ],
  [
    "an advance that is not booked",
    "update svc.journal_lines set amount = amount + 1 where account_code = '2420'",
    "are booked",
  ],
])("the books' checks find %s", async (_, damage, message) => {
  await refund(-30, [{ payment: await overpaid() }])
  expect(await disagreements()).toEqual([])
  await service.sql(`${damage}${damage.includes(" where ") ? " and" : " where"} tenant_id = '${tenant.tenantId}'`)
  expect((await disagreements()).map((each) => each.message)).toEqual(
    expect.arrayContaining([expect.stringContaining(message)]),
  )
})

it("an open credit note of a paid invoice is not among the overdue sums of the overview, however old it is", async () => {
  const { id } = await untaxed(100)
  await payments.paid({ id }, 100)
  const dated = { creditInvoiceDate: "2026-01-11", invoiceAction: "CreateDraftAndPostInvoice" }
  const credit = await billing.credit(id, { creditAllInvoiceLines: true, ...dated })
  expect(credit).toMatchObject({ status: "Posted", balancedAmount: -100 })
  const { overdue } = (await api.get("/Money")).body as { readonly overdue: readonly Json[] }
  expect(overdue.map(({ count }) => count)).toEqual([0, 0, 0, 0])
})
