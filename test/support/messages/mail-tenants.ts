import { expect } from "vitest"
import { makeBilling } from "../invoicing/billing.ts"
import type { ApiClient } from "../service/api-client.ts"
import type { LentService } from "../service/lent-service.ts"
import { until } from "../until.ts"
import { settingsFor } from "./mail-relay.ts"

export interface MessageView {
  readonly id: string
  readonly kind: string
  readonly status: string
  readonly turn: number
  readonly recipient?: string
  readonly problem?: string
  readonly rejected: readonly string[]
  readonly attempts: number
  readonly nextAttemptAt?: string
}
type Detail = MessageView & { readonly history: readonly { readonly outcome?: string; readonly code?: number }[] }

/** A tenant of the service that sends by a server at a port. */
export const tenantAt = async (service: Pick<LentService, "createTenant">, port: number, more: object = {}) => {
  const { api } = await service.createTenant()
  expect((await api.put("/Integrations/Mail", settingsFor(port, more))).status).toBe(200)
  expect((await api.put("/NotificationSettings", { webhooks: false, messages: true })).status).toBe(200)
  return { api, billing: makeBilling(api) }
}
const idsAt = async (api: ApiClient, path: string) =>
  ((await api.get(path)).body as { readonly data: readonly { readonly id: string }[] }).data
/** The data of the events with a tag, newest first. */
export const dataOf = async (api: ApiClient, tag: string): Promise<readonly unknown[]> => {
  const events = await idsAt(api, `/Events?EventType=${tag}`)
  return Promise.all(events.map(async ({ id }) => ((await api.get(`/Events/${id}`)).body as { data: unknown }).data))
}
/** The data of the events of each outcome, and the notifications, newest first. */
export const told = async (api: ApiClient) => ({
  sent: await dataOf(api, "MessageSent"),
  failed: await dataOf(api, "MessageFailed"),
  notices: await idsAt(api, "/Notifications"),
})
export const messages = async (api: ApiClient, query = ""): Promise<readonly MessageView[]> =>
  ((await api.get(`/Messages${query}`)).body as { readonly data: readonly MessageView[] }).data
/** Waits until the newest message is in one of the states. */
export const untilLast = async (api: ApiClient, ...statuses: readonly string[]): Promise<MessageView> => {
  const found = await until(
    () => messages(api),
    ([last]) => last !== undefined && statuses.includes(last.status),
  )
  return found[0]!
}
export const detail = async (api: ApiClient, id: string) => (await api.get(`/Messages/${id}`)).body as Detail
export const address = { invoiceEmailAddress: "ada@customer.example", invoiceDeliveryMethod: "Email" }
/** Posts an invoice to a new account. */
export const post = async ({ billing }: Awaited<ReturnType<typeof tenantAt>>, account: object = address) => {
  const { id } = await billing.account({ ...account })
  return billing.posted(id, [billing.line(1000)])
}
