import { startEmbeddedPostgres } from "@svc/adapters/embedded-postgres/start"

/**
 * A process that runs an embedded PostgreSQL: `hold-postgres.ts <data folder>`. Prints one line of JSON with the URL or
 * the reason of a refusal, and releases the server at SIGTERM.
 */
const [dataDir = ""] = process.argv.slice(2)
try {
  const server = await startEmbeddedPostgres({ dataDir })
  console.log(JSON.stringify({ url: server.url, adopted: server.adopted }))
  const alive = setInterval(() => undefined, 60_000)
  process.once("SIGTERM", () => void server.stop().finally(() => clearInterval(alive)))
} catch (error) {
  console.log(JSON.stringify({ refused: error instanceof Error ? error.message : String(error) }))
}
