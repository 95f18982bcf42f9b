import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { AccountId, DunningCampaignId, InvoiceId, MessageId } from "../shared/ids.ts"
import type { DataOf } from "../shared/ports/event-bus.ts"
import type { DunningState } from "./invoice-dunning.ts"

/** An invoice at the moment at which its reminding went on (contract Z9). */
export interface DunningChange {
  readonly id: InvoiceId
  readonly invoiceNumber: string
  readonly accountId: AccountId
  readonly campaignId: DunningCampaignId
  readonly state: DunningState
  readonly level: number
  readonly dueDate: CalendarDate
  readonly currency: string
  readonly balance: Decimal
  /** The reminder of a step. */
  readonly messageId?: MessageId
}

/** The reminding of an invoice began, a step of it was taken, or it ended because the invoice is no longer open. */
export interface DunningEvent {
  readonly _tag: "DunningStarted" | "DunningStepTaken" | "DunningEnded"
  readonly change: DunningChange
}

export const dunningData: DataOf<DunningEvent> = {
  DunningStarted: ({ change }) => change,
  DunningStepTaken: ({ change }) => change,
  DunningEnded: ({ change }) => change,
}
