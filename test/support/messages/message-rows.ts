import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import type { Message } from "@svc/domain/messages/message"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import type { AccountId, InvoiceId, InvoiceLinkId, MessageId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { secondsAfter } from "@svc/domain/shared/timestamp"
import type { Side } from "../service/side.ts"

/** A message that waits and is not stored yet. */
export const newMessage = ({ get }: Pick<Side, "get">, scope: Scope, given: Partial<Message> = {}): Message => {
  const now = get("AppClock").now()
  return {
    ...scope,
    id: get("IdSource").next<MessageId>(),
    kind: "Invoice",
    invoiceId: get("IdSource").next<InvoiceId>(),
    accountId: get("IdSource").next<AccountId>(),
    turn: 1,
    recipient: "ada@customer.example",
    copies: ["grace@customer.example"],
    language: "sv",
    facts: {
      number: "10001",
      invoiceDate: "2026-01-15" as CalendarDate,
      dueDate: "2026-02-14" as CalendarDate,
      total: "1250.00",
      currency: "SEK",
      seller: "Alpha AB",
    },
    status: "Queued",
    isEnding: false,
    version: 1,
    attempts: 0,
    createdAt: now,
    nextAttemptAt: now,
    rejected: [],
    ...given,
  }
}

export const mailSettings = {
  host: "mail.alpha.example",
  port: 587,
  security: "StartTls",
  login: { username: "mailer", password: "secret of mail" },
  fromAddress: "billing@alpha.example",
  fromName: "Alpha AB",
  maxPerMinute: 300,
  isEnabled: false,
} as const

/** Stores a row in every table of e-mail. The settings are off, so that no worker sends the message. */
export const leaveMessageRows = async (side: Side, scope: Scope): Promise<void> => {
  const store = side.get("MessageStore")
  const message = newMessage(side, scope, { nextAttemptAt: secondsAfter(side.get("AppClock").now(), 86_400) })
  await side.atomically(
    scope.tenantId,
    Effect.all([
      side.get("MailSettingsStore").save(scope, mailSettings),
      store.insert([message]),
      store.addAttempt(message, { number: 1, at: message.createdAt, server: "mail.alpha.example:587" }),
      side.get("InvoiceLinkStore").insert({
        ...scope,
        id: side.get("IdSource").next<InvoiceLinkId>(),
        invoiceId: message.invoiceId,
        token: "secret of a page",
        createdAt: message.createdAt,
        expiresAt: secondsAfter(message.createdAt, 86_400),
      }),
    ]),
  )
}

/** The row of a message that was sent. */
export const messageRow = (about: object, at: string) => {
  const parts = {
    kind: "Invoice",
    invoice_id: randomUUID(),
    account_id: randomUUID(),
    turn: 1,
    copies: [],
    rejected: [],
  }
  const state = { status: "Sent", is_ending: false, version: 3, attempts: 1, language: "en", facts: {} }
  return { ...about, ...parts, ...state, id: randomUUID(), created_at: at, sent_at: at }
}

/** The row of an attempt for a message. */
export const attemptRow = (about: object, at: string) => ({
  ...about,
  message_id: randomUUID(),
  number: 1,
  server: "mail.example:587",
  at,
})
