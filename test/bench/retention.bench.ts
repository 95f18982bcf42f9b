import { resolve } from "@svc/adapters/wiring/provide"
import { machine, percentiles, readNumbers } from "./figures.ts"
import { type BenchHouse, inBenchHouse } from "./house.ts"
import { steadyFlow } from "./steady-flow.ts"

const attemptsPerDelivery = 10
const daysAgo = 20

/** Fills a past day of the log with settled deliveries of ten attempts each, as the product stores them. */
const fillOldDay = async ({ sql }: BenchHouse, attempts: number): Promise<string> => {
  const { rows } = await sql.query<{ day: string }>(
    "select ((now() at time zone 'UTC')::date - $1::int)::text as day",
    [daysAgo],
  )
  const { day } = rows[0]!
  await sql.query("set role svc_worker")
  await sql.query("select svc.make_partitions($1::date, $1::date)", [day])
  await sql.query("reset role")
  const deliveries = Math.ceil(attempts / attemptsPerDelivery)
  // The ids belong to that day: its first milliseconds and a running number.
  await sql.query(
    `insert into svc.webhook_deliveries (tenant_id, id, legal_entity_id, webhook_id, event_id, event_type, tag, is_test,
       created_at, state, attempt_count, manual)
     select w.tenant_id, (left(svc.first_uuid($1::date)::text, 24) || lpad(to_hex(n), 12, '0'))::uuid, w.legal_entity_id, w.id,
       gen_random_uuid(), 'InvoicePosted', 'InvoicePosted', false, $1::date, 'Failed', $3, false
     from (select * from svc.webhooks order by id limit 1) w, generate_series(1, $2::int) n`,
    [day, deliveries, attemptsPerDelivery],
  )
  await sql.query(
    `insert into svc.webhook_attempts (tenant_id, delivery_id, number, manual, started_at, duration_ms, url,
       request_headers, succeeded, status, failure_reason, response_headers, response_body)
     select d.tenant_id, d.id, n, false, $1::date + n * interval '1 hour', 20, 'http://127.0.0.1/0',
       '{"content-type":"application/json","user-agent":"svc-webhooks/1"}', false, 500, 'http_status', '{}', 'no'
     from svc.webhook_deliveries d, generate_series(1, $2::int) n
     where d.created_at = $1::date`,
    [day, attemptsPerDelivery],
  )
  return day
}

/** Drops a day of two million attempts while events are delivered at a steady rate. */
export const retentionBench = (args: readonly string[]): Promise<object> => {
  const options = readNumbers(args, { attempts: 2_000_000, flowSeconds: 10, eventsPerSecond: 200 })
  return inBenchHouse({}, async (house) => {
    await house.registerWebhooks(1)
    const day = await fillOldDay(house, options.attempts)
    house.startWorker()
    await steadyFlow(house, 3, options.eventsPerSecond)
    const before = await steadyFlow(house, options.flowSeconds, options.eventsPerSecond)
    const flowing = steadyFlow(house, options.flowSeconds, options.eventsPerSecond)
    await new Promise((resume) => setTimeout(resume, (options.flowSeconds * 1000) / 2))
    const begun = performance.now()
    const { runOrThrow } = resolve(house.graph, "Runtime")
    const dropped = await runOrThrow(resolve(house.graph, "LogRetention").dropDay(day))
    const dropSeconds = Math.round(performance.now() - begun) / 1000
    const during = await flowing
    return {
      attempts: options.attempts,
      dropped,
      dropSeconds,
      lost: before.lost + during.lost,
      latencyMsBefore: percentiles(before.latencies),
      latencyMsDuring: percentiles(during.latencies),
      conditions: { ...machine(), ...options },
    }
  })
}
