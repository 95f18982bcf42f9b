import { readUbl } from "@svc/adapters/xml/ubl-reader"
import { checkDocument } from "@svc/domain/e-invoicing/document-rules/check-document"
import { describe, expect, it } from "vitest"
import { toPostedInvoice, type UblInput } from "../../support/e-invoicing/ubl-cases.ts"
import { acceptedInputs } from "../../support/e-invoicing/ubl-inputs.ts"
import { amountMutants, drop, headerMutants, type Mutant, swap } from "../../support/e-invoicing/ubl-mutants.ts"
import { xmlOf } from "../../support/e-invoicing/ubl-preflight.ts"

const check = (xml: string) => checkDocument(readUbl(Buffer.from(xml)))
const rulesOf = (xml: string) => [...new Set(check(xml).findings.map(({ rule }) => rule))].toSorted()

const national = (input: UblInput) => xmlOf(toPostedInvoice(input))
const ofCase = (id: string) => national(acceptedInputs.find(([title]) => title.startsWith(id))![1])

describe("a document of ours", () => {
  it.each(acceptedInputs)("breaks no rule: %s", (_, input) => {
    expect(check(national(input))).toEqual({ isValid: true, isNationallyValid: true, findings: [], found: 0 })
  })
})

describe("a changed document breaks exactly these rules", () => {
  it.each([...headerMutants, ...amountMutants])("%s", (_, change, rules) =>
    expect(rulesOf(change(ofCase("A07")))).toEqual(rules),
  )

  it.each<readonly [string, ...Mutant]>([
    [
      "A05",
      "no reason of a reverse charge",
      drop(/<cbc:TaxExemptionReasonCode>.*?<\/cbc:TaxExemptionReason>/s),
      ["BR-AE-10"],
    ],
    [
      "A05",
      "no number of the buyer",
      drop(/(?<=AccountingCustomerParty>.*)<cac:PartyTaxScheme>.*?<\/cac:PartyTaxScheme>/s),
      ["BR-AE-02"],
    ],
    ["A06", "tax on what is exempt", swap(/(<cac:TaxSubtotal>.*?)>0\.00</s, "$1>0.01<"), ["BR-CO-14", "BR-E-09"]],
    [
      "A06",
      "a code in the place of the legal basis",
      swap(
        /<cbc:TaxExemptionReason>.*?<\/cbc:TaxExemptionReason>/,
        "<cbc:TaxExemptionReasonCode>VATEX-EU-132</cbc:TaxExemptionReasonCode>",
      ),
      ["PL-07"],
    ],
    ["A08", "goods that went nowhere", drop(/<cac:Delivery>.*?<\/cac:Delivery>/s), ["BR-IC-11", "BR-IC-12"]],
    ["A12", "a rate of what is zero rated", swap(/(<cac:ClassifiedTaxCategory>.*?)>0</s, "$1>5<"), ["BR-Z-05"]],
    [
      "A15",
      "a rate of what is not subject",
      swap(/(<cac:ClassifiedTaxCategory><cbc:ID>O<\/cbc:ID>)/, "$1<cbc:Percent>0</cbc:Percent>"),
      ["BR-O-05"],
    ],
    [
      "A03",
      "no total in PLN",
      drop(/<cac:TaxTotal><cbc:TaxAmount currencyID="PLN">[^<]*<\/cbc:TaxAmount><\/cac:TaxTotal>/),
      ["BR-53", "PEPPOL-EN16931-R054", "PEPPOL-EN16931-R055", "PL-06"],
    ],
    ["A04", "a credit of no invoice", drop(/<cac:BillingReference>.*?<\/cac:BillingReference>/s), ["PL-08"]],
    ["A04", "an invoice's type", swap(">381<", ">380<"), ["BR-CL-01", "PEPPOL-EN16931-P0101"]],
  ])("%s, %s", (id, _, change, rules) => expect(rulesOf(change(ofCase(id)))).toEqual(rules))
})

describe("a document of a Swedish seller", () => {
  const swedish = (xml: string) =>
    [
      swap("<cbc:IdentificationCode>PL", "<cbc:IdentificationCode>SE"),
      swap("<cbc:CompanyID>PL5265877635", "<cbc:CompanyID>SE556677889901"),
      swap("<cbc:CompanyID>5265877635", "<cbc:CompanyID>5566778899"),
      (text: string) => text.replaceAll(">23<", ">25<"),
    ].reduce((text, change) => change(text), xml)

  it.each<Mutant>([
    ["a wrong check digit", swap(">5566778899<", ">5566778898<"), ["SE-R-013"]],
    ["letters", swap(">5566778899<", ">55667788AB<"), ["SE-R-003", "SE-R-013"]],
    ["a VAT number that is too short", swap("SE556677889901", "SE5566778899"), ["SE-R-001"]],
    ["a domestic transfer by 31", swap('name="Credit transfer">30', ">31"), []],
    ["a giro by 50", swap('name="Credit transfer">30', ">50"), ["SE-R-011"]],
    ["a rate of 23", swap(/(<cac:ClassifiedTaxCategory>.*?)>25</s, "$1>23<"), ["BR-S-08", "SE-R-006"]],
  ])("%s", (_, change, rules) => {
    const found = rulesOf(change(swedish(ofCase("A07"))))
    // The amounts were calculated at 23 %, so the rules that compare them with the rate are left out.
    expect(found.filter((rule) => !["BR-CO-17", "BR-S-09"].includes(rule))).toEqual(rules)
  })
})

describe("a finding", () => {
  it("names its element", () => {
    const found = check(swap(/(<cac:InvoiceLine><cbc:ID>2.*?)<cbc:Name>[^<]*<\/cbc:Name>/s, "$1")(ofCase("A07")))
    expect(found).toEqual({
      isValid: false,
      isNationallyValid: true,
      found: 1,
      findings: [
        {
          rule: "BR-25",
          scope: "Peppol",
          severity: "fatal",
          place: "/Invoice/cac:InvoiceLine[2]",
          text: "cac:Item/cbc:Name is missing or empty",
        },
      ],
    })
  })
  it("that only warns leaves the document valid", () => {
    expect(check(swap("<cbc:IssueDate>", "<cbc:UUID>1</cbc:UUID><cbc:IssueDate>")(ofCase("A07"))).isValid).toBe(true)
  })
  it("of the national system leaves a document of the network valid", () => {
    const verdict = check(swap("<cac:InvoiceLine><cbc:ID>1<", "<cac:InvoiceLine><cbc:ID>0<")(ofCase("A07")))
    expect(verdict).toMatchObject({
      isValid: true,
      isNationallyValid: false,
      findings: [{ rule: "PL-01", scope: "National", severity: "fatal" }],
    })
  })
  it("of very many is counted", () => {
    const { findings, found } = check(swap("</Invoice>", `${"<cbc:Note/>".repeat(5000)}</Invoice>`)(ofCase("A07")))
    expect([findings.length, found > 5000]).toEqual([1000, true])
  })
})
