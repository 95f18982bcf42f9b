import type {
  NationalEInvoiceFailed,
  NationalEInvoicesDue,
  NationalTokenEnding,
} from "../e-invoicing/e-invoicing.events.ts"
import { deadlineText } from "../e-invoicing/statutory-deadline.ts"
import type { RateImportFailed } from "../exchange-rates/exchange-rates.events.ts"
import type { MessageDoubted, MessageFailed } from "../messages/messages.events.ts"
import { toIso } from "../shared/timestamp.ts"
import type { WatchedWebhook } from "../webhooks/sighting.ts"
import type { EventConsumerUnused, WebhookHealthEvent, WebhookRecoveryEnded } from "../webhooks/webhooks.events.ts"
import type { PeopleEvent } from "../people/people.events.ts"
import { messageNotices } from "./message-notices.ts"
import type { Telling } from "./notification.ts"
import { securityNotices } from "./security-notices.ts"

/**
 * The events of which users can be notified. A context that wants to notify users adds its event here and a row below.
 */
export type NoticeableEvent =
  | PeopleEvent
  | WebhookHealthEvent
  | WebhookRecoveryEnded
  | EventConsumerUnused
  | RateImportFailed
  | NationalEInvoiceFailed
  | NationalEInvoicesDue
  | NationalTokenEnding
  | MessageFailed
  | MessageDoubted

// The URL is shown without its query, which may contain a secret of the receiver (contract N5).
const nameOf = ({ webhookId, url }: Pick<WatchedWebhook, "url" | "webhookId">) =>
  `Webhook ${webhookId} (${url.split("?")[0]})`
const about = ({
  tenantId,
  legalEntityId,
  webhookId,
}: Pick<WatchedWebhook, "tenantId" | "legalEntityId" | "webhookId">) => ({
  tenantId,
  legalEntityId,
  webhookId,
  link: { kind: "Webhook", id: webhookId } as const,
})

/** The largest number of invoices that a notice lists. */
const mostNamed = 10
const namesOf = (due: NationalEInvoicesDue["due"]): string => {
  const named = due.slice(0, mostNamed).map(({ invoiceNumber }) => invoiceNumber)
  return due.length > mostNamed ? `${named.join(", ")} and ${due.length - mostNamed} more` : named.join(", ")
}

