import type { DeliveryId } from "@svc/domain/shared/ids"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { DeliveryProgress } from "@svc/domain/webhooks/delivery"
import { type DeliveryStore, mostBytesAtHand, type NewDelivery } from "@svc/domain/webhooks/ports/delivery-store"
import { settingsOf } from "@svc/domain/webhooks/webhook-settings"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { holdWork } from "../support/service/held-work.ts"
import { keyOf, makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
let store: DeliveryStore
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
  store = h.worker.get("DeliveryStore")
})
afterAll(() => h.close())

const aWebhook = async (given = {}) => seeds.webhook((await seeds.tenant()).scope, given)
const unknown = () => randomUUID() as DeliveryId

describe("lock", () => {
  it.each([
    ["Enabled", async () => aWebhook()],
    ["Disabled", async () => aWebhook({ status: "Disabled" })],
    [
      "Deleted",
      async () => {
        const webhook = await aWebhook()
        await h.worker.run(h.worker.get("WebhookStore").delete(webhook, webhook.id, seeds.now()))
        return webhook
      },
    ],
  ] as const)("gives the progress and that the webhook is %s", async (webhookState, make) => {
    const webhook = await make()
    const { id, progress } = await seeds.delivery(webhook)
    const locked = await h.http.atomically(webhook.tenantId, h.http.get("DeliveryStore").lock(webhook, id))
    expect(locked).toEqual({ webhookId: webhook.id, webhookState, createdAt: seeds.now(), progress })
  })

  it("finds no unknown delivery, and none of another legal entity or tenant", async () => {
    const [mine, beside] = (await seeds.tenant(["Alpha AB", "Beta AB"])).scopes
    const { id } = await seeds.delivery(await seeds.webhook(mine!))
    const foreign = (await seeds.tenant()).scope
    for (const [scope, wanted] of [
      [mine!, unknown()],
      [beside!, id],
      [foreign, id],
    ] as const) {
      const missing = h.worker.get("UnitOfWork").atomically(scope.tenantId, store.lock(scope, wanted))
      expect(await h.worker.run(Effect.flip(missing))).toMatchObject({ _tag: "DeliveryNotFound", deliveryId: wanted })
    }
  })

  it("holds the delivery until its unit of work ends", async () => {
    const webhook = await aWebhook()
    const delivery = await seeds.delivery(webhook)
    const key = keyOf(delivery)
    const failed: DeliveryProgress = { state: "Failed", attemptCount: 10, manual: false }

    const first = await holdWork(h.http, key.tenantId, h.http.get("DeliveryStore").lock(webhook, delivery.id))
    const written = h.worker.atomically(allTenants, store.save(key, failed))
    const second = h.worker.atomically(
      key.tenantId,
      Effect.andThen(
        Effect.promise(() => written),
        store.lock(webhook, delivery.id),
      ),
    )
    await h.untilBlocked()
    await first.commit()
    expect(await second).toMatchObject({ progress: failed })
  })
})

describe("save", () => {
  const progresses: readonly DeliveryProgress[] = [
    { state: "Pending", attemptCount: 0, nextAttemptAt: 1_800_000_000_001 as Timestamp, manual: false },
    { state: "Pending", attemptCount: 9, nextAttemptAt: 1_800_000_000_999 as Timestamp, manual: true },
    { state: "Delivered", attemptCount: 1, manual: false },
    { state: "Delivered", attemptCount: 3, nextAttemptAt: 1_700_000_000_000 as Timestamp, manual: true },
    { state: "Failed", attemptCount: 10, manual: false },
  ]

  it("of several keeps each one's own, and leaves others alone", async () => {
    const webhook = await aWebhook()
    const deliveries = await seeds.deliveries(webhook, progresses.length + 1)
    const all = progresses.map((progress, index) => ({ ...keyOf(deliveries[index]!), progress }))
    await h.worker.atomically(allTenants, store.saveAll(all))
    await h.worker.atomically(allTenants, store.saveAll([]))
    const saved = await h.worker.run(store.sendable(deliveries.map(keyOf)))
    const progressOf = (id: string) => saved.find(({ deliveryId }) => deliveryId === id)!.progress
    expect(deliveries.map(({ id }) => progressOf(id))).toEqual([...progresses, deliveries.at(-1)!.progress])
  })

  it.each(progresses)("keeps $state after $attemptCount attempts to the millisecond", async (progress) => {
    const webhook = await aWebhook()
    const [delivery, other] = await seeds.deliveries(webhook, 2)
    await h.http.atomically(webhook.tenantId, h.http.get("DeliveryStore").save(keyOf(delivery!), progress))
    const [saved, untouched] = await h.worker.atomically(
      allTenants,
      Effect.all([store.lock(webhook, delivery!.id), store.lock(webhook, other!.id)]),
    )
    expect(saved.progress).toEqual(progress)
    expect(untouched.progress).toEqual(other!.progress)
  })

  it("takes a delivery back from those that wait for their webhook", async () => {
    const webhook = await aWebhook({ status: "Disabled" })
    const delivery = await seeds.delivery(webhook)
    await h.worker.atomically(allTenants, store.park([keyOf(delivery)]))
    await h.worker.run(store.save(keyOf(delivery), delivery.progress))
    expect(await h.worker.atomically(allTenants, store.unpark(webhook.tenantId, webhook.id, 10))).toEqual([])
  })
})

