import { baseUrlOf } from "@svc/adapters/config/settings"
import { aboutRelease } from "@svc/adapters/installation/assets"
import { beginEventEpoch } from "@svc/adapters/postgres/webhooks/event-epoch"
import { reportProcess } from "@svc/adapters/postgres/shared/processes"
import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import type { TestClock } from "@svc/domain/shared/ports/test-clock"
import type Koa from "koa"
import { auditOperations } from "./audit/audit-log.route.ts"
import { consoleOperations } from "./console/console.route.ts"
import { keepBuiltConsole } from "./console/built-console.ts"
import { serveConsole } from "./console/serve-console.ts"
import { productOperations } from "./catalogue/products.route.ts"
import { simpleProductOperations } from "./catalogue/simple-products.route.ts"
import { customFieldOperations } from "./custom-fields/custom-fields.route.ts"
import { accountOperations } from "./customers/accounts.route.ts"
import { connectionOperations } from "./e-invoicing/connection.route.ts"
import { documentCheckOperations } from "./e-invoicing/document-check.route.ts"
import { eInvoiceCountOperations } from "./e-invoicing/e-invoice-counts.route.ts"
import { eInvoicesOfInvoices } from "./e-invoicing/e-invoices-of-invoices.route.ts"
import { receptionOperations } from "./e-invoicing/receptions.route.ts"
import { eInvoiceOperations } from "./e-invoicing/e-invoices.route.ts"
import { integrationLogOperations } from "./e-invoicing/integration-log.route.ts"
import { providerNotificationOperations } from "./e-invoicing/notifications.route.ts"
import { providerOperations } from "./exchange-rates/providers.route.ts"
import { rateOperations } from "./exchange-rates/rates.route.ts"
import { withEntityTags } from "./entity-tags.ts"
import { type HttpServer, listen } from "./http-server.ts"
import { oauthOperations } from "./identity/oauth.route.ts"
import { tokenOperations } from "./identity/tokens.route.ts"
import { invoiceFileOperations } from "./invoicing/invoice-files.route.ts"
import { matchOperations } from "./invoicing/matches.route.ts"
import { billedLineOperations } from "./invoicing/billed-lines.route.ts"
import { invoiceBatchOperations } from "./invoicing/invoice-batches.route.ts"
import { orderInvoiceOperations } from "./invoicing/order-invoices.route.ts"
import { subscriptionPreview } from "./invoicing/subscription-preview.route.ts"
import { invoiceLists } from "./invoicing/invoice-lists.route.ts"
import { accountBalances } from "./invoicing/account-balances.route.ts"
import { invoiceSums } from "./invoicing/invoice-sums.route.ts"
import { invoiceOperations } from "./invoicing/invoices.route.ts"
import { accountingTransactionOperations } from "./ledger/accounting-transactions.route.ts"
import { accountingPeriodOperations } from "./ledger/accounting-periods.route.ts"
import { journalSums } from "./ledger/journal-sums.route.ts"
import { journalOperations } from "./ledger/journals.route.ts"
import { dunningOperations } from "./dunning/dunning.route.ts"
import { messageOperations } from "./messages/messages.route.ts"
import { notificationOperations } from "./notifications/notifications.route.ts"
import { keepDocuments } from "./openapi-documents.ts"
import type { AnyOperation } from "./operation.ts"
import { bookingWrites } from "./orders/booking-writes.route.ts"
import { metricsOperations } from "./orders/metrics.route.ts"
import { orderChargeWrites } from "./orders/order-charge-writes.route.ts"
import { orderReadOperations } from "./orders/orders-reads.route.ts"
import { salesOrderWrites } from "./orders/sales-order-writes.route.ts"
import { subscriptionWrites } from "./orders/subscription-writes.route.ts"
import { legalEntityOperations } from "./organisation/legal-entities.route.ts"
import { allPaymentOperations } from "./payments/all-payments.route.ts"
import { peopleOperations } from "./people/people.route.ts"
import { makeSessionCookies } from "./people/session-cookies.ts"
import { quoteOperations } from "./quotes/quotes.route.ts"
import { currencyOperations } from "./reference-data/currencies.route.ts"
import { paymentMethodOperations } from "./reference-data/payment-methods.route.ts"
import { referenceDataOperations } from "./reference-data/reference-data.route.ts"
import { accountStatement } from "./reports/account-statement.route.ts"
import { reportOperations } from "./reports/reports.route.ts"
import { koaOf } from "./koa-app.ts"
import { makeServe } from "./serve.ts"
import { revenueRuleOperations } from "./reference-data/revenue-recognition-rules.route.ts"
import { revenueOperations } from "./revenue/revenue.route.ts"
import { docsOperations } from "./service/docs.route.ts"
import { serviceOperations } from "./service/service.route.ts"
import { testClockOperations } from "./service/test-clock.route.ts"
import { usageImportOperations } from "./usage/usage-imports.route.ts"
import { usageOperations } from "./usage/usage.route.ts"
import { deliveryOperations } from "./webhooks/deliveries.route.ts"
import { webhookHealthOperations } from "./webhooks/health.route.ts"
import { webhookSettingsOperations } from "./webhooks/settings.route.ts"
import { eventOperations } from "./webhooks/events.route.ts"
import { feedOperations } from "./webhooks/feed.route.ts"
import { recoveryOperations } from "./webhooks/recoveries.route.ts"
import { webhookOperations } from "./webhooks/webhooks.route.ts"

