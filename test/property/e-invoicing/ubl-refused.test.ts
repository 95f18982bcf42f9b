import { decimal, zero } from "@svc/domain/shared/decimal"
import type { InvoiceLine, PostedInvoice } from "@svc/domain/e-invoicing/ubl/posted-invoice"
import { polishRules } from "@svc/domain/e-invoicing/ubl/rules/polish"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { toPostedInvoice } from "../../support/e-invoicing/ubl-cases.ts"
import { acceptedInputs } from "../../support/e-invoicing/ubl-inputs.ts"
import { plainInput } from "../../support/e-invoicing/ubl-parties.ts"
import { check, invoiceOfLines, rulesOf } from "../../support/e-invoicing/ubl-preflight.ts"

const plain = toPostedInvoice(plainInput)
const line = plain.lines[0]!
const withLine = (change: Partial<InvoiceLine>) => ({ ...plain, lines: [{ ...line, ...change }] })
const withTax = (change: object) => ({ ...plain, taxes: [{ ...plain.taxes[0]!, ...change }] })
const credit = { kind: "CreditNote" as const, preceding: [{ number: "FV/1", issueDate: "2026-11-02" }] }
const withTotals = (change: object) => ({ ...plain, totals: { ...plain.totals, ...change } })
const ofCase = (id: string) => toPostedInvoice(acceptedInputs.find(([title]) => title.startsWith(id))![1])
const withoutKey = <A extends object>(value: A, key: keyof A): A =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)) as A
const withSeller = (change: object) => ({ ...plain, seller: { ...plain.seller, ...change } })
const withBuyer = (change: object) => ({ ...plain, buyer: { ...plain.buyer, ...change } })
const discount = { amount: decimal("10"), tax: line.tax }

