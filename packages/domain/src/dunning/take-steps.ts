import { Effect } from "effect"
import type { Messages } from "../messages/messages.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Scope } from "../shared/scope.ts"
import { currentTime } from "../shared/timestamp.ts"
import type { DueReminder } from "./due-reminders.ts"
import type { DunningStore } from "./ports/dunning-store.ts"

export interface TakeStepsPorts {
  readonly dunned: Pick<DunningStore, "take">
  readonly messages: Pick<Messages, "remind">
}

/** Writes reminders with the steps of their invoices, in the running unit of work (contract Z2). */
export const makeTakeSteps = ({ dunned, messages }: TakeStepsPorts) =>
  Effect.fnUntraced(function* (scope: Scope, today: CalendarDate, reminders: readonly DueReminder[]) {
    if (reminders.length === 0) return
    const written = yield* messages.remind(scope, reminders)
    const at = yield* currentTime
    const steps = reminders.flatMap(({ campaign, level, invoices }, index) =>
      invoices.map(({ id, accountId }) => ({
        invoiceId: id,
        accountId,
        campaignId: campaign.id,
        level,
        on: today,
        at,
        messageId: written[index]!,
      })),
    )
    yield* dunned.take(scope, steps)
  })
