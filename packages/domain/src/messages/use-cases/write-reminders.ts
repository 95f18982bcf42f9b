import { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import { minorUnits } from "../../shared/currency.ts"
import { type Decimal, printFixed } from "../../shared/decimal.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { AccountId, InvoiceId, MessageId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime, type Timestamp } from "../../shared/timestamp.ts"
import { languageOf } from "../../invoicing/document-language.ts"
import type { Message } from "../message.ts"
import { newlyQueued, type WriteMessagesPorts } from "./write-messages.ts"

/** An overdue invoice that a reminder names. */
export interface InvoiceToRemind {
  readonly id: InvoiceId
  readonly accountId: AccountId
  readonly number: string
  readonly invoiceDate: CalendarDate
  readonly dueDate: CalendarDate
  readonly currency: string
  readonly balance: Decimal
  /** A checked address. */
  readonly address?: string
  /** The country of the invoice's address, which decides the language. */
  readonly country?: string
  readonly seller: string
}

/** A reminder of invoices of one account; there is at least one. */
export interface ReminderToWrite {
  readonly level: number
  readonly invoices: readonly InvoiceToRemind[]
}

const shown = ({ balance, currency }: InvoiceToRemind) => printFixed(balance, minorUnits(currency))

const reminderOf = (
  { tenantId, legalEntityId }: Scope,
  { level, invoices }: ReminderToWrite,
  id: MessageId,
  now: Timestamp,
): Message => {
  const first = invoices[0]!
  const { number, invoiceDate, dueDate, currency, seller } = first
  return {
    tenantId,
    legalEntityId,
    id,
    kind: "Reminder",
    invoiceId: first.id,
    accountId: first.accountId,
    turn: level,
    language: languageOf(first.country),
    facts: {
      number,
      invoiceDate,
      dueDate,
      currency,
      seller,
      total: shown(first),
      reminder: {
        level: String(level),
        invoices: invoices.map((each) => ({
          id: each.id,
          number: each.number,
          dueDate: each.dueDate,
          balance: shown(each),
          currency: each.currency,
        })),
      },
    },
    ...newlyQueued(now),
    recipient: first.address!.trim(),
  }
}

/** Writes reminders in the unit of work that takes their steps, and gives the ids of the messages (contract Y14). */
export const makeWriteReminders = ({ messages, jobs, ids }: Pick<WriteMessagesPorts, "messages" | "jobs" | "ids">) =>
  Effect.fnUntraced(function* (
    scope: Scope,
    reminders: readonly ReminderToWrite[],
  ): Effect.fn.Return<readonly MessageId[], PortUnavailable> {
    if (reminders.length === 0) return []
    const now = yield* currentTime
    const written = reminders.map((each) => reminderOf(scope, each, ids.next<MessageId>(), now))
    yield* messages.insert(written)
    yield* jobs.enqueue("messages-send", scope, { key: scope.legalEntityId })
    return written.map(({ id }) => id)
  })
