import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { AccountId, DunningCampaignId, InvoiceId, MessageId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { InvoiceToRemind } from "../../messages/messages.ts"
import type { MessageStatus } from "../../messages/message.ts"
import type { DunnedFacts } from "../invoice-dunning.ts"

/** A dispute of an invoice, which holds its reminders (contract Z5). */
export interface Dispute {
  readonly reason: string
  /** The first day on which it is reminded of again; absent when a person ends the dispute. */
  readonly until?: CalendarDate
  readonly at: Timestamp
}

/** An invoice with the facts that decide about its reminders, and those that a reminder or a list shows. */
export type DunnedInvoice = DunnedFacts &
  InvoiceToRemind & {
    readonly status: string
    readonly accountNumber: string
    readonly accountName: string
    /** The campaign that its account names. */
    readonly campaignId?: DunningCampaignId
    readonly dispute?: Dispute
    /** Whether its reminding has begun and not ended. */
    readonly isFollowed: boolean
  }

export interface TakenStep {
  readonly invoiceId: InvoiceId
  readonly accountId: AccountId
  readonly campaignId: DunningCampaignId
  readonly level: number
  readonly on: CalendarDate
  readonly at: Timestamp
  readonly messageId: MessageId
}

/** A step with the state of its message, which is absent once the log of e-mail has expired. */
export interface ShownStep extends Omit<TakenStep, "accountId"> {
  readonly messageStatus?: MessageStatus
}

/** An invoice whose reminding begins. */
export interface StartedCourse {
  readonly invoiceId: InvoiceId
  readonly campaignId: DunningCampaignId
}

/** An invoice whose reminding ended, with the highest level that was taken. */
export interface EndedCourse extends StartedCourse {
  readonly level: number
}

/** An account with the number of its open invoices that were due before a day. */
export interface OverdueAccount {
  readonly id: AccountId
  readonly invoices: number
}

/** The place behind an invoice of an account, in the order of due dates and ids. */
export interface InvoicePlace {
  readonly dueDate: CalendarDate
  readonly id: InvoiceId
}

/**
 * The overdue invoices of a legal entity, the steps that were taken, and disputes.
 *
 * Contract (`test/worker/dunning.test.ts`), within the scope: `accounts` gives accounts with open
 * invoices that were due before a day, in the order of their ids, after a given one. `overdue` gives those invoices of
 * some accounts, by account and earliest due first, after a place of a single account. `remindedOn` gives the levels
 * of the reminders that some accounts got on a day. `take` fails when a step of the invoice
 * and level was taken before, and then nothing of its unit of work is kept. `start` begins
 * the reminding of invoices, also again, and `end` gives those of the invoices whose reminding had begun. `dispute`
 * replaces a dispute.
 */
export interface DunningStore {
  readonly accounts: (
    scope: Scope,
    dueBefore: CalendarDate,
    after: AccountId | undefined,
    limit: number,
  ) => Effect.Effect<readonly OverdueAccount[], PortUnavailable>
  readonly overdue: (
    scope: Scope,
    asked: {
      readonly dueBefore: CalendarDate
      readonly accounts: readonly AccountId[]
      readonly after?: InvoicePlace
      readonly limit: number
    },
  ) => Effect.Effect<readonly DunnedInvoice[], PortUnavailable>
  readonly remindedOn: (
    scope: Scope,
    day: CalendarDate,
    accounts: readonly AccountId[],
  ) => Effect.Effect<readonly { readonly accountId: AccountId; readonly level: number }[], PortUnavailable>
  readonly find: (scope: Scope, id: InvoiceId) => Effect.Effect<DunnedInvoice | undefined, PortUnavailable>
  readonly steps: (scope: Scope, id: InvoiceId) => Effect.Effect<readonly ShownStep[], PortUnavailable>
  readonly take: (scope: Scope, steps: readonly TakenStep[]) => Effect.Effect<void, PortUnavailable>
  readonly start: (
    scope: Scope,
    courses: readonly StartedCourse[],
    at: Timestamp,
  ) => Effect.Effect<void, PortUnavailable>
  readonly end: (
    scope: Scope,
    invoices: readonly InvoiceId[],
    at: Timestamp,
  ) => Effect.Effect<readonly EndedCourse[], PortUnavailable>
  readonly dispute: (scope: Scope, id: InvoiceId, dispute: Dispute) => Effect.Effect<void, PortUnavailable>
  readonly endDispute: (scope: Scope, id: InvoiceId) => Effect.Effect<void, PortUnavailable>
}