/** The members of an event that sending needs beside its envelope. */
const sentOf = ({ event: { id, isTest, raisedAt, legalEntityId } }: NewDelivery) => ({
  id,
  isTest,
  raisedAt,
  source: `/LegalEntities/${legalEntityId}`,
})

describe("sendable", () => {
  it("gives each of the keys that exists once, whatever its webhook's state", async () => {
    const enabled = await aWebhook()
    const disabled = await aWebhook({ status: "Disabled" })
    const deleted = await aWebhook()
    const made = await Promise.all([enabled, disabled, deleted].map((webhook) => seeds.delivery(webhook)))
    await h.worker.run(h.worker.get("WebhookStore").delete(deleted, deleted.id, seeds.now()))

    const keys = made.map(keyOf)
    const missing = [
      { ...keys[0]!, deliveryId: unknown() },
      { tenantId: seeds.nobody().tenantId, deliveryId: unknown() },
    ]
    const given = await h.worker.run(store.sendable([...keys, keys[0]!, ...missing, keys[2]!]))

    const expected = (
      [
        [enabled, "Enabled"],
        [disabled, "Disabled"],
        [deleted, "Deleted"],
      ] as const
    ).map(([{ id, url, token, signingSecrets }, webhookState], index) => ({
      ...keys[index],
      eventType: "InvoicePosted",
      tag: "InvoicePosted",
      settings: settingsOf(1),
      progress: made[index]!.progress,
      event: { ...sentOf(made[index]!), envelope: made[index]!.event.envelope, size: 51 },
      webhook: { id, url, token, signingSecrets },
      webhookState,
      webhookFailing: false,
      webhookWaits: false,
    }))
    expect(given).toHaveLength(3)
    expect(given).toEqual(expect.arrayContaining(expected))
  })

  it("gives none for no keys", async () => {
    expect(await h.worker.run(store.sendable([]))).toEqual([])
  })

  it("gives of a large event its bytes in UTF-8 alone; its envelope is read by itself", async () => {
    const webhook = await aWebhook()
    const made = await Promise.all([0, 1].map(() => seeds.delivery(webhook)))
    const envelopes = [0, 1].map((more) => `"Data":"${"å".repeat(mostBytesAtHand / 2 - 5)}${"x".repeat(1 + more)}"`)
    for (const [index, { event }] of made.entries())
      await h.sql("update svc.events set envelope = $2 where id = $1", [event.id, envelopes[index]])
    const given = await h.worker.run(store.sendable(made.map(keyOf)))
    const eventOf = ({ id }: NewDelivery) => given.find(({ deliveryId }) => deliveryId === id)!.event
    expect(eventOf(made[0]!)).toMatchObject({ size: mostBytesAtHand, envelope: envelopes[0] })
    expect(eventOf(made[1]!)).toEqual({ ...sentOf(made[1]!), size: mostBytesAtHand + 1 })
    expect(await h.worker.run(store.envelope(webhook.tenantId, made[1]!.event.id))).toBe(envelopes[1])
    expect(await h.worker.run(store.envelope(seeds.nobody().tenantId, made[1]!.event.id))).toBeUndefined()
  })

  it("gives the webhook as it is now, with secrets that were rotated meanwhile", async () => {
    const webhook = await aWebhook()
    const key = keyOf(await seeds.delivery(webhook))
    const [before] = await h.worker.run(store.sendable([key]))
    const changed = { ...webhook, url: "https://other.example/", signingSecrets: [{ secret: "whsec_bmV3" }] }
    await h.worker.run(h.worker.get("WebhookStore").update(changed))
    const [after] = await h.worker.run(store.sendable([key]))
    expect(before!.webhook).toMatchObject({ url: webhook.url, signingSecrets: webhook.signingSecrets })
    expect(after!.webhook).toEqual({
      id: webhook.id,
      url: changed.url,
      token: webhook.token,
      signingSecrets: changed.signingSecrets,
    })
  })

  it.each(["token_sealed", "signing_secrets_sealed"])("gives no secrets when %s cannot be opened", async (column) => {
    const webhook = await aWebhook()
    const whole = await aWebhook()
    const keys = [keyOf(await seeds.delivery(webhook)), keyOf(await seeds.delivery(whole))]
    const { secretBox } = h
    await h.sql(`update svc.webhooks set ${column} = $2 where id = $1`, [webhook.id, secretBox.seal("{}", "elsewhere")])
    const given = await h.worker.run(store.sendable(keys))
    expect(given.find(({ deliveryId }) => deliveryId === keys[0]!.deliveryId)!.webhook).toEqual({
      id: webhook.id,
      url: webhook.url,
    })
    expect(given.find(({ deliveryId }) => deliveryId === keys[1]!.deliveryId)!.webhook).toMatchObject({
      token: whole.token,
    })
  })
})
