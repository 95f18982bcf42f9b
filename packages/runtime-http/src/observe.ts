import type { Log } from "@svc/adapters/observability/log"
import type { Metrics } from "@svc/adapters/observability/metrics"
import type { Context, Middleware } from "koa"
import { internalProblem } from "./problem.ts"
import { renderProblem, write } from "./respond.ts"
import { traceIdOf } from "./trace.ts"

/** The values that the outer middleware puts into `context.state`. */
export interface RequestState {
  readonly traceId: string
  /** The log with the trace id; made on first use. */
  readonly log: () => Log
}

/** Wraps every request: gives it a trace id (contract Q22), a line in the log, metrics, and an answer for defects. */
export const observe =
  (log: Log, metrics: Metrics): Middleware =>
  async (context, next) => {
    const begun = performance.now()
    const traceId = traceIdOf(context.get("traceparent"))
    context.state = { traceId, log: () => log.child({ traceId }) } satisfies RequestState
    context.res.setHeader("svc-trace-id", traceId)
    context.res.setHeader("x-content-type-options", "nosniff")
    context.res.setHeader("cache-control", "no-store")
    try {
      await next()
    } catch (error) {
      log.error({ err: error, traceId }, "a request failed because of a defect")
      write(context, renderProblem(internalProblem, traceId))
    }
    const done = () => record(context, log, metrics, traceId, (performance.now() - begun) / 1000)
    if (context.res.closed) done()
    else context.res.once("close", done)
  }

/** The status that nginx logs for a client that disconnected before the answer. */
const clientLeft = 499

const record = (context: Context, log: Log, metrics: Metrics, traceId: string, seconds: number) => {
  const route = (context["routerName"] as string | undefined) ?? "none"
  const { method } = context
  const status = context.res.writableFinished ? context.status : clientLeft
  metrics.requests.inc({ method, route, status: String(status) })
  metrics.requestSeconds.observe({ method, route }, seconds)
  const fields = { traceId, tenantId: (context.state as { tenantId?: string }).tenantId, method, route, status }
  log[status >= 500 ? "error" : "info"]({ ...fields, ms: Math.round(seconds * 1000) }, "request")
}
