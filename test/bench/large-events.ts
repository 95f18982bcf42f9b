import { resolve } from "@svc/adapters/wiring/provide"
import type { DeliveryId, WebhookId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { setTimeout as pause } from "node:timers/promises"
import { percentiles } from "./figures.ts"
import type { BenchHouse, BenchTenant } from "./house.ts"
import { peakRssMb } from "./processes.ts"

const megabyte = JSON.stringify({ note: "x".repeat(1_000_000) })

/** The data of an invoice with 10,000 lines, five megabytes in all. */
const longInvoice = JSON.stringify({
  invoiceLines: Array.from({ length: 10_000 }, (_, index) => ({ lineNumber: index + 1, description: "x".repeat(470) })),
})

/** A way in which a tenant sends events again to its hanging webhook. */
type Burden = (house: BenchHouse, loud: BenchTenant, webhookId: WebhookId) => Promise<void>

const retryAll: Burden = async ({ graph, sql }, { scope }, webhookId) => {
  const { rows } = await sql.query<{ id: DeliveryId }>(
    "select id from svc.webhook_deliveries where webhook_id = $1 and tenant_id = $2",
    [webhookId, scope.tenantId],
  )
  const { runOrThrow } = resolve(graph, "Runtime")
  for (const { id } of rows) await runOrThrow(resolve(graph, "Webhooks").retry(scope, id))
}

const recoverAll: Burden = async ({ graph, sql }, { scope }, webhookId) => {
  await sql.query("delete from svc.delivery_queue where webhook_id = $1 and leased_until is null", [webhookId])
  await sql.query("delete from svc.parked_deliveries where webhook_id = $1", [webhookId])
  await sql.query(
    `update svc.webhook_deliveries set state = 'Failed', attempt_count = 0, next_attempt_at = null
     where webhook_id = $1 and not exists (select from svc.delivery_queue q where q.delivery_id = id)`,
    [webhookId],
  )
  const since = (Date.now() - 3_600_000) as Timestamp
  await resolve(graph, "Runtime").runOrThrow(resolve(graph, "Webhooks").startRecovery(scope, webhookId, { since }))
}

const phases = {
  retried: { data: megabyte, events: 80, burden: retryAll },
  recovered: { data: megabyte, events: 80, burden: recoverAll },
  longInvoices: { data: longInvoice, events: 40, burden: retryAll },
} as const
type Phase = keyof typeof phases

/**
 * One tenant's webhook hangs, and large events are sent to it again: by hand, by a recovery, and invoices of 10,000
 * lines by hand. Returns for each the 95th percentile, in milliseconds, from another tenant's event to its arrival.
 */
export const measureLargeEvents = async (
  house: BenchHouse,
  seconds: number,
): Promise<Readonly<Record<Phase, number>>> => {
  const { receiver, sql } = house
  const measure = async (phase: Phase): Promise<number> => {
    const { data, events, burden } = phases[phase]
    const [loud, other] = [await house.openTenant(`Loud ${phase}`), await house.openTenant(`Other ${phase}`)]
    await loud.registerWebhook(`/hung/${phase}`)
    await other.registerWebhook(`/other/${phase}`)
    for (let left = events; left > 0; left -= 8) await loud.raise(Math.min(left, 8), data)
    const { rows } = await sql.query<{ id: WebhookId }>("select id from svc.webhooks where tenant_id = $1", [
      loud.scope.tenantId,
    ])
    await receiver.clear()
    const worker = house.startWorker()
    await other.raise(1)
    while ((await receiver.arrived()) < 1) await pause(50)
    await pause(2_000)
    await burden(house, loud, rows[0]!.id)
    const raisedAt = new Map<string, bigint>()
    for (let turn = 0; turn < seconds * 10; turn += 1) {
      const at = process.hrtime.bigint()
      for (const { id } of await other.raise(1)) raisedAt.set(`/other/${phase} ${id}`, at)
      await pause(100)
    }
    const deadline = performance.now() + 60_000
    while ((await receiver.arrived()) <= raisedAt.size && performance.now() < deadline) await pause(50)
    worker.kill("SIGKILL")
    const { arrivals } = await receiver.report()
    const latencies = arrivals.flatMap(([key, at]) => {
      const raised = raisedAt.get(key)
      return raised === undefined ? [] : [Number(BigInt(at) - raised) / 1e6]
    })
    if (latencies.length < raisedAt.size) throw new Error(`events of the other tenant did not arrive: ${phase}`)
    await pause(1_000)
    await sql.query("update svc.webhooks set status = 'Disabled' where tenant_id = any($1)", [
      [loud.scope.tenantId, other.scope.tenantId],
    ])
    await sql.query("truncate svc.delivery_queue, svc.parked_deliveries")
    return percentiles(latencies).p95
  }
  return {
    retried: await measure("retried"),
    recovered: await measure("recovered"),
    longInvoices: await measure("longInvoices"),
  }
}

/** The peak resident memory, in MiB, of a worker that sends events of a megabyte to `hung` hanging webhooks. */
export const measureHungMemory = async (house: BenchHouse, hung: number): Promise<number> => {
  const tenant = await house.openTenant("Hung")
  for (let index = 0; index < hung; index += 1) await tenant.registerWebhook(`/hung/memory/${index}`)
  const worker = house.startWorker()
  for (let turn = 0; turn < 20; turn += 1) {
    await tenant.raise(1, megabyte)
    await pause(1_000)
  }
  await pause(10_000)
  const peak = peakRssMb(worker)
  console.error("hung", { requests: await house.receiver.requests(), peakRssMb: peak })
  worker.kill("SIGKILL")
  return peak
}
