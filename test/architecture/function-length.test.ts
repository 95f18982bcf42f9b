import { expect, test } from "vitest"
import { longFunctions, longFunctionsIn } from "../support/prose/function-lengths.ts"

const most = 120

/**
 * The functions of more than 120 lines, with their lines rounded up to ten. The numbers may only fall, and no function
 * is added: a function of a use case or a page holds parts that can be functions of their own.
 */
const ceilings: Readonly<Record<string, number>> = {
  "packages/adapters/src/maventa/network-provider.ts: makeMaventaNetworkProvider": 190,
  "packages/adapters/src/observability/metrics.ts: makeMetrics": 150,
  "packages/adapters/src/postgres/e-invoicing/entry-queries.ts: makeEntryQueries": 200,
  "packages/adapters/src/postgres/e-invoicing/entry-store.ts: makePostgresEntryStore": 160,
  "packages/adapters/src/postgres/e-invoicing/settings-store.ts: makePostgresEInvoicingSettingsStore": 180,
  "packages/adapters/src/postgres/exchange-rates/rate-import-store.ts: makePostgresRateImportStore": 150,
  "packages/adapters/src/postgres/invoicing/invoice-store.ts: makePostgresInvoiceStore": 200,
  "packages/adapters/src/postgres/notifications/notification-store.ts: makePostgresNotificationStore": 160,
  "packages/adapters/src/postgres/webhooks/delivery-queue.ts: makePostgresDeliveryQueue": 150,
  "packages/adapters/src/postgres/webhooks/delivery-store.ts: makePostgresDeliveryStore": 220,
  "packages/adapters/src/postgres/webhooks/recovery-store.ts: makePostgresRecoveryStore": 130,
  "packages/adapters/src/postgres/webhooks/webhook-store.ts: makePostgresWebhookStore": 150,
  "packages/console/src/pages/deliveries/delivery-detail.tsx: Shown": 130,
  "packages/console/src/pages/events/events-page.tsx: EventsPage": 150,
  "packages/console/src/pages/invoices/line-editor.tsx: LineEditor": 140,
  "packages/console/src/pages/payments/settlements.tsx: Settlements": 130,
  "packages/console/src/pages/periods/periods-page.tsx: PeriodsPage": 140,
  "packages/console/src/pages/settings/tokens-page.tsx: TokensPage": 170,
  "packages/console/src/pages/usage/import-page.tsx: UsageImportPage": 130,
  "packages/console/src/pages/webhooks/recover-page.tsx: RecoverPage": 160,
  "packages/console/src/ui/log-table.tsx: LogTable": 160,
  "packages/domain/src/e-invoicing/e-invoicing.ts: makeEInvoicing": 150,
  "packages/domain/src/e-invoicing/use-cases/attempt-submission.ts: makeAttemptSubmission": 130,
  "packages/domain/src/e-invoicing/use-cases/poll-statuses.ts: makePollStatuses": 130,
  "packages/domain/src/e-invoicing/use-cases/sync-entry.ts: makeSyncEntry": 140,
  "packages/domain/src/exchange-rates/use-cases/run-import.ts: makeRunImport": 150,
  "packages/domain/src/invoicing/use-cases/ask-for-batch.ts: makeAskForBatch": 180,
  "packages/domain/src/invoicing/use-cases/draft-orders.ts: makeDraftOrders": 160,
  "packages/domain/src/invoicing/use-cases/match-invoices.ts: makeMatchInvoices": 150,
  "packages/domain/src/invoicing/use-cases/post-invoice.ts: makePostInvoice": 170,
  "packages/domain/src/invoicing/use-cases/walk-batch.ts: makeWalkBatch": 190,
  "packages/domain/src/people/use-cases/accept-invitation.ts: makeAcceptInvitation": 130,
  "packages/domain/src/people/use-cases/own-account.ts: makeOwnAccount": 140,
  "packages/domain/src/people/use-cases/sessions.ts: makeSessions": 160,
  "packages/domain/src/people/use-cases/sign-in-provider.ts: makeSignInProvider": 150,
  "packages/domain/src/people/use-cases/take-up.ts: makeTakeUp": 130,
  "packages/domain/src/webhooks/traffic.ts: makeTraffic": 200,
  "packages/runtime-http/src/catalogue/products.route.ts: productOperations": 160,
  "packages/runtime-http/src/e-invoicing/e-invoices.route.ts: eInvoiceOperations": 140,
  "packages/runtime-http/src/exchange-rates/rates.route.ts: rateOperations": 150,
  "packages/runtime-http/src/invoicing/invoice-batches.route.ts: invoiceBatchOperations": 210,
  "packages/runtime-http/src/invoicing/invoice-files.route.ts: invoiceFileOperations": 160,
  "packages/runtime-http/src/invoicing/invoices.route.ts: invoiceOperations": 180,
  "packages/runtime-http/src/orders/orders-reads.route.ts: orderReadOperations": 130,
  "packages/runtime-http/src/orders/subscription-writes.route.ts: subscriptionWrites": 170,
  "packages/runtime-http/src/people/users.route.ts: userOperations": 130,
  "packages/runtime-http/src/reference-data/reference-data.route.ts: referenceDataOperations": 180,
  "packages/runtime-http/src/webhooks/events.route.ts: eventOperations": 130,
  "packages/runtime-http/src/webhooks/webhooks.route.ts: webhookOperations": 160,
  "packages/runtime-worker/src/delivery/delivery-pump.ts: makeDeliveryPump": 170,
  "packages/simulators/src/network-provider-store.ts: makeNetworkProviderStore": 170,
  "packages/simulators/src/network-provider.ts: startNetworkProviderSimulator": 140,
  "test/bench/house.ts: inBenchHouse": 130,
  "test/support/company/company.ts: openCompany": 200,
  "test/support/invoicing/billing-oracle.ts: makeOracle": 190,
  "test/support/invoicing/invoice-book.ts: makeBook": 130,
  "test/support/orders/order-rows.ts: makeOrderRows": 160,
  "test/support/service/seeds.ts: makeSeeds": 130,
}

const table = "the table in test/architecture/function-length.test.ts"

test("no function is longer than 120 lines", () => {
  const found = Map.groupBy(longFunctions(most), ({ name }) => name)
  const names = [...new Set([...Object.keys(ceilings), ...found.keys()])].sort()
  const complaints = names.flatMap((name) => {
    const functions = found.get(name) ?? []
    const lines = Math.max(0, ...functions.map((each) => each.lines))
    const [rounded, ceiling] = [Math.ceil(lines / 10) * 10, ceilings[name] ?? most]
    if (lines === 0) return [`${name} has at most ${most} lines now, or is gone: remove its row in ${table}.`]
    if (rounded < ceiling) return [`${name} has ${lines} lines now: lower its ceiling to ${rounded} in ${table}.`]
    const place = `${name} (line ${functions[0]!.line})`
    return rounded > ceiling ? [`${place} has ${lines} lines, and may have ${ceiling}: make two of it.`] : []
  })
  expect(complaints).toEqual([])
})

test("a function is named by what holds it, and a group of tests is none", () => {
  const body = "\n".repeat(3)
  const code = `const a = () => {${body}}
describe("b", () => {${body}
  test("c", () => {${body}})
})
export function d() { return { e: () => {${body}} } }`
  const found = longFunctionsIn("a.ts", code, 3)
  expect(found).toEqual([
    { name: "a.ts: a", line: 1, lines: 4 },
    { name: "a.ts: c", line: 9, lines: 4 },
    { name: "a.ts: d", line: 14, lines: 4 },
    { name: "a.ts: e", line: 14, lines: 4 },
  ])
})
