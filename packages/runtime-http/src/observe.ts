import type { Log } from "@svc/adapters/observability/log"
import type { Metrics } from "@svc/adapters/observability/metrics"
import { isSent, readTraceparent, sampledTraceparent, type Span, startSpan } from "@svc/adapters/observability/tracing"
import type { Context, Middleware } from "koa"
import { internalProblem } from "./problem.ts"
import type { RequestState } from "./request-state.ts"
import { renderProblem, write } from "./respond.ts"
import { traceIdOf } from "./trace.ts"

/** The errors of sign-ins, each with the reason that the metrics name. */
const signInRefusals: Readonly<Record<string, string>> = {
  CredentialsRefused: "client_credentials",
  RefreshTokenRefused: "refresh_token",
  SignInRefused: "person",
  SignInProviderFailed: "provider",
  TooManyFailures: "too_many_failures",
}

/**
 * Wraps every request: gives it a trace id (contract Q22), a line in the log, metrics, and an answer to a defect.
 * `areas` maps routes to areas.
 */
export const observe = (log: Log, metrics: Metrics, areas: ReadonlyMap<string, string>): Middleware => {
  // Prometheus does not see the first increase of a counter that begins with this increase.
  for (const reason of Object.values(signInRefusals)) metrics.signInsRefused.inc({ reason }, 0)
  return async (context, next) => {
    const begun = performance.now()
    const caller = readTraceparent(context.get("traceparent"))
    const span = isSent(caller) ? startSpan(context.method, { side: "server", parent: caller }) : undefined
    const traceId = span?.spanContext().traceId ?? traceIdOf(caller)
    const traceparent = span === undefined ? sampledTraceparent(caller) : undefined
    context.state = { traceId, log: () => log.child({ traceId }), span, traceparent } satisfies RequestState
    context.res.setHeader("svc-trace-id", traceId)
    context.res.setHeader("x-content-type-options", "nosniff")
    context.res.setHeader("cache-control", "no-store")
    try {
      await next()
    } catch (error) {
      log.error({ err: error, traceId }, "a request failed because of a defect")
      write(context, renderProblem(internalProblem, traceId))
    }
    const done = () => record(context, log, metrics, areas, (performance.now() - begun) / 1000)
    if (context.res.closed) done()
    else context.res.once("close", done)
  }
}

/** The status that nginx logs for a client that disconnected before the answer. */
const clientLeft = 499

/** The span gets the route, not the path: ids and query are data. */
const endRequest = (span: Span, method: string, route: string, status: number, refusedBy: string) => {
  span.updateName(`${method} ${route}`)
  span.setAttributes({ "http.request.method": method, "http.route": route, "http.response.status_code": status })
  if (refusedBy !== "") span.setAttribute("error.type", refusedBy)
  span.end()
}

const record = (context: Context, log: Log, metrics: Metrics, areas: ReadonlyMap<string, string>, seconds: number) => {
  const { traceId, refusedBy = "", tenantId, span } = context.state as RequestState & { readonly tenantId?: string }
  const route = (context["routerName"] as string | undefined) ?? "none"
  const { method } = context
  const status = context.res.writableFinished ? context.status : clientLeft
  if (span !== undefined) endRequest(span, method, route, status, refusedBy)
  metrics.requests.inc({ method, route, status: `${String(status)[0]}xx` })
  metrics.answers.inc({ status: String(status) })
  metrics.requestSeconds.observe({ area: areas.get(route) ?? "none" }, seconds)
  metrics.routeSeconds.inc({ method, route }, seconds)
  const reason = signInRefusals[refusedBy]
  if (reason !== undefined) metrics.signInsRefused.inc({ reason })
  const fields = { traceId, tenantId, method, route, status }
  log[status >= 500 ? "error" : "info"]({ ...fields, ms: Math.round(seconds * 1000) }, "request")
}
