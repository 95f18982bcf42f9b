import { baseUrlOf } from "@svc/adapters/config/settings"
import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import type { TestClock } from "@svc/domain/shared/ports/test-clock"
import { Router } from "@koa/router"
import Koa from "koa"
import { observe } from "./observe.ts"
import { makeOpenApi } from "./openapi.ts"
import type { AnyOperation } from "./operation.ts"
import { methodProblem, notFoundProblem } from "./problem.ts"
import { renderProblem, write } from "./respond.ts"
import { currencyOperations } from "./routes/exchange-rates/currencies.route.ts"
import { providerOperations } from "./routes/exchange-rates/providers.route.ts"
import { rateOperations } from "./routes/exchange-rates/rates.route.ts"
import { accountOperations } from "./routes/billing/accounts.route.ts"
import { invoiceFileOperations } from "./routes/billing/invoice-files.route.ts"
import { invoiceOperations } from "./routes/billing/invoices.route.ts"
import { referenceDataOperations } from "./routes/billing/reference-data.route.ts"
import { billingSettingsOperations } from "./routes/billing/settings.route.ts"
import { connectionOperations } from "./routes/e-invoicing/connection.route.ts"
import { eInvoiceOperations } from "./routes/e-invoicing/e-invoices.route.ts"
import { nationalSettingsOperations } from "./routes/e-invoicing/national-settings.route.ts"
import { providerNotificationOperations } from "./routes/e-invoicing/notifications.route.ts"
import { oauthOperations } from "./routes/identity/oauth.route.ts"
import { tokenOperations } from "./routes/identity/tokens.route.ts"
import { notificationOperations } from "./routes/notifications.route.ts"
import { docsOperations } from "./routes/service/docs.route.ts"
import { serviceOperations } from "./routes/service/service.route.ts"
import { testClockOperations } from "./routes/service/test-clock.route.ts"
import { deliveryOperations } from "./routes/webhooks/deliveries.route.ts"
import { eventOperations } from "./routes/webhooks/events.route.ts"
import { recoveryOperations } from "./routes/webhooks/recoveries.route.ts"
import { webhookOperations } from "./routes/webhooks/webhooks.route.ts"
import { makeServe } from "./serve.ts"

export interface AppOptions {
  /** Only in the all-in-one process with SVC_TEST_CLOCK. */
  readonly testClock?: TestClock
  readonly stopping: () => boolean
}

/** Builds the HTTP application from a composed container; it opens no socket. */
export const makeApp = (container: Graph, { testClock, stopping }: AppOptions): Koa => {
  const settings = resolve(container, "Settings")
  const log = resolve(container, "Log")
  const operations: readonly AnyOperation[] = [
    ...tokenOperations(container),
    ...oauthOperations(container),
    ...webhookOperations(container),
    ...deliveryOperations(container),
    ...recoveryOperations(container),
    ...eventOperations(container),
    ...rateOperations(container),
    ...currencyOperations(container),
    ...providerOperations(container),
    ...accountOperations(container),
    ...invoiceFileOperations(container),
    ...invoiceOperations(container),
    ...referenceDataOperations(container),
    ...billingSettingsOperations(container),
    ...connectionOperations(container),
    ...nationalSettingsOperations(container),
    ...eInvoiceOperations(container),
    ...providerNotificationOperations(container),
    ...notificationOperations(container),
    ...(testClock === undefined ? [] : testClockOperations(testClock)),
    ...serviceOperations(container, stopping),
    ...docsOperations(() => document),
  ]
  const document = makeOpenApi(operations, baseUrlOf(settings))

  const router = new Router()
  const serve = makeServe(container)
  for (const operation of operations) {
    router[operation.method](operation.path, operation.path.replaceAll(/\{(\w+)\}/g, ":$1"), serve(operation))
  }

  // Of several addresses the last: the proxy itself wrote it, those before it may be the caller's invention.
  const app = new Koa({ proxy: settings.trustProxy, maxIpsCount: 1 })
  // What `observe` does not see: a client that cut the connection. Koa would print it.
  app.on("error", (error) => log.debug({ err: error }, "a connection broke"))
  app.use(observe(log, resolve(container, "Metrics")))
  app.use(router.routes())
  app.use((context) => {
    const matching = router.stack.filter((layer) => layer.match(context.path))
    // Of an address that a template with parameters matches as well, it is the plain one.
    const fewest = Math.min(...matching.map(({ paramNames }) => paramNames.length))
    const allowed = matching.filter(({ paramNames }) => paramNames.length === fewest).flatMap(({ methods }) => methods)
    const { traceId } = context.state as { readonly traceId: string }
    if (allowed.length === 0) return write(context, renderProblem(notFoundProblem, traceId))
    const allow = [...new Set([...allowed, "OPTIONS"])].join(", ")
    if (context.method === "OPTIONS")
      return write(context, { status: 204, contentType: "", body: "", headers: { allow } })
    return write(context, renderProblem(methodProblem, traceId, { allow }))
  })
  return app
}
