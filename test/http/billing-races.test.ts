import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import { type Billing, makeBilling } from "../support/invoicing/billing.ts"
import { expectNoErrorsLogged } from "../support/service/quiet-log.ts"
import { openService, type TestService } from "../support/service/service.ts"

let service: TestService
let api: ApiClient
let billing: Billing
let accountId: string
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  api = (await service.createTenant()).api
  billing = makeBilling(api)
  accountId = (await billing.account()).id
})
afterAll(() => service.close())

describe("at the same moment", () => {
  const statuses = async (...answers: readonly Promise<{ readonly status: number }>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).sort((a, b) => a - b)

  it("a draft is either posted or cancelled", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await billing.create(accountId, [billing.line(1)])
      const [post, cancel] = await Promise.all([api.post(`/Invoices/${id}/post`), api.post(`/Invoices/${id}/cancel`)])
      expect([post.status, cancel.status]).toEqual(post.status === 201 ? [201, 400] : [400, 200])
      expect((await billing.get(id)).status).toBe(post.status === 201 ? "Posted" : "Cancelled")
    }
  })

  it("an account is either deleted or invoiced", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await billing.account()
      const invoice = () => billing.createRaw(id, [billing.line(1)])
      const [deleted, ...created] = await Promise.all([api.delete(`/Accounts/${id}`), invoice(), invoice()])
      const made = created.filter(({ status }) => status === 201).length
      expect([deleted.status, made, created.every(({ status }) => status === 201 || status === 400)]).toEqual(
        deleted.status === 200 ? [200, 0, true] : [400, made, true],
      )
      expect(deleted.status === 200 || made > 0).toBe(true)
    }
  })

  it("an invoice is paid once", async () => {
    const { id } = await billing.posted(accountId, [billing.line(1)])
    const pay = () => api.post("/Invoices/paid", { invoiceId: id })
    expect(await statuses(pay(), pay(), pay())).toEqual([200, 400, 400])
  })

  it("two credits never take more than there is", async () => {
    const { id, invoiceLines } = await billing.posted(accountId, [billing.line(100)])
    const credit = () =>
      api.post(`/Invoices/${id}/credit`, { lines: [{ invoiceLineId: invoiceLines[0]!.id, amount: 60 }] })
    expect(await statuses(credit(), credit(), credit())).toEqual([200, 400, 400])
  })
})

it("nothing went wrong on our side", () => {
  expectNoErrorsLogged(service)
})
