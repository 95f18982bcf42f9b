import { beforeAll, beforeEach, expect, it } from "vitest"
import { type Billing, type Json, makeBilling } from "../support/invoicing/billing.ts"
import { makePayments } from "../support/payments/payments.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

let service: LentService
let billing: Billing
let payments: ReturnType<typeof makePayments>
let account: string
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  const { api } = await service.createTenant()
  billing = makeBilling(api)
  payments = makePayments(api, billing)
  account = (await billing.account()).id
})

it("a payment that is sent again with the id of the bank is answered, and not made once more", async () => {
  const line = await billing.taxedLine(100, "0")
  const invoice = await billing.posted(account, [line], { invoiceDate: "2026-01-02" })
  const pay = (more: Json = {}) => payments.pay(invoice, 100, { externalBankId: "B-7", ...more })
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay()))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
  expect(new Set(answers.map(({ body }) => (body as Json)["id"])).size).toBe(1)
  expect(await billing.get(invoice.id)).toMatchObject({ status: "Settled", settledAmount: 100 })
  expect((await pay({ paymentAccount: "6570" })).status).toBe(201)
  expect((await pay({ externalBankId: "B-8" })).status).toBe(201)
  const { id } = await payments.draft(5, { externalBankId: "B-9" })
  const drafted = await pay({ externalBankId: "B-9" })
  expect([drafted.status, (drafted.body as Json)["id"]]).toEqual([200, id])
})
