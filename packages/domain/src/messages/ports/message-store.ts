import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { AccountId, InvoiceId, MessageId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { Message, MessageKind, MessageStatus } from "../message.ts"

/** The outcome of an attempt, by what is known of the message at the receiver. */
export const attemptOutcomes = ["Accepted", "Refused", "NotTaken", "Unknown"] as const
export type AttemptOutcome = (typeof attemptOutcomes)[number]

/** One connection to a mail server for a message. The outcome is absent while it runs, and after a crash. */
export interface MessageAttempt {
  readonly number: number
  readonly at: Timestamp
  /** Host and port. */
  readonly server: string
  readonly outcome?: AttemptOutcome
  /** The code of the server's answer. */
  readonly code?: number
  readonly text?: string
  readonly milliseconds?: number
}

export type AttemptEnd = Required<Pick<MessageAttempt, "outcome" | "text">> &
  Pick<MessageAttempt, "code" | "milliseconds">

export interface MessageFilter {
  readonly kind?: MessageKind
  readonly status?: MessageStatus
  readonly accountId?: AccountId
  readonly invoiceId?: InvoiceId
  readonly recipient?: string
  readonly createdFrom?: Timestamp
  readonly createdTo?: Timestamp
  readonly before?: MessageId
  readonly limit: number
}

/** The attempts of a legal entity that count for its limits (contract Y8). */
export interface SendingNow {
  /** Messages that are being sent. */
  readonly underWay: number
  /** Attempts begun since a given time, and the time of the first of them. */
  readonly begun: number
  readonly firstAt?: Timestamp
}

/**
 * The outbox and the log of e-mail.
 *
 * Contract (`test/contract/message-store.contract.test.ts`), within the scope: `insert` writes a message of a document
 * and turn once; a second one changes nothing. `save` writes a message only while its version is the one before, so that
 * of two workers one fails. `due` gives messages whose time has come, earliest first, and `lapsed` those whose worker
 * let its lease run out; both lock what they give.
 */
export interface MessageStore {
  readonly insert: (messages: readonly Message[]) => Effect.Effect<void, PortUnavailable>
  readonly find: (scope: Scope, id: MessageId) => Effect.Effect<Message | undefined, PortUnavailable>
  readonly findForUpdate: (scope: Scope, id: MessageId) => Effect.Effect<Message | undefined, PortUnavailable>
  readonly list: (scope: Scope, filter: MessageFilter) => Effect.Effect<readonly Message[], PortUnavailable>
  /** The highest turn of a document's message; 0 when there is none. */
  readonly lastTurn: (scope: Scope, kind: MessageKind, invoiceId: InvoiceId) => Effect.Effect<number, PortUnavailable>
  /** The attempts of a message, in order. */
  readonly attempts: (scope: Scope, id: MessageId) => Effect.Effect<readonly MessageAttempt[], PortUnavailable>

  readonly due: (scope: Scope, now: Timestamp, limit: number) => Effect.Effect<readonly Message[], PortUnavailable>
  readonly lapsed: (scope: Scope, now: Timestamp, limit: number) => Effect.Effect<readonly Message[], PortUnavailable>
  readonly save: (message: Message) => Effect.Effect<boolean, PortUnavailable>
  readonly addAttempt: (message: Message, attempt: MessageAttempt) => Effect.Effect<void, PortUnavailable>
  /** Writes the outcome of the message's last attempt. */
  readonly endAttempt: (message: Message, end: AttemptEnd) => Effect.Effect<void, PortUnavailable>
  readonly sendingNow: (scope: Scope, since: Timestamp) => Effect.Effect<SendingNow, PortUnavailable>
  /** The time at which the next message of the legal entity is due, and the time at which the next lease ends. */
  readonly nextAt: (
    scope: Scope,
  ) => Effect.Effect<{ readonly due?: Timestamp; readonly leaseEnds?: Timestamp }, PortUnavailable>
  /** Cancels every message that waits. */
  readonly cancelWaiting: (scope: Scope, at: Timestamp, problem: string) => Effect.Effect<void, PortUnavailable>
  /** The legal entities of all tenants with messages that are not done. */
  readonly unfinished: (limit: number) => Effect.Effect<readonly Scope[], PortUnavailable>
}
