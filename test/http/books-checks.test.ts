import type { CheckedBooks } from "@svc/domain/ledger/ports/books-check"
import type { Scope } from "@svc/domain/shared/scope"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { addRate, type Billing, type Json, makeBilling } from "../support/invoicing/billing.ts"
import { makePayments } from "../support/payments/payments.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: TestService
let tenant: TestTenant
let scope: Scope
let billing: Billing
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
})
afterAll(() => service.close())
beforeEach(async () => {
  tenant = await service.createTenant()
  const [entity] = tenant.legalEntities
  scope = { tenantId: tenant.tenantId, legalEntityId: entity!.id }
  billing = makeBilling(tenant.api)
})

/** The disagreements that a check reports, with the objects that they concern. */
const found = async () => {
  const { status, body, text } = await tenant.api.get("/AccountingPeriods/Verification")
  expect(status, text).toBe(200)
  const { agrees, checks } = body as { readonly agrees: boolean; readonly checks: readonly CheckedBooks[] }
  expect(checks.length).toBeGreaterThanOrEqual(8)
  expect(agrees).toBe(checks.every(({ count }) => count === 0))
  return checks.flatMap(({ count, disagreements }) => {
    expect(disagreements.length).toBe(Math.min(count, 20))
    return disagreements.map(({ about, message }) => `${about} ${message}`)
  })
}

/** Makes invoices of every kind: taxed, rounded, in another currency, prepaid, credited, matched, paid elsewhere. */
const business = async () => {
  const { api } = tenant
  for (const [day, rate] of [
    ["2024-01-10", "11.0173"],
    ["2024-02-10", "10.8"],
  ] as const)
    await addRate(service.sql, scope.tenantId, scope.legalEntityId, "EUR", "SEK", day, rate)
  expect((await api.patch("/LegalEntities", { totalRoundingUnit: 1 })).status).toBe(200)
  const [domestic, abroad] = [await billing.account(), await billing.account({ currency: "EUR" })]
  const lines = [await billing.taxedLine(68.33, "25"), await billing.taxedLine(7.77, "12")]
  await billing.posted(domestic.id, lines, { invoiceDate: "2024-01-10" })
  await billing.posted(domestic.id, lines, { invoiceDate: "2024-01-11", prepaidAmount: 10 })
  const paid = await billing.posted(domestic.id, lines, { invoiceDate: "2024-01-12" })
  expect((await api.post("/Invoices/paid", { invoiceId: paid.id, paymentDate: "2024-01-20" })).status).toBeLessThan(300)
  const inEuro = (invoiceDate: string) => billing.posted(abroad.id, lines, { currency: "EUR", invoiceDate })
  const [first, second] = [await inEuro("2024-01-10"), await inEuro("2024-02-10")]
  const note = await billing.credit(second.id, {
    creditAllInvoiceLines: true,
    invoiceAction: "CreateDraftAndPostInvoice",
  })
  const match = await api.post(`/Invoices/${first.id}/Match`, { creditInvoiceId: note.id, amount: 12.34 })
  expect(match.status, match.text).toBe(200)
}

