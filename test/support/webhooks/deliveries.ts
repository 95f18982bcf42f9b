import type { ApiClient } from "../service/api-client.ts"
import { until } from "../until.ts"

export interface DeliveryView {
  readonly id: string
  readonly webhookId: string
  readonly eventId: string
  readonly eventType: string
  readonly correlationId?: string
  readonly status: string
  readonly attemptCount: number
  readonly nextAttemptAt?: string
  readonly attemptsLeft?: number
  readonly waitsFor?: string
  readonly created: string
  readonly test?: boolean
  readonly attempts: readonly AttemptView[]
}

interface AttemptView {
  readonly number: number
  readonly time: string
  readonly manual: boolean
  readonly url: string
  readonly requestHeaders: Readonly<Record<string, string>>
  readonly requestBody: string
  readonly succeeded: boolean
  readonly status?: number
  readonly failureReason?: string
  readonly failureDetail?: string
  readonly next?: { readonly because: string; readonly delaySeconds?: number; readonly retryAfter?: string }
  readonly responseHeaders?: Readonly<Record<string, string>>
  readonly responseBody?: string
  readonly responseTruncated?: boolean
  readonly remoteAddress?: string
  readonly durationMs: number
}

export interface WebhookView {
  readonly id: string
  readonly url: string
  readonly events: readonly string[]
  readonly token: string
  readonly webhookStatus: string
}

export const createWebhook = async (api: ApiClient, url: string, events: readonly string[] = ["InvoicePosted"]) => {
  const answer = await api.post("/Webhooks", { url, events })
  if (answer.status !== 201) throw new Error(`no webhook was created: ${answer.status} ${answer.text}`)
  return answer.body as WebhookView
}

export interface RaisedView {
  readonly id: string
  readonly correlationId?: string
  readonly created: string
  readonly deliveries: readonly { readonly id: string; readonly webhookId: string }[]
}

export const raise = async (api: ApiClient, eventType = "InvoicePosted", data: object = { invoiceNumber: "10001" }) => {
  const answer = await api.post("/Events", { eventType, data })
  if (answer.status !== 201) throw new Error(`no event was raised: ${answer.status} ${answer.text}`)
  return answer.body as RaisedView
}

/** Raises an event and returns the id of its only delivery. */
export const raiseOne = async (api: ApiClient, eventType?: string, data?: object): Promise<string> => {
  const { deliveries } = await raise(api, eventType, data)
  if (deliveries.length !== 1) throw new Error(`the event has ${deliveries.length} deliveries`)
  return deliveries[0]!.id
}

export const readDelivery = async (api: ApiClient, id: string): Promise<DeliveryView> => {
  const answer = await api.get(`/WebhookDeliveries/${id}`)
  if (answer.status !== 200) throw new Error(`no delivery was read: ${answer.status} ${answer.text}`)
  return answer.body as DeliveryView
}

/** Reads a delivery until it is as wanted. */
export const deliveryWhere = (api: ApiClient, id: string, wanted: (delivery: DeliveryView) => boolean) =>
  until(() => readDelivery(api, id), wanted)

/** Reads a delivery until at least `attempts` attempts are logged and none is in flight. */
export const deliveryAfter = (api: ApiClient, id: string, attempts: number) =>
  deliveryWhere(api, id, ({ attemptCount, status }) => attemptCount >= attempts && status !== "InFlight")
