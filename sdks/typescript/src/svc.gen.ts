// Made from /openapi.json by `npm run generate`.

import { makeCore, type SvcOptions } from "./core.ts"
import * as r from "./resources.gen.ts"

export * from "./core.ts"
export * from "./errors.ts"
export * from "./webhooks.ts"
export type * from "./types.gen.ts"

/** The service, by resources: `new Svc({ url, clientId, clientSecret }).invoices.list()`. */
export class Svc {
  readonly accountingPeriods: ReturnType<typeof r.accountingPeriods>
  readonly accounts: ReturnType<typeof r.accounts>
  readonly auditLog: ReturnType<typeof r.auditLog>
  readonly autoInvoice: ReturnType<typeof r.autoInvoice>
  readonly bookings: ReturnType<typeof r.bookings>
  readonly centralBankRates: ReturnType<typeof r.centralBankRates>
  readonly commercialRates: ReturnType<typeof r.commercialRates>
  readonly countries: ReturnType<typeof r.countries>
  readonly currencies: ReturnType<typeof r.currencies>
  readonly customFields: ReturnType<typeof r.customFields>
  readonly documentTemplates: ReturnType<typeof r.documentTemplates>
  readonly dunning: ReturnType<typeof r.dunning>
  readonly events: ReturnType<typeof r.events>
  readonly exchangeRates: ReturnType<typeof r.exchangeRates>
  readonly financialAccounts: ReturnType<typeof r.financialAccounts>
  readonly integrationLog: ReturnType<typeof r.integrationLog>
  readonly invoiceBatchGroups: ReturnType<typeof r.invoiceBatchGroups>
  readonly invoiceBatches: ReturnType<typeof r.invoiceBatches>
  readonly invoices: ReturnType<typeof r.invoices>
  readonly journals: ReturnType<typeof r.journals>
  readonly legalEntities: ReturnType<typeof r.legalEntities>
  readonly mail: ReturnType<typeof r.mail>
  readonly measurements: ReturnType<typeof r.measurements>
  readonly messages: ReturnType<typeof r.messages>
  readonly metrics: ReturnType<typeof r.metrics>
  readonly nationalEInvoice: ReturnType<typeof r.nationalEInvoice>
  readonly nationalEInvoices: ReturnType<typeof r.nationalEInvoices>
  readonly orders: ReturnType<typeof r.orders>
  readonly paymentMethods: ReturnType<typeof r.paymentMethods>
  readonly paymentTerms: ReturnType<typeof r.paymentTerms>
  readonly payments: ReturnType<typeof r.payments>
  readonly personalTokens: ReturnType<typeof r.personalTokens>
  readonly polishCentralBankRates: ReturnType<typeof r.polishCentralBankRates>
  readonly products: ReturnType<typeof r.products>
  readonly quotes: ReturnType<typeof r.quotes>
  readonly reports: ReturnType<typeof r.reports>
  readonly revenue: ReturnType<typeof r.revenue>
  readonly revenueRecognitionRules: ReturnType<typeof r.revenueRecognitionRules>
  readonly salesOrders: ReturnType<typeof r.salesOrders>
  readonly simpleProducts: ReturnType<typeof r.simpleProducts>
  readonly subscriptions: ReturnType<typeof r.subscriptions>
  readonly swedishCentralBankRates: ReturnType<typeof r.swedishCentralBankRates>
  readonly taxTemplates: ReturnType<typeof r.taxTemplates>
  readonly unitsOfMeasure: ReturnType<typeof r.unitsOfMeasure>
  readonly usage: ReturnType<typeof r.usage>
  readonly users: ReturnType<typeof r.users>
  readonly webhookDeliveries: ReturnType<typeof r.webhookDeliveries>
  readonly webhookRecoveries: ReturnType<typeof r.webhookRecoveries>
  readonly webhooks: ReturnType<typeof r.webhooks>

  constructor(options: SvcOptions) {
    const c = makeCore(options)
    this.accountingPeriods = r.accountingPeriods(c)
    this.accounts = r.accounts(c)
    this.auditLog = r.auditLog(c)
    this.autoInvoice = r.autoInvoice(c)
    this.bookings = r.bookings(c)
    this.centralBankRates = r.centralBankRates(c)
    this.commercialRates = r.commercialRates(c)
    this.countries = r.countries(c)
    this.currencies = r.currencies(c)
    this.customFields = r.customFields(c)
    this.documentTemplates = r.documentTemplates(c)
    this.dunning = r.dunning(c)
    this.events = r.events(c)
    this.exchangeRates = r.exchangeRates(c)
    this.financialAccounts = r.financialAccounts(c)
    this.integrationLog = r.integrationLog(c)
    this.invoiceBatchGroups = r.invoiceBatchGroups(c)
    this.invoiceBatches = r.invoiceBatches(c)
    this.invoices = r.invoices(c)
    this.journals = r.journals(c)
    this.legalEntities = r.legalEntities(c)
    this.mail = r.mail(c)
    this.measurements = r.measurements(c)
    this.messages = r.messages(c)
    this.metrics = r.metrics(c)
    this.nationalEInvoice = r.nationalEInvoice(c)
    this.nationalEInvoices = r.nationalEInvoices(c)
    this.orders = r.orders(c)
    this.paymentMethods = r.paymentMethods(c)
    this.paymentTerms = r.paymentTerms(c)
    this.payments = r.payments(c)
    this.personalTokens = r.personalTokens(c)
    this.polishCentralBankRates = r.polishCentralBankRates(c)
    this.products = r.products(c)
    this.quotes = r.quotes(c)
    this.reports = r.reports(c)
    this.revenue = r.revenue(c)
    this.revenueRecognitionRules = r.revenueRecognitionRules(c)
    this.salesOrders = r.salesOrders(c)
    this.simpleProducts = r.simpleProducts(c)
    this.subscriptions = r.subscriptions(c)
    this.swedishCentralBankRates = r.swedishCentralBankRates(c)
    this.taxTemplates = r.taxTemplates(c)
    this.unitsOfMeasure = r.unitsOfMeasure(c)
    this.usage = r.usage(c)
    this.users = r.users(c)
    this.webhookDeliveries = r.webhookDeliveries(c)
    this.webhookRecoveries = r.webhookRecoveries(c)
    this.webhooks = r.webhooks(c)
  }
}
