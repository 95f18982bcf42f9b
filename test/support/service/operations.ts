import { usageBodies } from "../usage/usage-bodies.ts"
import { peopleBodies } from "../people/people-bodies.ts"
import { dunningBodies } from "../dunning/dunning-bodies.ts"
import { messageBodies } from "../messages/message-bodies.ts"
import { paymentBodies } from "../payments/payment-bodies.ts"
import { invoiceBodies } from "../invoicing/invoice-bodies.ts"
import { orderBodies } from "../orders/order-bodies.ts"
import { type OpenApiDocument, type OpenApiOperation, wholeDocument } from "./answer-check.ts"
import { withWholeSchemas } from "../../../bin/release/whole-schemas.ts"
import { withSharedParts } from "./shared-parts.ts"
import type { TestService } from "./service.ts"

/** An operation of the service's OpenAPI document. */
export interface ListedOperation extends OpenApiOperation {
  /** The method and the path, such as `POST /Webhooks/{id}/Test`. */
  readonly name: string
  readonly method: string
  readonly template: string
  /** Whether the operation needs an access token. */
  readonly secured: boolean
}

export const readDocument = async ({ anonymous }: Pick<TestService, "anonymous">): Promise<OpenApiDocument> =>
  withWholeSchemas(withSharedParts((await anonymous.get(wholeDocument)).body as OpenApiDocument))

export const listOperations = ({ paths }: OpenApiDocument): readonly ListedOperation[] =>
  Object.entries(paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      name: `${method.toUpperCase()} ${template}`,
      method: method.toUpperCase(),
      template,
      secured: operation.security?.length !== 0,
    })),
  )

const nobody = "0197f5c0-0000-7000-8000-00000000dead"
const address = { street: "Street 1", city: "Stockholm", zip: "111 22", country: "SE" }
const account = {
  name: "Customer AB",
  currency: "SEK",
  accountType: "Customer",
  inactive: false,
  invoiceDeliveryMethod: "Email",
  attachUBLToInvoice: false,
  attachZugferdXMLToInvoice: false,
  dunningCampaign: null,
  dunningPausedUntil: "2026-12-24",
  dunningPauseReason: "Agreed",
  dunningExempt: false,
  accountsReceivable: "1510",
  defaultPaymentTerm: { key: "Name", value: "30 days" },
  taxTemplate: null,
  organizationNumber: "556677-8899",
  defaultInvoiceAddress: address,
  defaultDeliveryAddress: null,
  customFields: {},
}
const charge = {
  name: "Fee",
  chargeType: "Recurring",
  model: "Flat",
  unit: "C62",
  defaultQuantity: 1,
  pricePeriod: "Monthly",
  billingPeriod: "Monthly",
  billingTiming: "InAdvance",
  taxIncluded: false,
  taxTemplate: null,
  recognizedRevenueAccount: "3000",
  customFields: {},
}
const product = { name: "Plan", activationDate: "2026-01-01", category: null, externalERPId: null, customFields: {} }
const quote = {
  quoteDate: "2026-01-01",
  validToDate: null,
  effectiveStartDate: "2026-01-01",
  orderEffectiveChangeDate: null,
  description: "An offer",
  termType: "Termed",
  initialTerm: 12,
  autoRenewal: false,
  products: [
    {
      operation: "Create",
      product: nobody,
      charges: [{ charge: "Fee", quantity: 1, priceDetails: [{ tier: 0, price: 90 }] }],
    },
  ],
  customFields: {},
}
const invoicePatch = {
  dueDate: "2026-12-24",
  invoiceDeliveryMethod: "Email",
  disableAutomaticInvoiceReminder: false,
  notes: "Thank you",
  yourOrderNumber: null,
  referenceNumber: null,
  externalERPId: null,
  externalCRMId: null,
  customFields: {},
}
const onAccountInvoice = {
  account: nobody,
  currency: "SEK",
  invoiceAction: "CreateDraft",
  invoiceDate: "2026-11-20",
  taxIncluded: false,
  notes: null,
  invoiceAddress: address,
  allowances: [],
  attachments: [],
  invoiceLines: [
    { productName: "Plan", price: 1, quantity: 1, unitOfMeasure: "C62", recognizedRevenueAccount: "3000" },
  ],
}
const legalEntity = {
  organizationNumber: "556677-8899",
  iban: "PL61109010140000071219812874",
  bic: "WBKPPLPP",
  address,
  nationalEInvoice: false,
  totalRoundingUnit: null,
  accountsReceivable: "1510",
  defaultPaymentTerm: "30 days",
  taxTemplate: null,
  numberSeries: [{ type: "Invoice", format: "{n}" }],
}