describe("is refused under exactly these rules", () => {
  it.each<readonly [string, PostedInvoice, readonly string[]]>([
    [
      "no buyer reference of any kind",
      { ...withoutKey(plain, "buyerReference"), accountNumber: "" },
      ["PEPPOL-EN16931-R003"],
    ],
    [
      "endpoint without scheme",
      { ...ofCase("A09"), buyer: { ...ofCase("A09").buyer, endpoint: { scheme: "", id: "1" } } },
      ["BR-63"],
    ],
    [
      "endpoint with an unknown scheme",
      { ...ofCase("A09"), buyer: { ...ofCase("A09").buyer, endpoint: { scheme: "1234", id: "1" } } },
      ["BR-CL-25", "PEPPOL-EN16931-CL008"],
    ],
    ["seller VAT missing on S", { ...plain, seller: withoutKey(plain.seller, "vatNumber") }, ["BR-S-02"]],
    ["line net differs", withLine({ net: decimal("1000.05") }), ["BR-CO-10", "BR-S-08", "PEPPOL-EN16931-R120"]],
    ["payable differs", withTotals({ payable: decimal("1230.01") }), ["BR-CO-16"]],
    ["tax total is not the sum", withTotals({ tax: decimal("230.01") }), ["BR-CO-14", "BR-CO-15"]],
    ["total with tax differs", withTotals({ gross: decimal("1230.01"), payable: decimal("1230.01") }), ["BR-CO-15"]],
    [
      "three decimals",
      withTotals({ net: decimal("1000.001"), gross: decimal("1230.001"), payable: decimal("1230.001") }),
      ["BR-CO-13", "BR-DEC-12", "BR-DEC-14", "BR-DEC-18"],
    ],
    ["foreign currency without the tax in PLN", withoutKey(ofCase("A03"), "accountingTax"), ["PL-06"]],
    [
      "accounting currency is the invoice's",
      { ...plain, accountingTax: { currency: "PLN", amount: decimal("230") } },
      ["PEPPOL-EN16931-R005"],
    ],
    [
      "accounting tax of another sign",
      { ...ofCase("A03"), accountingTax: { currency: "PLN", amount: decimal("-97.91") } },
      ["PEPPOL-EN16931-R055"],
    ],
    [
      "reverse charge without reason",
      { ...ofCase("A05"), taxes: ofCase("A05").taxes.map(({ reason: _r, reasonCode: _c, ...rest }) => rest) },
      ["BR-AE-10"],
    ],
    [
      "exempt without reason",
      { ...ofCase("A06"), taxes: ofCase("A06").taxes.map((each) => withoutKey(each, "reason")) },
      ["BR-E-10", "PL-07"],
    ],
    [
      "reverse charge without buyer VAT",
      { ...ofCase("A05"), buyer: withoutKey(ofCase("A05").buyer, "vatNumber") },
      ["BR-AE-02"],
    ],
    ["intra-community without delivery", withoutKey(ofCase("A08"), "delivery"), ["BR-IC-11", "BR-IC-12"]],
    [
      "reason code of another category",
      { ...ofCase("A05"), taxes: ofCase("A05").taxes.map((each) => ({ ...each, reasonCode: "VATEX-EU-G" })) },
      ["PEPPOL-EN16931-P0104"],
    ],
    ["credit transfer without account", { ...plain, payment: { code: "30", bic: "WBKPPLPP" } }, ["BR-61", "PL-05"]],
    ["unknown payment code", { ...plain, payment: { code: "999" } }, ["BR-CL-16"]],
    ["unit szt", withLine({ unitCode: "szt" }), ["BR-CL-23"]],
    [
      "allowance that is not its percentage",
      {
        ...ofCase("A07"),
        lines: ofCase("A07").lines.map((each) => ({
          ...each,
          allowances: each.allowances.map((one) => ({ ...one, percent: decimal("11") })),
        })),
      },
      ["PEPPOL-EN16931-R040"],
    ],
    [
      "allowance without reason",
      { ...ofCase("A07"), allowances: ofCase("A07").allowances.map(({ reason: _r, reasonCode: _c, ...rest }) => rest) },
      ["BR-33", "BR-CO-21"],
    ],
    [
      "period of a line outside the invoice's",
      {
        ...withLine({ period: { start: "2026-10-31", end: "2026-12-01" } }),
        period: { start: "2026-11-01", end: "2026-11-30" },
      },
      ["PEPPOL-EN16931-R110", "PEPPOL-EN16931-R111"],
    ],
    ["negative price", { ...withLine({ price: decimal("-1000"), quantity: decimal("-1") }) }, ["BR-27"]],
    [
      "a rate twice in the breakdown",
      { ...plain, taxes: [plain.taxes[0]!, { ...plain.taxes[0]!, taxable: zero, tax: zero }] },
      ["BR-S-08"],
    ],
    [
      "no lines",
      {
        ...plain,
        lines: [],
        taxes: [],
        totals: { ...plain.totals, lines: zero, net: zero, tax: zero, gross: zero, payable: zero },
      },
      ["BR-16", "BR-CO-18"],
    ],
    [
      "a zip beside it",
      { ...plain, attachments: [{ fileName: "a.zip", mediaType: "application/zip", base64: "UEs=" }] },
      ["BR-CL-24", "PEPPOL-EN16931-CL001"],
    ],
    [
      "seller without country",
      withSeller({ address: { ...plain.seller.address, country: undefined } }),
      ["BR-09", "PL-04"],
    ],
    ["date with a zone", { ...plain, issueDate: "2026-11-02Z" }, ["PEPPOL-EN16931-F001"]],
    ["the 30th of February", { ...plain, dueDate: "2026-02-30" }, ["PEPPOL-EN16931-F001"]],
    ["neither due date nor terms", withoutKey(withoutKey(plain, "dueDate"), "paymentTerms"), ["BR-CO-25"]],
    ["buyer's NIP with a wrong check digit", withBuyer({ vatNumber: "PL5265877636" }), ["PL-02"]],
    ["issued tomorrow", { ...plain, issueDate: "2026-11-21" }, ["PL-12"]],
    ["a name that nobody can see", withBuyer({ name: "\u200B" }), ["BR-07"]],
    ["a name with U+0085", withBuyer({ name: "Buyer\u0085" }), ["PL-13"]],
    [
      "a charge without reason",
      {
        ...plain,
        allowances: [{ ...discount, isCharge: true }],
        totals: {
          ...plain.totals,
          charges: decimal("10"),
          net: decimal("1010"),
          tax: decimal("232.30"),
          gross: decimal("1242.30"),
          payable: decimal("1242.30"),
        },
        taxes: [{ ...plain.taxes[0]!, taxable: decimal("1010"), tax: decimal("232.30") }],
      },
      ["BR-38", "BR-CO-22"],
    ],
    ["credit note without its invoice", { ...ofCase("A04"), preceding: [] }, ["PL-08"]],
    ["tax of another rate", withTax({ tax: decimal("230.01") }), ["BR-CO-14", "BR-CO-17", "BR-S-09"]],
    [
      "tax taken out of gross prices, two cents beside",
      { ...withTax({ tax: decimal("230.02") }), taxIncluded: true },
      ["BR-CO-14", "BR-CO-17", "BR-S-09"],
    ],
    [
      "tax taken out of gross prices, a cent beside",
      { ...withTax({ tax: decimal("230.01") }), taxIncluded: true },
      ["BR-CO-14"],
    ],
    [
      "tax of a credit, a whole unit beside",
      { ...withTax({ tax: decimal("231") }), ...credit },
      ["BR-CO-14", "BR-CO-17", "BR-S-09"],
    ],
    ["tax of a credit, less than a unit beside", { ...withTax({ tax: decimal("229.01") }), ...credit }, ["BR-CO-14"]],
    [
      "not subject beside others",
      { ...plain, lines: [line, { ...line, id: "2", tax: { category: "O" } }] },
      ["BR-CO-10", "BR-O-01", "BR-O-02"],
    ],
    ["seven decimals of a quantity", withLine({ quantity: decimal("1.0000001") }), ["PL-11"]],
    ["a foreign currency nobody knows", { ...plain, currency: "XXY" }, ["BR-CL-04", "PL-06"]],
  ])("%s", (_, invoice, rules) => expect(rulesOf(invoice)).toEqual(rules.toSorted()))

  const outside = { category: "O" } as const
  it.each([
    ["a line", { lines: [line, { ...line, id: "2", tax: outside }] }, ["BR-O-12"]],
    ["an allowance", { lines: [{ ...line, tax: outside }], allowances: [discount] }, ["BR-O-13"]],
    ["a charge", { lines: [{ ...line, tax: outside }], allowances: [{ ...discount, isCharge: true }] }, ["BR-O-14"]],
    ["nothing", { lines: [{ ...line, tax: outside }], allowances: [{ ...discount, tax: outside }] }, []],
  ] as const)("%s of another category beside what is not subject to VAT", (_, parts, rules) => {
    const taxes = [{ ...plain.taxes[0]!, ...outside }]
    const found = rulesOf({ ...plain, taxes, ...parts })
    expect(found.filter((rule) => /^BR-O-1[234]$/.test(rule))).toEqual(rules)
  })

  it("10,001 lines", () => expect(rulesOf(invoiceOfLines(10_001))).toEqual(["PL-09", "PL-14"]))
  it("more than a million bytes, three with attachments", () => {
    const long = withLine({ note: "x".repeat(1_000_000) })
    expect(rulesOf(long)).toEqual(["PL-14"])
    const attachments = [{ fileName: "a.pdf", mediaType: "application/pdf", base64: "JVBERi0xLjQKJSVFT0Y=" }]
    expect(rulesOf({ ...long, attachments })).toEqual([])
    expect(rulesOf({ ...withLine({ note: "x".repeat(3_000_000) }), attachments })).toEqual(["PL-14"])
  })
  it("totals of another rounding, both figures named", () => {
    const invoice = ofCase("A14")
    const findings = Result.flip(check({ ...invoice, totals: { ...invoice.totals, lines: decimal("2.35") } }))
    expect(Result.getOrThrow(findings)[0]).toEqual({
      rule: "BR-CO-10",
      text: "Sum of line net amounts is 2.35 but must be 2.38",
    })
  })
  it("a line numbered 0, which the official rules let pass", () => {
    const findings = polishRules.flatMap((rule) => rule({ ...plain, lines: [{ ...line, id: "0" }] }))
    expect(findings.map(({ rule }) => rule)).toEqual(["PL-01"])
  })
  it("everything at once, not the first only", () => {
    const broken = {
      ...plain,
      number: " ",
      issueDate: "soon",
      buyer: { name: "", address: {} },
      lines: [{ ...line, unitCode: "szt", name: "" }],
    }
    const found = rulesOf(broken)
    expect(found).toEqual(
      expect.arrayContaining(["BR-02", "BR-07", "BR-11", "BR-25", "BR-CL-23", "PEPPOL-EN16931-F001"]),
    )
  })
})
