import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { Webhook } from "@svc/domain/webhooks/webhook"
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

const store = () => h.worker.get("CongestionStore")
const deliveries = () => h.worker.get("DeliveryStore")
const keyOfWebhook = ({ tenantId, id }: Webhook) => ({ tenantId, webhookId: id })
const mark = (webhooks: readonly Webhook[]) => h.worker.atomically(allTenants, store().mark(webhooks.map(keyOfWebhook)))
const clear = (webhook: Webhook) => h.worker.atomically(allTenants, store().clear(keyOfWebhook(webhook)))
const congested = () => h.worker.run(store().congested)
const aWebhook = async () => seeds.webhook((await seeds.tenant()).scope)

it("gives the congested webhooks of all tenants that are Enabled", async () => {
  const [marked, other, disabled, deleted] = [await aWebhook(), await aWebhook(), await aWebhook(), await aWebhook()]
  await mark([marked, disabled, deleted])
  await mark([])
  await h.http.atomically(disabled.tenantId, h.http.get("WebhookStore").update({ ...disabled, status: "Disabled" }))
  await h.worker.run(h.worker.get("WebhookStore").delete(deleted, deleted.id, seeds.now()))
  const found = await congested()
  expect(found).toContainEqual(keyOfWebhook(marked))
  for (const each of [other, disabled, deleted]) expect(found).not.toContainEqual(keyOfWebhook(each))
})

it("a listener tells whether it is congested, and its deliveries can be parked", async () => {
  const webhook = await aWebhook()
  const delivery = await seeds.delivery(webhook)
  const park = () => h.worker.atomically(allTenants, deliveries().park([keyOf(delivery)]))
  const listeners = () =>
    h.http.atomically(webhook.tenantId, h.http.get("WebhookStore").listeners(webhook, ["InvoicePosted"]))
  expect(await listeners()).toMatchObject([{ congested: false }])
  expect(await park()).toEqual(new Set())
  await mark([webhook])
  expect(await listeners()).toMatchObject([{ congested: true }])
  expect(await park()).toEqual(new Set([delivery.id]))
})

it("stays congested while something is parked, and is cleared when nothing is", async () => {
  const webhook = await aWebhook()
  const delivery = await seeds.delivery(webhook)
  await mark([webhook])
  await h.worker.atomically(allTenants, deliveries().park([keyOf(delivery)]))
  expect(await clear(webhook)).toBe(false)
  await h.worker.atomically(allTenants, deliveries().unpark(webhook.tenantId, webhook.id, 10))
  expect(await clear(webhook)).toBe(true)
  expect(await congested()).not.toContainEqual(keyOfWebhook(webhook))
})

it("stays congested while somebody parks, however that ends", async () => {
  const webhook = await aWebhook()
  const delivery = await seeds.delivery(webhook)
  await mark([webhook])
  const parking = await holdWork(h.worker, allTenants, deliveries().park([keyOf(delivery)]))
  expect(await clear(webhook)).toBe(false)
  await parking.rollBack()
  expect(await clear(webhook)).toBe(true)
})

it("two that mark the same webhooks in another order wait, and neither fails", async () => {
  const webhooks = [await aWebhook(), await aWebhook(), await aWebhook()]
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([mark(webhooks), mark(webhooks.toReversed())])
    for (const webhook of webhooks) expect(await clear(webhook)).toBe(true)
  }
})

describe("a receiver that asked for time", () => {
  const hold = (webhook: Webhook, until: number) =>
    h.worker.atomically(allTenants, store().hold([{ ...keyOfWebhook(webhook), until: until as Timestamp }]))
  const takeProbe = (webhook: Webhook, now: number) =>
    h.worker.atomically(
      webhook.tenantId,
      store().takeProbe(keyOfWebhook(webhook), now as Timestamp, (now + 90_000) as Timestamp),
    )

  it("waits, and stays congested while it does, though nothing is parked", async () => {
    const webhook = await aWebhook()
    await hold(webhook, 60_000)
    expect(await congested()).toContainEqual({ ...keyOfWebhook(webhook), waitsUntil: 60_000 })
    expect(await clear(webhook)).toBe(false)
    await h.worker.atomically(allTenants, store().release([keyOfWebhook(webhook)]))
    expect(await congested()).toContainEqual(keyOfWebhook(webhook))
    expect(await clear(webhook)).toBe(true)
  })

  it("is asked again by one of several workers, and not before its time", async () => {
    const webhook = await aWebhook()
    await hold(webhook, 60_000)
    expect(await takeProbe(webhook, 59_999)).toBe(false)
    const asked = await Promise.all([1, 2, 3].map(() => takeProbe(webhook, 60_000)))
    expect(asked.filter((each) => each)).toHaveLength(1)
    expect(await takeProbe(webhook, 150_000)).toBe(true)
  })

  it("gives only what people asked for while it waits", async () => {
    const webhook = await aWebhook()
    const [usual, asked] = [await seeds.delivery(webhook), await seeds.delivery(webhook)]
    await hold(webhook, 60_000)
    const parking = deliveries().park([keyOf(usual), { ...keyOf(asked), askedFor: true }])
    await h.worker.atomically(allTenants, parking)
    expect(await congested()).toContainEqual({ ...keyOfWebhook(webhook), waitsUntil: 60_000, asked: true })
    const unparked = await h.worker.atomically(
      allTenants,
      deliveries().unpark(webhook.tenantId, webhook.id, 10, "asked for"),
    )
    expect(unparked).toMatchObject([{ deliveryId: asked.id, askedFor: true }])
  })
})
