import { clusterLink } from "@svc/adapters/embedded-postgres/data-folder"
import { findPostmaster } from "@svc/adapters/embedded-postgres/postmaster"
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@svc/adapters/embedded-postgres/start"
import { migrateEmbedded } from "@svc/adapters/wiring/migrate"
import { realpathSync, rmSync } from "node:fs"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openBatchHouse } from "../support/invoicing/batch-house.ts"
import { openService } from "../support/service/service.ts"
import { openDataFolder } from "../support/temporary-folder.ts"
import { until } from "../support/until.ts"

// This file needs its own server, because it kills the server.
const folder = openDataFolder()
let server: EmbeddedPostgres
beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir: folder, fsync: false })
  await migrateEmbedded(server.url)
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Kills the server, and waits until the process that supervises it has started it again. */
const killServer = async () => {
  const cluster = realpathSync(clusterLink(folder))
  const { pid } = findPostmaster(cluster)!
  process.kill(pid, "SIGKILL")
  await until(
    () => findPostmaster(cluster),
    (found) => found !== undefined && found.pid !== pid && found.ready,
  )
}

it("batches, single invoices and changes outlive the end of database and worker in their middle", async () => {
  const count = 16
  const service = await openService({ http: true, beside: { databaseUrl: server.url } })
  try {
    const { api, orders, subscriptions, books, posted, batches, inTheMiddle, goOn } = await openBatchHouse(
      service,
      count,
    )
    const asked = [await batches.ask(), await batches.ask()]
    // The queue would restart the job a minute after its worker died. The test does not wait for that, and continues
    // the job itself.
    await inTheMiddle(async (worker) => {
      const others = [
        ...orders.slice(-4, -1).map((order) => api.post(`/Invoices/orders/${order.id}`, { invoiceDate: "2024-01-31" })),
        ...orders
          .slice(0, 2)
          .map((order) => api.post(`/Subscriptions/${order.id}/change`, subscriptions.newPrice(150, "2024-02-01"))),
      ]
      await killServer()
      await worker.kill()
      await Promise.allSettled(others)
    })
    await Promise.all(asked.map((batch) => goOn(batch.id, "generateBatch")))
    expect(await books()).toMatchObject({ live: count, periods: 3 * count, lines: 3 * count, batchesTold: 2 })
    await Promise.all(asked.map((batch) => batches.askToPost(batch.id)))
    await inTheMiddle((worker) => Promise.all([killServer(), worker.kill()]))
    await Promise.all(asked.map((batch) => goOn(batch.id, "postBatch")))
    const single = await api.get("/Invoices?Filter=status eq 'Draft'")
    for (const draft of (single.body as { readonly data: readonly { readonly id: string }[] }).data)
      expect(await api.post(`/Invoices/${draft.id}/Post`, {})).toMatchObject({ status: 200 })
    expect(await books()).toEqual({ ...posted, batchesTold: 4 })
  } finally {
    await service.close()
  }
})
