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

/** A service in which a delivery has failed after one attempt. */
export const openRecoveryService = (): Promise<TestService> =>
  openService({ worker: true, http: true, settings: { SVC_WEBHOOK_MAX_ATTEMPTS: "1" } })

/** A new tenant's webhook, whose receiver fails. */
export const failingWebhook = async (service: TestService) => {
  const receiver = await startReceiver({ respond: () => 500 })
  const { api } = await service.createTenant()
  const webhook = await createWebhook(api, receiver.url(), ["InvoicePosted", "QuoteCreated"])
  return { receiver, api, webhook }
}

/** Recoveries of the webhook that a test has at the moment. */
export const makeRecoveries = (of: () => { readonly api: ApiClient; readonly webhook: WebhookView }) => {
  /** Raises events whose deliveries have failed then; the ids of these. */
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
