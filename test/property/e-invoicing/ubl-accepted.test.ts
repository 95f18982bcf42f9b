import { findingTexts } from "@svc/domain/e-invoicing/preflight"
import { BigDecimal } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { toPostedInvoice } from "../../support/e-invoicing/ubl-cases.ts"
import { acceptedInputs } from "../../support/e-invoicing/ubl-inputs.ts"
import { plainInput } from "../../support/e-invoicing/ubl-parties.ts"
import { invoiceOfLines, rulesOf, xmlOf } from "../../support/e-invoicing/ubl-preflight.ts"
import { readXml } from "../../support/e-invoicing/ubl-validator.ts"

describe("is accepted with its figures", () => {
  it.each(acceptedInputs)("%s", (_, input, values) => {
    const read = readXml(xmlOf(toPostedInvoice(input)))
    expect(Object.fromEntries(Object.keys(values).map((path) => [path, read.find(`/*/${path}`)]))).toEqual(values)
  })

  it("the same invoice gives the same bytes", () => {
    for (const [, input] of acceptedInputs) expect(xmlOf(toPostedInvoice(input))).toBe(xmlOf(toPostedInvoice(input)))
  })

  it("the national rules change line numbers and parties only", () => {
    const invoice = toPostedInvoice(plainInput)
    const own = { ...invoice, lines: [{ ...invoice.lines[0]!, id: "L-7" }] }
    const [plain, national] = [readXml(xmlOf(own, false)).values, readXml(xmlOf(own)).values]
    const differing = plain.filter((value, index) => value !== national[index])
    expect(differing).toEqual([expect.stringContaining("/ID=L-7")])
    expect(plain).toHaveLength(national.length)
  })

  it("2,200 short lines: the limit of bytes holds for the national document, not for this one", () => {
    expect(rulesOf(invoiceOfLines(2200))).toEqual([])
    expect(xmlOf(invoiceOfLines(2200)).length).toBeGreaterThan(1_000_000)
  })

  it("10,000 lines, numbered to the end", () => {
    const invoice = invoiceOfLines(10_000)
    // The national byte limit, which so many lines exceed, is the only broken rule.
    expect(rulesOf(invoice)).toEqual(["PL-14"])
    const xml = xmlOf(invoice, false)
    expect(xml).toContain("<cbc:ID>10000</cbc:ID>")
  })
})

it("whatever is invoiced, totals add up and are accepted", () => {
  const price = fc
    .tuple(fc.nat(10_000_000), fc.nat(8))
    .map(([digits, scale]) => BigDecimal.format(BigDecimal.make(BigInt(digits), scale)))
  const lines = fc.array(
    fc.record({
      name: fc.constant("Item"),
      qty: fc
        .tuple(fc.integer({ min: -1000, max: 100_000 }), fc.nat(6))
        .map(([digits, scale]) => BigDecimal.format(BigDecimal.make(BigInt(digits), scale))),
      price,
      cat: fc.constant("S" as const),
      pct: fc.constantFrom("23", "8", "5"),
    }),
    { minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(lines, (given) => {
      expect(rulesOf(toPostedInvoice({ ...plainInput, lines: given }))).toEqual([])
    }),
  )
})

it("of very many reasons the first hundred are shown", () => {
  const findings = Array.from({ length: 10_000 }, (_, index) => ({ rule: "BR-25", text: `line ${index}` }))
  const texts = findingTexts(findings)
  expect([texts.length, texts[0], texts.at(-1)]).toEqual([101, "BR-25: line 0", "9900 more are not shown"])
  expect(findingTexts(findings.slice(0, 100))).toHaveLength(100)
})
