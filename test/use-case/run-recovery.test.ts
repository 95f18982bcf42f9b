import type { TenantId } from "@svc/domain/shared/ids"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { secondsAfter, type Timestamp } from "@svc/domain/shared/timestamp"
import type { DeliveryProgress } from "@svc/domain/webhooks/delivery"
import { applyToRecovery } from "@svc/domain/webhooks/recovery"
import { makeRunRecovery } from "@svc/domain/webhooks/use-cases/run-recovery"
import type { Webhook } from "@svc/domain/webhooks/webhook"
import { Effect, Exit } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { keyOf, makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

const failed: DeliveryProgress = { state: "Failed", attemptCount: 10, manual: false }
const withFailed = async (count: number) => {
  const webhook = await seeds.webhook((await seeds.tenant()).scope)
  const deliveries = await seeds.deliveries(webhook, count)
  const all = deliveries.map((each) => ({ ...keyOf(each), progress: failed }))
  await h.worker.atomically(allTenants, h.worker.get("DeliveryStore").saveAll(all))
  await h.advance(1)
  return { webhook, deliveries }
}
const manage = () => h.http.get("Webhooks")
const start = (webhook: Webhook) =>
  h.http.run(manage().startRecovery(webhook, webhook.id, { since: secondsAfter(seeds.now(), -60) }))
const ports = () => ({
  webhooks: h.worker.get("WebhookStore"),
  recoveries: h.worker.get("RecoveryStore"),
  deliveries: h.worker.get("DeliveryStore"),
  queue: h.worker.get("DeliveryQueue"),
  congestion: h.worker.get("CongestionStore"),
  missedEvents: h.worker.get("MissedEvents"),
  events: h.worker.get("EventStore"),
  buckets: h.worker.get("BucketStore"),
  ids: h.worker.get("IdSource"),
  unitOfWork: h.worker.get("UnitOfWork"),
})
const run = (tenantId: TenantId, recovery: { readonly id: Parameters<ReturnType<typeof makeRunRecovery>>[1] }) =>
  h.worker.run(h.worker.get("DeliveryWork").runRecovery(tenantId, recovery.id))
const states = async (webhook: Webhook) => {
  const [row] = await h.sql<Record<string, string>>(
    `select (select count(*) from svc.parked_deliveries where webhook_id = $1) as parked,
       count(*) filter (where manual) as manual, count(*) filter (where next_attempt_at is not null) as due
     from svc.webhook_deliveries where webhook_id = $1`,
    [webhook.id],
  )
  return Object.fromEntries(Object.entries(row!).map(([name, text]) => [name, Number(text)]))
}

describe("running a recovery", () => {
  it("lets its deliveries wait outside the queue, with their webhook congested", async () => {
    const { webhook } = await withFailed(3)
    const recovery = await start(webhook)
    expect(recovery).toMatchObject({ total: 3, progress: { state: "Running", resent: 0 } })
    expect(await run(webhook.tenantId, recovery)).toMatchObject({ state: "Done", resent: 3, finishedAt: seeds.now() })
    expect(await states(webhook)).toEqual({ parked: 3, manual: 3, due: 3 })
    expect(await h.worker.run(h.worker.get("CongestionStore").congested)).toContainEqual({
      tenantId: webhook.tenantId,
      webhookId: webhook.id,
    })
    const again = await start(webhook)
    expect(again.total).toBe(0)
  })

  it("goes on behind the last batch that was committed when it was cut off", async () => {
    const { webhook } = await withFailed(2500)
    const recovery = await start(webhook)
    let batches = 0
    const broken = makeRunRecovery({
      ...ports(),
      congestion: {
        ...ports().congestion,
        mark: (keys) => ((batches += 1) > 2 ? Effect.die("cut off") : ports().congestion.mark(keys)),
      },
    })
    expect(Exit.isFailure(await h.worker.exit(broken(webhook.tenantId, recovery.id)))).toBe(true)
    expect(await states(webhook)).toEqual({ parked: 2000, manual: 2000, due: 2000 })
    const half = await h.http.run(manage().recovery(webhook, recovery.id))
    expect(half.progress).toMatchObject({ state: "Running", resent: 2000 })

    const [one, two] = await Promise.all([run(webhook.tenantId, recovery), run(webhook.tenantId, recovery)])
    expect(one).toMatchObject({ state: "Done", resent: 2500 })
    expect(two).toEqual(one)
    expect(await states(webhook)).toEqual({ parked: 2500, manual: 2500, due: 2500 })
  })

  it("sends nothing more once it is cancelled, and is cancelled when its webhook is deleted", async () => {
    const { webhook } = await withFailed(2)
    const cancelled = await start(webhook)
    expect(await h.http.run(manage().cancelRecovery(webhook, cancelled.id))).toMatchObject({
      progress: { state: "Cancelled", finishedAt: seeds.now() },
    })
    expect(await run(webhook.tenantId, cancelled)).toMatchObject({ state: "Cancelled", resent: 0 })
    const orphaned = await start(webhook)
    await h.http.run(h.http.get("Webhooks").delete(webhook, webhook.id))
    expect(await run(webhook.tenantId, orphaned)).toMatchObject({ state: "Cancelled", resent: 0 })
    expect(await states(webhook)).toEqual({ parked: 0, manual: 0, due: 0 })
    const ended = applyToRecovery({ state: "Done", resent: 1 }, { _tag: "CancelRequested", at: 1 as Timestamp })
    expect(ended).toEqual({ state: "Done", resent: 1 })
  })
})
