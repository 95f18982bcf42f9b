import { query } from "@svc/adapters/postgres/base/transaction"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { WebhookId } from "@svc/domain/shared/ids"
import type { NewDelivery } from "@svc/domain/webhooks/ports/delivery-store"
import type { Webhook, WebhookStatus } from "@svc/domain/webhooks/webhook"
import { Effect } from "effect"
import { sql } from "kysely"
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

const store = () => h.worker.get("DeliveryStore")
const park = (deliveries: readonly NewDelivery[]) => store().park(deliveries.map(keyOf))
const unpark = async ({ tenantId, id }: Webhook, limit = 100) => {
  const taken = await h.worker.atomically(allTenants, store().unpark(tenantId, id, limit))
  return taken.map(({ deliveryId }) => deliveryId)
}
const set = (webhook: Webhook, status: WebhookStatus) => h.http.get("WebhookStore").update({ ...webhook, status })
const idsOf = (deliveries: readonly NewDelivery[]) => deliveries.map(({ id }) => id)
const aWebhook = async (status: WebhookStatus) => seeds.webhook((await seeds.tenant()).scope, { status })

describe("park", () => {
  it("marks only deliveries whose webhook is not Enabled, and gives those", async () => {
    const [enabled, disabled, deleted] = [
      await aWebhook("Enabled"),
      await aWebhook("Disabled"),
      await aWebhook("Enabled"),
    ]
    await h.worker.run(h.worker.get("WebhookStore").delete(deleted, deleted.id, seeds.now()))
    const [going, held, cancelled] = await Promise.all(
      [enabled, disabled, deleted].map((each) => seeds.deliveries(each, 2)),
    )

    const marked = await h.worker.atomically(allTenants, park([...going!, ...held!, ...cancelled!]))
    expect(marked).toEqual(new Set(idsOf([...held!, ...cancelled!])))
    expect(await unpark(enabled)).toEqual([])
    expect(await unpark(disabled)).toEqual(idsOf(held!))
    expect(await unpark(deleted)).toEqual(idsOf(cancelled!))
  })

  it("marks only the deliveries named", async () => {
    const webhook = await aWebhook("Disabled")
    const [named, other] = await seeds.deliveries(webhook, 2)
    expect(await h.worker.atomically(allTenants, park([named!]))).toEqual(new Set([named!.id]))
    expect(await unpark(webhook)).not.toContain(other!.id)
  })

  it("lets what a person waits for come back before the backlog that is older", async () => {
    const webhook = await aWebhook("Disabled")
    const deliveries = await seeds.deliveries(webhook, 5)
    const [first, second, third, fourth, fifth] = idsOf(deliveries)
    const asked = deliveries.map((each) => ({
      ...keyOf(each),
      ...(each.id === fourth || each.id === fifth ? { askedFor: true as const } : {}),
    }))
    await h.worker.atomically(allTenants, store().park(asked))
    const taken = await h.worker.atomically(allTenants, store().unpark(webhook.tenantId, webhook.id, 3))
    expect(taken.map(({ deliveryId, askedFor }) => [deliveryId, askedFor])).toEqual([
      [fourth, true],
      [fifth, true],
      [first, undefined],
    ])
    expect(await unpark(webhook)).toEqual([second, third])
  })

  it("marks none for no keys", async () => {
    expect(await h.worker.atomically(allTenants, park([]))).toEqual(new Set())
  })

  it("keeps the webhook as it is until its unit of work ends: enabling waits and then finds the delivery", async () => {
    const webhook = await aWebhook("Disabled")
    const delivery = await seeds.delivery(webhook)
    const parking = await holdWork(h.worker, allTenants, park([delivery]))
    expect(parking.value).toEqual(new Set([delivery.id]))
    const enabling = h.http.atomically(webhook.tenantId, set(webhook, "Enabled"))
    await h.untilBlocked()
    await parking.commit()
    await enabling
    expect(await unpark(webhook)).toEqual([delivery.id])
  })

  it("locks congested webhooks in the order of their ids: while the first is another's, the second is free", async () => {
    const { scope } = await seeds.tenant()
    const ids = [h.worker.get("IdSource").next<WebhookId>(), h.worker.get("IdSource").next<WebhookId>()] as const
    const second = await seeds.webhook(scope, { id: ids[1] })
    const first = await seeds.webhook(scope, { id: ids[0] })
    const deliveries = [await seeds.delivery(second), await seeds.delivery(first)]
    for (const { tenantId, id } of [second, first])
      await h.worker.atomically(allTenants, h.worker.get("CongestionStore").mark([{ tenantId, webhookId: id }]))

    const changing = await holdWork(h.http, scope.tenantId, set(first, "Enabled"))
    // Without an index PostgreSQL reads the webhooks in the order of their rows. With an index the order would be that
    // of their ids by chance.
    const byRows = query(h.worker.get("Db"), "test", (q) => sql`set local enable_indexscan = off`.execute(q))
    const parking = h.worker.atomically(allTenants, Effect.andThen(byRows, park(deliveries)))
    await h.untilBlocked()
    const free = await h.sql("select id from svc.webhooks where id = any($1) for update skip locked", [ids])
    await changing.commit()
    expect(await parking).toEqual(new Set(idsOf(deliveries)))
    expect(free).toEqual([{ id: second.id }])
  })

  it("waits for an enabling under way and then marks nothing", async () => {
    const webhook = await aWebhook("Disabled")
    const delivery = await seeds.delivery(webhook)
    const enabling = await holdWork(h.http, webhook.tenantId, set(webhook, "Enabled"))
    const parking = h.worker.atomically(allTenants, park([delivery]))
    await h.untilBlocked()
    await enabling.commit()
    expect(await parking).toEqual(new Set())
    expect(await unpark(webhook)).toEqual([])
  })

  it("waits for an enabling under way and marks when that was rolled back", async () => {
    const webhook = await aWebhook("Disabled")
    const delivery = await seeds.delivery(webhook)
    const enabling = await holdWork(h.http, webhook.tenantId, set(webhook, "Enabled"))
    const parking = h.worker.atomically(allTenants, park([delivery]))
    await h.untilBlocked()
    await enabling.rollBack()
    expect(await parking).toEqual(new Set([delivery.id]))
  })
})

