import { expect, test } from "vitest"
import { longFunctions, longFunctionsIn } from "../support/prose/function-lengths.ts"

const most = 120

/**
 * The functions with more than 120 lines of code, with their length rounded up to ten. The numbers may only fall, and
 * no function may be added: parts of a long use case or page can become functions of their own.
 */
const ceilings: Readonly<Record<string, number>> = {
  "packages/adapters/src/maventa/network-provider.ts: makeMaventaNetworkProvider": 160,
  "packages/adapters/src/postgres/e-invoicing/entry-queries.ts: makeEntryQueries": 180,
  "packages/adapters/src/postgres/e-invoicing/entry-store.ts: makePostgresEntryStore": 150,
  "packages/adapters/src/postgres/e-invoicing/settings-store.ts: makePostgresEInvoicingSettingsStore": 140,
  "packages/adapters/src/postgres/exchange-rates/rate-import-store.ts: makePostgresRateImportStore": 140,
  "packages/adapters/src/postgres/invoicing/invoice-store.ts: makePostgresInvoiceStore": 190,
  "packages/adapters/src/postgres/notifications/notification-store.ts: makePostgresNotificationStore": 150,
  "packages/adapters/src/postgres/webhooks/delivery-store.ts: makePostgresDeliveryStore": 180,
  "packages/adapters/src/postgres/webhooks/recovery-store.ts: makePostgresRecoveryStore": 130,
  "packages/console/src/pages/deliveries/delivery-detail.tsx: Shown": 130,
  "packages/console/src/pages/events/events-page.tsx: EventsPage": 150,
  "packages/console/src/pages/invoices/line-editor.tsx: LineEditor": 140,
  "packages/console/src/pages/payments/settlements.tsx: Settlements": 130,
  "packages/console/src/pages/periods/periods-page.tsx: PeriodsPage": 130,
  "packages/console/src/pages/settings/tokens-page.tsx: TokensPage": 170,
  "packages/console/src/pages/usage/import-page.tsx: UsageImportPage": 130,
  "packages/console/src/pages/webhooks/recover-page.tsx: RecoverPage": 160,
  "packages/console/src/ui/log-table.tsx: LogTable": 160,
  "packages/domain/src/e-invoicing/e-invoicing.ts: makeEInvoicing": 130,
  "packages/domain/src/e-invoicing/use-cases/sync-entry.ts: makeSyncEntry": 130,
  "packages/domain/src/exchange-rates/use-cases/run-import.ts: makeRunImport": 140,
  "packages/domain/src/invoicing/use-cases/ask-for-batch.ts: makeAskForBatch": 170,
  "packages/domain/src/invoicing/use-cases/draft-orders.ts: makeDraftOrders": 150,
  "packages/domain/src/invoicing/use-cases/match-invoices.ts: makeMatchInvoices": 130,
  "packages/domain/src/invoicing/use-cases/walk-batch.ts: makeWalkBatch": 170,
  "packages/domain/src/people/use-cases/sessions.ts: makeSessions": 130,
  "packages/domain/src/webhooks/traffic.ts: makeTraffic": 170,
  "packages/runtime-http/src/catalogue/products.route.ts: productOperations": 150,
  "packages/runtime-http/src/e-invoicing/e-invoices.route.ts: eInvoiceOperations": 140,
  "packages/runtime-http/src/exchange-rates/rates.route.ts: rateOperations": 140,
  "packages/runtime-http/src/invoicing/invoice-batches.route.ts: invoiceBatchOperations": 200,
  "packages/runtime-http/src/invoicing/invoice-files.route.ts: invoiceFileOperations": 150,
  "packages/runtime-http/src/invoicing/invoices.route.ts: invoiceOperations": 170,
  "packages/runtime-http/src/orders/subscription-writes.route.ts: subscriptionWrites": 160,
  "packages/runtime-http/src/people/users.route.ts: userOperations": 130,
  "packages/runtime-http/src/reference-data/reference-data.route.ts: referenceDataOperations": 170,
  "packages/runtime-http/src/webhooks/events.route.ts: eventOperations": 130,
  "packages/runtime-http/src/webhooks/webhooks.route.ts: webhookOperations": 130,
  "packages/runtime-worker/src/delivery/delivery-pump.ts: makeDeliveryPump": 150,
  "packages/simulators/src/network-provider-store.ts: makeNetworkProviderStore": 160,
  "packages/simulators/src/network-provider.ts: startNetworkProviderSimulator": 130,
  "test/bench/house.ts: inBenchHouse": 130,
  "test/support/company/company.ts: openCompany": 180,
  "test/support/invoicing/billing-oracle.ts: makeOracle": 170,
  "test/support/orders/order-rows.ts: makeOrderRows": 150,
}

const table = "the table in test/architecture/function-length.test.ts"

test("no function is longer than 120 lines of code", () => {
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
  const body = "\n  // says why\n\n  f()\n  f()\n"
  const code = `const a = () => {${body}}
describe("b", () => {${body}
  test("c", () => {${body}})
})
export function d() { return { e: () => {${body}} } }`
  const found = longFunctionsIn("a.ts", code, 3)
  expect(found).toEqual([
    { name: "a.ts: a", line: 1, lines: 4 },
    { name: "a.ts: c", line: 13, lines: 4 },
    { name: "a.ts: d", line: 20, lines: 4 },
    { name: "a.ts: e", line: 20, lines: 4 },
  ])
})
