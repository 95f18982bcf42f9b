import { comparisons, type Filter, type Literal, matches } from "@svc/domain/listing/filter"
import { checkFilter, checkOrder, type ListFields } from "@svc/domain/listing/list-fields"
import { filterLimits, parseFilter } from "@svc/domain/listing/parse-filter"
import { fromUnits } from "@svc/domain/shared/decimal"
import { printJson } from "@svc/domain/shared/exact-json"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { printFilter } from "../support/listing/print-filter.ts"

const field = fc
  .tuple(
    fc.stringMatching(/^[a-z_][A-Za-z0-9_]{0,8}$/),
    fc.array(fc.stringMatching(/^[A-Za-z0-9_-]{1,6}$/), { maxLength: 2 }),
  )
  .map(([first, rest]) => [first, ...rest].join("/"))
  .filter((name) => !matches.some((each) => each === name.toLowerCase()))
const text = fc.string({ maxLength: 12, unit: "grapheme" })

const literal: fc.Arbitrary<Literal> = fc.oneof(
  text.map((value) => ({ _tag: "Text" as const, value })),
  text.map((value) => ({ _tag: "DateTime" as const, value })),
  text.map((value) => ({ _tag: "Guid" as const, value })),
  fc
    .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.integer({ min: 0, max: 8 }))
    .map(([units, scale]) => ({ _tag: "Number" as const, value: fromUnits(units, scale) })),
  fc.boolean().map((value) => ({ _tag: "Boolean" as const, value })),
  fc.constant({ _tag: "Null" as const }),
)

const filters = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.record({ _tag: fc.constant("Compare" as const), field, by: fc.constantFrom(...comparisons), value: literal }),
    fc.record({
      _tag: fc.constant("Match" as const),
      by: fc.constantFrom(...matches),
      field,
      text,
      holds: fc.boolean(),
    }),
    fc.record({ _tag: fc.constantFrom("And" as const, "Or" as const), left: tie("filter"), right: tie("filter") }),
  ),
})).filter

const read = (written: string) => Result.getOrThrowWith(parseFilter(written), (why) => new Error(`${written}: ${why}`))
const refusal = (outcome: Result.Result<unknown, string>): string =>
  Result.isFailure(outcome) ? outcome.failure : "not refused"

/** A filter with decimals as text, so that 1.0 equals 1. */
const plain = (filter: Filter): string => printFilter(filter)

describe("a filter", () => {
  it("is read as it was printed", () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const written = printFilter(filter)
        fc.pre(written.length <= filterLimits.characters)
        expect(printJson(read(written))).toBe(printJson(filter))
      }),
      { numRuns: 1000 },
    )
  })

  it("is printed as it was read, whatever parentheses and spaces were in it", () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const written = `( ${printFilter(filter).replaceAll(" and ", "  AND\n")} )`
        fc.pre(!/'/.test(written) && written.length <= filterLimits.characters)
        expect(plain(read(written))).toBe(printFilter(filter))
      }),
    )
  })

  it.each([
    ["a eq 1 or b eq 2 and c eq 3", "a eq 1 or b eq 2 and c eq 3"],
    ["(a eq 1 or b eq 2) and c eq 3", "(a eq 1 or b eq 2) and c eq 3"],
    ["a eq 1 and (b eq 2 and c eq 3)", "a eq 1 and (b eq 2 and c eq 3)"],
    ["((a eq 'it''s'))", "a eq 'it''s'"],
    ["a GE datetime'2026-01-01T00:00:00'", "a ge datetime'2026-01-01T00:00:00'"],
    ["id eq guid'0199D3A0-0000-7000-8000-000000000001'", "id eq guid'0199D3A0-0000-7000-8000-000000000001'"],
    ["substringof('x', account/name) eq true", "substringof('x', account/name)"],
    ["startswith(name,'A') eq false", "startswith(name, 'A') eq false"],
    ["customFields/my-key ne null", "customFields/my-key ne null"],
    ["a eq -1.50", "a eq -1.5"],
    ["and eq 1", "and eq 1"],
    ["startswith eq 'a field of that name'", "startswith eq 'a field of that name'"],
  ])("%s is %s", (written, expected) => {
    expect(plain(read(written))).toBe(expected)
  })

  it.each([
    ["", "ends where a field or a function is expected"],
    ["a", "ends where one of eq, ne, gt, ge, lt, le is expected"],
    ["a eq", "ends where a value (texts in single quotes) is expected"],
    ["a = 1", "has '=' at character 3"],
    ["a eq 'x", "has a text without a closing quote at character 6"],
    ["a eq x", "has 'x' at character 6 where a value (texts in single quotes) is expected"],
    ["a eq 1 b eq 2", "has 'b' at character 8 where 'and', 'or' or the end is expected"],
    ["(a eq 1", "ends where ')' is expected"],
    ["a eq 1)", "has ')' at character 7"],
    ["substringof(a, 'x')", "has 'a' at character 13 where a quoted text is expected"],
    ["a eq 1 and", "ends where a field"],
    ["a eq 1e999", "has '1e999' at character 6"],
    ["a eq 1; drop table invoices", "has ';' at character 7"],
    ["a eq 1 -- x", "has '-' at character 8"],
    ["not a eq 1", "has 'a' at character 5 where one of eq"],
    ["a eq 1 or 1 eq 1", "has '1' at character 11 where a field or a function is expected"],
    [`${"(".repeat(60)}a eq 1${")".repeat(60)}`, "nests deeper than 50 levels"],
    [`a eq '${"x".repeat(4000)}'`, "has more than 4000 characters"],
  ])("%s is refused", (written, expected) => {
    expect(refusal(parseFilter(written))).toContain(expected)
  })
})

