import { endOf } from "../../ui/copy.tsx"
import type { FilterField } from "../../ui/filter-bar.tsx"
import { ranges } from "../../ui/range.ts"
import { SeveralFilter } from "../../ui/several-filter.tsx"
import { wordOf } from "../../ui/status.tsx"
import { failureReasons } from "./delivery-words.ts"

/** The parameters of the address that the lists of deliveries know. */
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
  /** Id and name of each; left out where the page is of one webhook. */
  readonly webhooks?: readonly (readonly [string, string])[]
}

/** What happened on one occasion, which a link leads to. */
export const correlationChip: FilterField = {
  name: "correlation",
  label: "Correlation id",
  chip: (id) => `Same correlation ${endOf(id)}`,
}

/** Which status is asked for where the receiver answered with one. */
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

/** The parameters of the interface for those of the address. */
export const deliveryQuery = ({ status, event, webhook, answer, code, q, correlation }: DeliverySearch) => ({
  Status: status,
  EventType: event,
  WebhookId: webhook,
  FailureReason: answer,
  StatusCode: code,
  Search: q,
  CorrelationId: correlation,
})
