import { endOf } from "../../ui/copy.tsx"
import type { FilterField } from "../../ui/filter-bar.tsx"
import { ranges } from "../../ui/range.ts"
import { SeveralFilter } from "../../ui/several-filter.tsx"
import { wordOf } from "../../ui/status.tsx"
import { failureReasons } from "./delivery-words.ts"

/** The search parameters that the lists of deliveries use. */
export const deliverySearch = [
  "status",
  "event",
  "webhook",
  "answer",
  "code",
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
  /** Id and name of each webhook; absent on the page of one webhook. */
  readonly webhooks?: readonly (readonly [string, string])[]
}

/** Events with the same correlation id; set by a link. */
export const correlationChip: FilterField = {
  name: "correlation",
  label: "Correlation id",
  chip: (id) => `Same correlation ${endOf(id)}`,
}

/** Combines the filters by status and by the receiver's answer. */
export const deliveryFilters = (
  { events, webhooks }: Choices,
  { answer, code }: DeliverySearch,
): readonly FilterField[] => [
  {
    name: "q",
    label: "Whole value in the payload, event id or correlation id",
    placeholder: "Whole value, or id",
  },
  {
    name: "status",
    label: "Status",
    control: SeveralFilter,
    options: statuses.map((status) => [status, wordOf(status)]),
  },
  { name: "event", label: "Event", options: events.map((event) => [event, event]) },
  ...(webhooks === undefined ? [] : [{ name: "webhook", label: "Webhook", options: webhooks }]),
  { name: "answer", label: "Last answer", options: failureReasons },
  ...(answer === "http_status" || code !== undefined
    ? [{ name: "code", label: "HTTP status of the last answer", placeholder: "503 or 5xx", short: true }]
    : []),
  { name: "range", label: "Time", any: "Last 15 days", options: ranges },
  correlationChip,
]

/** Translates the page's search parameters to those of the interface. */
export const deliveryQuery = ({ status, event, webhook, answer, code, q, correlation }: DeliverySearch) => ({
  Status: status,
  EventType: event,
  WebhookId: webhook,
  FailureReason: answer,
  StatusCode: code,
  Search: q,
  CorrelationId: correlation,
})
