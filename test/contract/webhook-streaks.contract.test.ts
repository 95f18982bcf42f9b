import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { type Timestamp, secondsAfter } from "@svc/domain/shared/timestamp"
import type { Attempt } from "@svc/domain/webhooks/attempt"
import type { OpenedWebhook } from "@svc/domain/webhooks/webhook"
import { resultsOf } from "@svc/domain/webhooks/webhook-streak"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { holdWork } from "../support/service/held-work.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

const health = () => h.worker.get("HealthStore")
const keyOf = ({ tenantId, id }: OpenedWebhook) => ({ tenantId, webhookId: id })
const conditionOf = (webhook: OpenedWebhook) =>
  h.worker.atomically(webhook.tenantId, health().condition(keyOf(webhook)))

interface Result {
  readonly webhook: OpenedWebhook
  readonly endedAt: Timestamp
  readonly succeeded: boolean
  /** The delivery of an earlier result, whose next attempt this is. */
  readonly again?: Attempt
}

/** The work of recording new attempts of these results, which is not begun yet. */
const recording = async (results: readonly Result[]) => {
  const made: { attempt: Attempt; webhookId: OpenedWebhook["id"]; endedAt: Timestamp }[] = []
  for (const { webhook, endedAt, succeeded, again } of results) {
    const attempt: Attempt = {
      tenantId: webhook.tenantId,
      deliveryId: again?.deliveryId ?? (await seeds.delivery(webhook)).id,
      number: (again?.number ?? 0) + 1,
      manual: false,
      startedAt: endedAt,
      durationMs: 1,
      url: webhook.url,
      requestHeaders: {},
      succeeded,
      ...(succeeded ? { status: 200 } : { status: 500, failureReason: "http_status" }),
    }
    made.push({ attempt, webhookId: webhook.id, endedAt })
  }
  const rows = made.map(({ attempt }) => ({
    attempt,
    progress: { state: "Pending" as const, attemptCount: attempt.number, manual: false },
  }))
  const work = h.worker.get("DeliveryStore").record(rows, resultsOf(made))
  return { work, attempts: made.map(({ attempt }) => attempt) }
}
const record = async (...results: readonly Result[]) => {
  const { work, attempts } = await recording(results)
  await h.worker.atomically(allTenants, work)
  return attempts
}
const aWebhook = async () => {
  const { scope, userId } = await seeds.tenant()
  const webhook = await seeds.webhook(scope)
  await h.sql("insert into svc.notification_settings (tenant_id, user_id, topics) values ($1, $2, '{webhooks}')", [
    scope.tenantId,
    userId,
  ])
  return webhook
}

describe("the failures in a row", () => {
  it("are counted over batches, with up to three deliveries, until a success", async () => {
    const webhook = await aWebhook()
    const [first, second] = [seeds.now(), secondsAfter(seeds.now(), 60)]
    expect(await conditionOf(webhook)).toEqual({ held: 0 })
    const [again] = await record({ webhook, endedAt: first, succeeded: false })
    expect(await conditionOf(webhook)).toEqual({ held: 0, streak: { since: first, failures: 1, deliveries: 1 } })
    await record(
      { webhook, endedAt: second, succeeded: false, again: again! },
      { webhook, endedAt: second, succeeded: false },
    )
    expect(await conditionOf(webhook)).toMatchObject({ streak: { since: first, failures: 3, deliveries: 2 } })
    await record({ webhook, endedAt: second, succeeded: false }, { webhook, endedAt: second, succeeded: false })
    expect(await conditionOf(webhook)).toMatchObject({ streak: { since: first, failures: 5, deliveries: 3 } })
    await h.worker.atomically(allTenants, health().saveWarned(keyOf(webhook), 70))
    expect(await conditionOf(webhook)).toMatchObject({ streak: { warned: 70 } })

    await record({ webhook, endedAt: second, succeeded: true })
    expect(await conditionOf(webhook)).toEqual({ held: 0 })
    await record({ webhook, endedAt: second, succeeded: false })
    expect(await conditionOf(webhook)).toEqual({ held: 0, streak: { since: second, failures: 1, deliveries: 1 } })
  })

  it("begin again behind a success within a batch, and leave other webhooks alone", async () => {
    const [webhook, other] = [await aWebhook(), await aWebhook()]
    const [first, second] = [seeds.now(), secondsAfter(seeds.now(), 60)]
    await record({ webhook, endedAt: first, succeeded: false }, { webhook: other, endedAt: first, succeeded: false })
    await record(
      { webhook, endedAt: second, succeeded: true },
      { webhook, endedAt: second, succeeded: false },
      { webhook: other, endedAt: second, succeeded: false },
    )
    expect(await conditionOf(webhook)).toMatchObject({ streak: { since: second, failures: 1 } })
    expect(await conditionOf(other)).toMatchObject({ streak: { since: first, failures: 2 } })
  })

  it("cost a webhook without failures no row, and begin again when they are forgotten", async () => {
    const webhook = await aWebhook()
    await record({ webhook, endedAt: seeds.now(), succeeded: true })
    expect(await h.sql("select from svc.webhook_streaks where webhook_id = $1", [webhook.id])).toEqual([])
    await record({ webhook, endedAt: seeds.now(), succeeded: false })
    await h.worker.atomically(webhook.tenantId, health().forget(keyOf(webhook)))
    expect(await conditionOf(webhook)).toEqual({ held: 0 })
  })

  it("are counted by two workers at once, in whatever order their batches name the webhooks", async () => {
    const { scope } = await seeds.tenant()
    const webhooks = [await seeds.webhook(scope), await seeds.webhook(scope), await seeds.webhook(scope)]
    const batch = (of: readonly OpenedWebhook[]) =>
      recording(of.map((webhook) => ({ webhook, endedAt: seeds.now(), succeeded: false })))
    const batches = await Promise.all([webhooks, webhooks.toReversed(), webhooks, webhooks.toReversed()].map(batch))
    await Promise.all(batches.map(({ work }) => h.worker.atomically(allTenants, work)))
    for (const webhook of webhooks) expect(await conditionOf(webhook)).toMatchObject({ streak: { failures: 4 } })
  })
})

