import type { Log } from "@svc/adapters/observability/log"
import type { Metrics } from "@svc/adapters/observability/metrics"
import Koa from "koa"
import { observe } from "./observe.ts"
import { operationIds } from "./openapi-ids.ts"
import type { AnyOperation } from "./operation.ts"
import { routedMethods } from "./routed-methods.ts"
import { SegmentedRouter } from "./segmented-router.ts"
import type { Serve } from "./serve.ts"
import { warnOfProxy } from "./warn-of-proxy.ts"

interface AppSurroundings {
  readonly log: Log
  readonly metrics: Metrics
  readonly trustProxy: boolean
  readonly console?: Koa.Middleware
}

/** The Koa application that serves the operations at their paths. */
export const koaOf = (
  operations: readonly AnyOperation[],
  serve: Serve,
  { log, metrics, trustProxy, console }: AppSurroundings,
): Koa => {
  const router = new SegmentedRouter()
  const ids = operationIds(operations)
  for (const operation of operations) {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ":$1")
    router[operation.method](operation.path, path, serve(operation, ids.get(operation)!))
  }

  // If the header lists several addresses, the last one counts: our proxy wrote it, while the caller may have invented
  // the others.
  const app = new Koa({ proxy: trustProxy, maxIpsCount: 1 })
  // For errors that `observe` does not see, such as a connection cut by the client. Otherwise Koa would print them.
  app.on("error", (error) => log.debug({ err: error }, "a connection was broken"))
  app.use(observe(log, metrics, new Map(operations.map(({ path, tag }) => [path, tag]))))
  if (!trustProxy) app.use(warnOfProxy(log))
  if (console !== undefined) app.use(console)
  const { before, behind } = routedMethods(router)
  app.use(before)
  app.use(router.routes())
  app.use(behind)
  return app
}
