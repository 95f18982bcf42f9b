import { Result } from "effect"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { DocumentLanguage } from "../invoicing/document-language.ts"
import type { AccountId, InvoiceId, MessageId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"
import { MessageTransitionRefused } from "./messages.errors.ts"

/** The kinds of messages, by the document that they carry (contract Y6). */
export const messageKinds = ["Invoice", "CreditNote", "Reminder"] as const
export type MessageKind = (typeof messageKinds)[number]

export const messageStatuses = [
  "Queued",
  "Sending",
  "Deferred",
  "Sent",
  "Failed",
  "Unknown",
  "Skipped",
  "Cancelled",
] as const
export type MessageStatus = (typeof messageStatuses)[number]

export { documentLanguages as messageLanguages } from "../invoicing/document-language.ts"
export type MessageLanguage = DocumentLanguage

/** An overdue invoice as a reminder lists it. The balance is in the digits of the currency. */
export interface RemindedInvoice {
  readonly id: InvoiceId
  readonly number: string
  readonly dueDate: CalendarDate
  readonly balance: string
  readonly currency: string
}

/** The data of the document that the text of a message names. It is kept, so that every attempt sends the same text. */
export interface DocumentFacts {
  readonly number: string
  readonly invoiceDate: CalendarDate
  readonly dueDate: CalendarDate
  /** The total in the digits of the currency. */
  readonly total: string
  readonly currency: string
  readonly seller: string
  /** The invoices of a reminder, of which the document is the first, and how far the reminding has gone, as a text. */
  readonly reminder?: { readonly level: string; readonly invoices: readonly RemindedInvoice[] }
}

/** An e-mail that is on its way, or was (contract Y5). */
export interface Message extends Scope {
  readonly id: MessageId
  readonly kind: MessageKind
  readonly invoiceId: InvoiceId
  readonly accountId: AccountId
  /**
   * 1 for the message that the posting wrote, and the level of a reminder; higher ones were asked for by a person
   * (contract Y11).
   */
  readonly turn: number
  /** Absent when the account names no address. */
  readonly recipient?: string
  readonly copies: readonly string[]
  readonly language: MessageLanguage
  readonly facts: DocumentFacts
  readonly status: MessageStatus
  /** Whether the end of the message may have reached the server in the running attempt. */
  readonly isEnding: boolean
  /** Grows with each change, so that a worker whose lease lapsed changes nothing. */
  readonly version: number
  /** Attempts that were begun. */
  readonly attempts: number
  readonly createdAt: Timestamp
  readonly nextAttemptAt?: Timestamp
  readonly leaseUntil?: Timestamp
  readonly sentAt?: Timestamp
  readonly cancelledAt?: Timestamp
  /** Why it was put off, failed, skipped or cancelled, or why its outcome is unknown. */
  readonly problem?: string
  /** The addresses that the server refused while it took the message for others. */
  readonly rejected: readonly string[]
}

/** The highest turn of a reminder that no person asked for: its level. */
export const highestReminder = 9
/** The largest number of turns of a message for one document (contract Y11). */
export const mostTurns = 20
/** The longest text of a server or a problem that is kept, in characters. */
export const longestProblem = 500
/** The largest attachment, in bytes (contract Y9). */
export const largestDocument = 10 * 1024 * 1024

/** The seconds between the attempts, the last one again and again, and the seconds after which it is given up. */
const messageDelays = { growing: [60, 300, 900, 3600], giveUpAfter: 24 * 3600 } as const

export type MessageCommand =
  | { readonly _tag: "Claimed"; readonly leaseUntil: Timestamp }
  /** The end of the message is about to be sent. */
  | { readonly _tag: "Ending" }
  | { readonly _tag: "Accepted"; readonly at: Timestamp; readonly rejected: readonly string[] }
  | { readonly _tag: "Postponed"; readonly problem: string; readonly until: Timestamp }
  | { readonly _tag: "Refused"; readonly problem: string }
  | { readonly _tag: "Doubted"; readonly problem: string }
  | { readonly _tag: "Cancelled"; readonly problem: string; readonly at: Timestamp }

type CommandTag = MessageCommand["_tag"]

/** The state machine of messages (contract Y7). A move that is not in this table is refused. */
export const messageMoves: { readonly [S in MessageStatus]: { readonly [C in CommandTag]?: MessageStatus } } = {
  Queued: { Claimed: "Sending", Cancelled: "Cancelled" },
  Deferred: { Claimed: "Sending", Cancelled: "Cancelled" },
  Sending: { Ending: "Sending", Accepted: "Sent", Postponed: "Deferred", Refused: "Failed", Doubted: "Unknown" },
  Sent: {},
  Failed: {},
  Unknown: {},
  Skipped: {},
  Cancelled: {},
}

/** Whether a worker may still change the message by itself. */
export const isUnderWay = ({ status }: Pick<Message, "status">): boolean => messageMoves[status].Claimed !== undefined

const cut = (text: string): string => text.replaceAll("\0", "\uFFFD").toWellFormed().slice(0, longestProblem)

export const applyToMessage = (
  message: Message,
  command: MessageCommand,
): Result.Result<Message, MessageTransitionRefused> => {
  const status = messageMoves[message.status][command._tag]
  if (status === undefined)
    return Result.fail(
      new MessageTransitionRefused({ messageId: message.id, from: message.status, command: command._tag }),
    )
  const { nextAttemptAt: _due, leaseUntil, problem: _problem, ...rest } = message
  const moved = { ...rest, status, version: message.version + 1, isEnding: false }
  switch (command._tag) {
    case "Claimed":
      return Result.succeed({ ...moved, attempts: message.attempts + 1, leaseUntil: command.leaseUntil })
    case "Ending":
      return Result.succeed({ ...moved, isEnding: true, ...(leaseUntil === undefined ? {} : { leaseUntil }) })
    case "Accepted":
      return Result.succeed({ ...moved, sentAt: command.at, rejected: command.rejected })
    case "Postponed":
      return Result.succeed({ ...moved, nextAttemptAt: command.until, problem: cut(command.problem) })
    case "Refused":
    case "Doubted":
      return Result.succeed({ ...moved, problem: cut(command.problem) })
    case "Cancelled":
      return Result.succeed({ ...moved, cancelledAt: command.at, problem: cut(command.problem) })
  }
}

/**
 * The time of the next attempt after one that certainly left no message at the receiver; `undefined` when a day has
 * passed since the message was written.
 */
export const nextMessageAttempt = (
  { createdAt, attempts }: Pick<Message, "createdAt" | "attempts">,
  now: Timestamp,
): Timestamp | undefined => {
  const deadline = secondsAfter(createdAt, messageDelays.giveUpAfter)
  if (now >= deadline) return undefined
  const { growing } = messageDelays
  const delay = growing[Math.min(Math.max(attempts, 1), growing.length) - 1] ?? 3600
  return Math.min(secondsAfter(now, delay), deadline) as Timestamp
}
