import type { RecoveryId, TenantId } from "@svc/domain/shared/ids"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { secondsAfter } from "@svc/domain/shared/timestamp"
import type { DeliveryProgress } from "@svc/domain/webhooks/delivery"
import type { Claim } from "@svc/domain/webhooks/ports/delivery-queue"
import { begunRecovery } from "@svc/domain/webhooks/recovery"
import { makeRunRecovery } from "@svc/domain/webhooks/use-cases/run-recovery"
import type { Webhook } from "@svc/domain/webhooks/webhook"
import { Effect, Exit } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { holdWork } from "../support/service/held-work.ts"
import { openService, type StillService } from "../support/service/service.ts"
import { keyOf, makeSeeds, type Seeds } from "../support/service/seeds.ts"
import { madeAttempts } from "../support/webhooks/made-attempts.ts"

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
const start = (webhook: Webhook, more: { readonly missed?: boolean } = {}) =>
  h.http.run(manage().startRecovery(webhook, webhook.id, { since: secondsAfter(seeds.now(), -60), ...more }))
const keyOfWebhook = ({ tenantId, id }: Webhook) => ({ tenantId, webhookId: id })
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
  jobs: h.worker.get("JobQueue"),
  unitOfWork: h.worker.get("UnitOfWork"),
})
const run = (tenantId: TenantId, { id }: { readonly id: RecoveryId }, earlier?: readonly string[]) =>
  h.worker.run(h.worker.get("DeliveryWork").runRecovery(tenantId, id, earlier))
const settle = (tenantId: TenantId, { id }: { readonly id: RecoveryId }) =>
  h.worker.run(h.worker.get("DeliveryWork").settleRecovery(tenantId, id))
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
    expect(recovery).toMatchObject({ total: 3, progress: begunRecovery })
    expect(await run(webhook.tenantId, recovery)).toEqual({ ...begunRecovery, resent: 3, allResent: true })
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
    expect(one).toMatchObject({ state: "Running", allResent: true, resent: 2500 })
    expect(two).toEqual(one)
    expect(await states(webhook)).toEqual({ parked: 2500, manual: 2500, due: 2500 })
  })

  it("sends nothing more once it is cancelled, and is cancelled when its webhook is deleted", async () => {
    const { webhook } = await withFailed(2)
    const cancelled = await start(webhook)
    expect(await h.http.run(manage().cancelRecovery(webhook, cancelled.id))).toMatchObject({
      progress: { state: "Cancelled" },
    })
    expect(await run(webhook.tenantId, cancelled)).toMatchObject({ state: "Cancelled", resent: 0 })
    expect(await settle(webhook.tenantId, cancelled)).toMatchObject({ state: "Cancelled", finishedAt: seeds.now() })
    const orphaned = await start(webhook)
    await h.http.run(h.http.get("Webhooks").delete(webhook, webhook.id))
    expect(await run(webhook.tenantId, orphaned)).toMatchObject({ state: "Cancelled", resent: 0 })
    expect(await states(webhook)).toEqual({ parked: 0, manual: 0, due: 0 })
  })
})