export interface AppOptions {
  /** Only given in the all-in-one process with SVC_TEST_CLOCK. */
  readonly testClock?: TestClock
  readonly stopping: () => boolean
}

type KeptConsole = ReturnType<typeof keepBuiltConsole>

/** The doors and facts of a process that operations need. */
const partsOf = (container: Graph, { testClock, stopping }: AppOptions, builtConsole: KeptConsole) => {
  const settings = resolve(container, "Settings")
  return {
    identity: resolve(container, "Identity"),
    referenceData: resolve(container, "ReferenceData"),
    organisation: resolve(container, "Organisation"),
    people: resolve(container, "People"),
    cookies: makeSessionCookies(baseUrlOf(settings)),
    about: { version: aboutRelease().version, environment: settings.environment, testClock: testClock !== undefined },
    audit: resolve(container, "Audit"),
    customFields: resolve(container, "CustomFields"),
    customers: resolve(container, "Customers"),
    catalogue: resolve(container, "Catalogue"),
    orders: resolve(container, "Orders"),
    quotes: resolve(container, "Quotes"),
    usage: resolve(container, "Usage"),
    payments: resolve(container, "Payments"),
    exchangeRates: resolve(container, "ExchangeRates"),
    ledger: resolve(container, "Ledger"),
    invoicing: resolve(container, "Invoicing"),
    revenue: resolve(container, "Revenue"),
    eInvoicing: resolve(container, "EInvoicing"),
    messages: resolve(container, "Messages"),
    dunning: resolve(container, "Dunning"),
    webhooks: resolve(container, "Webhooks"),
    reports: resolve(container, "Reports"),
    notifications: resolve(container, "Notifications"),
    console: resolve(container, "Console"),
    build: () => (settings.console ? builtConsole()?.build : undefined),
    signingKeys: resolve(container, "SigningKeys"),
    hash: resolve(container, "SecretHash"),
    db: resolve(container, "Db"),
    baseUrl: baseUrlOf(settings),
    isPublic: settings.baseUrl !== undefined,
    metricsToken: settings.metricsToken,
    metrics: resolve(container, "Metrics"),
    stopping,
  }
}

