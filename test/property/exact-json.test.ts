import { amountDigits, decimal, fromUnits, parseDecimal, printDecimal } from "@svc/domain/shared/decimal"
import { parseJson, parseJsonWith, printJson, printWithScalars } from "@svc/domain/shared/exact-json"
import { scalarTexts } from "@svc/domain/shared/json-text"
import { criteriaOf, type LookupKind } from "@svc/domain/listing/lookup-key"
import { mergePatch } from "@svc/domain/listing/merge-patch"
import { parseInstant, parseZonedInstant } from "@svc/domain/shared/parse-instant"
import { toIso } from "@svc/domain/shared/timestamp"
import { BigDecimal, Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const { rawJSON } = JSON as JSON & { readonly rawJSON: (text: string) => unknown }

describe("a JSON number", () => {
  const values = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc
        .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 10 }))
        .map(([u, s]) => fromUnits(u, s)),
      fc.string(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie("value")),
      fc.dictionary(
        fc.string().filter((key) => key !== "__proto__"),
        tie("value"),
      ),
    ),
  })).value

  it("survives the round trip digit for digit, wherever it stands", () => {
    fc.assert(
      fc.property(values, (value) => {
        const text = printJson(value)
        expect(printJson(parseJson(text))).toBe(text)
      }),
    )
  })

  it("is written among all else as the engine writes it, and each read number is a decimal", () => {
    const anything = fc.anything({
      maxDepth: 4,
      withDate: true,
      withNullPrototype: true,
      values: [fc.string({ unit: "binary" }), fc.double(), fc.boolean(), fc.constant(undefined), values],
    })
    fc.assert(
      fc.property(anything, (value) => {
        const asked = JSON.stringify(value, function (this: Record<string, unknown>, key, member: unknown) {
          const held = this[key]
          return BigDecimal.isBigDecimal(held) ? rawJSON(printDecimal(held)) : member
        })
        expect(printJson(value)).toBe(asked)
        expect(printWithScalars(value)).toEqual({
          json: asked,
          scalars: asked === undefined ? [] : [...scalarTexts(asked)],
        })
        const text = asked ?? "0"
        expect(parseJson(text)).toEqual(parseJsonWith(text, decimal))
      }),
      { numRuns: 300 },
    )
  })

  it("is written within what is being written, behind an error, and in any length", () => {
    const within = { toJSON: () => printJson({ amount: decimal("1.10"), name: "Å" }) }
    expect(printJson({ before: 1, within, after: 2 })).toBe(
      `{"before":1,"within":"{\\"amount\\":1.1,\\"name\\":\\"Å\\"}","after":2}`,
    )
    const failing = {
      toJSON: () => {
        throw new Error("no")
      },
    }
    expect(() => printJson(["much", failing])).toThrow("no")
    const long = Array.from({ length: 3 }, () => "å".repeat(3_000_000))
    expect(printJson(long)).toBe(JSON.stringify(long))
    expect(printJson({ short: "å" })).toBe(`{"short":"å"}`)
  })

  it("of more digits than a double has keeps them all", () => {
    const text = `{"a":123456789012345.0123456789,"b":[0.1,-0.3],"c":815.96}`
    expect(printJson(parseJson(text))).toBe(text)
    expect(printJson({ amount: decimal("1.10"), missing: undefined, whole: decimal("100") })).toBe(
      `{"amount":1.1,"whole":100}`,
    )
  })

  it("is given to the reader as it was written", () => {
    const seen: string[] = []
    parseJsonWith(`[1.10, 1e2, -0, 1E400]`, (digits) => seen.push(digits))
    expect(seen).toEqual(["1.10", "1e2", "-0", "1E400"])
    expect(parseDecimal("1E400", amountDigits)).toBeUndefined()
  })
})

describe("a merge patch", () => {
  it("leaves what is absent, removes what is null, and sets the rest", () => {
    expect(
      mergePatch<{ a: number; b?: number; c?: number; d?: number }>({ a: 1, b: 2, c: 3 }, { b: null, c: 4, d: 5 }),
    ).toEqual({
      a: 1,
      c: 4,
      d: 5,
    })
  })

  it("applied twice is applied once", () => {
    const object = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.integer())
    const patch = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.option(fc.integer()))
    fc.assert(
      fc.property(object, patch, (before, by) => {
        const once = mergePatch(before, by)
        expect(mergePatch(once, by)).toEqual(once)
      }),
    )
  })
})

describe("a look-up key", () => {
  const account: LookupKind = { noun: "account", id: "Account-Id", keys: ["AccountNumber", "Name"] }
  const id = "0199D3A0-0000-7000-8000-000000000001"
  it.each([
    [id, [{ key: "Id", value: id.toLowerCase() }]],
    [
      "A-1",
      [
        { key: "AccountNumber", value: "A-1" },
        { key: "Name", value: "A-1" },
      ],
    ],
    [{ key: "accountnumber", value: "A-1" }, [{ key: "AccountNumber", value: "A-1" }]],
    [{ key: "Account-Id", value: id }, [{ key: "Id", value: id.toLowerCase() }]],
    [{ key: "id", value: id }, [{ key: "Id", value: id.toLowerCase() }]],
    [
      { value: "A-1" },
      [
        { key: "AccountNumber", value: "A-1" },
        { key: "Name", value: "A-1" },
      ],
    ],
  ])("%j", (wanted, expected) => {
    expect(Result.getOrThrow(criteriaOf(account, "account", wanted))).toEqual(expected)
  })

  it.each([
    ["", "account"],
    [" ", "account"],
    [{ key: "Name", value: "" }, "account.value"],
    [{ key: "Name" }, "account.value"],
    [{ key: "Colour", value: "x" }, "account.key"],
    [{ key: "Account-Id", value: "x" }, "account.value"],
  ])("%j is refused under %s", (wanted, field) => {
    const outcome = criteriaOf(account, "account", wanted)
    expect(Result.isFailure(outcome) && Object.keys(outcome.failure.errors)).toEqual([field])
  })
})

describe("a moment", () => {
  it.each([
    ["2026-11-20", "2026-11-20T00:00:00.000Z"],
    ["2026-11-20T12:30", "2026-11-20T12:30:00.000Z"],
    ["2026-11-20T12:30:01.5", "2026-11-20T12:30:01.500Z"],
    ["2026-11-20T12:30:01+02:00", "2026-11-20T10:30:01.000Z"],
    ["2026-11-20t12:30:01z", "2026-11-20T12:30:01.000Z"],
  ])("%s is %s", (text, expected) => {
    expect(toIso(parseInstant(text)!)).toBe(expected)
  })

  it.each(["", "now", "2026-02-30", "2026-01-01T24:00:00Z", "2026-01-01T12", "2026-01-01Z", "2026-01-01T12:00:61Z"])(
    "%j is none",
    (text) => {
      expect(parseInstant(text)).toBeUndefined()
      expect(parseZonedInstant(text)).toBeUndefined()
    },
  )

  it("needs its zone with a time where people write it", () => {
    expect(["2026-11-20T12:30", "2026-11-20t12:30:01.5"].map(parseZonedInstant)).toEqual([undefined, undefined])
    for (const text of ["2026-11-20", "2026-11-20T12:30:01+02:00", "2026-11-20t12:30z"])
      expect(parseZonedInstant(text)).toBe(parseInstant(text))
  })
})
