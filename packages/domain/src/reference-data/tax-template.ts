import { Result } from "effect"
import type { CalendarDate } from "../shared/calendar-date.ts"
import { type Decimal, sumOf, zero } from "../shared/decimal.ts"
import type { ListFields } from "../listing/list-fields.ts"
import type { LookupKind } from "../listing/lookup-key.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { FinancialAccountRef } from "./financial-account.ts"
import type { TaxCategoryCode } from "./tax-category.ts"

/** The tax of a template for a place. An absent part of the place matches every place. */
export interface TaxTemplateDetail {
  readonly id: string
  /** ISO 3166-1 alpha-2 code. */
  readonly country?: string
  readonly state?: string
  readonly county?: string
  readonly city?: string
  readonly zip?: string
  /** The rates in per cent. They are added up; no rate is charged on another. */
  readonly tax1: Decimal
  readonly tax2?: Decimal
  readonly tax3?: Decimal
  readonly category: TaxCategoryCode
  /** The reason for charging no tax: EN 16931 BT-120 and its code BT-121 (VATEX). */
  readonly exemptionReason?: string
  readonly exemptionReasonCode?: string
}

export interface TaxTemplate {
  readonly id: string
  readonly name: string
  readonly description?: string
  readonly effectiveFrom: CalendarDate
  /** The last day on which the template is valid. */
  readonly effectiveTo: CalendarDate
  readonly taxAccount?: FinancialAccountRef
  readonly details: readonly TaxTemplateDetail[]
  readonly createdAt: Timestamp
  readonly modifiedAt: Timestamp
}

export const always = { from: "1900-01-01" as CalendarDate, to: "9999-12-31" as CalendarDate }

/** Members of a detail that the interface has and the service does not support yet. Their values never change. */
export const taxTemplateDetailConstants = { useTaxJar: false } as const

export const taxTemplateFields = {
  one: {
    id: "uuid",
    name: "text",
    description: "text",
    effectiveFrom: "date",
    effectiveTo: "date",
    created: "instant",
    modified: "instant",
  },
  many: { "details/tax1": "number", "details/taxCategory/externalCode": "text" },
} as const satisfies ListFields

export const taxTemplateKind: LookupKind = { noun: "tax template", id: "TaxTemplate-Id", keys: ["Name"] }

export interface Place {
  readonly country?: string
  readonly state?: string
  readonly county?: string
  readonly city?: string
  readonly zip?: string
}

const placeParts = ["country", "state", "county", "city", "zip"] as const

export const rateOf = ({ tax1, tax2 = zero, tax3 = zero }: TaxTemplateDetail): Decimal =>
  sumOf([tax1, tax2, tax3], (rate) => rate)

/**
 * The detail of a template for a date and a place: the one that matches the place most precisely (contract C15). The
 * failure is a sentence.
 */
export const taxDetail = (
  { name, effectiveFrom, effectiveTo, details }: TaxTemplate,
  on: CalendarDate,
  place: Place,
): Result.Result<TaxTemplateDetail, string> => {
  if (on < effectiveFrom || on > effectiveTo)
    return Result.fail(`tax template '${name}' is in force from ${effectiveFrom} to ${effectiveTo}, not on ${on}`)
  const same = (a: string, b: string | undefined) => a.toLowerCase() === b?.toLowerCase()
  const [best] = details
    .filter((detail) => placeParts.every((part) => detail[part] === undefined || same(detail[part], place[part])))
    .map((detail) => ({ detail, says: placeParts.filter((part) => detail[part] !== undefined).length }))
    .sort((a, b) => b.says - a.says)
  return best === undefined
    ? Result.fail(`tax template '${name}' says nothing for ${place.country ?? "an address without country"}`)
    : Result.succeed(best.detail)
}