/** The operations of all contexts, without the operations that describe the interface. */
const operationsOf = (parts: ReturnType<typeof partsOf>, testClock: TestClock | undefined): readonly AnyOperation[] => [
  ...tokenOperations(parts),
  ...oauthOperations(parts),
  ...peopleOperations(parts),
  ...webhookOperations(parts),
  ...webhookHealthOperations(parts),
  ...webhookSettingsOperations(parts),
  ...deliveryOperations(parts),
  ...recoveryOperations(parts),
  // Must come before the route of an event by its id.
  ...feedOperations(parts),
  ...eventOperations(parts),
  ...rateOperations(parts),
  ...currencyOperations(parts),
  ...providerOperations(parts),
  // Must come before the route of an account by its id.
  accountBalances(parts),
  accountStatement(parts),
  ...accountOperations(parts),
  ...productOperations(parts),
  ...simpleProductOperations(parts),
  ...orderReadOperations(parts),
  ...subscriptionWrites(parts),
  subscriptionPreview(parts),
  ...salesOrderWrites(parts),
  ...orderChargeWrites(parts),
  ...quoteOperations(parts),
  ...usageOperations(parts),
  ...usageImportOperations(parts),
  ...bookingWrites(parts),
  ...metricsOperations(parts),
  ...invoiceFileOperations(parts),
  ...matchOperations(parts),
  ...allPaymentOperations(parts),
  journalSums(parts),
  ...journalOperations(parts),
  ...accountingTransactionOperations(parts),
  ...accountingPeriodOperations(parts),
  ...revenueOperations(parts),
  ...invoiceLists(parts),
  invoiceSums(parts),
  ...invoiceOperations(parts),
  ...invoiceBatchOperations(parts),
  ...orderInvoiceOperations(parts),
  ...billedLineOperations(parts),
  ...reportOperations(parts),
  ...referenceDataOperations(parts),
  ...revenueRuleOperations(parts),
  ...paymentMethodOperations(parts),
  ...legalEntityOperations(parts),
  ...customFieldOperations(parts),
  ...connectionOperations(parts),
  ...documentCheckOperations(parts),
  ...eInvoiceCountOperations(parts),
  eInvoicesOfInvoices(parts),
  ...receptionOperations(parts),
  ...eInvoiceOperations(parts),
  ...integrationLogOperations(parts),
  ...providerNotificationOperations(parts),
  ...messageOperations(parts),
  ...dunningOperations(parts),
  ...notificationOperations(parts),
  ...auditOperations(parts),
  ...(testClock === undefined ? [] : testClockOperations(testClock)),
  ...consoleOperations(parts),
  ...serviceOperations(parts),
]

/** Builds the HTTP application from a composed container. It opens no socket. */
export const makeApp = (container: Graph, options: AppOptions): Koa => {
  const settings = resolve(container, "Settings")
  const builtConsole = keepBuiltConsole()
  const parts = partsOf(container, options, builtConsole)
  const listed = [...operationsOf(parts, options.testClock), ...docsOperations((...asked) => documents(...asked))]
  const operations = withEntityTags(listed, resolve(container, "ResourceLock"))
  const documents = keepDocuments(operations, parts.baseUrl)
  const serve = makeServe({
    runtime: resolve(container, "Runtime"),
    unitOfWork: resolve(container, "UnitOfWork"),
    answerOnce: resolve(container, "AnswerOnce"),
    identity: parts.identity,
    people: parts.people,
    organisation: parts.organisation,
    cookies: parts.cookies,
  })
  return koaOf(operations, serve, {
    log: resolve(container, "Log"),
    metrics: parts.metrics,
    trustProxy: settings.trustProxy,
    ...(settings.console ? { console: serveConsole(builtConsole, parts.baseUrl.startsWith("https:")) } : {}),
  })
}

/** Starts the HTTP runtime over a composed container. Rejects with one plain sentence when it cannot listen. */
export const startHttp = async (
  container: Graph,
  host: string | undefined,
  testClock?: TestClock,
): Promise<HttpServer> => {
  await resolve(container, "Runtime").runOrThrow(resolve(container, "SigningKeyCheck").require)
  await beginEventEpoch(resolve(container, "Db"))
  const log = resolve(container, "Log")
  const feedWatch = resolve(container, "FeedWatch")
  let stopping = false
  const app = makeApp(container, { stopping: () => stopping, ...(testClock === undefined ? {} : { testClock }) })
  const server = await listen(app.callback(), {
    port: resolve(container, "Settings").port,
    host,
    log,
    onStop: () => {
      stopping = true
      // Waiting readers get an empty page, and then ask another process.
      void feedWatch.close()
    },
  })
  const reported = await reportProcess(resolve(container, "Db"), "http", resolve(container, "SecretBox").keyIds, log)
  return { ...server, stop: () => server.stop().finally(reported.stop) }
}
