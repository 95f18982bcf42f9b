import type { Timestamp } from "@svc/domain/shared/timestamp"
import { type Attempt, parseStatusRange } from "@svc/domain/webhooks/attempt"
import type { DeliveryFilter } from "@svc/domain/webhooks/ports/delivery-log"
import { afterAll, beforeAll, expect, it } from "vitest"
import { Client } from "pg"
import { writtenColumns } from "../support/database/written-columns.ts"
import { planReader, statementsOf } from "../support/listing/plans.ts"
import { openService, type StillService } from "../support/service/service.ts"
import { keyOf, makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

const status = (text: string) => parseStatusRange(text)!

it("an entry shows its last attempt, and is found by how that ended", async () => {
  const webhook = await seeds.webhook((await seeds.tenant()).scope)
  const deliveries = await seeds.deliveries(webhook, 4)
  const record = (index: number, number: number, given: Partial<Attempt>) => {
    const delivery = deliveries[index]!
    const startedAt = (seeds.now() + number) as Timestamp
    const made = {
      ...keyOf(delivery),
      number,
      manual: false,
      startedAt,
      durationMs: number,
      url: "https://old.example/",
    }
    const attempt = { ...made, requestHeaders: {}, succeeded: false, ...given }
    return h.worker.run(h.worker.get("DeliveryStore").record([{ attempt, progress: delivery.progress }]))
  }
  await record(0, 1, { failureReason: "http_status", status: 503 })
  await record(0, 2, { failureReason: "timeout" })
  await record(1, 1, { failureReason: "http_status", status: 503 })
  await record(2, 1, { failureReason: "dns" })
  await record(2, 2, { succeeded: true, status: 204 })
  const list = (filter: Partial<DeliveryFilter> = {}) =>
    h.http.atomically(webhook.tenantId, h.http.get("DeliveryLog").list(webhook, { order: "asc", limit: 9, ...filter }))
  expect((await list()).map(({ lastAttempt }) => lastAttempt)).toEqual([
    { startedAt: seeds.now() + 2, durationMs: 2, failureReason: "timeout" },
    { startedAt: seeds.now() + 1, durationMs: 1, failureReason: "http_status", status: 503 },
    { startedAt: seeds.now() + 2, durationMs: 2, status: 204 },
    undefined,
  ])
  for (const [filter, expected] of [
    [{ failureReason: "timeout" }, [0]],
    [{ failureReason: "dns" }, []],
    [{ statusCode: status("503") }, [1]],
    [{ statusCode: status("204") }, [2]],
    [{ statusCode: status("200") }, []],
    [{ statusCode: status("5xx") }, [1]],
    [{ statusCode: status("2xx") }, [2]],
    [{ statusCode: status("4xx") }, []],
    [{ statusCode: status("503"), failureReason: "http_status" }, [1]],
    [{ statusCode: status("2xx"), failureReason: "http_status" }, []],
  ] as const)
    expect(
      (await list(filter)).map(({ id }) => id),
      JSON.stringify(filter),
    ).toEqual(expected.map((at) => deliveries[at]!.id))
})

/** Copies a delivery 5,000 times with other values, and deletes the statistics. */
const copyOften = async (id: string, values: Readonly<Record<string, string>>) => {
  const columns = await writtenColumns(h.sql, "webhook_deliveries")
  const copied = Object.entries(values).reduce(
    (all, [name, value]) => all.replace(new RegExp(`(?<=^|, )${name}(?=,|$)`, "u"), value),
    columns,
  )
  await h.sql(
    `insert into svc.webhook_deliveries (${columns})
    select ${copied} from svc.webhook_deliveries, generate_series(1, 5000) n where id = $1`,
    [id],
  )
  await h.sql(
    "delete from pg_statistic where starelid in (select inhrelid from pg_inherits where inhparent = 'svc.webhook_deliveries'::regclass)",
  )
}

/** The deliveries of a list, and the number of rows that were read for it. */
const listed = async (webhook: Awaited<ReturnType<Seeds["webhook"]>>, filter: Partial<DeliveryFilter>) => {
  const list = h.http.get("DeliveryLog").list(webhook, { order: "desc", limit: 50, ...filter })
  const { result, statements } = await statementsOf(() => h.http.atomically(webhook.tenantId, list))
  const client = new Client({ connectionString: h.databaseUrl })
  await client.connect()
  try {
    const read = await planReader(client, webhook.tenantId)
    let rows = 0
    for (const statement of statements)
      for (const each of await read(statement)) if (each.table.startsWith("webhook_deliveries")) rows += each.rows
    return { ids: result.map(({ id }) => id), rows }
  } finally {
    await client.end()
  }
}

const delivered = "state = 'Delivered', attempt_count = 1, last_status ="

it("the few successes of a receiver that mostly fails are found without reading its failures", async () => {
  const webhook = await seeds.webhook((await seeds.tenant()).scope)
  const [first, last] = await seeds.deliveries(webhook, 2)
  await copyOften(last!.id, {
    id: "(substr(id::text, 1, 24) || lpad(to_hex(n), 12, '0'))::uuid",
    attempt_count: "3",
    last_status: "503",
    last_failure_reason: "'http_status'",
  })
  await h.sql(`update svc.webhook_deliveries set ${delivered} 204 where id = $1`, [first!.id])
  const { ids, rows } = await listed(webhook, { statusCode: status("2xx") })
  expect(ids).toEqual([first!.id])
  expect(rows).toBeLessThan(10)
})

it("a rare 204 among very many 200s is found in a range of time without reading what lies outside", async () => {
  const webhook = await seeds.webhook((await seeds.tenant()).scope)
  const [first, last] = await seeds.deliveries(webhook, 2)
  await copyOften(last!.id, {
    id: "(substr(svc.first_uuid(created_at + interval '10 minutes')::text, 1, 24) || lpad(to_hex(n), 12, '0'))::uuid",
    created_at: "created_at + interval '10 minutes'",
    state: "'Delivered'",
    attempt_count: "1",
    last_status: "200",
  })
  await h.sql(`update svc.webhook_deliveries set ${delivered} 204 where id = $1`, [first!.id])
  const asked = { statusCode: status("204") }
  expect((await listed(webhook, asked)).ids).toEqual([first!.id])
  const { ids, rows } = await listed(webhook, { ...asked, to: (seeds.now() + 60_000) as Timestamp })
  expect(ids).toEqual([first!.id])
  expect(rows).toBeLessThan(10)
})
