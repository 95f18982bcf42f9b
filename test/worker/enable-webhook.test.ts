import { randomUUID } from "node:crypto"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import type { TestService } from "../support/service/service.ts"
import { deliveryWhere, raise, type WebhookView } from "../support/webhooks/deliveries.ts"
import type { Receiver } from "../support/webhooks/receiver.ts"
import { failingWebhook, makeRecoveries, openRecoveryService } from "../support/webhooks/recoveries.ts"

interface EnabledView {
  readonly webhook: WebhookView
  readonly recoveries: readonly { readonly id: string }[]
}

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

const { raiseFailed, finished } = makeRecoveries(() => ({ api, webhook }))
const enable = (body?: object, by = api, id = webhook.id) => by.post(`/Webhooks/${id}/Enable`, body)
const setStatus = async (webhookStatus: string) =>
  expect((await api.patch(`/Webhooks/${webhook.id}`, { webhookStatus })).status).toBe(200)
const health = async () => (await api.get(`/Webhooks/${webhook.id}/Health`)).body
const recoveries = async () =>
  ((await api.get(`/Webhooks/${webhook.id}/Recoveries`)).body as { readonly data: readonly object[] }).data

describe("enabling a Disabled webhook", () => {
  it("W56: sends once what failed and what was raised meanwhile, and counts failures from zero", async () => {
    const failed = await raiseFailed(2)
    await setStatus("Disabled")
    expect(await health()).toMatchObject({ status: "Disabled", failuresInARow: 2 })
    for (let index = 0; index < 3; index++) expect((await raise(api)).deliveries).toEqual([])
    receiver.respondWith(200)
    receiver.clear()

    const answer = await enable()
    expect(answer).toMatchObject({
      status: 200,
      body: {
        webhook: { id: webhook.id, webhookStatus: "Enabled" },
        recoveries: [{ total: 2 }, { total: 3, missed: true }],
      },
    })
    const [resent, missed] = (answer.body as EnabledView).recoveries
    expect(await finished(resent!.id)).toMatchObject({ state: "Done", total: 2, delivered: 2 })
    expect(await finished(missed!.id)).toMatchObject({ state: "Done", total: 3, delivered: 3 })
    for (const id of failed) await deliveryWhere(api, id, ({ status }) => status === "Delivered")
    expect(receiver.requests).toHaveLength(5)
    expect(await health()).toEqual({ status: "Enabled", failuresInARow: 0, held: 0 })
  })

  it("W56: starts no recovery that is declined", async () => {
    await raiseFailed(1)
    await setStatus("Disabled")
    expect(await enable({ sendMissed: false, resendFailed: false })).toMatchObject({ body: { recoveries: [] } })
    expect(await health()).toEqual({ status: "Enabled", failuresInARow: 0, held: 0 })
    await setStatus("Disabled")
    const some = (await enable({ resendFailed: false })).body as EnabledView
    expect(some.recoveries).toMatchObject([{ missed: true }])
    expect(await recoveries()).toHaveLength(1)
  })

  it("W56: is refused for an Enabled, unknown or another tenant's webhook, and for a request not as it is written", async () => {
    const refusal = expectProblem(await enable(), 400, "message")
    expect(refusal.type).toMatch(/webhook-not-disabled$/u)
    expect(refusal.errors!["message"]![0]).toContain("is Enabled already: start a recovery")
    await setStatus("Disabled")
    const stranger = (await service.createTenant()).api
    expect(expectProblem(await enable({}, stranger), 400, "message").type).toMatch(/webhook-not-found$/u)
    expectProblem(await enable({}, api, randomUUID()), 400, "message")
    for (const [body, field] of [
      [{ sendMissed: "yes" }, "sendMissed"],
      [{ resendFailed: null }, "resendFailed"],
      [{ more: true }, "more"],
    ] as const)
      expectProblem(await enable(body), 400, field)
    expect(await health()).toMatchObject({ status: "Disabled" })
    await setStatus("Enabled")
    expect(await recoveries()).toEqual([])
    await api.delete(`/Webhooks/${webhook.id}`)
    expectProblem(await enable(), 400, "message")
  })

  it("W56: happens once when several requests ask for it at a time", async () => {
    await setStatus("Disabled")
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => enable()))).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 400, 400, 400, 400])
    expect(await recoveries()).toHaveLength(2)
  })
})
