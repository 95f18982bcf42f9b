import { BigDecimal, Result } from "effect"
import { parseDate } from "../shared/calendar-date.ts"
import { amountDigits, parseDecimal } from "../shared/decimal.ts"
import { fieldRefused, FieldsRefused } from "../shared/errors.ts"
import type { JsonScalar } from "../shared/exact-json.ts"
import { isUuid } from "../shared/ids.ts"
import type { ListFields } from "../listing/list-fields.ts"
import { mergePatch } from "../listing/merge-patch.ts"

export const customFieldEntities = [
  "Account",
  "Order",
  "OrderProduct",
  "OrderProductCharge",
  "Product",
  "ChargePlan",
  "Charge",
  "ChargeDetails",
  "Quote",
  "QuoteProduct",
  "QuoteProductCharge",
  "Invoice",
  "InvoiceLine",
  "Posting",
  "Measurement",
  "Usage",
  "Country",
] as const
export type CustomFieldEntity = (typeof customFieldEntities)[number]

export const customFieldTypes = [
  "Text",
  "Integer",
  "Checkbox",
  "Amount",
  "Date",
  "Entity",
  "Enum",
  "List",
  "DecimalNumber",
] as const
type CustomFieldType = (typeof customFieldTypes)[number]

export const customFieldTypeEntities = ["Account", "User"] as const

/** A field that a legal entity adds to one of its resources. */
export interface CustomFieldConfiguration {
  readonly id: string
  readonly entity: CustomFieldEntity
  /** The field's name in JSON, unique within the entity. */
  readonly key: string
  readonly name: string
  readonly fieldType: CustomFieldType
  /** The initial value for new resources, as text. */
  readonly defaultValue?: string
  readonly typeEntity?: (typeof customFieldTypeEntities)[number]
}

export const customFieldConfigurationFields = {
  one: {
    id: "uuid",
    key: "text",
    name: "text",
    entity: customFieldEntities,
    fieldType: customFieldTypes,
    defaultValue: "text",
  },
} as const satisfies ListFields

/** Identifies a configuration by id, or by the entity and the key. */
export type CustomFieldAddress = { readonly id: string } | { readonly entity: string; readonly key: string }

export const nameOfAddress = (by: CustomFieldAddress): string => ("id" in by ? by.id : `${by.entity}/${by.key}`)

/**
 * Whether a text can be a name in JSON and in a filter. `__proto__` is excluded, because an object in memory would lose
 * its value.
 */
export const isCustomFieldKey = (key: string): boolean => key !== "__proto__" && /^[A-Za-z_][\w-]{0,99}$/.test(key)

export type CustomFieldValues = Readonly<Record<string, JsonScalar>>

/** Custom fields as the interface shows them, sorted by key. */
export const customFieldsBody = (fields: CustomFieldValues): CustomFieldValues =>
  Object.fromEntries(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)))

const textIs = (holds: (text: string) => boolean) => (value: JsonScalar) => typeof value === "string" && holds(value)

const types: { readonly [T in CustomFieldType]: readonly [fits: (value: JsonScalar) => boolean, wanted: string] } = {
  Text: [textIs(() => true), "a text"],
  Enum: [textIs(() => true), "a text"],
  List: [textIs(() => true), "a text"],
  Integer: [(value) => BigDecimal.isBigDecimal(value) && BigDecimal.isInteger(value), "a whole number"],
  Amount: [BigDecimal.isBigDecimal, "a number"],
  DecimalNumber: [BigDecimal.isBigDecimal, "a number"],
  Checkbox: [(value) => typeof value === "boolean", "true or false"],
  Date: [textIs((text) => parseDate(text) !== undefined), "a date such as 2026-11-20"],
  Entity: [textIs(isUuid), "a uuid"],
}

/** Whether a value has the field's type; the failure tells which values are allowed. */
const checkCustomValue = (fieldType: CustomFieldType, value: JsonScalar): Result.Result<JsonScalar, string> => {
  const [fits, wanted] = types[fieldType]
  if (!fits(value)) return Result.fail(`must be ${wanted}`)
  return Result.succeed(fieldType === "Date" ? parseDate(value as string)! : value)
}

/** Reads a default as the field's type, with no more digits than a number in a body may have. */
const readDefault = (fieldType: CustomFieldType, text: string): Result.Result<JsonScalar, string> => {
  const isNumber = ["Integer", "Amount", "DecimalNumber"].includes(fieldType)
  const value: JsonScalar =
    fieldType === "Checkbox" && /^(true|false)$/.test(text)
      ? text === "true"
      : ((isNumber ? parseDecimal(text, amountDigits) : undefined) ?? text)
  return checkCustomValue(fieldType, value)
}

/** Refuses a configuration whose default does not have its type. */
export const checkDefault = ({
  fieldType,
  defaultValue,
}: CustomFieldConfiguration): Result.Result<unknown, FieldsRefused> =>
  defaultValue === undefined
    ? Result.succeed(undefined)
    : Result.mapError(readDefault(fieldType, defaultValue), (text) => fieldRefused("defaultValue", text))

/**
 * The custom fields of a resource after a merge patch (contract C18). Keys without a configuration and values of
 * another type are refused under their path. A new resource (`before` undefined) starts with the defaults.
 */
export const patchCustomFields = (
  configurations: readonly CustomFieldConfiguration[],
  before: CustomFieldValues | undefined,
  patch: Readonly<Record<string, unknown>> | null | undefined,
  path = "customFields",
): Result.Result<CustomFieldValues, FieldsRefused> => {
  const errors: Record<string, string[]> = {}
  const start = before ?? defaults(configurations)
  const changes: Record<string, JsonScalar | null> = {}
  for (const [key, value] of Object.entries(patch ?? {})) {
    const configuration = configurations.find((each) => each.key === key)
    if (configuration === undefined) {
      errors[`${path}.${key}`] = ["is not a custom field of this legal entity"]
    } else if (value === null) {
      changes[key] = null
    } else {
      const checked = isScalar(value)
        ? checkCustomValue(configuration.fieldType, value)
        : Result.fail("must be a single value, not a list or an object")
      if (Result.isSuccess(checked)) changes[key] = checked.success
      else errors[`${path}.${key}`] = [checked.failure]
    }
  }
  return Object.keys(errors).length > 0
    ? Result.fail(new FieldsRefused({ errors }))
    : Result.succeed(mergePatch(start, changes))
}

const isScalar = (value: unknown): value is JsonScalar =>
  typeof value === "string" || typeof value === "boolean" || BigDecimal.isBigDecimal(value)

const defaults = (configurations: readonly CustomFieldConfiguration[]): CustomFieldValues =>
  Object.fromEntries(
    configurations.flatMap(({ key, fieldType, defaultValue }) => {
      if (defaultValue === undefined) return []
      const value = readDefault(fieldType, defaultValue)
      return Result.isSuccess(value) ? [[key, value.success] as const] : []
    }),
  )
