import { randomUUID } from "node:crypto"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import {
  createWebhook,
  deliveryWhere,
  raise,
  raiseOne,
  readDelivery,
  type WebhookView,
} from "../support/webhooks/deliveries.ts"
import { expectProblem } from "../support/service/problems.ts"
import { failingWebhook, makeRecoveries, openRecoveryService } from "../support/webhooks/recoveries.ts"
import type { Receiver } from "../support/webhooks/receiver.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { until } from "../support/until.ts"
import { untilAllSent } from "../support/webhooks/all-sent.ts"

const day = 86_400_000
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

let service: TestService
let receiver: Receiver
let api: ApiClient
let webhook: WebhookView
beforeAll(async () => {
  service = await openRecoveryService()
})
afterAll(() => service.close())
beforeEach(async () => {
  ;({ receiver, api, webhook } = await failingWebhook(service))
})
afterEach(() => receiver.close())

const { raiseFailed, recover, count, start, finished } = makeRecoveries(() => ({ api, webhook }))

describe("a recovery", () => {
  it("sends again once what failed since, and leaves what was delivered or came before alone", async () => {
    await api.put("/NotificationSettings", { webhooks: true })
    const ids = await raiseFailed(5)
    receiver.respondWith(200)
    const delivered = await raiseOne(api)
    await deliveryWhere(api, delivered, ({ status }) => status === "Delivered")
    receiver.clear()

    const none = await start({ since: new Date(Date.now() + 300_000).toISOString() })
    expect(await finished(none.id)).toMatchObject({ state: "Done", total: 0, resent: 0 })
    const some = await start({ since: ago(300_000) })
    expect(await finished(some.id)).toMatchObject({
      state: "Done",
      total: 5,
      resent: 5,
      sent: 5,
      delivered: 5,
      failed: 0,
      withdrawn: 0,
    })
    for (const id of ids) {
      expect(await deliveryWhere(api, id, ({ status }) => status === "Delivered")).toMatchObject({
        attemptCount: 2,
        attempts: [{ manual: false }, { number: 2, manual: true, succeeded: true }],
      })
    }
    await untilAllSent(service, api)
    expect(receiver.requests).toHaveLength(5)
    expect(await readDelivery(api, delivered)).toMatchObject({ attemptCount: 1 })
    expect(await count({ since: ago(300_000) })).toBe(0)

    const { data } = (await api.get("/Notifications")).body as { readonly data: readonly { readonly kind: string }[] }
    const told = { subject: "Recovery done", webhookId: webhook.id, link: { kind: "Webhook", id: webhook.id } }
    expect(data.filter(({ kind }) => kind === "WebhookRecoveryEnded")).toMatchObject([
      { ...told, text: expect.stringMatching(/^Of 5 deliveries .* accepted 5; 0 failed and 0 were withdrawn\.$/) },
      { ...told, text: expect.stringMatching(/^Of 0 deliveries /) },
    ])
  })

  it("is refused for what is older than the log, backwards, or not as it is written", async () => {
    const refused: readonly (readonly [object, string])[] = [
      [{ since: ago(15 * day + 1000) }, "since"],
      [{ since: ago(1000), until: ago(2000) }, "until"],
      [{ since: ago(1000), eventType: "Nothing" }, "eventType"],
      [{ since: ago(1000), status: "Delivered" }, "status"],
      [{ since: "yesterday" }, "since"],
      [{}, "since"],
      [{ since: ago(1000), dryRun: "yes" }, "dryRun"],
      [{ since: ago(1000), more: 1 }, "more"],
    ]
    for (const [body, field] of refused) expectProblem(await recover(body), 400, field)
    expect(await count({ since: ago(15 * day - 60_000) })).toBe(0)
  })

  it("counts beforehand what it will send again, with every filter", async () => {
    await raiseFailed(2)
    await raiseFailed(3, "QuoteCreated")
    const filters = [
      [{}, 5],
      [{ eventType: "quoteCreated" }, 3],
      [{ status: "Failed" }, 5],
      [{ status: "Pending" }, 0],
      [{ until: ago(50_000) }, 0],
      [{ eventType: "InvoicePosted", status: "Failed" }, 2],
    ] as const
    for (const [filter, expected] of filters) {
      const body = { since: ago(60_000), ...filter }
      expect(await count(body), JSON.stringify(filter)).toBe(expected)
      const { id } = await start(body)
      expect(await finished(id), JSON.stringify(filter)).toMatchObject({ total: expected, resent: expected })
      // Waits until all of them have failed again.
      await until(
        () => count({ since: ago(60_000) }),
        (total) => total === 5,
      )
    }
  })

  it("is refused for a webhook that is Disabled, deleted, unknown or another tenant's", async () => {
    const stranger = (await service.createTenant()).api
    expectProblem(await stranger.post(`/Webhooks/${webhook.id}/Recover`, { since: ago(1000) }), 400, "message")
    expectProblem(await api.post(`/Webhooks/${randomUUID()}/Recover`, { since: ago(1000) }), 400, "message")
    await api.patch(`/Webhooks/${webhook.id}`, { webhookStatus: "Disabled" })
    for (const dryRun of [true, false]) expectProblem(await recover({ since: ago(1000), dryRun }), 400, "message")
    await api.delete(`/Webhooks/${webhook.id}`)
    expectProblem(await recover({ since: ago(1000) }), 400, "message")
  })

  it("is listed with its webhook, newest first, and is nobody else's", async () => {
    const [one, two] = [await start({ since: ago(2000) }), await start({ since: ago(1000), eventType: "quoteCreated" })]
    const first = (await api.get(`/Webhooks/${webhook.id}/Recoveries?PageSize=1`)).body as Record<string, unknown>
    expect(first).toMatchObject({ data: [{ id: two.id, eventType: "quoteCreated" }] })
    const [user] = await service.sql(
      "select u.id, u.name from svc.users u join svc.webhooks w using (tenant_id) where w.id = $1",
      [webhook.id],
    )
    expect(first).toMatchObject({ data: [{ requestedBy: user!["id"], requestedByName: user!["name"] }] })
    const next = await api.get(`/Webhooks/${webhook.id}/Recoveries?Cursor=${String(first["nextCursor"])}`)
    expect(next.body).toMatchObject({ data: [{ id: one.id }] })
    const stranger = (await service.createTenant()).api
    expect((await stranger.get(`/WebhookRecoveries/${one.id}`)).status).toBe(404)
    expect((await stranger.post(`/WebhookRecoveries/${one.id}/Cancel`)).status).toBe(404)
  })

  it("takes over what waits for its next attempt, once", async () => {
    const patient = await openService({ worker: true, http: true })
    try {
      api = (await patient.createTenant()).api
      webhook = await createWebhook(api, receiver.url())
      const id = await raiseOne(api)
      await deliveryWhere(api, id, ({ attemptCount, status }) => attemptCount === 1 && status === "Pending")
      receiver.respondWith(200)
      expect(await count({ since: ago(60_000), status: "Failed" })).toBe(0)
      expect(await finished((await start({ since: ago(60_000) })).id)).toMatchObject({ total: 1, resent: 1 })
      expect(await deliveryWhere(api, id, ({ status }) => status === "Delivered")).toMatchObject({ attemptCount: 2 })
      expect(await patient.sql("select from svc.delivery_queue where delivery_id = $1", [id])).toEqual([])
    } finally {
      await patient.close()
    }
  })

  it("of what was missed sends each event once that was raised while the webhook was disabled or not there", async () => {
    receiver.respondWith(200)
    const raised = (eventType: string) => raise(api, eventType, { eventType })
    // The webhook received this event, so the recovery does not send it.
    const got = await raiseOne(api)
    await deliveryWhere(api, got, ({ status }) => status === "Delivered")
    await api.patch(`/Webhooks/${webhook.id}`, { webhookStatus: "Disabled" })
    const missed = [await raised("InvoicePosted"), await raised("QuoteCreated")]
    await raised("JournalPosted")
    expectProblem(await recover({ since: ago(60_000), missed: true, dryRun: true }), 400, "message")
    await api.patch(`/Webhooks/${webhook.id}`, { webhookStatus: "Enabled" })
    receiver.clear()

    expectProblem(await recover({ since: ago(60_000), missed: true, status: "Failed" }), 400, "status")
    expectProblem(await recover({ since: ago(15 * day + 1000), missed: true }), 400, "since")
    expect(await count({ since: ago(60_000), missed: true })).toBe(2)
    expect(await count({ since: ago(60_000), missed: true, eventType: "quoteCreated" })).toBe(1)
    expect(await count({ since: ago(60_000), missed: true, eventType: "JournalPosted" })).toBe(0)
    expect(await count({ since: ago(60_000) })).toBe(0)
    const begun = await start({ since: ago(60_000), missed: true })
    expect(begun).toMatchObject({ missed: true, total: 2 })
    expect(await finished(begun.id)).toMatchObject({ state: "Done", total: 2, resent: 2 })
    const requests = await receiver.waitFor(2)
    expect(requests.map(({ headers }) => [headers["webhook-id"], headers["svc-attempt"]])).toEqual(
      missed.map(({ id }) => [id, "1"]),
    )
    expect(await count({ since: ago(60_000), missed: true })).toBe(0)

    // A new webhook can get events from before it existed, and is otherwise like every other webhook.
    webhook = await createWebhook(api, receiver.url("/new"), ["JournalPosted", "QuoteCreated"])
    const late = await start({ since: ago(60_000), missed: true })
    expect(await finished(late.id)).toMatchObject({ total: 2, resent: 2 })
    await receiver.waitFor(4)
    expect(receiver.requests.slice(2).map(({ url }) => url)).toEqual(["/new", "/new"])
    await untilAllSent(service, api)
    expect(receiver.requests).toHaveLength(4)
  })
})