describe("the checks of the books", () => {
  it("find nothing in what the service posts, of invoices of every kind", async () => {
    await business()
    expect(await found()).toEqual([])
  })

  it("find nothing in invoices that come to nothing, which are booked with a line of 0 and exported with it", async () => {
    const { id } = await billing.account()
    const [up, down] = [await billing.taxedLine(100, "25"), await billing.taxedLine(100, "25", { quantity: -1 })]
    for (const lines of [[await billing.taxedLine(0, "25")], [up, down]])
      await billing.posted(id, lines, { invoiceDate: "2024-01-10" })
    expect(await found()).toEqual([])
    const { data } = await billing.page("/Journals")
    const booked = data.flatMap(({ vouchers }) => vouchers as readonly Json[])
    const line = expect.objectContaining({ account: "1510", debitAmount: 0, creditAmount: 0 })
    expect(booked.map(({ transactions }) => transactions)).toEqual([[line], [line]])
    const { text } = await tenant.api.get("/AccountingPeriods/2024/1/Export")
    expect(text.trimEnd().split("\r\n")).toHaveLength(3)
    // An earlier version booked these journals without lines.
    const ofTenant = `where tenant_id = '${scope.tenantId}'`
    await service.sql(`delete from svc.journal_lines ${ofTenant}`)
    expect(await found()).toEqual([])
    await service.sql(`update svc.vouchers set source = 'Payment', invoice_id = null ${ofTenant}`)
    expect(await found()).toEqual(expect.arrayContaining([expect.stringContaining("has no lines")]))
  })

  it("find a posting that lost its lines", async () => {
    await billing.posted((await billing.account()).id, [await billing.taxedLine(100, "25")])
    await service.sql(`delete from svc.journal_lines where tenant_id = '${scope.tenantId}'`)
    expect(await found()).toEqual(expect.arrayContaining([expect.stringContaining("on the account 1510, 0 is booked")]))
  })

  it.each([
    [
      "a line of another amount",
      "update svc.journal_lines set amount = amount + 1 where account_code = '2610'",
      "is out by",
    ],
    [
      "a line of another sales amount",
      "update svc.journal_lines set sales_amount = 0 where account_code = '1510'",
      "is out by",
    ],
    [
      "two lines that make up for each other",
      "update svc.journal_lines set amount = amount + case account_code when '3000' then 1 else -1 end where account_code in ('3000', '2610')",
      "on the account 3000",
    ],
    [
      "a voucher of a journal that is not there",
      "update svc.vouchers set journal_id = gen_random_uuid()",
      "is in no journal",
    ],
    [
      "a line on an account that is not there",
      "update svc.journal_lines set account_id = gen_random_uuid() where account_code = '2610'",
      "books on account 2610, which is not there",
    ],
    ["another receivable", "update svc.invoices set settled_base = settled_base + 1 where status = 'Posted'", "open"],
    ["a voucher of another month", "update svc.vouchers set effective_date = '2025-01-10'", "is dated 2025-01-10"],
    ["a line of another day", "update svc.journal_lines set effective_date = '2024-01-09'", "a line of it 2024-01-09"],
    [
      "an invoice that is not booked",
      "update svc.vouchers set source = 'Payment' where source = 'Invoicing'",
      "has 0 vouchers of its posting",
    ],
    [
      "a posting into a closed period",
      "insert into svc.accounting_periods (tenant_id, legal_entity_id, first_day, closed_at) select tenant_id, id, '2024-01-01', '2024-02-01' from svc.legal_entities",
      "was posted after its period was closed",
    ],
    [
      "a journal without vouchers",
      "insert into svc.journals (tenant_id, legal_entity_id, id, journal_number, journal_type, effective_date, posted_at, modified_at, description) select tenant_id, id, gen_random_uuid(), 'J-X', 'Invoice', '2024-01-01', now(), now(), 'd' from svc.legal_entities",
      "journal J-X has no voucher",
    ],
  ])("find %s", async (_, damage, message) => {
    const account = await billing.account()
    await billing.posted(account.id, [await billing.taxedLine(100, "25")], { invoiceDate: "2024-01-10" })
    expect(await found()).toEqual([])
    const ofTenant = damage.startsWith("insert") ? ` where tenant_id = '${scope.tenantId}'` : ""
    const other = `${damage.includes(" where ") ? " and" : " where"} tenant_id = '${scope.tenantId}'`
    await service.sql(damage + (ofTenant === "" ? other : ofTenant))
    expect(await found()).toEqual(expect.arrayContaining([expect.stringContaining(message)]))
  })

  it.each([
    ["money that did not come in", "update svc.payments set amount = amount + 1", "brings 131"],
    ["a settlement that is not booked", "update svc.payment_settlements set amount = amount - 10", "settles 90"],
    ["a settlement taken back without a voucher", "update svc.payment_settlements set removed_at = now()", "settles 0"],
    ["another sum that is settled", "update svc.payments set allocated = 101", "has 101 settled or written off"],
    ["a booked draft", "update svc.payments set posted_date = null", "is a draft and has vouchers"],
  ])("find %s", async (_, damage, message) => {
    const payments = makePayments(tenant.api, billing)
    const { id: account } = await billing.account()
    const [first, second] = [
      await billing.posted(account, [await billing.taxedLine(100, "0")], { invoiceDate: "2024-01-10" }),
      await billing.posted(account, [await billing.taxedLine(50, "0")], { invoiceDate: "2024-01-11" }),
    ]
    const { id } = (await payments.pay(first, 130, { bankFeeAmount: 5 })).body as { readonly id: string }
    expect((await payments.settle(id, second, { amount: 20 })).status).toBe(200)
    expect(await found()).toEqual([])
    expect((await payments.unsettle(id, second)).status).toBe(200)
    expect(await found()).toEqual([])
    await service.sql(`${damage} where tenant_id = '${scope.tenantId}'`)
    expect(await found()).toEqual(expect.arrayContaining([expect.stringContaining(message)]))
  })

  it("are of one legal entity", async () => {
    const other = await service.createTenant()
    const theirs = makeBilling(other.api)
    await theirs.posted((await theirs.account()).id, [await theirs.taxedLine(100, "25")])
    await service.sql(`update svc.journal_lines set amount = 0 where tenant_id = '${other.tenantId}'`)
    expect(await found()).toEqual([])
  })
})
