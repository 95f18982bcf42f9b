import { BigDecimal, Result } from "effect"
import { addDays, type CalendarDate, daysBetween } from "../shared/calendar-date.ts"
import { type Decimal, zero } from "../shared/decimal.ts"
import type { DunningCampaign, DunningStep } from "./campaign.ts"

/** The facts of an invoice that decide about its reminders. */
export interface DunnedFacts {
  readonly isPosted: boolean
  readonly isCreditNote: boolean
  readonly currency: string
  readonly balance: Decimal
  readonly dueDate: CalendarDate
  /** The highest level that was taken, and the day of the latest step; absent before the first. */
  readonly taken?: { readonly level: number; readonly on: CalendarDate }
  readonly isReminderOff: boolean
  readonly isAccountInactive: boolean
  readonly isAccountExempt: boolean
  /** The first day on which the account is reminded again. */
  readonly accountPausedUntil?: CalendarDate
  /** Set while the customer disputes it, with the first day on which it is reminded of again. */
  readonly dispute?: { readonly until?: CalendarDate }
  /** Whether a part of it was written off as a bad debt. */
  readonly isWrittenOff: boolean
  /** Whether a draft of a payment plans to settle it. */
  readonly isPaymentPlanned: boolean
  /** Whether its own e-mail did not arrive, or perhaps did not. */
  readonly isMailDoubtful: boolean
  readonly hasAddress: boolean
}

/**
 * The states of an invoice (contract Z3). None: nothing of it is overdue, or no campaign applies. InDunning: a step is
 * to come. Exhausted: the last step was taken. Ended: after at least one step it is no longer open.
 */
export const dunningStates = ["None", "InDunning", "Exhausted", "Ended"] as const
export type DunningState = (typeof dunningStates)[number]

/** The state by whether the invoice is open and overdue, whether a step was taken, and whether one is to come. */
const stateTable: {
  readonly [Open in "open" | "closed"]: {
    readonly [Taken in "untouched" | "reminded"]: {
      readonly [Left in "stepLeft" | "noStepLeft"]: DunningState
    }
  }
} = {
  open: {
    untouched: { stepLeft: "InDunning", noStepLeft: "None" },
    reminded: { stepLeft: "InDunning", noStepLeft: "Exhausted" },
  },
  closed: {
    untouched: { stepLeft: "None", noStepLeft: "None" },
    reminded: { stepLeft: "Ended", noStepLeft: "Ended" },
  },
}

type Holding = (facts: DunnedFacts, campaign: Pick<DunningCampaign, "minimumBalances">, today: CalendarDate) => boolean

/** Reasons for which an open invoice is not reminded of, the first that holds counts (contract Z4). */
export const holds = {
  CreditNote: ({ isCreditNote }) => isCreditNote,
  Disputed: ({ dispute }, _campaign, today) =>
    dispute !== undefined && (dispute.until === undefined || today < dispute.until),
  ReminderOff: ({ isReminderOff }) => isReminderOff,
  AccountExempt: ({ isAccountExempt }) => isAccountExempt,
  AccountPaused: ({ accountPausedUntil }, _campaign, today) =>
    accountPausedUntil !== undefined && today < accountPausedUntil,
  AccountInactive: ({ isAccountInactive }) => isAccountInactive,
  BelowMinimum: ({ currency, balance }, { minimumBalances }) =>
    BigDecimal.isLessThan(balance, minimumBalances.find((each) => each.currency === currency)?.amount ?? zero),
  WrittenOff: ({ isWrittenOff }) => isWrittenOff,
  PaymentPlanned: ({ isPaymentPlanned }) => isPaymentPlanned,
  MailDoubtful: ({ isMailDoubtful }) => isMailDoubtful,
  NoAddress: ({ hasAddress }) => !hasAddress,
} as const satisfies Readonly<Record<string, Holding>>
export type Hold = keyof typeof holds

