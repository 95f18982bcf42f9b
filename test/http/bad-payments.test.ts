import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Billing, type Json, makeBilling } from "../support/invoicing/billing.ts"
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

const untaxed = async (price: number, more: Json = {}) =>
  billing.posted(account, [await billing.taxedLine(price, "0")], { invoiceDate: "2026-01-02", ...more })
const shown = async (id: string) => {
  const { status, settledAmount } = await billing.get(id)
  return { status, settledAmount }
}

const nobody = "0197f5c0-0000-7000-8000-00000000dead"

describe("refused is", () => {
  it("a payment by the field that is wrong", async () => {
    for (const [more, field] of [
      [{ amount: 0 }, "amount"],
      [{ amount: 1.001 }, "amount"],
      [{ bankFeeAmount: 6 }, "bankFeeAmount"],
      [{ bankFeeAmount: -1 }, "bankFeeAmount"],
      [{ paymentMethod: "Barter" }, "paymentMethod"],
      [{ paymentAccount: "9999" }, "paymentAccount"],
      [{ bankFeeAccount: "9999" }, "bankFeeAccount"],
      [{ BankFeeAccount: "6570", bankFeeAccount: "6570" }, "BankFeeAccount"],
      [{ paymentDate: "2026-02-30" }, "paymentDate"],
      [{ currency: "EUR" }, "exchangeRate"],
      [{ currency: "XXX" }, "currency"],
      [{ currency: "EUR", exchangeRate: 11, baseCurrencyAmount: 54 }, "baseCurrencyAmount"],
      [{ exchangeRate: 2 }, "exchangeRate"],
      [{ baseCurrencyAmount: -5 }, "baseCurrencyAmount"],
      [{ paymentWriteOffs: [{ amount: 6 }] }, "paymentWriteOffs[0].amount"],
      [{ paymentWriteOffs: [{ amount: -1 }] }, "paymentWriteOffs[0].amount"],
      [{ paymentWriteOffs: [{ amount: 1, financialAccount: "9999" }] }, "paymentWriteOffs[0].financialAccount"],
    ] as const)
      expectProblem(await payments.create(5, more), 400, field, JSON.stringify(more))
    expect((await billing.page("/Payments")).totalCount).toBe(0)
    expect((await payments.create(5, { BankFeeAccount: "6570" })).status).toBe(201)
  })

  it("an allocation by the field that is wrong, and nothing changes", async () => {
    const invoice = await untaxed(100)
    const { id } = await payments.draft(50)
    const text = (await api.get(`/Payments/${id}`)).text
    const settlement = (more: Json) => ({ operation: "Create", invoice: payments.named(invoice), ...more })
    for (const [body, field] of [
      [settlement({ amount: 51 }), "paymentSettlements[0].amount"],
      [settlement({ amount: -1 }), "paymentSettlements[0].amount"],
      [settlement({ amount: 0.001 }), "paymentSettlements[0].amount"],
      [settlement({ operation: "Change" }), "paymentSettlements[0].invoice"],
      [settlement({ operation: "Remove" }), "paymentSettlements[0].invoice"],
      [settlement({ operation: "Delete" }), "paymentSettlements[0].operation"],
      [settlement({ invoice: nobody }), "paymentSettlements[0].invoice"],
      [settlement({ invoice: { key: "Name", value: "1" } }), "paymentSettlements[0].invoice.key"],
      [settlement({ amount: 50, writeOffs: [{ operation: "Create", amount: 51 }] }), "paymentSettlements[0].amount"],
      [settlement({ writeOffs: [{ operation: "Remove" }] }), "paymentSettlements[0].writeOffs[0].writeOff"],
      [
        settlement({ writeOffs: [{ operation: "Change", writeOff: "none" }] }),
        "paymentSettlements[0].writeOffs[0].writeOff",
      ],
    ] as const)
      expectProblem(await payments.patch(id, { paymentSettlements: [body] }), 400, field, JSON.stringify(body))
    expectProblem(
      await payments.patch(id, { paymentWriteOffs: [{ operation: "Create", amount: 51 }] }),
      400,
      "paymentWriteOffs[0].amount",
    )
    expectProblem(await payments.patch(nobody, {}), 400, "id")
    expectProblem(await api.patch("/Payments/Settlements", { id: nobody }), 400, "id")
    expectProblem(await api.get(`/Payments/${nobody}`), 404, "message")
    expectProblem(await payments.post(nobody), 404, "message")
    expectProblem(await payments.pay({ id: nobody }, 5), 400, "invoice")
    expect((await api.get(`/Payments/${id}`)).text).toBe(text)
    const other = await service.createTenant()
    expectProblem(await other.api.get(`/Payments/${id}`), 404, "message")
    expectProblem(await other.api.patch(`/Payments/${id}`, { description: "mine" }), 400, "id")
  })

  it("a draft whose plan no longer holds, a posted payment's entry, and what was paid elsewhere", async () => {
    const invoice = await untaxed(100)
    const draft = await payments.draft(100, { reference: String(invoice["invoiceNumber"]) })
    await payments.pay(invoice, 60)
    expectProblem(await payments.post(draft.id), 400, "paymentSettlements[0]")
    expect(await payments.get(draft.id)).not.toHaveProperty("postedDate")
    const change = { operation: "Change", invoice: payments.named(invoice), amount: 40 }
    await api.patch("/Payments/Settlements", { id: draft.id, paymentSettlements: [change] })
    expect((await payments.post(draft.id)).status).toBe(200)
    expect(await shown(invoice.id)).toMatchObject({ status: "Settled" })
    expectProblem(await payments.patch(draft.id, { paymentDate: "2026-01-11" }), 400, "message")
    const described = await payments.patch(draft.id, { paymentDate: "2026-01-10", description: "thanks" })
    expect(described.body).toMatchObject({ description: "thanks", paymentDate: "2026-01-10" })

    const elsewhere = await untaxed(10)
    const part = (await payments.pay(elsewhere, 4)).body as { id: string }
    await api.post("/Invoices/paid", { invoiceId: elsewhere.id })
    expectProblem(await payments.pay(elsewhere, 6), 400, "message")
    expectProblem(await payments.unsettle(part.id, elsewhere), 400, "message")
  })

  it("the deletion of an account that paid, and another currency for it", async () => {
    await payments.pay(await untaxed(10), 10)
    expectProblem(await api.delete(`/Accounts/${account}`), 400, "message")
    expectProblem(await api.patch(`/Accounts/${account}`, { currency: "EUR" }), 400, "currency")
  })
})
