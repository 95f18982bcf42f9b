import { Schema } from "effect"
import { allows, type Need, type Permission } from "../identity/permissions.ts"
import type { LegalEntityId, UserId, WebhookId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import type { Timestamp } from "../shared/timestamp.ts"

export const NotificationId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("NotificationId"))
export type NotificationId = typeof NotificationId.Type

/** The topics that a user switches on or off (contract N1). */
export const notificationTopics = ["webhooks", "rates", "einvoices"] as const
export type NotificationTopic = (typeof notificationTopics)[number]

/** Every kind with its topic; a part of the product that has something to tell adds a line. */
const topics = {
  /** The first failed attempt after a success. */
  WebhookFailing: "webhooks",
  /** The last automatic attempt of a delivery failed. */
  WebhookExhausted: "webhooks",
  /** The first success after failures. */
  WebhookRecovered: "webhooks",
  /** A recovery has nothing left to send, or was cancelled. */
  WebhookRecoveryEnded: "webhooks",
  /** An import of exchange rates ended without success. */
  ExchangeRateImportFailed: "rates",
  /** A submission of an invoice failed, or nobody knows whether it arrived. */
  NationalEInvoiceFailed: "einvoices",
  /** Invoices have to be in the national system by the end of the day and are not. */
  NationalEInvoicesDue: "einvoices",
} as const satisfies Readonly<Record<string, NotificationTopic>>
export type NotificationKind = keyof typeof topics
export const notificationKinds = Object.keys(topics) as readonly NotificationKind[]

/** What one has to be allowed to read to be told of it (contract N10). */
const topicNeeds = {
  webhooks: "webhooks:read",
  rates: "rates:read",
  einvoices: "einvoices:read",
} as const satisfies Readonly<Record<NotificationTopic, Need>>

/** What somebody with permissions is told of. */
export const kindsFor = (permissions: readonly Permission[]): readonly NotificationKind[] =>
  notificationKinds.filter((kind) => allows(permissions, topicNeeds[topics[kind]]))

export const topicOf = (kind: NotificationKind): NotificationTopic => topics[kind]

/**
 * At most one notice of a kind for a webhook in so many seconds (contract N2); a notice that is about no webhook, or
 * about what somebody asked for (contract N9), is always told.
 */
export const quietSeconds = 60 * 60
export const isQuietened = (kind: NotificationKind): boolean => kind !== "WebhookRecoveryEnded"

/** Days that a notification is kept: as long as the log of deliveries (contract N5). */
export const keptDays = 15

/** What a notification can lead to. */
export const linkKinds = ["Webhook", "RateProvider", "NationalEInvoice"] as const
export interface NoticeLink {
  readonly kind: (typeof linkKinds)[number]
  /** Its id; of a provider of rates its name. */
  readonly id: string
}

/** Something a tenant's users may want to know. */
export interface Notice extends Scope {
  readonly kind: NotificationKind
  readonly subject: string
  readonly text: string
  readonly webhookId?: WebhookId
  readonly link: NoticeLink
}

/** A notice as a user finds it. */
export interface Notification extends Notice {
  readonly id: NotificationId
  readonly userId: UserId
  readonly createdAt: Timestamp
}

/** A notification with whether its user has read it (contract N7). */
export interface ListedNotification extends Omit<Notification, "legalEntityId" | "link"> {
  /** Absent in notifications from before they had one. */
  readonly legalEntityId?: LegalEntityId
  /** Absent in notifications of imports from before they had one. */
  readonly link?: NoticeLink
  readonly isRead: boolean
}
