import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { type DeliveryLane, deliveryLanes } from "@svc/domain/webhooks/delivery"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { explainedReads, statementsOf } from "../support/listing/plans.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

/** Attempts that wait behind those that are claimed. */
const waiting = 20_000

let h: StillService
let seeds: Seeds
let client: Client
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
  client = new Client({ connectionString: h.databaseUrl })
  await client.connect()
  await client.query("set search_path = svc")
  const fill = (lane: DeliveryLane, dueAt: string) =>
    h.sql(
      `insert into svc.delivery_queue (tenant_id, delivery_id, webhook_id, lane, priority, due_at)
      select $1, gen_random_uuid(), gen_random_uuid(), '${lane}', 0, svc.queue_now() + ${dueAt}
      from generate_series(1, ${waiting}) n`,
      [seeds.attempt().tenantId],
    )
  await fill("first", "interval '0'")
  await fill("retry", "interval '1 hour'")
  await h.sql("analyze svc.delivery_queue")
})
afterAll(async () => {
  await client.end()
  await h.close()
})

it.each(deliveryLanes)("a claim of the %s lane reads what it takes, and not what waits behind", async (lane) => {
  const queue = h.worker.get("DeliveryQueue")
  const asked = Array.from({ length: 5 }, () => ({ ...seeds.attempt(), askedFor: true as const }))
  await h.worker.run(queue.add(lane, asked))
  const { result, statements } = await statementsOf(() =>
    h.worker.atomically(allTenants, queue.claim(lane, asked.length)),
  )
  expect(new Set(result.map(({ deliveryId }) => deliveryId))).toEqual(new Set(asked.map((each) => each.deliveryId)))
  // One statement reads what is due, and one for each tenant claims it.
  expect(statements).toHaveLength(1 + asked.length)
  await client.query("begin")
  await client.query("update delivery_queue set leased_until = null")
  const reads: number[] = []
  for (const statement of statements) for (const { rows } of await explainedReads(client, statement)) reads.push(rows)
  await client.query("rollback")
  expect(reads.length).toBeGreaterThanOrEqual(statements.length)
  expect(Math.max(...reads)).toBeLessThanOrEqual(asked.length)
})
