import { aboutRelease } from "@svc/adapters/installation/assets"
import type { Metrics } from "@svc/adapters/observability/metrics"
import type { Db } from "@svc/adapters/postgres/base/database"
import type { SecretHash } from "@svc/domain/shared/ports/secret-hash"
import { checkReadiness } from "@svc/adapters/postgres/base/readiness"
import { AccessTokenRefused } from "@svc/domain/identity/identity.errors"
import { PortUnavailable } from "@svc/domain/shared/errors"
import { Effect } from "effect"
import { Type } from "typebox"
import { type AnyOperation, openOperation } from "../operation.ts"
import { closed } from "../shapes.ts"

const tag = "Service"
const Health = closed({
  status: Type.String(),
  version: Type.Optional(Type.String({ description: "Version of svc" })),
  checks: Type.Optional(Type.Record(Type.String(), Type.String())),
})

export interface ServiceParts {
  readonly db: Db
  readonly metrics: Pick<Metrics, "registry">
  readonly metricsToken: string | undefined
  readonly hash: SecretHash
  /** True when SVC_BASE_URL is set: then a proxy on this machine may forward requests, which look local. */
  readonly isPublic: boolean
  readonly stopping: () => boolean
}

/** Health checks for load balancers, and metrics (contract Q33, O5). */
export const serviceOperations = ({
  db,
  metrics: { registry },
  metricsToken,
  hash,
  isPublic,
  stopping,
}: ServiceParts): readonly AnyOperation[] => {
  // Reads the metrics, which queries the database for the depths of the queues.
  const metrics = Effect.tryPromise({
    try: () => registry.metrics(),
    catch: (cause) => new PortUnavailable({ port: "Metrics", cause }),
  })
  return [
    openOperation({
      open: true,
      method: "get",
      path: "/health/live",
      tag,
      summary: "The process runs",
      bodyType: "none",
      answers: { 200: { description: "It does", schema: Health } },
      handle: () => Effect.succeed({ status: 200, body: { status: "ok", version: aboutRelease().version } }),
    }),
    openOperation({
      open: true,
      method: "get",
      path: "/health/ready",
      tag,
      summary: "The process can do its work",
      bodyType: "none",
      answers: {
        200: { description: "It can", schema: Health },
        503: { description: "The process cannot do its work; `checks` gives the reason", schema: Health },
      },
      refuse: (problem) => problem,
      handle: () =>
        Effect.map(
          Effect.promise(() => checkReadiness(db, stopping)),
          ({ ready, checks }) => ({
            status: ready ? 200 : 503,
            body: { status: ready ? "ok" : "unavailable", checks },
          }),
        ),
    }),
    openOperation({
      open: true,
      method: "get",
      path: "/metrics",
      tag,
      summary: "Metrics for Prometheus",
      description:
        "Open to the machine itself while SVC_BASE_URL is not set; otherwise with the bearer token of SVC_METRICS_TOKEN.",
      bodyType: "none",
      answers: {
        200: { description: "Prometheus text format", type: "text/plain" },
        401: { description: "Access to the metrics is denied" },
      },
      handle: ({ isLocal, header }) => {
        const [, given = ""] = /^bearer +(\S+)$/i.exec(header("authorization")) ?? []
        const allowed =
          (isLocal && !isPublic) || (metricsToken !== undefined && hash.matches(given, hash.of(metricsToken)))
        return allowed
          ? Effect.map(metrics, (data) => ({ status: 200, content: { type: registry.contentType, data } }))
          : Effect.fail(new AccessTokenRefused({ reason: given === "" ? "missing" : "invalid" }))
      },
    }),
  ]
}
