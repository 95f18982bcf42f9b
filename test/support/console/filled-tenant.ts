import type { TestTenant } from "../service/tenants.ts"
import { connect } from "../e-invoicing/e-invoicing-service.ts"
import { polishEntity, polishProfile } from "../e-invoicing/posting.ts"
import { buyer } from "../e-invoicing/ubl-parties.ts"
import { makeBilling } from "../invoicing/billing.ts"
import { settingsFor } from "../messages/mail-relay.ts"
import { makePayments } from "../payments/payments.ts"
import { prepareQuotes } from "../quotes/quotes.ts"
import type { ApiAnswer } from "../service/api-client.ts"
import { until } from "../until.ts"
import { raise } from "../webhooks/deliveries.ts"
import type { LentConsole } from "./lent-console.ts"

/** A name that is too long for every column. */
export const longName = "Przedsiębiorstwo Handlowo-Usługowe Kowalski i Wspólnicy Sp. z o.o."

/** The id of a report, which is the same for every tenant. */
const report = "00000005-0000-8000-8000-000000000008"

const formats = {
  Invoice: "FV/{yyyy}/{MM}/{n:6}",
  Credit: "KOR/{yyyy}/{MM}/{n:6}",
  Journal: "J/{yyyy}/{n:6}",
  Account: "K/{yyyy}/{n:6}",
  Product: "PR/{yyyy}/{n:6}",
  Order: "ZAM/{yyyy}/{n:6}",
  OrderCharge: "POZ/{yyyy}/{n:6}",
  Quote: "OF/{yyyy}/{n:6}",
  InvoiceBatch: "PF/{yyyy}/{n:6}",
}

interface Entry {
  readonly id: string
}

const taken = ({ status, body, text }: ApiAnswer): Entry => {
  if (status >= 300) throw new Error(`answered ${status}: ${text.slice(0, 500)}`)
  return body as Entry
}

export interface FilledTenant {
  readonly tenant: TestTenant
  /** The path of the company's pages. */
  readonly entity: string
  /** The id of one entry of each list, by the last fixed segment of the list's path. */
  readonly ids: Readonly<Record<string, string>>
  /** The ids of a draft and of a credit note. */
  readonly otherInvoices: readonly string[]
}

/**
 * A company with an entry in each list, and with the longest numbers, names and amounts.
 *
 * @param receiver the address to which the company's webhook sends
 */
export const fillTenant = async ({ service }: LentConsole, receiver: string): Promise<FilledTenant> => {
  const tenant = await service.createTenant([`${polishEntity.name} z długą nazwą`], polishEntity)
  const { api } = tenant
  const entity = tenant.legalEntities[0]!.id
  const { address, ...profile } = polishProfile()
  const numberSeries = Object.entries(formats).map(([type, format]) => ({ type, format }))
  taken(await api.patch(`/LegalEntities/${entity}`, { ...profile, address, numberSeries }))
  await connect(api)
  for (const code of ["SEK", "USD"]) await api.post("/Currency", { code })
  for (const [currency, rate, from] of [
    ["SEK", "0.4", "2023-01-01"],
    ["USD", "9.64697000000000000001", "2025-09-22"],
  ] as const) {
    const text = `{"fromCurrency":{"key":"Code","value":"${currency}"},"rate":${rate},"effectiveFromDate":"${from}"}`
    taken(await api.send("POST", "/ExchangeRate", text, { "content-type": "application/json" }))
  }
  taken(await api.put("/Integrations/Mail", settingsFor(587)))
  const campaign = taken(await api.post("/DunningCampaigns", { name: longName, isDefault: true }))
  const webhook = taken(await api.post("/Webhooks", { url: `${receiver}/erp/hooks`, events: ["InvoicePosted"] }))
  const billing = makeBilling(api)
  const account = await billing.account({
    name: longName,
    currency: "PLN",
    // The account has no address, so that its e-mails stay as they are.
    invoiceDeliveryMethod: "Email",
    taxRegistrationNumber: buyer.vat,
    electronicInvoiceAddress: buyer.endpoint,
    electronicInvoiceAddressScheme: buyer.scheme,
    defaultInvoiceAddress: { street: buyer.street, city: buyer.city, zip: buyer.zip, country: buyer.country },
  })
  const line = await billing.taxedLine("987654.30", "23")
  const inZloty = { currency: "PLN" }
  const posted = await billing.posted(account.id, [line], { ...inZloty, invoiceDate: "2025-09-22" })
  const credit = await billing.credit(posted.id, { creditAllInvoiceLines: true })
  await billing.post(credit.id)
  const draft = await billing.create(account.id, [line], { ...inZloty, invoiceDate: "2026-09-22" })
  const payment = taken(
    await makePayments(api, billing).create(12_345_678.9, {
      payerName: longName,
      reference: "FV/2025/09/000001",
      currency: "PLN",
    }),
  )
  const quotes = await prepareQuotes(api)
  const subscription = await quotes.subscribe()
  const quote = await quotes.create({ quoteDate: "2025-09-22" })
  const order = {
    account: quotes.customer,
    orderDate: "2025-09-22",
    products: [{ product: quotes.plan.id, charges: [] }],
  }
  const salesOrder = taken(await api.post("/SalesOrders", order))
  for (const path of ["/Usage", "/Measurements"])
    taken(await api.post(path, { account: account.id, quantity: 12_345_678.9, fromDate: "2025-09-22" }))
  const batch = taken(await api.post("/InvoiceBatches", { invoiceAllAccounts: true, invoiceDate: "2025-09-22" }))
  const field = taken(
    await api.post("/CustomFieldConfigurations", { entity: "Account", key: "seats", name: "Seats", fieldType: "Text" }),
  )
  const event = await raise(api)
  const all = async (path: string) => ((await api.get(path)).body as { readonly data: readonly Entry[] }).data
  const first = async (path: string) =>
    (
      await until(
        () => all(path),
        ({ length }) => length > 0,
      )
    )[0]!.id
  return {
    tenant,
    entity: `/console/${entity}`,
    ids: {
      invoices: posted.id,
      accounts: account.id,
      journals: await first("/Journals"),
      payments: payment.id,
      quotes: quote.id,
      subscriptions: subscription.id,
      "sales-orders": salesOrder.id,
      products: quotes.plan.id,
      batches: batch.id,
      "e-invoices": await first("/NationalEInvoices"),
      dunning: campaign.id,
      messages: await first("/Messages"),
      webhooks: webhook.id,
      events: event.id,
      deliveries: event.deliveries[0]!.id,
      reports: report,
      entities: entity,
      fields: field.id,
      changes: await first("/AuditLog?ResourceKind=Account&PageSize=1"),
      reference: await first("/PaymentTerms?PageSize=1"),
    },
    otherInvoices: [draft.id, credit.id],
  }
}
