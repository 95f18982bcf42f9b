import { mailSecurities, usualPerMinute } from "@svc/domain/messages/mail-settings"
import { messageKinds, messageLanguages, messageStatuses } from "@svc/domain/messages/message"
import { attemptOutcomes } from "@svc/domain/messages/ports/message-store"
import { Type } from "typebox"
import { closed, Maybe } from "../shapes.ts"

const told = (description: string, more: object = {}) => Type.String({ description, ...more })
const maybeTold = (description: string) => Type.Optional(told(description))
const moment = (description: string) => told(description, { format: "date-time" })
const idOf = (description: string) => told(description, { format: "uuid" })

const Security = Type.Enum([...mailSecurities], {
  description: "TLS from the start, by STARTTLS, or none, which only networks of SVC_MAIL_ALLOWED_NETWORKS allow",
})

export const MailSettings = closed(
  {
    isConfigured: Type.Boolean({ description: "True when there are settings" }),
    enabled: Type.Boolean({ description: "True when postings send mail" }),
    host: maybeTold("The mail server"),
    port: Type.Optional(Type.Integer({ description: "Its port" })),
    security: Type.Optional(Security),
    username: maybeTold("Absent without a login"),
    hasPassword: Type.Optional(Type.Boolean({ description: "True when a password is stored" })),
    fromAddress: maybeTold("The sender"),
    fromName: maybeTold("The sender's name"),
    replyTo: maybeTold("The address for answers"),
    maxPerMinute: Type.Optional(Type.Integer({ description: "Messages begun in a minute, at most" })),
    stoppedUntil: Type.Optional(moment("Nothing is sent until then, as the server refused the login")),
  },
  { title: "MailSettings" },
)

export const MailSettingsRequest = closed(
  {
    host: told("A name or an address", { minLength: 1, maxLength: 253 }),
    port: Type.Integer({ minimum: 1, maximum: 65_535, description: "25, 465, 587, 2525 or one of SVC_MAIL_PORTS" }),
    security: Security,
    username: Maybe(told("Absent without a login", { maxLength: 255 })),
    password: Maybe(
      told("Write-only; without it, the stored one of the same login at the same server stays", { maxLength: 500 }),
    ),
    fromAddress: told("The sender", { maxLength: 254 }),
    fromName: told("The sender's name", { minLength: 1, maxLength: 100 }),
    replyTo: Maybe(told("The address for answers", { maxLength: 254 })),
    maxPerMinute: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 6000,
        default: usualPerMinute,
        description: "Messages begun in a minute, at most",
      }),
    ),
    enabled: Type.Boolean({ description: "True when postings send mail" }),
  },
  { title: "MailSettingsRequest" },
)

export const MailTest = closed({ to: told("The receiver", { maxLength: 254 }) }, { title: "MailTest" })
export const MailTestAnswer = closed({ answer: told("The words of the server") }, { title: "MailTestAnswer" })

const Attempt = closed(
  {
    number: Type.Integer({ description: "Counts from 1" }),
    at: moment("Before the connection"),
    server: told("Host and port"),
    outcome: Type.Optional(Type.Enum([...attemptOutcomes], { description: "Absent while it runs" })),
    code: Type.Optional(Type.Integer({ description: "Of the server's answer" })),
    text: maybeTold("The server's words, or what failed"),
    milliseconds: Type.Optional(Type.Integer({ description: "Time until the outcome" })),
  },
  { title: "MessageAttempt" },
)

export const Message = closed(
  {
    id: idOf("The id"),
    kind: Type.Enum([...messageKinds], { description: "The document that it carries" }),
    status: Type.Enum([...messageStatuses], {
      description: "Unknown: the receiver may have it; it is not sent again by itself",
    }),
    invoiceId: idOf("The document"),
    invoiceNumber: told("Its number"),
    accountId: idOf("The customer"),
    turn: Type.Integer({ description: "1 was written by the posting or was the first by a person" }),
    recipient: maybeTold("Absent when the account names none"),
    copies: Type.Array(Type.String(), { description: "Addresses that get a copy" }),
    rejected: Type.Array(Type.String(), { description: "Addresses that the server refused while it took the others" }),
    language: Type.Enum([...messageLanguages], { description: "Of the text" }),
    attempts: Type.Integer({ description: "Connections for it" }),
    problem: maybeTold("Why it was put off, failed, skipped or cancelled, or its outcome is unknown"),
    created: moment("When it was written"),
    nextAttemptAt: Type.Optional(moment("While it waits")),
    sent: Type.Optional(moment("When the server took it")),
    history: Type.Optional(Type.Array(Attempt, { description: "The attempts, in order; only of a single message" })),
  },
  { title: "Message" },
)
export const MessagePage = closed(
  {
    data: Type.Array(Message, { description: "The messages" }),
    nextCursor: maybeTold("Absent on the last page"),
  },
  { title: "MessagePage" },
)

export const Preview = closed(
  {
    subject: told("One line"),
    text: told("The plain text"),
    html: told("The same text as HTML"),
    fileName: Type.Optional(told("The name of the PDF, if there is one")),
  },
  { title: "MessagePreview" },
)

export const SendRequest = closed(
  { to: Maybe(told("One address; without it, those of the account", { maxLength: 254 })) },
  { title: "SendRequest" },
)
