import { Schema } from "effect"
import { allows, type Need, type Permission } from "../identity/permissions.ts"
import type { LegalEntityId, TenantId, UserId, WebhookId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"

export const NotificationId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("NotificationId"))
export type NotificationId = typeof NotificationId.Type

/** The topics that a user switches on or off (contract N1). */
export const notificationTopics = ["webhooks", "rates", "einvoices", "security"] as const
export type NotificationTopic = (typeof notificationTopics)[number]

/** Those that are on until a user switches them off (contract N1). */
export const topicsOnAtFirst: readonly NotificationTopic[] = ["security"]

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
  /** Of a user's own credentials and rights, to that user (contract N11). */
  PersonalTokenCreated: "security",
  PasswordChanged: "security",
  FactorAdded: "security",
  FactorRemoved: "security",
  SignedInFromNewBrowser: "security",
  SecondFactorGuessed: "security",
  PermissionsChanged: "security",
  /** Of other users and of signing in, to administrators (contract N12). */
  FirstFactorAdded: "security",
  UserInvited: "security",
  UserPermissionsChanged: "security",
  SignInSettingsChanged: "security",
} as const satisfies Readonly<Record<string, NotificationTopic>>
export type NotificationKind = keyof typeof topics
export const notificationKinds = Object.keys(topics) as readonly NotificationKind[]

/** What one has to be allowed to be told of it (contract N10); nothing of what is about oneself. */
const topicNeeds = {
  webhooks: "webhooks:read",
  rates: "rates:read",
  einvoices: "einvoices:read",
  security: undefined,
} as const satisfies Readonly<Record<NotificationTopic, Need | undefined>>

/** What somebody has to be allowed who is told of other users and of signing in (contract N12). */
export const administering: Need = "users:admin"
const forAdministrators: ReadonlySet<NotificationKind> = new Set([
  "FirstFactorAdded",
  "UserInvited",
  "UserPermissionsChanged",
  "SignInSettingsChanged",
])

/** What somebody with permissions is told of. */
export const kindsFor = (permissions: readonly Permission[]): readonly NotificationKind[] =>
  notificationKinds.filter((kind) => {
    const need = forAdministrators.has(kind) ? administering : topicNeeds[topics[kind]]
    return need === undefined || allows(permissions, need)
  })

export const topicOf = (kind: NotificationKind): NotificationTopic => topics[kind]

/** At most one notice of a kind about the same webhook, user or tenant in so many seconds (contract N2, N11, N12). */
export const quietSeconds = 60 * 60

/** Days that a notification is kept: as long as the log of deliveries (contract N5). */
export const keptDays = 15

/** What a notification can lead to. */
export const linkKinds = ["Webhook", "RateProvider", "NationalEInvoice", "Security", "User", "SignIn"] as const
export interface NoticeLink {
  readonly kind: (typeof linkKinds)[number]
  /** Its id; of a provider of rates its name, of one's own security one's own, of signing in the tenant's. */
  readonly id: string
}

/** Something a tenant's users may want to know. */
export interface Notice {
  readonly tenantId: TenantId
  /** Absent where it is about no legal entity. */
  readonly legalEntityId?: LegalEntityId
  readonly kind: NotificationKind
  readonly subject: string
  readonly text: string
  readonly webhookId?: WebhookId
  readonly link: NoticeLink
}

/** A notice with whom it is for, and what of. */
export interface Telling extends Notice {
  /** What a kind is told of once in the quiet time; without it the notice is always told. */
  readonly turn?: TenantId | UserId | WebhookId
  /** Whom it is for, as far as they have the topic on: all who switched it on where nothing is said. */
  readonly to?: { readonly user: UserId } | { readonly administratorsBut: UserId | undefined }
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
