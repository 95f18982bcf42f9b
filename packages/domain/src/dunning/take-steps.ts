import { Effect } from "effect"
import type { Messages } from "../messages/messages.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import { given } from "../shared/given.ts"
import type { MessageId } from "../shared/ids.ts"
import type { EventBus, EventOrigin } from "../shared/ports/event-bus.ts"
import { currentTime } from "../shared/timestamp.ts"
import type { DunningCampaign } from "./campaign.ts"
import type { DueReminder } from "./due-reminders.ts"
import type { DunningEvent } from "./dunning.events.ts"
import { dunningOf } from "./invoice-dunning.ts"
import type { DunnedInvoice, DunningStore } from "./ports/dunning-store.ts"

export interface TakeStepsPorts {
  readonly dunned: Pick<DunningStore, "start" | "take">
  readonly messages: Pick<Messages, "remind">
  readonly events: EventBus<DunningEvent>
}

/** An invoice whose reminding begins, with the campaign that it follows. */
export interface Beginning {
  readonly invoice: DunnedInvoice
  readonly campaign: DunningCampaign
}

const changeOf = (
  tag: DunningEvent["_tag"],
  { invoice, campaign }: Beginning,
  today: CalendarDate,
  messageId?: MessageId,
): DunningEvent => {
  const { state, level } = dunningOf(invoice, campaign, today)
  const { id, number, accountId, dueDate, currency, balance } = invoice
  const shown = { id, invoiceNumber: number, accountId, campaignId: campaign.id, dueDate, currency, balance }
  return { _tag: tag, change: { ...shown, state, level, ...given({ messageId }) } }
}

/**
 * Begins the reminding of invoices and writes reminders with the steps of their invoices, in the running unit of work
 * (contract Z2, Z9).
 */
export const makeTakeSteps = ({ dunned, messages, events }: TakeStepsPorts) =>
  Effect.fnUntraced(function* (
    origin: EventOrigin,
    today: CalendarDate,
    beginning: readonly Beginning[],
    reminders: readonly DueReminder[],
  ) {
    const { tenantId, legalEntityId } = origin
    const scope = { tenantId, legalEntityId }
    const at = yield* currentTime
    const started = beginning.map(({ invoice, campaign }) => ({ invoiceId: invoice.id, campaignId: campaign.id }))
    yield* dunned.start(scope, started, at)
    const written = yield* messages.remind(scope, reminders)
    const taken = reminders.flatMap(({ campaign, level, invoices }, index) =>
      invoices.map((invoice) => ({ campaign, level, invoice, messageId: written[index]! })),
    )
    const steps = taken.map(({ campaign, level, invoice: { id, accountId }, messageId }) => ({
      invoiceId: id,
      accountId,
      campaignId: campaign.id,
      level,
      on: today,
      at,
      messageId,
    }))
    yield* dunned.take(scope, steps)
    const told = [
      ...beginning.map((each) => changeOf("DunningStarted", each, today)),
      ...taken.map(({ campaign, level, invoice, messageId }) => {
        const after = { ...invoice, taken: { level, on: today } }
        return changeOf("DunningStepTaken", { invoice: after, campaign }, today, messageId)
      }),
    ]
    if (told.length > 0) yield* events.publish(origin, told)
  })
