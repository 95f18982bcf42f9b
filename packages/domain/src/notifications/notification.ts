import { Schema } from "effect"
import { allows, type Need, type Permission } from "../identity/permissions.ts"
import type { LegalEntityId, TenantId, UserId, WebhookId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"

export const NotificationId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("NotificationId"))
export type NotificationId = typeof NotificationId.Type

/** The topics that a user can switch on or off (contract N1). */
export const notificationTopics = ["webhooks", "rates", "einvoices", "messages", "security"] as const
export type NotificationTopic = (typeof notificationTopics)[number]

/** The topics that are on until a user switches them off (contract N1). */
export const topicsOnAtFirst: readonly NotificationTopic[] = ["security"]

/** The topic of each kind of notification. A context that wants to notify users adds a line. */
const topics = {
  /** The first failed attempt after a success. */
  WebhookFailing: "webhooks",
  /** The last automatic attempt of a delivery failed. */
  WebhookExhausted: "webhooks",
  /** The first success after failures. */
  WebhookRecovered: "webhooks",
  /** The service disabled the webhook: its receiver answered 410, or accepted nothing for days. */
  WebhookDisabled: "webhooks",
  /** The webhook is disabled soon, if its receiver goes on accepting nothing. */
  WebhookDisableWarning: "webhooks",
  /** A recovery has ended or was cancelled. */
  WebhookRecoveryEnded: "webhooks",
  /** A consumer of the feed of events will be deleted, because nobody uses it (contract N14). */
  EventConsumerUnused: "webhooks",
  /** An import of exchange rates failed. */
  ExchangeRateImportFailed: "rates",
  /** A submission of an invoice failed, or its outcome is unknown. */
  NationalEInvoiceFailed: "einvoices",
  /** Invoices must be in the national system by the end of the day and are not. */
  NationalEInvoicesDue: "einvoices",
  /** The server took an e-mail for none of its addresses, or not for all (contract N15). */
  MessageFailing: "messages",
  /** The receiver may have an e-mail, and svc does not send it again by itself. */
  MessageUnknown: "messages",
  /** The mail server refused the login of the legal entity. */
  MailRefused: "messages",
  /** The token of the national system ends soon or has ended; for administrators (contract E59). */
  NationalTokenEnding: "security",
  /** Changes of a user's own credentials and rights, for that user (contract N11). */
  PersonalTokenCreated: "security",
  PasswordChanged: "security",
  FactorAdded: "security",
  FactorRemoved: "security",
  SignedInFromNewBrowser: "security",
  SecondFactorGuessed: "security",
  PermissionsChanged: "security",
  /** Changes of other users and of sign-in settings, for administrators (contract N12). */
  FirstFactorAdded: "security",
  UserInvited: "security",
  UserPermissionsChanged: "security",
  SignInSettingsChanged: "security",
} as const satisfies Readonly<Record<string, NotificationTopic>>
export type NotificationKind = keyof typeof topics
export const notificationKinds = Object.keys(topics) as readonly NotificationKind[]

/**
 * The permission that a user needs for notifications of a topic (contract N10); none is needed for the user's own
 * security.
 */
const topicNeeds = {
  webhooks: "webhooks:read",
  rates: "rates:read",
  einvoices: "einvoices:read",
  messages: "messages:read",
  security: undefined,
} as const satisfies Readonly<Record<NotificationTopic, Need | undefined>>

/** The permission that a user needs for notifications about other users and sign-in settings (contract N12). */
export const administering: Need = "users:admin"
const forAdministrators: ReadonlySet<NotificationKind> = new Set([
  "NationalTokenEnding",
  "FirstFactorAdded",
  "UserInvited",
  "UserPermissionsChanged",
  "SignInSettingsChanged",
])

/** The kinds of notifications that a user with these permissions can get. */
export const kindsFor = (permissions: readonly Permission[]): readonly NotificationKind[] =>
  notificationKinds.filter((kind) => {
    const need = forAdministrators.has(kind) ? administering : topicNeeds[topics[kind]]
    return need === undefined || allows(permissions, need)
  })

export const topicOf = (kind: NotificationKind): NotificationTopic => topics[kind]

/** The seconds within which an object causes at most one notice of a kind (contract N2, N11, N12, N15). */
export const quietSeconds = 60 * 60

/**
 * The number of days for which a notification is kept, which is the retention of the log of deliveries (contract N5).
 */
export const keptDays = 15

/** The kinds of pages to which a notification can link. */
export const linkKinds = [
  "Webhook",
  "RateProvider",
  "NationalEInvoice",
  "Security",
  "User",
  "SignIn",
  "NationalEInvoiceSettings",
  "EventConsumer",
  "Message",
  "MailSettings",
] as const
export interface NoticeLink {
  readonly kind: (typeof linkKinds)[number]
  /**
   * The id of the linked object: the name of a rate provider or of a consumer of events, the user's own id for the user's security, the tenant's
   * id for sign-in settings, the legal entity's id for settings of national e-invoicing and of mail.
   */
  readonly id: string
}

/** A message for the users of a tenant. */
export interface Notice {
  readonly tenantId: TenantId
  /** Absent when the notice concerns no legal entity. */
  readonly legalEntityId?: LegalEntityId
  readonly kind: NotificationKind
  readonly subject: string
  readonly text: string
  readonly webhookId?: WebhookId
  readonly link: NoticeLink
}

/** A notice with its recipients, and the object of the quiet time. */
export interface Telling extends Notice {
  /**
   * The object of which a kind is reported at most once within the quiet time; without it, the notice is always sent.
   */
  readonly turn?: LegalEntityId | TenantId | UserId | WebhookId
  /** The recipients, if they have the topic on; by default all users who switched it on. */
  readonly to?: { readonly user: UserId } | { readonly administratorsBut: UserId | undefined }
}

/** A notice as it is stored for a user. */
export interface Notification extends Notice {
  readonly id: NotificationId
  readonly userId: UserId
  readonly createdAt: Timestamp
}

/** A notification, and whether its user has read it (contract N7). */
export interface ListedNotification extends Omit<Notification, "legalEntityId" | "link"> {
  /** Absent in notifications that are older than this member. */
  readonly legalEntityId?: LegalEntityId
  /** Absent in notifications of imports that are older than this member. */
  readonly link?: NoticeLink
  readonly isRead: boolean
}
