import { addressChecks } from "../../ubl/electronic-address.ts"
import { has, select, type UblDocument, valueOf, type XmlElement } from "../document.ts"
import { must, type RuleSet, should } from "../rule.ts"

const inSweden = (party: XmlElement): boolean =>
  select(party, "cac:PostalAddress/cac:Country/cbc:IdentificationCode").some(({ text }) => text === "SE")
const vatNumberOf = (party: XmlElement): string =>
  valueOf(
    select(party, "cac:PartyTaxScheme").find((each) => valueOf(each, "cac:TaxScheme/cbc:ID") === "VAT") ?? party,
    "cbc:CompanyID",
  )
const isSwedish = (party: XmlElement): boolean => inSweden(party) && vatNumberOf(party).startsWith("SE")

const sellersOf = ({ root }: UblDocument) => select(root, "cac:AccountingSupplierParty/cac:Party")
const ofSwedish = (_: XmlElement, document: UblDocument) => sellersOf(document).some(isSwedish)
const ofSweden = (document: UblDocument) => sellersOf(document).some(inSweden)
const toSweden = ({ root }: UblDocument) => select(root, "cac:AccountingCustomerParty/cac:Party").some(inSweden)

const isNumeric = (text: string): boolean => text !== "" && !Number.isNaN(Number(text))
const seller = "cac:AccountingSupplierParty/cac:Party"
const codeOf = (means: XmlElement) => valueOf(means, "cbc:PaymentMeansCode")

/** The account of a Swedish giro must be numeric and have a certain number of digits. */
const giro = (name: string, branch: string, numeric: string, length: string, isLong: (length: number) => boolean) => ({
  at: ["cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID"],
  when: ({ parent }: XmlElement, document: UblDocument) =>
    ofSweden(document) &&
    codeOf(parent!.parent!) === "30" &&
    valueOf(parent!, "cac:FinancialInstitutionBranch/cbc:ID") === branch,
  assertions: [
    should(numeric, `an account of ${name} must be numeric`, ({ text }) => isNumeric(text)),
    should(length, `an account of ${name} has another length`, ({ text }) => isLong(text.length)),
  ],
})

/** Rules of Swedish sellers (Peppol BIS Billing 3.0, SE-R-001 to SE-R-013). */
export const swedishRules: readonly RuleSet[] = [
  {
    at: [seller],
    when: isSwedish,
    assertions: [
      must("SE-R-001", "a Swedish VAT number has 14 characters", (party) => vatNumberOf(party).length === 14),
      must("SE-R-002", "a Swedish VAT number has 12 digits behind SE", (party) =>
        isNumeric(vatNumberOf(party).slice(2, 14)),
      ),
    ],
  },
  {
    at: [`${seller}/cac:PartyLegalEntity`],
    when: (entity) => inSweden(entity.parent!) && has(entity, "cbc:CompanyID"),
    assertions: [
      must("SE-R-003", "a Swedish organization number is numeric", (entity) =>
        isNumeric(valueOf(entity, "cbc:CompanyID")),
      ),
      must(
        "SE-R-004",
        "a Swedish organization number has 10 characters",
        (entity) => valueOf(entity, "cbc:CompanyID").length === 10,
      ),
      must("SE-R-013", "the check digit of the organization number is wrong", (entity) =>
        addressChecks["0007"]!.isValid(valueOf(entity, "cbc:CompanyID")),
      ),
    ],
  },
  {
    at: [`${seller}/cac:PartyTaxScheme/cbc:CompanyID`],
    when: ({ parent: scheme }) =>
      inSweden(scheme!.parent!) &&
      has(scheme!.parent!, "cac:PartyLegalEntity/cbc:CompanyID") &&
      valueOf(scheme!, "cac:TaxScheme/cbc:ID").toUpperCase() !== "VAT",
    assertions: [
      must(
        "SE-R-005",
        "a tax registration must say Godkänd för F-skatt",
        ({ text }) => text.toUpperCase() === "GODKÄND FÖR F-SKATT",
      ),
    ],
  },
  {
    at: ["cac:TaxCategory", "cac:ClassifiedTaxCategory"],
    when: (category, document) => valueOf(category, "cbc:ID") === "S" && ofSwedish(category, document),
    assertions: [
      must("SE-R-006", "the rate of a Swedish seller is 25, 12 or 6", (category) =>
        [25, 12, 6].includes(Number(valueOf(category, "cbc:Percent"))),
      ),
    ],
  },
  giro("Plusgiro", "SE:PLUSGIRO", "SE-R-007", "SE-R-010", (length) => length >= 2 && length <= 8),
  giro("Bankgiro", "SE:BANKGIRO", "SE-R-008", "SE-R-009", (length) => length === 7 || length === 8),
  {
    at: ["cac:PaymentMeans"],
    when: (means, document) => ofSweden(document) && ["50", "56"].includes(codeOf(means)),
    assertions: [
      should("SE-R-011", "a giro is named by the code 30 and the branch SE:BANKGIRO or SE:PLUSGIRO", () => false),
    ],
  },
  {
    at: ["cac:PaymentMeans"],
    when: (means, document) => ofSweden(document) && toSweden(document) && codeOf(means) === "31",
    assertions: [should("SE-R-012", "a transfer within Sweden has the code 30", () => false)],
  },
]
