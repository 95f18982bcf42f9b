import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { Webhook } from "@svc/domain/webhooks/webhook"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { holdWork } from "../support/service/held-work.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

const aWebhook = async () => seeds.webhook((await seeds.tenant()).scope)
const keyOfWebhook = ({ tenantId, id }: Webhook) => ({ tenantId, webhookId: id })
const store = () => h.worker.get("HealthStore")
const lock = (...webhooks: readonly Webhook[]) =>
  h.worker.atomically(allTenants, store().lock(webhooks.map(keyOfWebhook)))

it("remembers since when a webhook fails, and that it does no longer; a deleted one is left out", async () => {
  const [webhook, deleted] = [await aWebhook(), await aWebhook()]
  await h.worker.run(h.worker.get("WebhookStore").delete(deleted, deleted.id, seeds.now()))
  const { legalEntityId, url, status } = webhook
  const watched = { ...keyOfWebhook(webhook), legalEntityId, url, status }
  expect(await lock(webhook, deleted)).toEqual([watched])
  const failing = { ...watched, failingSince: seeds.now(), goneSince: seeds.now() }
  await h.worker.run(store().save(failing))
  expect(await lock(webhook)).toEqual([failing])
  const delivery = await seeds.delivery(webhook)
  const key = { tenantId: webhook.tenantId, deliveryId: delivery.id }
  expect(await h.worker.run(h.worker.get("DeliveryStore").sendable([key]))).toMatchObject([{ webhookFailing: true }])
  const disabled = { ...watched, status: "Disabled" as const }
  await h.worker.run(store().save(disabled))
  expect(await lock(webhook)).toEqual([disabled])
  await h.worker.run(store().save(watched))
  expect(await lock(webhook)).toEqual([watched])
  expect(await lock()).toEqual([])
})

it("holds the webhooks until the unit of work ends", async () => {
  const webhook = await aWebhook()
  const held = await holdWork(h.worker, allTenants, store().lock([keyOfWebhook(webhook)]))
  const second = lock(webhook)
  await h.untilBlocked()
  await held.commit()
  expect(await second).toHaveLength(1)
})
