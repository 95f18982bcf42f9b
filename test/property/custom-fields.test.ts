import {
  checkDefault,
  type CustomFieldConfiguration,
  customFieldsBody,
  customFieldTypes,
  type CustomFieldValues,
  isCustomFieldKey,
  patchCustomFields,
} from "@svc/domain/custom-fields/custom-field"
import { decimal } from "@svc/domain/shared/decimal"
import type { JsonScalar } from "@svc/domain/shared/exact-json"
import { BigDecimal, Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

type FieldType = (typeof customFieldTypes)[number]
const field = (key: string, fieldType: FieldType, defaultValue?: string): CustomFieldConfiguration => ({
  id: key,
  entity: "Account",
  key,
  name: key,
  fieldType,
  ...(defaultValue === undefined ? {} : { defaultValue }),
})

const uuid = "0198c0de-0000-7000-8000-000000000001"
/** Values with the types that they fit. A text fits every type of texts. */
const fits: readonly (readonly [value: JsonScalar, types: readonly FieldType[], stored?: JsonScalar])[] = [
  ["", ["Text", "Enum", "List"]],
  ["x", ["Text", "Enum", "List"]],
  ["2026-02-03", ["Text", "Enum", "List", "Date"]],
  ["2026-02-30", ["Text", "Enum", "List"]],
  ["true", ["Text", "Enum", "List"]],
  ["7", ["Text", "Enum", "List"]],
  [uuid, ["Text", "Enum", "List", "Entity"]],
  [uuid.slice(1), ["Text", "Enum", "List"]],
  [true, ["Checkbox"]],
  [false, ["Checkbox"]],
  [decimal("7"), ["Integer", "Amount", "DecimalNumber"]],
  [decimal("-7.5"), ["Amount", "DecimalNumber"]],
]

const plain = (values: CustomFieldValues) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, BigDecimal.isBigDecimal(value) ? String(value) : value]),
  )

describe("the values of custom fields", () => {
  it.each(customFieldTypes)("of the type %s are those that fit it", (fieldType) => {
    for (const [value, types] of fits) {
      const read = patchCustomFields([field("k", fieldType)], {}, { k: value })
      const values = Result.getOrElse(read, () => "refused")
      expect([value, values]).toEqual([value, types.includes(fieldType) ? { k: value } : "refused"])
    }
    for (const value of [[], {}, ["x"]]) {
      const read = patchCustomFields([field("k", fieldType)], {}, { k: value })
      expect(Result.isFailure(read) && Object.keys(read.failure.errors)).toEqual(["customFields.k"])
    }
  })

  it("of a new resource are the defaults, of their types; of another one they stay as they were, also removed ones", () => {
    const fields = [
      field("off", "Checkbox", "false"),
      field("on", "Checkbox", "true"),
      field("seven", "Integer", "7"),
      field("day", "Date", "2026-02-03"),
      field("text", "Text", "7"),
      field("none", "Text"),
    ]
    const defaults = { off: false, on: true, seven: "7", day: "2026-02-03", text: "7" }
    const made = Result.getOrThrow(patchCustomFields(fields, undefined, undefined))
    expect(plain(made)).toEqual({ ...defaults, seven: String(decimal("7")) })
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fields.map(({ key }) => key)), fc.constant(null)), (removed) => {
        const after = Result.getOrThrow(patchCustomFields(fields, made, removed))
        const kept = Object.entries(made).filter(([key]) => !(key in removed))
        expect(after).toEqual(Object.fromEntries(kept))
        expect(Result.getOrThrow(patchCustomFields(fields, after, { none: "x" }))).toEqual({ ...after, none: "x" })
      }),
    )
  })

  it("are shown by the order of their keys", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[A-Za-z_][\w-]{0,5}$/), fc.string()), (values) => {
        const shown = Object.keys(customFieldsBody(values))
        // Keys that are numbers would come first in any object, but a key does not begin with a digit.
        expect(shown).toEqual(Object.keys(values).toSorted((a, b) => (a < b ? -1 : 1)))
      }),
    )
  })
})

describe("a custom field", () => {
  it.each([
    ["Checkbox", "false", true],
    ["Checkbox", "yes", false],
    ["Integer", "7", true],
    ["Integer", "7.5", false],
    ["Amount", "7.5", true],
    ["Amount", "much", false],
    ["Date", "2026-02-03", true],
    ["Date", "soon", false],
    ["Entity", uuid, true],
    ["Entity", "x", false],
    ["Text", "", true],
  ] as const)("of the type %s may have the default '%s': %s", (fieldType, text, may) => {
    expect(Result.isSuccess(checkDefault(field("k", fieldType, text)))).toBe(may)
  })

  it.each([
    ["a", true],
    ["_a-1", true],
    ["a".repeat(100), true],
    ["a".repeat(101), false],
    ["1a", false],
    ["-a", false],
    ["å", false],
    ["a b", false],
    ["", false],
    ["__proto__", false],
  ])("may have the key '%s': %s", (key, may) => {
    expect(isCustomFieldKey(key)).toBe(may)
  })
})
