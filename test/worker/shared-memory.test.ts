import { query } from "@svc/adapters/postgres/base/transaction"
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { holdWork } from "../support/service/held-work.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"
import { createWebhook, raise, raiseOne } from "../support/webhooks/deliveries.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
import { ofATest } from "../support/statements/of-a-test.ts"

const MiB = 2 ** 20
const megabyte = { note: "x".repeat(1_000_000) }

let service: TestService
let tenant: TestTenant
let other: TestTenant
let hung: Receiver
let healthy: Receiver
beforeAll(async () => {
  service = await openService({
    worker: true,
    http: true,
    settings: { SVC_WORKER_SLOTS: "64", SVC_WEBHOOK_TIMEOUT_SECONDS: "300" },
  })
})
afterAll(() => service.close())
beforeEach(async () => {
  ;[tenant, other] = [await service.createTenant(), await service.createTenant()]
  hung = await startReceiver({ respond: () => "hang" })
  healthy = await startReceiver()
  await createWebhook(other.api, healthy.url())
})
afterEach(async () => {
  await service.sql("update svc.webhooks set deleted_at = now()")
  await service.sql("delete from svc.delivery_queue where leased_until is null")
  await Promise.all([hung.close(), healthy.close()])
})

const numberOf = async (text: string, values: readonly unknown[]) => Number((await service.sql(text, values))[0]!["n"])
/** The bytes of events that the worker keeps in memory. */
const bodyBytes = async () => {
  const { text } = await service.anonymous.get("/metrics")
  return Number(/^svc_webhook_body_bytes (\d+)/m.exec(text)![1])
}

it("a backlog of a hung receiver that cannot be parked at once is passed over, and others' deliveries arrive", async () => {
  const stuck = await createWebhook(tenant.api, hung.url())
  const lock = query(service.worker.get("Db"), "test", (q) =>
    sql`${sql.raw(ofATest)} select from webhooks where id = ${stuck.id} for update`.execute(q),
  )
  const held = await service.withoutWorker(async () => {
    const first = await raiseOne(tenant.api)
    await service.sql(
      `with made as (
         insert into svc.webhook_deliveries
         select d.tenant_id, (substr(d.id::text, 1, 24) || lpad(to_hex(n), 12, '0'))::uuid, d.legal_entity_id, d.webhook_id,
           d.event_id, d.event_type, d.tag, null, false, d.created_at, 'Pending', 0, d.created_at, false
         from svc.webhook_deliveries d, generate_series(1, 12000) n where d.id = $1
         returning tenant_id, id, webhook_id, created_at)
       insert into svc.delivery_queue (tenant_id, delivery_id, webhook_id, lane, priority, due_at)
       select tenant_id, id, webhook_id, 'first', 0, created_at from made`,
      [first],
    )
    await raise(other.api)
    // While the webhook's row is locked, no worker can park its deliveries.
    return holdWork(service.worker, tenant.tenantId, lock)
  })
  await healthy.waitFor(1)
  const parked = () => numberOf("select count(*) n from svc.parked_deliveries where webhook_id = $1", [stuck.id])
  expect(await parked()).toBe(0)
  await held.commit()
  await until(parked, (count) => count >= 11_990)
})

describe("events of a megabyte for receivers that hang", () => {
  it("wait in the database when a person asks for them, and another tenant's delivery arrives meanwhile", async () => {
    const stuck = await createWebhook(tenant.api, hung.url())
    const ids: string[] = []
    for (let index = 0; index < 40; index += 1) ids.push(await raiseOne(tenant.api, "InvoicePosted", megabyte))
    await hung.waitFor(2)
    await tenant.api.post("/WebhookDeliveries/Retry", { ids })
    await until(
      () => numberOf("select count(*) n from svc.parked_deliveries where webhook_id = $1 and asked_for", [stuck.id]),
      (count) => count >= 36,
    )
    await raise(other.api, "InvoicePosted", megabyte)
    await healthy.waitFor(1)
    const inQueue = "select count(*) n from svc.delivery_queue where webhook_id = $1"
    expect(await numberOf(inQueue, [stuck.id])).toBeLessThanOrEqual(4)
    expect(await bodyBytes()).toBeLessThanOrEqual(4 * MiB)
  })

  it("take a quarter of the memory for events, however many receivers hang, and leave others theirs", async () => {
    for (let index = 0; index < 60; index += 1) {
      // The webhooks share no event as their oldest.
      await createWebhook(tenant.api, hung.url(`/${index}`))
      await raise(tenant.api, "InvoicePosted", megabyte)
    }
    await until(bodyBytes, (bytes) => bytes >= 24 * MiB)
    await createWebhook(tenant.api, healthy.url("/same-tenant"), ["QuoteCreated"])
    await raise(tenant.api, "QuoteCreated", { note: "small" })
    await raise(other.api, "InvoicePosted", megabyte)
    await healthy.waitFor(2)
    expect(healthy.requests.map(({ body }) => body.length).toSorted((a, b) => a - b)[1]).toBeGreaterThan(1_000_000)
    expect(await bodyBytes()).toBeLessThanOrEqual(34 * MiB)
  })
})
