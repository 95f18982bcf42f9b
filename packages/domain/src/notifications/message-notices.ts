import type { Message } from "../messages/message.ts"
import type { MessageDoubted, MessageFailed } from "../messages/messages.events.ts"
import type { Telling } from "./notification.ts"

const kinds = { Invoice: "Invoice", CreditNote: "Credit note", Reminder: "Reminder of invoice" } as const

const nameOf = ({ kind, facts, recipient }: Message): string =>
  `${kinds[kind]} ${facts.number}${recipient === undefined ? "" : ` to ${recipient}`}`

/** Many messages may fail at once, so each kind is told once an hour of a legal entity (contract N15). */
const about = ({ tenantId, legalEntityId, id }: Message) => ({
  tenantId,
  legalEntityId,
  turn: legalEntityId,
  link: { kind: "Message", id } as const,
})

const loginRefused = ({ tenantId, legalEntityId, problem }: Message): Telling => ({
  tenantId,
  legalEntityId,
  turn: legalEntityId,
  kind: "MailRefused",
  subject: "The mail server refuses the login",
  text: `${problem ?? "The mail server refused the login."} Nothing is sent for 15 minutes, or until the mail settings are saved.`,
  link: { kind: "MailSettings", id: legalEntityId },
})

const failing = (message: Message): Telling => {
  const { rejected, problem } = message
  const reason =
    rejected.length === 0
      ? `was not sent: ${problem ?? "the server refused it"}`
      : `was not taken for ${rejected.join(", ")}`
  return {
    ...about(message),
    kind: "MessageFailing",
    subject: "E-mail failing",
    text: `${nameOf(message)} ${reason}. Correct the address or the settings, and send it again. The list of messages has all that failed.`,
  }
}

/** The texts of the notices about e-mail. */
export const messageNotices = {
  MessageFailed: ({ message, isLogin }: MessageFailed): Telling => (isLogin ? loginRefused(message) : failing(message)),
  MessageDoubted: ({ message }: MessageDoubted): Telling => ({
    ...about(message),
    kind: "MessageUnknown",
    subject: "E-mail with an unknown outcome",
    text: `${nameOf(message)} may have arrived: the connection ended before the server answered. svc does not send it again by itself. Ask the receiver, then send it again if it is missing.`,
  }),
}
