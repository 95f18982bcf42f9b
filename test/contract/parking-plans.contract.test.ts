import type { NewDelivery } from "@svc/domain/webhooks/ports/delivery-store"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { explainedReads, statementsOf } from "../support/listing/plans.ts"
import { keyOf, makeSeeds, type Seeds } from "../support/service/seeds.ts"
import { writtenColumns } from "../support/database/written-columns.ts"
import { openService, type StillService } from "../support/service/service.ts"

const webhooks = 40
const waitingOfEach = 60

let h: StillService
let seeds: Seeds
let client: Client
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
  client = new Client({ connectionString: h.databaseUrl })
  await client.connect()
  await client.query("set search_path = svc")
})
afterAll(async () => {
  await client.end()
  await h.close()
})

it("parking reads the deliveries that it is given, where PostgreSQL last looked at the webhooks before they were made", async () => {
  // Another tenant has a webhook with most of the deliveries.
  const busy = await seeds.webhook((await seeds.tenant()).scope)
  await seeds.delivery(busy)
  const columns = await writtenColumns(h.sql, "webhook_deliveries")
  await h.sql(`insert into svc.webhook_deliveries (${columns})
    select ${columns.replace(/(?<=, |^)id(?=,)/u, "(substr(id::text, 1, 24) || lpad(to_hex(n), 12, '0'))::uuid")}
    from svc.webhook_deliveries, generate_series(1, 20000) n`)
  const { scope } = await seeds.tenant()
  await h.sql("analyze svc.webhooks")
  const made = await Promise.all(Array.from({ length: webhooks }, () => seeds.webhook(scope)))
  const named: NewDelivery[] = []
  for (const webhook of made) named.push(...(await seeds.deliveries(webhook, waitingOfEach)).slice(0, 5))
  await h.sql("analyze svc.webhook_deliveries")
  const marks = made.map(({ tenantId, id }) => ({ tenantId, webhookId: id }))
  await h.worker.atomically(allTenants, h.worker.get("CongestionStore").mark(marks))

  const park = h.worker.get("DeliveryStore").park(named.map(keyOf))
  const { result, statements } = await statementsOf(() => h.worker.atomically(allTenants, park))
  expect(result).toEqual(new Set(named.map(({ id }) => id)))
  // The statement has parked the deliveries, so they are released before it is explained.
  await client.query("delete from parked_deliveries")
  const reads = await explainedReads(
    client,
    statements.find(({ text }) => text.includes("parked_deliveries"))!,
  )
  const read = reads.filter(({ table }) => table.startsWith("webhook_deliveries")).map(({ rows }) => rows)
  // Each delivery is read twice: once to find its webhook, and once to lock it.
  expect(read.reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(2 * named.length)
})
