import type { DeliveryId, RecoveryId } from "@svc/domain/shared/ids"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { secondsAfter, type Timestamp } from "@svc/domain/shared/timestamp"
import type { DeliveryProgress } from "@svc/domain/webhooks/delivery"
import type { NewDelivery } from "@svc/domain/webhooks/ports/delivery-store"
import { begunRecovery, type Recovery, type RecoveryRange } from "@svc/domain/webhooks/recovery"
import type { OpenedWebhook } from "@svc/domain/webhooks/webhook"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { holdWork } from "../support/service/held-work.ts"
import { keyOf, makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

const store = () => h.worker.get("RecoveryStore")
const aWebhook = async () => seeds.webhook((await seeds.tenant()).scope)
const rangeOf = (
  { tenantId, legalEntityId, id }: OpenedWebhook,
  given: Partial<RecoveryRange> = {},
): RecoveryRange => ({
  tenantId,
  legalEntityId,
  webhookId: id,
  since: secondsAfter(seeds.now(), -60),
  until: secondsAfter(seeds.now(), 60),
  ...given,
})
const next = (range: RecoveryRange, after?: DeliveryId, limit = 100) =>
  h.worker.atomically(allTenants, store().next(range, seeds.now(), after, limit))
const idsOf = (found: readonly { readonly deliveryId: DeliveryId }[]) => found.map(({ deliveryId }) => deliveryId)
const withProgress = async (webhook: OpenedWebhook, progress: DeliveryProgress): Promise<NewDelivery> => {
  const delivery = await seeds.delivery(webhook)
  await h.worker.run(h.worker.get("DeliveryStore").saveAll([{ ...keyOf(delivery), progress }]))
  return delivery
}

const recovery = (webhook: OpenedWebhook, given: Partial<Recovery> = {}): Recovery => ({
  ...rangeOf(webhook),
  id: h.worker.get("IdSource").next<RecoveryId>(),
  total: 3,
  createdAt: seeds.now(),
  progress: begunRecovery,
  ...given,
})

describe("a stored recovery", () => {
  it("is found as it was inserted and as it was saved, within its scope only", async () => {
    const webhook = await aWebhook()
    const [bare, full] = [
      recovery(webhook),
      recovery(webhook, { status: "Failed", missed: true, event: { spelling: "quoteEdited", tag: "QuoteEdited" } }),
    ]
    const { insert, find, save, list } = h.http.get("RecoveryStore")
    const progress = {
      state: "Done",
      resent: 6,
      delivered: 3,
      failed: 2,
      withdrawn: 1,
      allResent: true,
      after: randomUUID() as DeliveryId,
      finishedAt: seeds.now(),
    } as const
    await h.http.atomically(webhook.tenantId, Effect.all([insert(bare), insert(full), save(bare, progress)]))
    const read = <A, E>(work: Effect.Effect<A, E>) => h.http.atomically(webhook.tenantId, work)
    expect(await read(find(webhook, bare.id))).toEqual({ ...bare, progress })
    expect(await read(find(webhook, full.id))).toEqual(full)
    expect((await read(list(webhook, webhook.id, { limit: 9 }))).map(({ id }) => id)).toEqual([full.id, bare.id])
    expect((await read(list(webhook, webhook.id, { limit: 9, after: full.id }))).map(({ id }) => id)).toEqual([bare.id])
    for (const scope of [seeds.nobody(), (await seeds.tenant()).scope]) {
      expect(await h.worker.run(Effect.flip(store().find(scope, bare.id)))).toMatchObject({ _tag: "RecoveryNotFound" })
      expect(await h.worker.run(store().list(scope, webhook.id, { limit: 9 }))).toEqual([])
    }
  })

  it("that is locked is held until the unit of work ends", async () => {
    const webhook = await aWebhook()
    const made = recovery(webhook)
    await h.worker.run(store().insert(made))
    const held = await holdWork(h.worker, allTenants, store().lock(webhook.tenantId, made.id))
    expect(held.value).toEqual(made)
    const second = h.worker.atomically(allTenants, store().lock(webhook.tenantId, made.id))
    await h.untilBlocked()
    await held.commit()
    expect(await second).toEqual(made)
  })
})

describe("what is to be sent again", () => {
  it("is what failed and nobody has asked for; of what waits, what is not due; counted as it is given", async () => {
    const webhook = await aWebhook()
    const later = (seeds.now() + 1) as Timestamp
    const exhausted = await withProgress(webhook, { state: "Failed", attemptCount: 10, manual: false })
    const waiting = await withProgress(webhook, {
      state: "Pending",
      attemptCount: 1,
      nextAttemptAt: later,
      manual: false,
    })
    for (const other of [
      { state: "Failed", attemptCount: 10, nextAttemptAt: later, manual: true },
      { state: "Pending", attemptCount: 1, nextAttemptAt: later, manual: true },
      { state: "Pending", attemptCount: 1, nextAttemptAt: seeds.now(), manual: false },
      { state: "Pending", attemptCount: 0, nextAttemptAt: later, manual: false },
      { state: "Delivered", attemptCount: 2, manual: false },
    ] as const)
      await withProgress(webhook, other)
    await withProgress(await seeds.webhook(webhook), { state: "Failed", attemptCount: 1, manual: false })

    for (const [given, expected] of [
      [{}, [exhausted.id, waiting.id]],
      [{ status: "Failed" }, [exhausted.id]],
      [{ status: "Pending" }, [waiting.id]],
      [{ event: { tag: "InvoicePosted", spelling: "InvoicePosted" } }, [exhausted.id, waiting.id]],
      [{ event: { tag: "QuoteEdited", spelling: "quoteEdited" } }, []],
      [{ since: later }, []],
      [{ until: seeds.now() }, []],
      [seeds.nobody(), []],
    ] as const) {
      const range = rangeOf(webhook, given)
      expect(idsOf((await next(range)).found), JSON.stringify(given)).toEqual(expected)
      expect(await h.worker.run(store().count(range, seeds.now()))).toBe(expected.length)
    }
    const { found } = await next(rangeOf(webhook))
    expect(found[1]).toEqual({
      deliveryId: waiting.id,
      progress: { state: "Pending", attemptCount: 1, nextAttemptAt: later, manual: false },
    })
  })

  it("is nothing that waits outside the queue: it goes on by itself", async () => {
    const webhook = await seeds.webhook((await seeds.tenant()).scope, { status: "Disabled" })
    const nextAttemptAt = (seeds.now() + 1) as Timestamp
    const delivery = await withProgress(webhook, { state: "Pending", attemptCount: 1, nextAttemptAt, manual: false })
    expect(idsOf((await next(rangeOf(webhook))).found)).toEqual([delivery.id])
    await h.worker.atomically(allTenants, h.worker.get("DeliveryStore").park([keyOf(delivery)]))
    expect((await next(rangeOf(webhook))).found).toEqual([])
    expect(await h.worker.run(store().count(rangeOf(webhook), seeds.now()))).toBe(0)
  })

  it("comes in batches, oldest first, and without what somebody has in hand", async () => {
    const webhook = await aWebhook()
    const all: NewDelivery[] = []
    for (let index = 0; index < 5; index += 1)
      all.push(await withProgress(webhook, { state: "Failed", attemptCount: 1, manual: false }))
    const ids = all.map(({ id }) => id)
    const range = rangeOf(webhook)
    const first = await next(range, undefined, 2)
    expect([idsOf(first.found), first.last]).toEqual([ids.slice(0, 2), ids[1]])
    const held = await holdWork(h.worker, allTenants, h.worker.get("DeliveryStore").tryLock([{ ...keyOf(all[3]!) }]))
    const second = await next(range, first.last, 9)
    expect([idsOf(second.found), second.last]).toEqual([[ids[2], ids[4]], undefined])
    await held.rollBack()
  })
})

describe("what a recovery awaits", () => {
  it("is each delivery until its attempt was made, counted by what became of it, and nobody else's", async () => {
    const webhook = await aWebhook()
    const [made, other] = [recovery(webhook), recovery(webhook)]
    const due = secondsAfter(seeds.now(), 60)
    const all = await Promise.all([
      withProgress(webhook, { state: "Delivered", attemptCount: 2, manual: false }),
      withProgress(webhook, { state: "Failed", attemptCount: 2, manual: false }),
      withProgress(webhook, { state: "Pending", attemptCount: 3, nextAttemptAt: due, manual: false }),
      withProgress(webhook, { state: "Failed", attemptCount: 1, nextAttemptAt: seeds.now(), manual: true }),
      withProgress(webhook, { state: "Pending", attemptCount: 1, nextAttemptAt: seeds.now(), manual: true }),
    ])
    const [, , , parked, queued] = all
    const [failed, pending] = [parked.id, queued.id]
    const asked = [...all.map(({ id }) => id), randomUUID() as DeliveryId].map((deliveryId) => ({
      deliveryId,
      number: 2,
      ...(deliveryId === pending ? { dueBefore: due } : {}),
    }))
    const { insert, addAwaited, takeMade, holdAwaited, forget, isAwaiting } = store()
    const run = <A, E>(work: Effect.Effect<A, E>) => h.worker.atomically(allTenants, work)
    await run(Effect.all([insert(made), insert(other), addAwaited(made, asked), addAwaited(other, asked.slice(0, 1))]))
    await run(h.worker.get("CongestionStore").mark([{ tenantId: webhook.tenantId, webhookId: webhook.id }]))
    await run(h.worker.get("DeliveryStore").park([keyOf(parked)]))

    expect(await run(takeMade(made))).toEqual({ delivered: 1, failed: 2, gone: 1 })
    expect(await run(takeMade(made))).toEqual({ delivered: 0, failed: 0, gone: 0 })
    const waiting = [
      {
        deliveryId: failed,
        progress: { state: "Failed", attemptCount: 1, nextAttemptAt: seeds.now(), manual: true },
        isParked: true,
      },
      {
        deliveryId: pending,
        progress: { state: "Pending", attemptCount: 1, nextAttemptAt: seeds.now(), manual: true },
        isParked: false,
        dueBefore: due,
      },
    ].sort((one, two) => (one.deliveryId < two.deliveryId ? -1 : 1))
    expect(await run(holdAwaited(made, 9))).toEqual(waiting)
    expect(await run(holdAwaited(made, 1))).toEqual(waiting.slice(0, 1))
    const held = await holdWork(h.worker, allTenants, h.worker.get("DeliveryStore").tryLock([{ ...keyOf(parked) }]))
    expect(idsOf(await run(holdAwaited(made, 9)))).toEqual([pending])
    await held.rollBack()

    await run(forget(made, [failed, pending]))
    expect([await run(isAwaiting(made)), await run(isAwaiting(other))]).toEqual([false, true])
    await h.sql("delete from svc.webhook_recoveries where id = $1", [other.id])
    expect(await run(isAwaiting(other))).toBe(false)
  })
})
