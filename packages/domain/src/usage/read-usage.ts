import { Effect } from "effect"
import { type CustomFieldConfiguration, patchCustomFields } from "../custom-fields/custom-field.ts"
import { findUnit } from "../reference-data/find-coded.ts"
import { parseDate } from "../shared/calendar-date.ts"
import { given } from "../shared/given.ts"
import { type FieldErrors, makeFieldErrors } from "./field-errors.ts"
import type { UsageRequest } from "./usage-request.ts"
import type { UsageKind, UsageRow } from "./usage-row.ts"

/** The values with which requests about rows of a kind are read. */
export interface ReadingContext {
  readonly kind: UsageKind
  readonly configurations: readonly CustomFieldConfiguration[]
}

/** The members of a row that its request gives directly. */
export type UsageFacts = Pick<
  UsageRow,
  | "kind"
  | "quantity"
  | "from"
  | "to"
  | "unit"
  | "description"
  | "source"
  | "tag"
  | "ratedPrice"
  | "ratedPriceCurrency"
  | "customFields"
>

export const readDay = (errors: FieldErrors, field: string, text: string | null | undefined) => {
  if (text === undefined || text === null) return undefined
  const date = parseDate(text)
  if (date === undefined) errors.add(field, "must be a date such as 2026-11-20")
  return date
}

/** Reads the members of a new row except the names of its account, order, product and charge (contract X1). */
export const readUsage = Effect.fnUntraced(function* (
  request: Omit<UsageRequest, "account" | "order" | "product" | "charge">,
  { kind, configurations }: ReadingContext,
) {
  const errors = makeFieldErrors()
  const from = readDay(errors, "fromDate", request.fromDate)
  const to = readDay(errors, "toDate", request.toDate)
  const unit = request.unit ? errors.take(yield* Effect.result(findUnit("unit", request.unit))) : undefined
  const customFields = errors.take(patchCustomFields(configurations, undefined, request.customFields))
  if (from === undefined || customFields === undefined || !errors.isEmpty()) return yield* errors.refused()
  const { quantity, description, source, tag, ratedPrice, ratedPriceCurrency } = request
  const stated = given({ to, unit: unit?.unitCode, description, source, tag, ratedPrice, ratedPriceCurrency })
  return { kind, quantity, from, customFields, ...stated } satisfies UsageFacts
})
