import { isBic } from "../../../organisation/legal-entity-profile.ts"
import { parseNip } from "../../nip.ts"
import { nationalLimits } from "../../ubl/rules/polish.ts"
import { isDate } from "../../ubl/rules/presence.ts"
import { has, linesOf, select, type UblDocument, valueOf, type XmlElement } from "../document.ts"
import { type Assertion, must, type RuleSet } from "../rule.ts"
import { isVat } from "./tax-category.ts"

const seller = "cac:AccountingSupplierParty/cac:Party"
const buyer = "cac:AccountingCustomerParty/cac:Party"

const vatNumberOf = (party: XmlElement): string =>
  valueOf(select(party, "cac:PartyTaxScheme").find(isVat) ?? party, "cbc:CompanyID")
/** The NIP of a party: its VAT number or, without one, its registration. */
const nipOf = (party: XmlElement): string => vatNumberOf(party) || valueOf(party, "cac:PartyLegalEntity/cbc:CompanyID")
const countryOf = (party: XmlElement) => valueOf(party, "cac:PostalAddress/cac:Country/cbc:IdentificationCode")
const isPolish = (party: XmlElement) => countryOf(party) === "PL"

/** Whether the seller is Polish, by the VAT number or else by the address. */
const ofPoland = ({ root }: UblDocument): boolean =>
  select(root, seller).some((party) => (vatNumberOf(party).slice(0, 2) || countryOf(party)) === "PL")

const decimalsOf = (text: string): number => /\.(\d*?)0*$/.exec(text)?.[1]?.length ?? 0
const atMost = (rule: string, text: string, path: string, decimals: number) =>
  must(rule, `${text} has more than ${decimals} decimals`, (line) => decimalsOf(valueOf(line, path)) <= decimals)
const short = (text: string): Assertion =>
  must(
    "PL-10",
    `${text} is longer than ${nationalLimits.name} characters`,
    (each) => each.text.length <= nationalLimits.name,
  )
const wholeAddress: Assertion = must("PL-04", "the address is not complete", (address) =>
  ["cbc:StreetName", "cbc:CityName", "cbc:PostalZone", "cac:Country/cbc:IdentificationCode"].every(
    (path) => valueOf(address, path) !== "",
  ),
)

const rules: readonly RuleSet[] = [
  {
    at: ["/"],
    assertions: [
      must("PL-01", "lines must be numbered from 1 in their order", (_, document) =>
        linesOf(document).every((line, index) => valueOf(line, "cbc:ID") === String(index + 1)),
      ),
      must("PL-06", "VAT of an invoice in another currency must be given in PLN", (root) => {
        const taxes = select(root, "cac:TaxTotal/cbc:TaxAmount")
        const isTaxed = taxes.some(({ text }) => /[1-9]/.test(text))
        return (
          valueOf(root, "cbc:DocumentCurrencyCode") === "PLN" ||
          !isTaxed ||
          taxes.some(({ attributes }) => attributes["currencyID"] === "PLN")
        )
      }),
      must(
        "PL-08",
        "a credit note needs the number and the date of its invoice",
        (root, { kind }) => kind === "Invoice" || has(root, "cac:BillingReference"),
      ),
      must(
        "PL-09",
        `there are more than ${nationalLimits.lines} lines`,
        (_, document) => linesOf(document).length <= nationalLimits.lines,
      ),
      must(
        "PL-10",
        `the number is longer than ${nationalLimits.number} characters`,
        (root) => valueOf(root, "cbc:ID").length <= nationalLimits.number,
      ),
    ],
  },
  {
    at: [seller],
    assertions: [
      must("PL-02", "the seller has no valid NIP", (party) => parseNip(nipOf(party)) !== undefined),
      must("PL-03", "the seller's organization number is missing", (party) =>
        select(party, "cac:PartyLegalEntity").some((entity) => valueOf(entity, "cbc:CompanyID") !== ""),
      ),
    ],
  },
  {
    at: [buyer],
    when: (party) => vatNumberOf(party).startsWith("PL"),
    assertions: [
      must(
        "PL-02",
        "the buyer's NIP has a wrong check digit or form",
        (party) => parseNip(vatNumberOf(party)) !== undefined,
      ),
    ],
  },
  { at: [`${seller}/cac:PostalAddress`], assertions: [wholeAddress] },
  { at: [`${buyer}/cac:PostalAddress`], when: ({ parent }) => isPolish(parent!), assertions: [wholeAddress] },
  {
    at: ["cac:PaymentMeans"],
    when: (means) => ["30", "58"].includes(valueOf(means, "cbc:PaymentMeansCode")),
    assertions: [
      must(
        "PL-05",
        "a payment needs an account and its BIC",
        (means) =>
          valueOf(means, "cac:PayeeFinancialAccount/cbc:ID") !== "" &&
          isBic(valueOf(means, "cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID")),
      ),
    ],
  },
  {
    at: ["/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory"],
    when: (category) => valueOf(category, "cbc:ID") === "E",
    assertions: [
      must("PL-07", "an exemption needs its legal basis as a text", (category) =>
        has(category, "cbc:TaxExemptionReason"),
      ),
    ],
  },
  {
    at: ["/cac:BillingReference/cac:InvoiceDocumentReference"],
    when: (_, { kind }) => kind === "CreditNote",
    assertions: [
      must(
        "PL-08",
        "a credit note needs the number and the date of its invoice",
        (reference) => valueOf(reference, "cbc:ID") !== "" && isDate(valueOf(reference, "cbc:IssueDate")),
      ),
    ],
  },
  { at: ["cac:PartyLegalEntity/cbc:RegistrationName", "Line/cac:Item/cbc:Name"], assertions: [short("a name")] },
  {
    at: ["Line"],
    assertions: [
      atMost("PL-11", "the quantity", "cbc:InvoicedQuantity", nationalLimits.quantityDecimals),
      atMost("PL-11", "the quantity", "cbc:CreditedQuantity", nationalLimits.quantityDecimals),
      atMost("PL-11", "the price", "cac:Price/cbc:PriceAmount", nationalLimits.priceDecimals),
    ],
  },
]

/**
 * The national rules for Polish sellers, under the ids of our writer (docs/e-invoicing.md). The rules on size and dates
 * belong to the writer alone.
 */
export const polishDocumentRules: readonly RuleSet[] = rules.map((ruleSet) => ({
  ...ruleSet,
  when: (element, document) => ofPoland(document) && (ruleSet.when?.(element, document) ?? true),
}))
