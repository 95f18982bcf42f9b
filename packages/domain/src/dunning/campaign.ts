import { Result } from "effect"
import type { Decimal } from "../shared/decimal.ts"
import { FieldsRefused } from "../shared/errors.ts"
import type { DunningCampaignId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"

/** A reminder by e-mail that is due some days after an invoice was due (contract Z1). */
export interface DunningStep {
  /** Days after the due date. */
  readonly day: number
  /** How far the reminding has gone, from 1. */
  readonly level: number
}

export interface MinimumBalance {
  readonly currency: string
  readonly amount: Decimal
}

/** A plan of a legal entity for reminding customers of overdue invoices (contract Z1). */
export interface DunningCampaign extends Scope {
  readonly id: DunningCampaignId
  readonly name: string
  /** Whether the invoices of the legal entity follow this campaign: at most one does. */
  readonly isDefault: boolean
  readonly isEnabled: boolean
  readonly steps: readonly DunningStep[]
  /** The smallest balance that is reminded of; 0 in a currency that is not named. */
  readonly minimumBalances: readonly MinimumBalance[]
  /** The hour of the legal entity's day from which reminders are written. */
  readonly sendHour: number
  readonly onlyOnWorkdays: boolean
  /** The last day whose reminders were all written. */
  readonly lastRunOn?: CalendarDate
  readonly createdAt: Timestamp
  readonly modifiedAt: Timestamp
}

/** The members of a campaign that a caller gives. A member that is left out stays, or has its default in a new campaign. */
export interface CampaignChange {
  readonly name?: string
  readonly isDefault?: boolean
  readonly enabled?: boolean
  readonly steps?: readonly { readonly day: number; readonly level?: number | null }[]
  readonly minimumBalances?: readonly MinimumBalance[]
  readonly sendHour?: number
  readonly onlyOnWorkdays?: boolean
}

/** The steps of a new campaign whose request names none. */
export const usualSteps: readonly DunningStep[] = [
  { day: 7, level: 1 },
  { day: 14, level: 2 },
  { day: 30, level: 3 },
]
export const usualHour = 9
/** The most campaigns of a legal entity. */
const mostCampaigns = 50
export const highestLevel = 9
export const latestDay = 365

const stepsMistake = (steps: readonly DunningStep[]): string | undefined => {
  if (steps.length === 0 || steps.length > highestLevel) return `must be 1 to ${highestLevel} steps`
  const isRising = (of: (step: DunningStep) => number, most: number) =>
    steps.every((step, index) => {
      const before = index === 0 ? 0 : of(steps[index - 1]!)
      return Number.isInteger(of(step)) && of(step) > before && of(step) <= most
    })
  if (!isRising(({ day }) => day, latestDay)) return `must have rising days, from 1 to ${latestDay}`
  return isRising(({ level }) => level, highestLevel) ? undefined : `must have rising levels, from 1 to ${highestLevel}`
}

/**
 * Applies a change to a campaign, also to a new one. The failure has each field that breaks a rule (contract Z1).
 * `others` are the other campaigns of its legal entity.
 */
export const changeCampaign = (
  before: DunningCampaign,
  change: CampaignChange,
  now: Timestamp,
  others: readonly Pick<DunningCampaign, "name">[],
): Result.Result<DunningCampaign, FieldsRefused> => {
  const steps = change.steps?.map(({ day, level }, index) => ({ day, level: level ?? index + 1 })) ?? before.steps
  const minimumBalances = change.minimumBalances ?? before.minimumBalances
  const name = (change.name ?? before.name).trim()
  const mistake = stepsMistake(steps)
  const isNameTaken = others.some((each) => each.name === name)
  const currencies = minimumBalances.map(({ currency }) => currency)
  const errors = {
    ...(name === "" ? { name: ["must not be empty"] } : {}),
    ...(isNameTaken ? { name: ["is the name of another campaign"] } : {}),
    ...(others.length < mostCampaigns ? {} : { message: [`A legal entity has at most ${mostCampaigns} campaigns.`] }),
    ...(mistake === undefined ? {} : { steps: [mistake] }),
    ...(new Set(currencies).size === currencies.length ? {} : { minimumBalances: ["must name each currency once"] }),
  }
  return Object.keys(errors).length > 0
    ? Result.fail(new FieldsRefused({ errors }))
    : Result.succeed({
        ...before,
        name,
        steps,
        minimumBalances,
        isDefault: change.isDefault ?? before.isDefault,
        isEnabled: change.enabled ?? before.isEnabled,
        sendHour: change.sendHour ?? before.sendHour,
        onlyOnWorkdays: change.onlyOnWorkdays ?? before.onlyOnWorkdays,
        modifiedAt: now,
      })
}

/** The campaign of an invoice: the one that its account names, or the default one. */
export const campaignOf = <C extends Pick<DunningCampaign, "id" | "isDefault">>(
  campaigns: readonly C[],
  named: DunningCampaignId | undefined,
): C | undefined => campaigns.find(({ id, isDefault }) => (named === undefined ? isDefault : id === named))
