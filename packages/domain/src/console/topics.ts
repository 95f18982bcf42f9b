import type { Need } from "../identity/permissions.ts"

/**
 * The topics of a legal entity that can change, and the permission for each (contract H2). Topics of a caller's own
 * data need none.
 */
export const topics = {
  deliveries: "webhooks:read",
  webhooks: "webhooks:read",
  recoveries: "webhooks:read",
  events: "events:read",
  accounts: "accounts:read",
  products: "products:read",
  quotes: "quotes:read",
  orders: "orders:read",
  usage: "usage:read",
  invoices: "invoices:read",
  batches: "invoices:read",
  eInvoices: "einvoices:read",
  payments: "payments:read",
  journals: "journals:read",
  rates: "rates:read",
  imports: "rates:read",
  notifications: "anyone",
  security: "anyone",
} as const satisfies Readonly<Record<string, Need | "anyone">>
export type Topic = keyof typeof topics
export const topicNames = Object.keys(topics) as readonly Topic[]

/** The state of each topic, as a text that differs as soon as something of the topic changes. */
export type Standing = Readonly<Partial<Record<Topic, string>>>

/** The states as one text, which the caller sends with the next request. */
export const printStanding = (standing: Standing): string =>
  topicNames.flatMap((topic) => (standing[topic] === undefined ? [] : [`${topic}.${standing[topic]}`])).join("~")

/**
 * The topics whose states differ from `since`, a text of `printStanding`. A topic that is missing in `since` counts as
 * changed, so that data from another version of the service is read again.
 */
export const movedSince = (since: string, now: Standing): readonly Topic[] => {
  const before = new Set(since.split("~"))
  return topicNames.filter((topic) => now[topic] !== undefined && !before.has(`${topic}.${now[topic]}`))
}
