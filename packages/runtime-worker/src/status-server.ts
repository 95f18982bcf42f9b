import { aboutRelease } from "@svc/adapters/installation/assets"
import { checkReadiness } from "@svc/adapters/postgres/base/readiness"
import type { Metrics } from "@svc/adapters/observability/metrics"
import type { Db } from "@svc/adapters/postgres/base/database"
import { createServer, type Server } from "node:http"

/**
 * Health and metrics of a separate worker process (SVC_WORKER_PORT), on loopback unless SVC_HOST names another address.
 */
export const startStatusServer = async (
  db: Db,
  { registry }: Pick<Metrics, "registry">,
  port: number | undefined,
  host = "127.0.0.1",
): Promise<Server | undefined> => {
  if (port === undefined) return undefined
  const life = JSON.stringify({ status: "ok", version: aboutRelease().version })

  const answer = async (path: string): Promise<readonly [number, string, string]> => {
    if (path === "/health/live") return [200, "application/json", life]
    if (path === "/health/ready") {
      const { ready, checks } = await checkReadiness(db, () => false)
      return [ready ? 200 : 503, "application/json", JSON.stringify({ status: ready ? "ok" : "unavailable", checks })]
    }
    if (path === "/metrics") return [200, registry.contentType, await registry.metrics()]
    return [404, "application/json", `{"status":"not found"}`]
  }

  const server = createServer((request, response) => {
    void answer(request.url ?? "").then(
      ([status, type, body]) => response.writeHead(status, { "content-type": type }).end(body),
      () => response.writeHead(503).end(),
    )
  })
  await new Promise<void>((listening, refused) => server.once("error", refused).listen(port, host, listening))
  return server
}