describe("disabling", () => {
  /** A webhook that the next failure disables. */
  const failingWebhook = async () => {
    const webhook = await aWebhook()
    const { tenantId, id } = webhook
    await h.sql("insert into svc.webhook_settings (tenant_id, webhook_id, version, settings) values ($1, $2, 1, $3)", [
      tenantId,
      id,
      { health: { disableAfterDays: 1 } },
    ])
    await record(...Array.from({ length: 20 }, () => ({ webhook, endedAt: seeds.now(), succeeded: false })))
    await h.sql("update svc.webhook_streaks set since = $2 where webhook_id = $1", [
      id,
      new Date(seeds.now() - 86_400_000),
    ])
    return webhook
  }
  const watching = ({ tenantId, id }: OpenedWebhook) =>
    h.worker.get("DeliveryWork").watchWebhooks([
      {
        tenantId,
        webhookId: id,
        number: 1,
        at: secondsAfter(seeds.now(), 1),
        exhausted: false,
        mayDisable: true,
        failure: "the receiver answered 500",
        event: { id: h.worker.get("IdSource").next(), type: "InvoicePosted" },
      },
    ])
  const outcomeOf = async ({ tenantId, id }: OpenedWebhook) => {
    const [row] = await h.sql<{ status: string; disabled_reason: string | null; told: number }>(
      `select status, disabled_reason, (select count(*)::int from svc.notifications n
         where n.tenant_id = $1 and n.webhook_id = $2 and n.kind = 'WebhookDisabled') as told
       from svc.webhooks where tenant_id = $1 and id = $2`,
      [tenantId, id],
    )
    return row
  }
  const disabled = { status: "Disabled", disabled_reason: "Failing", told: 1 }
  const enabled = { status: "Enabled", disabled_reason: null, told: 0 }

  it("happens once, when two workers see the failures at the same time", async () => {
    const webhook = await failingWebhook()
    await Promise.all([h.worker.run(watching(webhook)), h.worker.run(watching(webhook))])
    expect(await outcomeOf(webhook)).toEqual(disabled)
  })

  it("leaves no trace when its worker is killed before the commit, and happens at the next failure", async () => {
    const webhook = await failingWebhook()
    const held = await holdWork(h.worker, allTenants, watching(webhook))
    await held.rollBack()
    expect(await outcomeOf(webhook)).toEqual(enabled)
    await h.worker.run(watching(webhook))
    expect(await outcomeOf(webhook)).toEqual(disabled)
  })

  it("waits for a success that is being recorded, and then does not happen", async () => {
    const webhook = await failingWebhook()
    const { work } = await recording([{ webhook, endedAt: seeds.now(), succeeded: true }])
    const success = await holdWork(h.worker, allTenants, work)
    const watched = h.worker.run(watching(webhook))
    await h.untilBlocked()
    await success.commit()
    await watched
    expect(await outcomeOf(webhook)).toEqual(enabled)
  })

  it("keeps a success waiting that comes too late", async () => {
    const webhook = await failingWebhook()
    const disabling = await holdWork(h.worker, allTenants, watching(webhook))
    const recorded = record({ webhook, endedAt: seeds.now(), succeeded: true })
    await h.untilBlocked()
    await disabling.commit()
    await recorded
    expect(await outcomeOf(webhook)).toEqual(disabled)
    expect(await conditionOf(webhook)).toEqual({ held: 0 })
  })

  it("does not follow a request that enables the webhook", async () => {
    const webhook = await failingWebhook()
    await h.worker.run(watching(webhook))
    const enable = h.worker.get("Webhooks").change(webhook, webhook.id, { webhookStatus: "Enabled" })
    const enabling = await holdWork(h.worker, webhook.tenantId, enable)
    const watched = h.worker.run(watching(webhook))
    await h.untilBlocked()
    await enabling.commit()
    await watched
    expect(await outcomeOf(webhook)).toEqual({ ...enabled, told: 1 })
    expect(await conditionOf(webhook)).toEqual({ held: 0 })
  })

  it("follows the settings of the moment, and never happens without them", async () => {
    const webhook = await failingWebhook()
    await h.sql("delete from svc.webhook_settings where webhook_id = $1", [webhook.id])
    await h.worker.run(watching(webhook))
    expect(await outcomeOf(webhook)).toEqual(enabled)
  })
})