it("park and unpark hold the delivery until their unit of work ends, and unpark leaves what somebody else holds", async () => {
  const webhook = await aWebhook("Disabled")
  const delivery = await seeds.delivery(webhook)
  const tryLock = store().tryLock([keyOf(delivery)])
  for (const work of [park([delivery]), store().unpark(webhook.tenantId, webhook.id, 10)]) {
    const held = await holdWork(h.worker, allTenants, Effect.asVoid<unknown, unknown, never>(work))
    expect(await h.worker.atomically(allTenants, tryLock)).toEqual([])
    await held.commit()
  }
  await h.worker.atomically(allTenants, park([delivery]))
  const inHand = await holdWork(h.worker, allTenants, tryLock)
  expect(await unpark(webhook)).toEqual([])
  await inHand.rollBack()
  expect(await unpark(webhook)).toEqual([delivery.id])
})

describe("unpark", () => {
  it("gives up to the limit, oldest first, each once", async () => {
    const webhook = await aWebhook("Disabled")
    const deliveries = await seeds.deliveries(webhook, 5)
    await h.worker.atomically(allTenants, park(deliveries.toReversed()))
    expect(await unpark(webhook, 3)).toEqual(idsOf(deliveries.slice(0, 3)))
    expect(await unpark(webhook, 3)).toEqual(idsOf(deliveries.slice(3)))
    expect(await unpark(webhook, 3)).toEqual([])
  })

  it("gives the progress they were parked with", async () => {
    const webhook = await aWebhook("Disabled")
    const delivery = await seeds.delivery(webhook)
    const progress = { state: "Pending", attemptCount: 3, nextAttemptAt: seeds.now(), manual: false } as const
    await h.worker.run(store().save(keyOf(delivery), progress))
    await h.worker.atomically(allTenants, park([delivery]))
    const taken = await h.worker.atomically(allTenants, store().unpark(webhook.tenantId, webhook.id, 10))
    expect(taken).toEqual([{ deliveryId: delivery.id, progress }])
  })

  it("gives none of another webhook or tenant", async () => {
    const webhook = await aWebhook("Disabled")
    const beside = await seeds.webhook(webhook, { status: "Disabled" })
    await h.worker.atomically(allTenants, park(await seeds.deliveries(webhook, 1)))
    expect(await unpark(beside)).toEqual([])
    expect(await unpark({ ...webhook, tenantId: seeds.nobody().tenantId })).toEqual([])
  })

  it("gives each delivery to one of two at the same time, and again when that one rolled back", async () => {
    const webhook = await aWebhook("Disabled")
    const deliveries = await seeds.deliveries(webhook, 4)
    await h.worker.atomically(allTenants, park(deliveries))
    const take = store().unpark(webhook.tenantId, webhook.id, 2)
    const first = await holdWork(h.worker, allTenants, take)
    const second = await holdWork(h.worker, allTenants, take)
    expect(first.value.map(({ deliveryId }) => deliveryId)).toEqual(idsOf(deliveries.slice(0, 2)))
    expect(second.value.map(({ deliveryId }) => deliveryId)).toEqual(idsOf(deliveries.slice(2)))
    await first.rollBack()
    await second.commit()
    expect(await unpark(webhook)).toEqual(idsOf(deliveries.slice(0, 2)))
  })
})
