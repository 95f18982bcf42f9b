import { addRate, makeBilling } from "../invoicing/billing.ts"
import { prepareSubscriptions } from "../orders/subscriptions.ts"
import type { TestService } from "../service/service.ts"
import { makeReportReader } from "./reports.ts"

/**
 * Makes a tenant with invoices, credit notes and subscriptions of 2024 in two currencies. Its customers have names with
 * special characters.
 */
export const makeReportTenant = async (service: TestService) => {
  const tenant = await service.createTenant()
  const { api } = tenant
  const billing = makeBilling(api)
  const reports = await makeReportReader(api)
  await addRate(service.sql, tenant.tenantId, tenant.legalEntities[0]!.id, "EUR", "SEK", "2020-01-01", "11.0123")
  const subscriptions = await prepareSubscriptions(api)
  const { id: euros } = await billing.account({ name: '=cmd|" /C calc"!A0', currency: "EUR" })
  const { id: kronor } = await billing.account({ name: "Öberg, Åke\r\n& son" })
  for (const [day, account, currency, rate, price] of [
    ["2024-01-31", euros, "EUR", "25", "99.99"],
    ["2024-02-01", kronor, "SEK", "12", "1000000000.01"],
    ["2024-02-29", kronor, "SEK", "25", "0.05"],
    ["2024-03-01", euros, "EUR", "0", "10"],
    ["2025-01-01", euros, "EUR", "25", "1"],
  ] as const) {
    const lines = [await billing.taxedLine(price, rate), await billing.taxedLine("7.77", "25", { quantity: 3 })]
    const { id } = await billing.posted(account, lines, {
      invoiceDate: day,
      currency,
      ...(price === "10" ? { allowances: [{ amount: 1.5, taxTemplate: "Tax 25" }] } : {}),
    })
    if (day === "2024-02-29")
      await billing.credit(id, {
        creditAllInvoiceLines: true,
        creditInvoiceDate: "2024-03-05",
        invoiceAction: "CreateDraftAndPostInvoice",
      })
  }
  await billing.create(kronor, [billing.line(5)], { invoiceDate: "2024-02-02" })
  const first = await subscriptions.create({ noticePeriod: 2 })
  await subscriptions.create({
    orderDate: "2024-02-10",
    effectiveStartDate: "2024-02-10",
    isAutoRenewed: true,
  })
  await api.post(`/Subscriptions/${first.id}/change`, subscriptions.newPrice(80))
  await subscriptions.create({ orderDate: "2024-05-05", status: "Draft" })
  const cancelled = await subscriptions.create({ orderDate: "2024-06-01", effectiveStartDate: "2024-06-01" })
  await subscriptions.cancel(cancelled.id)
  return { tenant, api, billing, reports }
}
export type ReportTenant = Awaited<ReturnType<typeof makeReportTenant>>
