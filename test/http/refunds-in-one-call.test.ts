import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Billing, type Json, makeBilling } from "../support/invoicing/billing.ts"
import { makePayments } from "../support/payments/payments.ts"
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
/** Expects a refusal under a field whose sentence contains the text. */
const refusedAs = (answer: Awaited<ReturnType<typeof api.post>>, field: string, text: string) =>
  expect(expectProblem(answer, 400, field).errors?.[field]?.[0]).toContain(text)

describe("an advance that is paid back in one call", () => {
  const payBack = (id: string, body: Json = {}) => api.post(`/Payments/${id}/Refund`, body)

  it("is refunded by a posted payment of its own account, method and bank account, whole or in part", async () => {
    const id = await overpaid()
    const part = await payBack(id, { amount: 10, paymentDate: "2026-01-12", description: "Paid twice" })
    expect(part.status, part.text).toBe(201)
    expect(part.body).toMatchObject({
      account: { id: account },
      amount: { amount: -10 },
      paymentDate: "2026-01-12",
      postedDate: expect.any(String),
      paymentMethodName: "Bank transfer",
      description: "Paid twice",
      isFullyAllocated: true,
      refundOf: [{ payment: id, amount: { amount: 10 } }],
    })
    expect(await payments.booked((part.body as { readonly id: string }).id)).toEqual([["1930 -10", "2420 10"]])
    const rest = await payBack(id, { paymentMethod: "Card", paymentAccount: "1790", paymentDate: "2026-01-13" })
    expect(rest.body).toMatchObject({ amount: { amount: -20 }, paymentMethodName: "Card" })
    expect(await payments.booked((rest.body as { readonly id: string }).id)).toEqual([["1790 -20", "2420 20"]])
    expect(await payments.get(id)).toMatchObject({ isFullyAllocated: true, refundedBy: [{}, {}] })
    const again = expectProblem(await payBack(id), 400, "message")
    expect(again.type).toContain("/problems/nothing-to-refund")
    expect(await disagreements()).toEqual([])
  })

  it("goes out once when 40 callers refund and settle it at once", async () => {
    const id = await overpaid()
    const invoice = await untaxed(30)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => [
        payBack(id, { paymentDate: "2026-01-12" }),
        payments.settle(id, invoice, { amount: 30 }),
      ]).flat(),
    )
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(39)
    expect(await payments.balance("2420")).toBe(0)
    expect(await disagreements()).toEqual([])
  })

  it("is refused when there is none, more is asked for, or it is somebody else's", async () => {
    const id = await overpaid()
    refusedAs(await payBack(id, { amount: 31 }), "amount", "must not be more than the rest of the payment, 30")
    refusedAs(await payBack(id, { amount: 0.001 }), "amount", "must not have more decimals than SEK has")
    for (const [body, field] of [
      [{ amount: 0 }, "amount"],
      [{ amount: -5 }, "amount"],
      [{ paymentDate: "2026-02-30" }, "paymentDate"],
      [{ paymentMethod: "Shells" }, "paymentMethod"],
      [{ paymentAccount: "9999" }, "paymentAccount"],
      [{ description: "x".repeat(501) }, "description"],
    ] as const)
      expectProblem(await payBack(id, body), 400, field, JSON.stringify(body))
    const { id: draft } = await payments.draft(30)
    expect(expectProblem(await payBack(draft), 400, "message").type).toContain("/problems/nothing-to-refund")
    const back = await refund(-30, [{ payment: id }])
    expect(expectProblem(await payBack(back), 400, "message").type).toContain("/problems/nothing-to-refund")
    const other = await service.createTenant()
    expectProblem(await other.api.post(`/Payments/${id}/Refund`, {}), 404, "message")
    expect((await payments.get(id))["refundedBy"]).toHaveLength(1)
  })
})