const fields: ListFields = {
  one: {
    name: "text",
    total: "number",
    date: "date",
    created: "instant",
    id: "uuid",
    open: "boolean",
    status: ["Draft", "Posted"],
  },
  many: { "lines/name": "text" },
  custom: ["customFields"],
}
const check = (written: string) => checkFilter(fields, read(written))

describe("the fields of a filter", () => {
  it.each([
    ["Name eq 'x'", { field: "name", value: "x" }],
    ["STATUS eq 'posted'", { field: "status", value: "Posted" }],
    ["date eq '2026-01-02'", { field: "date", value: "2026-01-02" }],
    ["date le datetime'2026-01-02T00:00:00'", { field: "date", value: "2026-01-02" }],
    [
      "created gt datetime'2026-01-02T03:04:05.6+01:00'",
      { field: "created", value: Date.UTC(2026, 0, 2, 2, 4, 5, 600) },
    ],
    ["created gt datetime'2026-01-02'", { field: "created", value: Date.UTC(2026, 0, 2) }],
    ["id eq '0199D3A0-0000-7000-8000-000000000001'", { field: "id", value: "0199d3a0-0000-7000-8000-000000000001" }],
    ["CustomFields/Key eq true", { field: "customFields/Key", value: true }],
    ["lines/name eq null", { field: "lines/name", value: null }],
  ])("%s", (written, expected) => {
    expect(Result.getOrThrow(check(written))).toMatchObject(expected)
  })

  it.each([
    ["nothing eq 1", "'nothing' is not a field of this list; it has name, total"],
    ["constructor eq 1", "'constructor' is not a field"],
    ["__proto__ eq 1", "'__proto__' is not a field"],
    ["name/first eq 1", "'name/first' is not a field"],
    ["customFields eq 1", "'customFields' is not a field"],
    ["name eq 1", "name must be compared with a text in single quotes"],
    ["total eq '1'", "total must be compared with a number"],
    ["date eq datetime'2026-02-30'", "date must be compared with datetime'2026-11-20'"],
    ["date eq datetime'2026-01-01T10:00:00'", "date must be compared with"],
    ["created eq datetime'soon'", "created must be compared with datetime"],
    ["id eq guid'x'", "id must be compared with guid"],
    ["open eq 'true'", "open must be compared with true or false"],
    ["status eq 'Sent'", "status must be compared with one of Draft, Posted"],
    ["status gt 'Draft'", "status has no order"],
    ["total gt null", "total can be compared with null only by eq or ne"],
    ["startswith(total, '1')", "total is not a text, so it cannot be searched"],
  ])("%s is refused", (written, expected) => {
    expect(refusal(check(written))).toContain(expected)
  })

  it.each([
    ["name", [{ field: "name", descending: false }]],
    [
      " date DESC , Name asc",
      [
        { field: "date", descending: true },
        { field: "name", descending: false },
      ],
    ],
  ])("order by %j", (written, expected) => {
    expect(Result.getOrThrow(checkOrder(fields, written))).toEqual(expected)
  })

  it.each(["", "name,", "name up", "name asc desc", "lines/name", "customFields/x", "name;id", "(select 1)"])(
    "order by %j is refused",
    (written) => {
      expect(Result.isFailure(checkOrder(fields, written))).toBe(true)
    },
  )
})
