import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Billing, makeBilling } from "../support/invoicing/billing.ts"
import { makePayments } from "../support/payments/payments.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

let service: LentService
let api: ApiClient
let billing: Billing
let payments: ReturnType<typeof makePayments>
let account: string
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  api = (await service.createTenant()).api
  billing = makeBilling(api)
  payments = makePayments(api, billing)
  account = (await billing.account()).id
})

const untaxed = async (price: number) =>
  billing.posted(account, [await billing.taxedLine(price, "0")], { invoiceDate: "2026-01-02" })
/** Pays 130 for an invoice of 100, which leaves an advance of 30. */
const overpaid = async () => payments.paid(await untaxed(100), 130)
/** Expects a refusal under a field whose sentence contains the text. */
const refusedAs = (answer: Awaited<ReturnType<typeof api.post>>, field: string, text: string) =>
  expect(expectProblem(answer, 400, field).errors?.[field]?.[0]).toContain(text)

describe("a refund is refused by the field that is wrong:", () => {
  it("of what it pays back", async () => {
    const id = await overpaid()
    const { id: draft } = await payments.draft(5)
    const owner = (await billing.account({ name: "Other AB" })).id
    const theirs = await service.createTenant()
    const foreign = makePayments(theirs.api, makeBilling(theirs.api))
    const { id: ofOthers } = await foreign.draft(5)
    await foreign.post(ofOthers)
    for (const [amount, more, field] of [
      [-30, { refundOf: [{ payment: "x" }] }, "refundOf[0].payment"],
      [-30, { refundOf: [{ payment: ofOthers }] }, "refundOf[0].payment"],
      [-30, { refundOf: [{ payment: draft }] }, "refundOf[0].payment"],
      [-30, { refundOf: [{ payment: id, amount: 31 }] }, "refundOf[0].amount"],
      [-40, { refundOf: [{ payment: id, amount: 31 }] }, "refundOf[0].amount"],
      [-30, { refundOf: [{ payment: id, amount: 0 }] }, "refundOf[0].amount"],
      [-30, { refundOf: [{ payment: id, amount: -1 }] }, "refundOf[0].amount"],
      [-30, { refundOf: [{ payment: id, amount: 0.001 }] }, "refundOf[0].amount"],
      [-30, { refundOf: [{ payment: id, amount: 1 }, { payment: id }] }, "refundOf[1].payment"],
      [-30, { refundOf: [{ payment: id }], account: owner }, "refundOf[0].payment"],
      [-30, { refundOf: [{ payment: id }], account: "nobody" }, "account"],
      [-30, { refundOf: [{ payment: id }], currency: "EUR", exchangeRate: 11 }, "refundOf[0].payment"],
      [30, { refundOf: [{ payment: id }] }, "refundOf[0].payment"],
    ] as const)
      expectProblem(await payments.create(amount, more), 400, field, JSON.stringify(more))
    const { id: back } = await payments.draft(-10, { refundOf: [{ payment: id }] })
    expectProblem(await payments.patch(back, { refundOf: [{ payment: draft }] }), 400, "refundOf[0].payment")
    expectProblem(
      await payments.patch(draft, { refundOf: [{ operation: "Create", payment: id }] }),
      400,
      "refundOf[0].payment",
    )
    const twice = [{ operation: "Create", payment: back }]
    expect((await payments.post(back)).status).toBe(200)
    const { id: another } = await payments.draft(-10)
    expectProblem(await payments.patch(another, { refundOf: twice }), 400, "refundOf[0].payment")
    refusedAs(await payments.post(another), "refundOf", "leaves 10 without a purpose")
    expectProblem(await payments.pay(await untaxed(5), -5), 400, "amount")
  })

  it("of the account whose money it is", async () => {
    const { id } = await payments.draft(30)
    expect(await payments.get(id)).not.toHaveProperty("account")
    expect((await payments.patch(id, { account })).body).toMatchObject({ account: { id: account } })
    expect((await payments.patch(id, { account: null })).body).not.toHaveProperty("account")
    await payments.post(id)
    const back = await payments.create(-30, { account, refundOf: [{ payment: id }] })
    refusedAs(back, "refundOf[0].payment", "names a payment without an account")
    await payments.patch(id, { account })
    const { id: part } = await payments.draft(-10, { refundOf: [{ payment: id }] })
    expect((await payments.post(part)).status).toBe(200)
    expectProblem(await payments.patch(id, { account: null }), 400, "account")
    const settling = await overpaid()
    const other = (await billing.account({ name: "Other AB" })).id
    expectProblem(await payments.patch(settling, { account: other }), 400, "account")
    await payments.patch((await payments.draft(1)).id, { account: other })
    expectProblem(await api.delete(`/Accounts/${other}`), 400, "message")
  })
})
