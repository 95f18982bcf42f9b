import { scalarTexts } from "@svc/domain/shared/json-text"
import { longestSearchValue, mostSearchValues, toSearchValues } from "@svc/domain/webhooks/search-value"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const leaves = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value]
  if (typeof value === "number") return [JSON.stringify(value)]
  if (typeof value !== "object" || value === null) return []
  return Object.values(value).flatMap(leaves)
}
const members = fc.dictionary(fc.string(), fc.jsonValue())

describe("the scalars of a JSON text", () => {
  it("are its strings and numbers in their order, however it is indented", () => {
    fc.assert(
      fc.property(members, fc.constantFrom(undefined, 1, "\t"), (value, indent) => {
        expect([...scalarTexts(JSON.stringify(value, null, indent))]).toEqual(leaves(JSON.parse(JSON.stringify(value))))
      }),
    )
  })

  it.each([
    ['{"a":1.10,"b":[-0,1E+2,12345678901234567890]}', ["1.10", "-0", "1E+2", "12345678901234567890"]],
    ['{"a" : "b" , "c":{"d":"e:f"}}', ["b", "e:f"]],
    [String.raw`{"a":"\u00c5sa","b":"\"","c\"":"\\"}`, ["Åsa", '"', "\\"]],
    ['{"a":true,"b":null,"c":false}', []],
    ["{}", []],
  ])("of %s are %j", (text, expected) => {
    expect([...scalarTexts(text)]).toEqual(expected)
  })
})

describe("the values an event is found by", () => {
  const uuid = "0199D3A0-0000-7000-8000-00000000ABCD"

  it("are those of its data, each once, and its ids", () => {
    expect(
      toSearchValues(scalarTexts('{"number":"10001","total":1250.00,"again":"10001"}'), "event", undefined),
    ).toEqual(["event", "10001", "1250.00"])
  })

  it("are uuids in lower case and everything else as it is", () => {
    expect(toSearchValues(scalarTexts(JSON.stringify({ id: uuid, name: "Åsa AB" })))).toEqual([
      uuid.toLowerCase(),
      "Åsa AB",
    ])
  })

  it("are none that is empty, too long, or that PostgreSQL cannot keep", () => {
    const data = ["", "x".repeat(longestSearchValue + 1), "\0", "\ud800", "x".repeat(longestSearchValue)]
    expect(toSearchValues(scalarTexts(JSON.stringify({ data })))).toEqual(["x".repeat(longestSearchValue)])
  })

  it("are the first ones of very many, and its ids always", () => {
    const values = toSearchValues(
      scalarTexts(JSON.stringify(Array.from({ length: 5000 }, (_, index) => `v${index}`))),
      "event",
    )
    expect(values).toHaveLength(mostSearchValues)
    expect(values.slice(0, 2)).toEqual(["event", "v0"])
  })
})
