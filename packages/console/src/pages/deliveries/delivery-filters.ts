import type { FilterField } from "../../ui/filter-bar.tsx"
import { ranges } from "../../ui/range.ts"
import { wordOf } from "../../ui/status.tsx"
import { failureReasons } from "./delivery-words.ts"

/** The parameters of the address that the lists of deliveries know. */
export const deliverySearch = [
  "status",
  "event",
  "webhook",
  "answer",
  "q",
  "correlation",
  "range",
  "from",
  "to",
] as const
export type DeliverySearch = { readonly [N in (typeof deliverySearch)[number]]?: string }

const statuses = ["Pending", "InFlight", "Held", "Delivered", "Failed", "Cancelled"] as const

export interface Choices {
  readonly events: readonly string[]
  /** Id and name of each; left out where the page is of one webhook. */
  readonly webhooks?: readonly (readonly [string, string])[]
}

export const deliveryFilters = ({ events, webhooks }: Choices): readonly FilterField[] => [
  {
    name: "q",
    label: "Value in the payload, event id or correlation id",
    placeholder: "Value in payload, or id",
  },
  { name: "status", label: "Status", options: statuses.map((status) => [status, wordOf(status)]) },
  { name: "event", label: "Event", options: events.map((event) => [event, event]) },
  ...(webhooks === undefined ? [] : [{ name: "webhook", label: "Webhook", options: webhooks }]),
  { name: "answer", label: "Last answer", options: failureReasons },
  { name: "range", label: "Time", any: "Last 15 days", options: ranges },
]

/** The parameters of the interface for those of the address. */
export const deliveryQuery = ({ status, event, webhook, answer, q, correlation }: DeliverySearch) => ({
  Status: status,
  EventType: event,
  WebhookId: webhook,
  FailureReason: answer,
  Search: q,
  CorrelationId: correlation,
})
