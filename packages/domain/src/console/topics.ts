import type { Need } from "../identity/permissions.ts"

/** What can move in a legal entity, and who may know that it did (contract H2); what is a caller's own, anyone. */
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

/** Where each topic stands: a text that is another one as soon as something of the topic moves. */
export type Standing = Readonly<Partial<Record<Topic, string>>>

/** The standing as the caller keeps it, to ask with the next time. */
export const printStanding = (standing: Standing): string =>
  topicNames.flatMap((topic) => (standing[topic] === undefined ? [] : [`${topic}.${standing[topic]}`])).join("~")

/**
 * The topics that stand elsewhere than in `since`, as `printStanding` gave it. A topic that it does not name has moved, so
 * that whatever a caller kept of another version of the service is asked for anew.
 */
export const movedSince = (since: string, now: Standing): readonly Topic[] => {
  const before = new Set(since.split("~"))
  return topicNames.filter((topic) => now[topic] !== undefined && !before.has(`${topic}.${now[topic]}`))
}