/** A valid request body for each operation, by the operation's name. `url` is the address of a receiver. */
export const validBodies = (url: string): Readonly<Record<string, Readonly<Record<string, unknown>>>> => ({
  "POST /Webhooks": { url, events: ["InvoicePosted"], description: "A description", webhookStatus: "Enabled" },
  "PATCH /Webhooks/{id}": { url, events: ["InvoicePosted"], description: "Another", webhookStatus: "Enabled" },
  "PATCH /Webhooks/{id}/Settings": { payload: { form: "Full", maxBodyBytes: 1_000_000, after413: "Same" } },
  "PUT /EventConsumers/{name}": { start: "Now", eventTypes: ["InvoicePosted"], accountId: nobody },
  "POST /EventConsumers/{name}/Ack": { cursor: "MS4" },
  "POST /Webhooks/{id}/SigningSecret/Rotate": { overlapHours: 24 },
  "POST /Webhooks/{id}/Test": { eventType: "InvoicePosted" },
  "POST /Webhooks/{id}/Enable": { sendMissed: true, resendFailed: false },
  "POST /Events/{id}/Replay": { webhookId: "0199d3c0-0000-7000-8000-000000000000" },
  "POST /Webhooks/{id}/Recover": { since: new Date(Date.now() - 3_600_000).toISOString(), dryRun: false },
  "PUT /NotificationSettings": { webhooks: true },
  ...peopleBodies,
  "POST /Events": {
    eventType: "InvoicePosted",
    data: { amount: 1.1 },
    correlationId: "0197f5c0-0000-7000-8000-000000000001",
    source: "Paywall",
  },
  "POST /ExchangeRate": {
    fromCurrency: { key: "Code", value: "XTS" },
    rate: 9.5,
    effectiveFromDate: "2026-01-01",
    effectiveToDate: "2026-01-31",
  },
  "POST /WebhookDeliveries/Retry": { ids: [nobody] },
  "POST /InvoiceBatches/PostDrafts": { filter: "status eq 'Draft'" },
  "POST /Notifications/Read": { until: nobody },
  "POST /Notifications/Unread": { first: nobody },
  "POST /Currency": { code: "XTS", description: "For tests" },
  "PUT /Integrations/CentralBankRates": { isEnabled: false },
  "PUT /Integrations/SwedishCentralBankRates": { isEnabled: false },
  "PUT /Integrations/NationalBankOfPoland": { isEnabled: false },
  "PUT /Integrations/CommercialRates": { apiKey: "key", isEnabled: false },
  "POST /Integrations/CentralBankRates/Import": { from: "2026-01-01", to: "2026-01-31" },
  "POST /Integrations/CommercialRates/Import": {},
  "POST /Integrations/SwedishCentralBankRates/Import": { from: "2026-01-01", to: "2026-01-31" },
  "POST /Integrations/NationalBankOfPoland/Import": { from: "2026-01-01", to: "2026-01-31" },
  "PUT /Integrations/AutoInvoice": { companyId: "company", apiKey: "right", isActive: true },
  "POST /NationalEInvoices/Receive": {},
  "PUT /Integrations/NationalEInvoice": { isEnabled: false },
  ...messageBodies,
  ...dunningBodies,
  "POST /Integrations/AutoInvoice/Notifications/{key}": { id: "0197f5c0-0000-7000-8000-000000000001" },
  "POST /TestClock": { advanceSeconds: 0 },
  "POST /Accounts": account,
  "PATCH /Accounts/{id}": account,
  "POST /Products": {
    ...product,
    productType: "Simple",
    chargePlans: [{ name: "Plan", charges: [{ ...charge, priceDetails: [{ currency: "SEK", tier: 0, price: 100 }] }] }],
  },
  "PATCH /Products/{id}": { ...product, chargePlans: [{ operation: "Create", name: "Plan", charges: [charge] }] },
  "PATCH /Products/charges/{id}": charge,
  ...orderBodies,
  ...usageBodies,
  "POST /Quotes": { customer: nobody, ...quote },
  "PATCH /Quotes/{id}": quote,
  "POST /Quotes/convertToOrder": { quote: nobody, activateOrder: true },
  "PATCH /Journals/{id}": { description: "d", externalERPId: null, transferredToERP: "2024-04-01T10:00:00Z" },
  "PATCH /Invoices": { id: nobody, ...invoicePatch },
  "PATCH /Invoices/{id}": invoicePatch,
  "POST /Invoices/onAccountInvoice": onAccountInvoice,
  "POST /Invoices/onAccountInvoices": onAccountInvoice,
  "POST /Invoices/{id}/Match": { creditInvoiceId: nobody, amount: null },
  "POST /Invoices/paid": { invoiceId: nobody, paymentDate: "2026-11-20" },
  "POST /Invoices/{id}/credit": {
    creditInvoiceDate: "2026-11-20",
    invoiceAction: "CreateDraft",
    creditAllInvoiceLines: false,
    invoiceLineIds: null,
    lines: [{ invoiceLineId: nobody, amount: 1, description: null }],
  },
  ...invoiceBodies,
  ...paymentBodies,
  "POST /PaymentTerms": { name: "45 days", description: "45 days", days: 45, termType: "NetDays" },
  "POST /ChartOfAccounts": {
    code: "3001",
    name: "Services",
    description: null,
    externalERPId: null,
    externalCRMId: null,
  },
  "POST /TaxTemplates": {
    name: "A tax",
    description: null,
    effectiveFrom: "2026-01-01",
    effectiveTo: null,
    taxAccount: "2610",
    details: [{ tax1: 20, taxCategory: "S" }],
  },
  "POST /CustomFieldConfigurations": {
    fieldType: "Text",
    entity: "Account",
    key: "segment",
    name: "Segment",
    defaultValue: null,
    typeEntity: null,
  },
  "PATCH /CustomFieldConfigurations/{id}": { name: "Segment", defaultValue: null },
  "PATCH /CustomFieldConfigurations/{id}/{key}": { name: "Segment", defaultValue: null },
  "POST /LegalEntities": { name: "Gamma AB", baseCurrency: "SEK", country: "SE", timeZone: "Europe/Stockholm" },
  "PATCH /LegalEntities": { id: nobody, ...legalEntity },
  "PATCH /LegalEntities/{id}": legalEntity,
})

/** The path of an operation, with the id in place of every parameter that takes an id. */
export const pathOf = ({ template }: Pick<ListedOperation, "template">, id: string): string =>
  template
    .replace("/ChargeType/{type}", "/ChargeType/Recurring")
    .replace("{year}", "2024")
    .replaceAll(/\{(period|quarter)\}/g, "1")
    .replaceAll(/\{\w+\}/g, id)

/** Whether the operation's body is a file instead of JSON. */
export const isFile = ({ requestBody }: Pick<OpenApiOperation, "requestBody">): boolean =>
  requestBody?.content["application/xml"] !== undefined
