import type { Scope } from "@svc/domain/shared/scope"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeDeferred } from "../support/revenue/deferred.ts"
import { openService, type TestService } from "../support/service/service.ts"

let service: TestService
let scope: Scope
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
})
afterAll(() => service.close())
beforeEach(async () => {
  const { api, tenantId, legalEntities } = await service.createTenant()
  scope = { tenantId, legalEntityId: legalEntities[0]!.id }
  const deferred = makeDeferred(api)
  const { id } = await deferred.billing.account()
  const prices = { pricePeriod: "Quarterly", priceDetails: [{ currency: "SEK", price: 300 }] }
  const product = await deferred.product({ billingPeriod: "Quarterly", ...prices })
  const order = await deferred.subscribe(id, product, "2024-01-01")
  const invoice = await deferred.invoice(order, "2024-01-01")
  await deferred.billing.credit(invoice!.id, {
    lines: [{ invoiceLineId: invoice!.invoiceLines[0]!.id, amount: 30 }],
    creditInvoiceDate: "2024-02-10",
    invoiceAction: "CreateDraftAndPostInvoice",
  })
  // The same account may be used for deferred revenue and for revenue.
  await deferred.billing.posted(id, [deferred.billing.line(70, { recognizedRevenueAccount: "2970" })])
  await deferred.recognise("2024-02")
})

const found = async () => {
  const checks = await service.worker.run(service.worker.get("Ledger").verify(scope))
  return checks.flatMap(({ disagreements }) => disagreements.map(({ about, message }) => `${about} ${message}`))
}
const change = (text: string) => service.sql(text, [scope.tenantId])
const items = "svc.revenue_schedule_items"

describe("the checks of deferred revenue", () => {
  it("find nothing where all is well", async () => {
    expect(await found()).toEqual([])
  })

  it("find a schedule that is not the net of its line, and one that is missing", async () => {
    await change(
      `update ${items} set amount = amount + 1 where tenant_id = $1 and period = '2024-03-01' and amount > 0`,
    )
    expect(await found()).toEqual([expect.stringMatching(/^line 1 of 1 is 300, .*schedule 301, in base currency 300$/)])
    await change(`delete from ${items} where tenant_id = $1`)
    expect(await found()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^line 1 of .* and its schedule 0, in base currency 0$/),
        expect.stringMatching(/^account 2970 has \d+, the items that are not recognised come to 70$/),
      ]),
    )
  })

  it("find an item that is recognised without a voucher, or open with one", async () => {
    await change(`update ${items} set journal_id = id where tenant_id = $1 and period = '2024-03-01' and amount > 0`)
    expect(await found()).toEqual(
      [
        expect.stringMatching(/^account 2970 has /),
        expect.stringMatching(/^item .* is recognised and has 0 vouchers$/),
      ].toReversed(),
    )
    await change(`update ${items} set journal_id = null where tenant_id = $1`)
    expect((await found()).filter((each) => each.endsWith("is not recognised and has a voucher"))).toHaveLength(4)
  })

  it("find a voucher of another amount or month", async () => {
    await change(
      `update ${items} set base_amount = base_amount + 1 where tenant_id = $1 and period = '2024-01-01' and amount > 0`,
    )
    expect(await found()).toContainEqual(
      expect.stringMatching(/^item .* of 2024-01-01 and 101 is booked on 2024-01-31 with 100$/),
    )
    await change(
      `update svc.vouchers set effective_date = '2024-02-29' where tenant_id = $1 and effective_date = '2024-01-31'`,
    )
    expect(await found()).toContainEqual(expect.stringMatching(/^item .* of 2024-01-01 .*is booked on 2024-02-29/))
  })
})
