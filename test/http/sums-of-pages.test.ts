import { afterAll, beforeAll, expect, it } from "vitest"
import { type Billing, makeBilling } from "../support/invoicing/billing.ts"
import { expectProblem } from "../support/service/problems.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { openService, type TestService } from "../support/service/service.ts"

let service: TestService
let api: ApiClient
let billing: Billing
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
  ;({ api } = await service.createTenant())
  billing = makeBilling(api)
})
afterAll(() => service.close())

const sums = (ids: readonly string[]) => api.get(`/Invoices/Sums?InvoiceIds=${ids.join(",")}`)

it("invoices are summed by currency, number series and status, with every digit", async () => {
  const { id: account } = await billing.account()
  const of = (price: number, invoiceDate: string) =>
    billing.create(account, [billing.line(price)], { invoiceDate }).then(({ id }) => id)
  const [first, second] = [await of(0.1, "2026-11-02"), await of(0.2, "2026-10-31")]
  const posted = await billing.posted(account, [billing.line(5)])
  const credit = await billing.credit(posted.id, { creditAllInvoiceLines: true })
  const answer = await sums([first, second, posted.id, credit.id, crypto.randomUUID()])
  expect(answer.status, answer.text).toBe(200)
  const { data } = answer.body as { readonly data: readonly object[] }
  expect(data).toMatchObject([
    {
      numberSeries: "Invoice",
      status: "Draft",
      currency: "SEK",
      count: 2,
      subtotal: 0.3,
      firstInvoiceDate: "2026-10-31",
      lastInvoiceDate: "2026-11-02",
    },
    { numberSeries: "Invoice", status: expect.stringMatching(/Posted|Settled/), count: 1, subtotal: 5 },
    { numberSeries: "Credit", count: 1, subtotal: -5 },
  ])
  expectProblem(await sums(["4711"]), 400, "InvoiceIds")
  const other = await service.createTenant()
  expect((await other.api.get(`/Invoices/Sums?InvoiceIds=${first}`)).body).toEqual({ data: [] })
})