describe("a recovery on its way", () => {
  /** Claims the first parked deliveries, and returns the claims. */
  const claim = async (webhook: Webhook, limit: number) => {
    await h.worker.run(h.worker.get("DeliveryWork").unparkDeliveries(keyOfWebhook(webhook), limit))
    const claims = await h.worker.run(h.worker.get("DeliveryQueue").claim("first", limit))
    expect(claims).toHaveLength(limit)
    return claims
  }
  const make = async (claimed: Claim, succeeded: boolean) =>
    h.worker.run(h.worker.get("DeliveryWork").recordAttempts(await madeAttempts(h, [claimed], succeeded)))

  it("counts what was delivered and what failed, and is Done when the last attempt was made", async () => {
    const { webhook } = await withFailed(3)
    const recovery = await start(webhook)
    await run(webhook.tenantId, recovery)
    const [one, two] = await claim(webhook, 2)
    await make(one!, true)
    await make(two!, false)
    expect(await settle(webhook.tenantId, recovery)).toMatchObject({ state: "Running", delivered: 1, failed: 1 })
    await make((await claim(webhook, 1))[0]!, true)
    expect(await settle(webhook.tenantId, recovery)).toMatchObject({
      state: "Done",
      resent: 3,
      delivered: 2,
      failed: 1,
      finishedAt: seeds.now(),
    })
    expect(await h.sql("select from svc.webhook_recovery_deliveries where recovery_id = $1", [recovery.id])).toEqual([])
  })

  it("that is cancelled takes back what is not being sent, and leaves it as it was", async () => {
    const { webhook, deliveries } = await withFailed(4)
    const due = secondsAfter(seeds.now(), 3600)
    const waiting: DeliveryProgress = { state: "Pending", attemptCount: 2, nextAttemptAt: due, manual: false }
    await h.worker.atomically(
      allTenants,
      Effect.gen(function* () {
        const last = deliveries[3]!
        yield* h.worker.get("DeliveryStore").save(keyOf(last), waiting)
        const attempt = { ...keyOf(last), webhookId: webhook.id, dueAt: due }
        yield* h.worker.get("DeliveryQueue").add("retry", [attempt])
      }),
    )
    const recovery = await start(webhook)
    await run(webhook.tenantId, recovery)
    expect(await states(webhook)).toEqual({ parked: 4, manual: 4, due: 4 })
    // One delivery is in flight, one is in the queue, and two are parked.
    const [inFlight] = await claim(webhook, 1)
    await h.worker.run(h.worker.get("DeliveryWork").unparkDeliveries(keyOfWebhook(webhook), 1))
    await h.http.run(manage().cancelRecovery(webhook, recovery.id))

    const left = await settle(webhook.tenantId, recovery)
    expect(left).toMatchObject({ state: "Cancelled", resent: 4, delivered: 0, withdrawn: 3 })
    expect(left?.finishedAt).toBeUndefined()
    await make(inFlight!, true)
    expect(await settle(webhook.tenantId, recovery)).toMatchObject({ delivered: 1, finishedAt: seeds.now() })

    const [row] = await h.sql<{ state: string; manual: boolean; due: Date }>(
      "select state, manual, next_attempt_at as due from svc.webhook_deliveries where id = $1",
      [deliveries[3]!.id],
    )
    expect(row).toEqual({ state: "Pending", manual: false, due: new Date(due) })
    // The delivery waits for its own retry again. It stays out of the queue while its webhook is congested.
    expect(await states(webhook)).toEqual({ parked: 1, manual: 0, due: 1 })
    expect(await h.sql("select from svc.delivery_queue where webhook_id = $1", [webhook.id])).toEqual([])
    expect((await start(webhook)).total).toBe(2)
  })

  it("keeps what a person asked for by hand meanwhile", async () => {
    const { webhook, deliveries } = await withFailed(2)
    const recovery = await start(webhook)
    await run(webhook.tenantId, recovery)
    await h.http.run(manage().retry(webhook, deliveries[1]!.id))
    await h.http.run(manage().cancelRecovery(webhook, recovery.id))
    expect(await settle(webhook.tenantId, recovery)).toMatchObject({ withdrawn: 1 })
    expect(await states(webhook)).toEqual({ parked: 0, manual: 1, due: 1 })
    expect(await h.sql("select from svc.delivery_queue where webhook_id = $1", [webhook.id])).toHaveLength(1)
  })

  it("of missed events loses none that is committed late, and is not over before", async () => {
    const webhook = await seeds.webhook((await seeds.tenant()).scope, { status: "Disabled" })
    const insert = (count: number) =>
      h.worker.get("EventStore").insertAll(Array.from({ length: count }, () => seeds.newEvent(webhook)))
    const late = await holdWork(h.worker, webhook.tenantId, insert(1))
    await h.worker.run(insert(2))
    await h.http.run(manage().change(webhook, webhook.id, { webhookStatus: "Enabled" }))
    await h.advance(1)
    const recovery = await start(webhook, { missed: true })
    const open = await h.worker.run(h.worker.get("MissedEvents").transactions)
    expect(await run(webhook.tenantId, recovery, open)).toMatchObject({ resent: 2, allResent: false })
    await late.commit()
    // The recovery knows the transactions by name, so it does not wait for later ones.
    const later = await holdWork(h.worker, webhook.tenantId, insert(1))
    expect(await run(webhook.tenantId, recovery, open)).toMatchObject({ resent: 3, allResent: true })
    await later.rollBack()
  })

  it("of missed events leaves none of those it takes back: they are missed again", async () => {
    const webhook = await seeds.webhook((await seeds.tenant()).scope, { status: "Disabled" })
    const events = Array.from({ length: 3 }, () => seeds.newEvent(webhook))
    await h.worker.run(h.worker.get("EventStore").insertAll(events))
    await h.http.run(manage().change(webhook, webhook.id, { webhookStatus: "Enabled" }))
    await h.advance(1)
    const recovery = await start(webhook, { missed: true })
    await run(webhook.tenantId, recovery)
    expect(await states(webhook)).toEqual({ parked: 3, manual: 0, due: 3 })
    await h.http.run(manage().cancelRecovery(webhook, recovery.id))
    expect(await settle(webhook.tenantId, recovery)).toMatchObject({ state: "Cancelled", withdrawn: 3 })
    expect(await states(webhook)).toEqual({ parked: 0, manual: 0, due: 0 })
    expect((await start(webhook, { missed: true })).total).toBe(3)
  })
})
