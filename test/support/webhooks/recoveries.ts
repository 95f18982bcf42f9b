import { expect } from "vitest"
import type { ApiClient } from "../service/api-client.ts"
import { openService, type TestService } from "../service/service.ts"
import { until } from "../until.ts"
import { createWebhook, deliveryWhere, raiseOne, type WebhookView } from "./deliveries.ts"
import { startReceiver } from "./receiver.ts"

interface RecoveryView {
  readonly id: string
  readonly state: string
  readonly total: number
  readonly resent: number
  readonly sent: number
  readonly delivered: number
  readonly failed: number
  readonly withdrawn: number
  readonly finished?: string
}

/** Opens a service in which a delivery fails for good after one attempt. */
export const openRecoveryService = (): Promise<TestService> =>
  openService({ worker: true, http: true, settings: { SVC_WEBHOOK_MAX_ATTEMPTS: "1" } })

/** Makes a new tenant with a webhook whose receiver fails. */
export const failingWebhook = async (service: TestService) => {
  const receiver = await startReceiver({ respond: () => 500 })
  const { api } = await service.createTenant()
  const webhook = await createWebhook(api, receiver.url(), ["InvoicePosted", "QuoteCreated"])
  return { receiver, api, webhook }
}

/** Requests about recoveries of a test's current webhook. */
export const makeRecoveries = (of: () => { readonly api: ApiClient; readonly webhook: WebhookView }) => {
  /** Raises events, waits until their deliveries have failed, and returns the ids of these deliveries. */
  const raiseFailed = async (deliveries: number, eventType = "InvoicePosted") => {
    const { api } = of()
    const ids = await Promise.all(Array.from({ length: deliveries }, () => raiseOne(api, eventType)))
    for (const id of ids) await deliveryWhere(api, id, ({ status }) => status === "Failed")
    return ids
  }
  const recover = (body: object) => of().api.post(`/Webhooks/${of().webhook.id}/Recover`, body)
  const count = async (body: object) => {
    const answer = await recover({ ...body, dryRun: true })
    expect(answer).toMatchObject({ status: 200, body: { dryRun: true } })
    return (answer.body as RecoveryView).total
  }
  const start = async (body: object) => {
    const answer = await recover(body)
    expect(answer.status).toBe(202)
    return answer.body as RecoveryView
  }
  const read = async (id: string) => (await of().api.get(`/WebhookRecoveries/${id}`)).body as RecoveryView
  const finished = (id: string) =>
    until(
      () => read(id),
      ({ state }) => state !== "Running",
    )
  return { raiseFailed, recover, count, start, read, finished }
}