/** Reasons that bind svc alone: a person may remind all the same (contract Z6). */
const personMayIgnore: ReadonlySet<Hold> = new Set<Hold>([
  "ReminderOff",
  "AccountExempt",
  "AccountPaused",
  "AccountInactive",
  "BelowMinimum",
])

/** The days between two steps of an invoice, so that nobody gets several reminders at once after an outage. */
const daysApart = 3

const isOpen = ({ isPosted, balance }: DunnedFacts) => isPosted && BigDecimal.isPositive(balance)

/** The reason for which steps of the invoice wait; `undefined` when none does. */
const holdOf = (
  facts: DunnedFacts,
  campaign: Pick<DunningCampaign, "minimumBalances">,
  today: CalendarDate,
): Hold | undefined => (Object.keys(holds) as Hold[]).find((reason) => holds[reason](facts, campaign, today))

const nextStep = (facts: Pick<DunnedFacts, "taken">, steps: readonly DunningStep[]): DunningStep | undefined =>
  steps.find(({ level }) => level > (facts.taken?.level ?? 0))

/** The first day on which the next step may be taken. */
const dayOf = ({ dueDate, taken }: Pick<DunnedFacts, "dueDate" | "taken">, { day }: DunningStep): CalendarDate => {
  const planned = addDays(dueDate, day)
  const apart = taken === undefined ? planned : addDays(taken.on, daysApart)
  return planned > apart ? planned : apart
}

export interface InvoiceDunning {
  readonly state: DunningState
  /** The highest level that was taken; 0 before the first step. */
  readonly level: number
  readonly held?: Hold
  readonly next?: DunningStep & { readonly on: CalendarDate }
}

/** How far the reminding of an invoice is on a day (contract Z3). Without a campaign no step is to come. */
export const dunningOf = (
  facts: DunnedFacts,
  campaign: Pick<DunningCampaign, "steps" | "minimumBalances"> | undefined,
  today: CalendarDate,
): InvoiceDunning => {
  const step = campaign === undefined ? undefined : nextStep(facts, campaign.steps)
  const isDunned = isOpen(facts) && daysBetween(facts.dueDate, today) > 0
  const state =
    stateTable[isDunned ? "open" : "closed"][facts.taken === undefined ? "untouched" : "reminded"][
      step === undefined ? "noStepLeft" : "stepLeft"
    ]
  const level = facts.taken?.level ?? 0
  if (state !== "InDunning" || campaign === undefined || step === undefined) return { state, level }
  const held = holdOf(facts, campaign, today)
  return { state, level, next: { ...step, on: dayOf(facts, step) }, ...(held === undefined ? {} : { held }) }
}

/** The step that is taken on a day: the next one, if its day has come and nothing holds it (contract Z2). */
export const dueStep = (
  facts: DunnedFacts,
  campaign: Pick<DunningCampaign, "steps" | "minimumBalances">,
  today: CalendarDate,
): DunningStep | undefined => {
  const { held, next } = dunningOf(facts, campaign, today)
  return held === undefined && next !== undefined && next.on <= today ? { day: next.day, level: next.level } : undefined
}

/**
 * The level of a reminder that a person asks for, whatever its day: the given one, or that of the next step (contract
 * Z6). The failure says in words why there is none.
 */
export const levelByHand = (
  facts: DunnedFacts,
  campaign: Pick<DunningCampaign, "steps" | "minimumBalances">,
  today: CalendarDate,
  asked: number | undefined,
): Result.Result<number, string> => {
  if (!isOpen(facts)) return Result.fail("it is not open")
  const held = (Object.keys(holds) as Hold[]).find(
    (reason) => !personMayIgnore.has(reason) && holds[reason](facts, campaign, today),
  )
  if (held !== undefined) return Result.fail(`it is held by ${held}`)
  const level = asked ?? nextStep(facts, campaign.steps)?.level
  if (level === undefined) return Result.fail("the last step of its campaign was taken")
  return level > (facts.taken?.level ?? 0) ? Result.succeed(level) : Result.fail(`its level ${level} was taken before`)
}
