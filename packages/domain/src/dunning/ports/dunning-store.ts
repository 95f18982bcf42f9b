import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { AccountId, DunningCampaignId, InvoiceId, MessageId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { InvoiceToRemind } from "../../messages/messages.ts"
import type { MessageStatus } from "../../messages/message.ts"
import type { DunnedFacts } from "../invoice-dunning.ts"

/** An invoice with the facts that decide about its reminders, and those that a reminder shows. */
export type DunnedInvoice = DunnedFacts & InvoiceToRemind

export interface TakenStep {
  readonly invoiceId: InvoiceId
  readonly campaignId: DunningCampaignId
  readonly level: number
  readonly on: CalendarDate
  readonly at: Timestamp
  readonly messageId: MessageId
}

/** A step with the state of its message, which is absent once the log of e-mail has expired. */
export interface ShownStep extends TakenStep {
  readonly messageStatus?: MessageStatus
}

/**
 * The overdue invoices of a legal entity, and the steps that were taken.
 *
 * Contract (`test/worker/dunning.test.ts`), within the scope: `accounts` gives accounts with open
 * invoices that were due before a day, in the order of their ids, after a given one. `overdue` gives those invoices of
 * some accounts, earliest due first. `take` fails when a step of the invoice and level was taken before, and then
 * nothing of its unit of work is kept.
 */
export interface DunningStore {
  readonly accounts: (
    scope: Scope,
    dueBefore: CalendarDate,
    after: AccountId | undefined,
    limit: number,
  ) => Effect.Effect<readonly AccountId[], PortUnavailable>
  readonly overdue: (
    scope: Scope,
    dueBefore: CalendarDate,
    accounts: readonly AccountId[],
  ) => Effect.Effect<readonly DunnedInvoice[], PortUnavailable>
  readonly find: (scope: Scope, id: InvoiceId) => Effect.Effect<DunnedInvoice | undefined, PortUnavailable>
  readonly steps: (scope: Scope, id: InvoiceId) => Effect.Effect<readonly ShownStep[], PortUnavailable>
  readonly take: (scope: Scope, steps: readonly TakenStep[]) => Effect.Effect<void, PortUnavailable>
}
