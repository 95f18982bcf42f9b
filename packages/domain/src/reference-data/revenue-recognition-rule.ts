import type { ListFields } from "../listing/list-fields.ts"
import type { LookupKind } from "../listing/lookup-key.ts"
import type { Decimal } from "../shared/decimal.ts"

/** The way in which revenue is spread over the months of a service period (contract D3). */
export const distributions = ["Monthly", "Days", "FrontLoad", "BackLoad"] as const
export type Distribution = (typeof distributions)[number]

/** The rule without a schedule, by which lines are revenue when they are invoiced. */
export const onInvoicing = "OnInvoicing"

/** A rule of revenue recognition. A rule never changes, because orders refer to it by name (contract D2). */
export interface RevenueRecognitionRule {
  readonly id: string
  /** The name, unique within the legal entity. */
  readonly name: string
  readonly distribution: Distribution | typeof onInvoicing
  /** The percentage, from 0 to 100, that the first month gets before the rest is spread. */
  readonly upfrontPercent?: Decimal
}

/** The initial rules of every legal entity, each named by its distribution. */
export const standardRules = [onInvoicing, ...distributions] as const

export const revenueRecognitionRuleFields = {
  one: { id: "uuid", name: "text", distribution: standardRules, upfrontPercent: "number" },
} as const satisfies ListFields

export const revenueRecognitionRuleKind: LookupKind = {
  noun: "revenue recognition rule",
  id: "RevenueRecognitionRule-Id",
  keys: ["Name"],
}