/** The texts of the notice for each event of the tenant's business. */
const notices: { readonly [E in Exclude<NoticeableEvent, PeopleEvent> as E["_tag"]]: (event: E) => Telling } = {
  ...messageNotices,
  WebhookFailing: ({ webhook, sighting: { event, number, failure } }) => ({
    ...about(webhook),
    turn: webhook.webhookId,
    kind: "WebhookFailing",
    subject: "Webhook failing",
    text: `${nameOf(webhook)} did not accept ${event.type} (event ${event.id}) at attempt ${number}: ${failure}.`,
  }),
  WebhookExhausted: ({ webhook, sighting: { event, number, failure } }) => ({
    ...about(webhook),
    turn: webhook.webhookId,
    kind: "WebhookExhausted",
    subject: "Webhook delivery exhausted",
    text: `${nameOf(webhook)} did not accept ${event.type} (event ${event.id}). Attempt ${number}, the last one, failed: ${failure}. You can send it again by hand.`,
  }),
  WebhookRecovered: ({ webhook, failingSince, at }) => ({
    ...about(webhook),
    turn: webhook.webhookId,
    kind: "WebhookRecovered",
    subject: "Webhook recovered",
    text: `${nameOf(webhook)} accepts events again since ${toIso(at)}. Requests to it had failed since ${toIso(failingSince)}.`,
  }),
  WebhookDisabled: ({ webhook, reason, since, at }) => ({
    ...about(webhook),
    kind: "WebhookDisabled",
    subject: "Webhook disabled",
    text: `${nameOf(webhook)} was disabled at ${toIso(at)}, because its receiver has ${reason === "Gone" ? "answered 410 (Gone)" : "accepted no request"} since ${toIso(since)}. Its pending deliveries are held and continue when the webhook is enabled.`,
  }),
  WebhookDisableWarning: ({ webhook, since, disablesAt }) => ({
    ...about(webhook),
    kind: "WebhookDisableWarning",
    subject: "Webhook will be disabled",
    text: `${nameOf(webhook)} has accepted no request since ${toIso(since)}. A failure after ${toIso(disablesAt)} disables it, unless it accepts a request before.`,
  }),
  WebhookRecoveryEnded: ({ recovery, url }) => {
    const { webhookId, since, until, total, progress } = recovery
    const { state, delivered, failed, withdrawn } = progress
    return {
      ...about(recovery),
      kind: "WebhookRecoveryEnded",
      subject: state === "Cancelled" ? "Recovery cancelled" : "Recovery done",
      text: `Of ${total} deliveries of ${toIso(since)} to ${toIso(until)} to send again, ${nameOf({ webhookId, url })} accepted ${delivered}; ${failed} failed and ${withdrawn} were withdrawn.`,
    }
  },
  EventConsumerUnused: ({ scope: { tenantId, legalEntityId }, name, usedAt, deletedAt }) => ({
    tenantId,
    legalEntityId,
    kind: "EventConsumerUnused",
    subject: `Consumer ${name} is unused`,
    text: `The consumer ${name} of the feed of events was last used at ${toIso(usedAt)}. It is deleted after ${toIso(deletedAt)}, unless it is used before.`,
    link: { kind: "EventConsumer", id: name },
  }),
  RateImportFailed: ({ rateImport: { tenantId, legalEntityId, provider, message } }) => ({
    tenantId,
    legalEntityId,
    kind: "ExchangeRateImportFailed",
    subject: `Exchange rates of ${provider} were not imported`,
    text: message ?? "The import failed.",
    link: { kind: "RateProvider", id: provider },
  }),
  NationalEInvoiceFailed: ({ entry: { tenantId, legalEntityId, id, invoiceNumber, outcome, errorMessage } }) => ({
    tenantId,
    legalEntityId,
    kind: "NationalEInvoiceFailed",
    subject: `E-invoice ${invoiceNumber} ${outcome === "Unknown" ? "has an unknown outcome" : "failed"}`,
    text: errorMessage,
    link: { kind: "NationalEInvoice", id },
  }),
  NationalEInvoicesDue: ({ scope: { tenantId, legalEntityId }, due }) => ({
    tenantId,
    legalEntityId,
    kind: "NationalEInvoicesDue",
    subject:
      due.length === 1 ? `E-invoice ${due[0]!.invoiceNumber} is due today` : `${due.length} e-invoices are due today`,
    text: `${namesOf(due)} must be in the national system by ${deadlineText(due[0]!.deadline)} (Warsaw) and ${due.length === 1 ? "is" : "are"} not yet.`,
    link: { kind: "NationalEInvoice", id: due[0]!.id },
  }),
  NationalTokenEnding: ({ scope: { tenantId, legalEntityId }, expires, today }) => {
    const ends = expires < today ? `ended on ${expires}` : `ends on ${expires}`
    return {
      tenantId,
      legalEntityId,
      to: { administratorsBut: undefined },
      kind: "NationalTokenEnding",
      subject: `The e-invoice token ${ends}`,
      text: `The token of the national system ${ends}. Invoices that are posted after that cannot be sent. Enter a new one in the settings of national e-invoicing, with its last day.`,
      link: { kind: "NationalEInvoiceSettings", id: legalEntityId },
    }
  },
}

const isOfPeople = (event: { readonly _tag: string }): event is PeopleEvent =>
  Object.hasOwn(securityNotices, event._tag)

export const noticesOf = (event: NoticeableEvent): readonly Telling[] =>
  isOfPeople(event)
    ? (securityNotices[event._tag] as (of: PeopleEvent) => readonly Telling[])(event)
    : [(notices[event._tag] as (of: NoticeableEvent) => Telling)(event)]

export const isNoticeable = (event: { readonly _tag: string }): event is NoticeableEvent =>
  isOfPeople(event) || Object.hasOwn(notices, event._tag)
