import { randomUUID } from "node:crypto"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { createWebhook, deliveryWhere, raiseOne, type WebhookView } from "../support/webhooks/deliveries.ts"
import { expectProblem } from "../support/service/problems.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: TestService
let receiver: Receiver
let tenant: TestTenant
let webhook: WebhookView
beforeAll(async () => {
  service = await openService({ worker: true, http: true, settings: { SVC_WEBHOOK_MAX_ATTEMPTS: "1" } })
})
afterAll(() => service.close())
beforeEach(async () => {
  receiver = await startReceiver()
  tenant = await service.createTenant()
  webhook = await createWebhook(tenant.api, receiver.url("/hook"))
})
afterEach(() => receiver.close())

const settled = async (reply: number | "reset") => {
  receiver.respondWith(reply)
  const id = await raiseOne(tenant.api)
  await deliveryWhere(tenant.api, id, ({ status }) => status === "Delivered" || status === "Failed")
  return id
}
const list = async (path: string) => {
  const answer = await tenant.api.get(path)
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { readonly data: readonly { readonly id: string }[] }).data
}

describe("the list of deliveries", () => {
  it("says of each where it goes and how its last attempt ended", async () => {
    const [good, bad, cut] = [await settled(204), await settled(503), await settled("reset")]
    const url = receiver.url("/hook")
    const time = expect.stringMatching(/^\d{4}-.*Z$/)
    const durationMs = expect.any(Number)
    const all = await list("/WebhookDeliveries")
    expect(all).toMatchObject([
      { id: cut, about: "10001", url, lastAttempt: { time, durationMs, failureReason: "connection_reset" } },
      { id: bad, url, lastAttempt: { time, durationMs, failureReason: "http_status", status: 503 } },
      { id: good, url, lastAttempt: { time, durationMs, status: 204 } },
    ])
    for (const [query, expected] of [
      ["StatusCode=503", [bad]],
      ["statusCode=204", [good]],
      ["StatusCode=500", []],
      ["StatusCode=5xx", [bad]],
      ["StatusCode=2XX", [good]],
      ["StatusCode=4xx", []],
      ["FailureReason=connection_reset", [cut]],
      ["FailureReason=http_status&StatusCode=503&Status=Failed", [bad]],
      ["FailureReason=timeout", []],
    ] as const) {
      for (const path of ["/WebhookDeliveries", `/Webhooks/${webhook.id}/Deliveries`])
        expect(
          (await list(`${path}?${query}`)).map(({ id }) => id),
          query,
        ).toEqual(expected)
    }
    for (const [name, value] of [
      ["StatusCode", "99"],
      ["StatusCode", "5x"],
      ["StatusCode", "0xx"],
      ["StatusCode", "503,504"],
      ["FailureReason", "bad_luck"],
    ] as const)
      expectProblem(await tenant.api.get(`/WebhookDeliveries?${name}=${value}`), 400, name)
  })

  it("of a deleted webhook is read by its id; of an unknown or another tenant's webhook it is refused", async () => {
    const id = await settled(200)
    const statistics = async () => (await tenant.api.get(`/Webhooks/${webhook.id}/Stats`)).body
    const before = await statistics()
    await tenant.api.delete(`/Webhooks/${webhook.id}`)
    expect(before).toMatchObject({ delivered: 1, cancelled: 0 })
    expect(await statistics()).toEqual(before)
    expect(await list(`/WebhookDeliveries?WebhookId=${webhook.id}`)).toMatchObject([{ id }])
    expect(await list(`/Webhooks/${webhook.id}/Deliveries`)).toMatchObject([{ id }])
    const foreign = await createWebhook((await service.createTenant()).api, receiver.url())
    for (const unknown of [randomUUID(), foreign.id]) {
      expectProblem(await tenant.api.get(`/WebhookDeliveries?WebhookId=${unknown}`), 400, "WebhookId")
      expectProblem(await tenant.api.get(`/Webhooks/${unknown}/Deliveries`), 400, "message")
      expectProblem(await tenant.api.get(`/Webhooks/${unknown}/Stats`), 400, "message")
    }
  })
})
