import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { printDecimal } from "@svc/domain/shared/decimal"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeFindRate } from "@svc/domain/invoicing/use-cases/find-rate"
import type { Invoice } from "@svc/domain/invoicing/invoice"
import { addRate } from "../support/invoicing/billing.ts"
import { openService, type StillService } from "../support/service/service.ts"
import { makeSeeds } from "../support/service/seeds.ts"

let h: StillService
let invoice: Invoice
beforeAll(async () => {
  h = await openService({ clock: "manual" })
})
afterAll(() => h.close())
beforeEach(async () => {
  const seeds = makeSeeds(h)
  const { userId, scope } = await seeds.tenant(["Alpha AB", "Beta AB"])
  invoice = (await seeds.billing({ ...scope, legalEntityName: "Alpha AB", triggeredBy: userId })).invoice
})

describe("the exchange rate of an invoice", () => {
  const rateOn = async (invoiceDate: string, given: Partial<Invoice> = {}) => {
    const dated = { ...invoice, currency: "EUR", invoiceDate: invoiceDate as CalendarDate, ...given }
    const findRate = makeFindRate(h.http.get("ExchangeRates"))
    const rate = await h.http.run(findRate(dated, dated.currency, dated.baseCurrency, dated.invoiceDate))
    return rate && printDecimal(rate)
  }

  it("is that of the interval that has its date, else the newest open one on or before it, of its legal entity", async () => {
    const { tenantId, legalEntityId } = invoice
    const add = (date: string, rate: string) => addRate(h.sql, tenantId, legalEntityId, "EUR", "SEK", date, rate)
    await add("2026-01-20", "11.2000000001")
    await add("2026-01-10", "9")
    await h.sql("update svc.exchange_rates set effective_to = '2026-01-12' where rate = 9 and tenant_id = $1", [
      tenantId,
    ])
    expect(await rateOn("2025-12-31")).toBeUndefined()
    expect(await rateOn("2026-01-01")).toBe("11.5")
    expect(await rateOn("2026-01-10")).toBe("9")
    expect(await rateOn("2026-01-12")).toBe("9")
    expect(await rateOn("2026-01-13")).toBe("11.5")
    expect(await rateOn("2027-01-01")).toBe("11.2000000001")
    const [beside] = await h.sql<{ id: Invoice["legalEntityId"] }>(
      "select id from svc.legal_entities where tenant_id = $1 and id <> $2",
      [tenantId, legalEntityId],
    )
    expect(await rateOn("2027-01-01", { legalEntityId: beside!.id })).toBeUndefined()
  })

  it("is one in the base currency, and none of a currency without rates or that the tenant does not have", async () => {
    expect(await rateOn("2027-01-01", { currency: "SEK" })).toBe("1")
    expect(await rateOn("2027-01-01", { currency: "USD" })).toBeUndefined()
    await h.sql("insert into svc.currencies (tenant_id, id, code) values ($1, gen_random_uuid(), 'USD')", [
      invoice.tenantId,
    ])
    expect(await rateOn("2027-01-01", { currency: "USD" })).toBeUndefined()
  })
})
