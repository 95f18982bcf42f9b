import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { type DeliveryProgress, deliveryStatuses, laneOf } from "@svc/domain/webhooks/delivery"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { keyOf, makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
const at = 1_900_000_000_000 as Timestamp
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

const pending: DeliveryProgress = { state: "Pending", attemptCount: 1, nextAttemptAt: at, manual: false }
const fresh: DeliveryProgress = { state: "Pending", attemptCount: 0, nextAttemptAt: at, manual: false }
const delivered: DeliveryProgress = { state: "Delivered", attemptCount: 1, manual: false }
const failed: DeliveryProgress = { state: "Failed", attemptCount: 10, manual: false }
const asked = (before: DeliveryProgress): DeliveryProgress => ({ ...before, nextAttemptAt: at, manual: true })

type WebhookFate = "stays" | "is disabled" | "is deleted"

/**
 * The status of a delivery whose webhook stays, is disabled or is deleted, while its attempt is claimed, queued, or not
 * in the queue.
 */
const shown = async (progress: DeliveryProgress, taken: boolean, fate: WebhookFate) => {
  const webhook = await seeds.webhook((await seeds.tenant()).scope)
  const delivery = await seeds.delivery(webhook)
  const key = keyOf(delivery)
  const lane = laneOf(progress)
  await h.worker.run(h.worker.get("DeliveryStore").save(key, progress))
  if (progress.nextAttemptAt !== undefined) {
    const dueAt = taken ? seeds.now() : at
    await h.worker.run(h.worker.get("DeliveryQueue").add(lane, [{ ...key, webhookId: webhook.id, dueAt }]))
  }
  if (taken) {
    const claims = await h.worker.run(h.worker.get("DeliveryQueue").claim(lane, 100))
    expect(claims.map(({ deliveryId }) => deliveryId)).toContain(delivery.id)
  }
  const store = h.worker.get("WebhookStore")
  if (fate === "is disabled") await h.worker.run(store.update({ ...webhook, status: "Disabled" }))
  if (fate === "is deleted") await h.worker.run(store.delete(webhook, webhook.id, seeds.now()))

  const log = h.http.get("DeliveryLog")
  const filters = deliveryStatuses.map((status) => log.list(webhook, { status, order: "desc", limit: 10 }))
  const [entry, byStatus] = await h.http.atomically(
    webhook.tenantId,
    Effect.all([log.get(webhook, delivery.id), Effect.all(filters)]),
  )
  const found = deliveryStatuses.filter((_, index) => byStatus[index]!.length > 0)
  return { status: entry.status, found, nextAttemptAt: entry.nextAttemptAt }
}

describe.each<readonly [string, DeliveryProgress, boolean, WebhookFate, string, boolean]>([
  ["waits for its first attempt", fresh, false, "stays", "Pending", true],
  ["waits for a retry", pending, false, "stays", "Pending", true],
  ["waits for a retry that a person asked for", asked(pending), false, "stays", "Pending", true],
  ["is being sent", fresh, true, "stays", "InFlight", false],
  ["is being sent again", pending, true, "stays", "InFlight", false],
  ["waits", pending, false, "is disabled", "Held", true],
  ["waits for its first attempt", fresh, false, "is disabled", "Held", true],
  ["is being sent", fresh, true, "is disabled", "InFlight", false],
  ["waits", pending, false, "is deleted", "Cancelled", false],
  ["is being sent", pending, true, "is deleted", "InFlight", false],
  ["is delivered", delivered, false, "stays", "Delivered", false],
  ["is delivered", delivered, false, "is disabled", "Delivered", false],
  ["is delivered", delivered, false, "is deleted", "Delivered", false],
  ["is delivered and asked for again", asked(delivered), false, "stays", "Delivered", true],
  ["is delivered and being sent again", asked(delivered), true, "stays", "Delivered", true],
  ["is exhausted", failed, false, "stays", "Failed", false],
  ["is exhausted", failed, false, "is disabled", "Failed", false],
  ["is exhausted", failed, false, "is deleted", "Failed", false],
  ["is exhausted and asked for again", asked(failed), false, "stays", "Failed", true],
])("a delivery that %s", (_, progress, taken, fate, status, hasNext) => {
  it(`is shown as ${status} when its webhook ${fate}, and found by that alone`, async () => {
    const { nextAttemptAt, ...rest } = await shown(progress, taken, fate)
    expect(rest).toEqual({ status, found: [status] })
    expect(nextAttemptAt).toBe(hasNext ? at : undefined)
  })
})

it("a delivery that waits outside the queue for a congested webhook is shown as Pending, and found by that alone", async () => {
  const webhook = await seeds.webhook((await seeds.tenant()).scope)
  const [delivery, sent] = await seeds.deliveries(webhook, 2)
  await h.worker.run(h.worker.get("DeliveryStore").save(keyOf(sent!), delivered))
  const key = { tenantId: webhook.tenantId, webhookId: webhook.id }
  await h.worker.atomically(allTenants, h.worker.get("CongestionStore").mark([key]))
  await h.worker.atomically(allTenants, h.worker.get("DeliveryStore").park([keyOf(delivery!)]))
  const found = deliveryStatuses.map((status) =>
    h.http.get("DeliveryLog").list(webhook, { status, order: "desc", limit: 10 }),
  )
  const byStatus = await h.http.atomically(webhook.tenantId, Effect.all(found))
  const ids = Object.fromEntries(
    deliveryStatuses.map((status, index) => [status, byStatus[index]!.map(({ id }) => id)]),
  )
  expect(ids).toEqual({
    Pending: [delivery!.id],
    InFlight: [],
    Held: [],
    Delivered: [sent!.id],
    Failed: [],
    Cancelled: [],
  })
})

it("a delivery that waits outside the queue for its webhook is shown as Held", async () => {
  const webhook = await seeds.webhook((await seeds.tenant()).scope, { status: "Disabled" })
  const delivery = await seeds.delivery(webhook)
  await h.worker.atomically(allTenants, h.worker.get("DeliveryStore").park([keyOf(delivery)]))
  expect(await h.worker.run(h.worker.get("DeliveryLog").get(webhook, delivery.id))).toMatchObject({ status: "Held" })
})
