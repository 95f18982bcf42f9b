import { afterAll, beforeAll, expect, it } from "vitest"
import { addRate, type Billing, makeBilling } from "../support/invoicing/billing.ts"
import { expectProblem } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: TestService
let tenant: TestTenant
let billing: Billing
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  tenant = await service.createTenant()
  billing = makeBilling(tenant.api)
})
afterAll(() => service.close())

it("an invoice whose sums have more than fifteen digits is refused at the line, as nothing that reads it could keep them", async () => {
  const { id: account } = await billing.account()
  const line = async (price: number, quantity: number, tax = "0") => ({
    ...(await billing.taxedLine(price, tax)),
    quantity,
  })
  const lines = await Promise.all([line(1, 1), line(1_000_000_000, 1_000_000), line(800_000_000_000_000, 1, "25")])
  const send = (some: readonly object[], of = account, currency = "SEK") =>
    tenant.api.post("/Invoices/onAccountInvoice", { account: of, currency, invoiceLines: some })
  const answer = expectProblem(await send(lines), 400, "invoiceLines[1]")
  expect(Object.keys(answer.errors ?? {}).toSorted()).toEqual(["invoiceLines", "invoiceLines[1]", "invoiceLines[2]"])
  const half = await line(500_000_000_000_000, 1)
  const together = expectProblem(await send([half, half]), 400, "invoiceLines")
  expect(Object.keys(together.errors ?? {})).toEqual(["invoiceLines"])
  const largest = await send([half, await line(499_999_999_999_999, 1)])
  expect(largest.status, largest.text).toBeLessThan(300)
  const [entity] = tenant.legalEntities
  await addRate(service.sql, tenant.tenantId, entity!.id, "EUR", "SEK", "2020-01-01", "11")
  const { id: inEuro } = await billing.account({ currency: "EUR" })
  expectProblem(await send([half], inEuro, "EUR"), 400, "invoiceLines")
})
