import { BigDecimal } from "effect"
import { zero } from "../../../shared/decimal.ts"
import { numberAt } from "../amounts.ts"
import { has, isInCurrency, select, type UblDocument, valueOf, type XmlElement } from "../document.ts"
import { must, needs, type RuleSet } from "../rule.ts"
import { amountNames } from "./codes.ts"

const customization = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0"
/** The approved business processes with their numbers (Peppol BIS Billing 3.0.21). */
const processes: Readonly<Record<string, string>> = {
  "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0": "01",
  "urn:peppol:france:billing:regulated": "01",
  "urn:peppol:france:billing:non-regulated": "01",
  "urn:peppol:bis:billing_with_response": "02",
}

/** The number of the business process; `undefined` when the profile is not approved. */
export const processOf = ({ root }: UblDocument): string | undefined => {
  const profile = valueOf(root, "cbc:ProfileID")
  return Object.hasOwn(processes, profile) ? processes[profile] : undefined
}

const countryIn = (root: XmlElement, role: string) =>
  valueOf(root, `${role}/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode`).toUpperCase()
/** Whether both parties have German addresses. Germany's own rules then allow more. */
export const isGerman = ({ root }: UblDocument): boolean =>
  countryIn(root, "cac:AccountingSupplierParty") === "DE" && countryIn(root, "cac:AccountingCustomerParty") === "DE"

const sameSign = (root: XmlElement): boolean => {
  const inCurrency = (path: string) =>
    select(root, "cac:TaxTotal/cbc:TaxAmount")
      .filter(({ attributes }) => attributes["currencyID"] === valueOf(root, path))
      .map(({ parent }) => numberAt(parent!, "cbc:TaxAmount"))
      .filter((each) => each !== undefined)
  const [accounting, own] = [inCurrency("cbc:TaxCurrencyCode"), inCurrency("cbc:DocumentCurrencyCode")]
  const both = (holds: (amount: typeof zero) => boolean) => accounting.some(holds) && own.some(holds)
  return (
    both((amount) => BigDecimal.isLessThanOrEqualTo(amount, zero)) ||
    both((amount) => BigDecimal.isGreaterThanOrEqualTo(amount, zero))
  )
}

/** General rules of Peppol BIS Billing 3.0 on the document (PEPPOL-EN16931-R001 to R080). */
export const peppolRules: readonly RuleSet[] = [
  {
    at: ["*"],
    when: ({ children }) => children.length === 0,
    assertions: [must("PEPPOL-EN16931-R008", "is empty", ({ text }) => text !== "")],
  },
  {
    at: ["/"],
    assertions: [
      needs("PEPPOL-EN16931-R001", "cbc:ProfileID"),
      must(
        "PEPPOL-EN16931-R002",
        "cbc:Note is there more than once",
        (root, document) => select(root, "cbc:Note").length <= 1 || isGerman(document),
      ),
      needs("PEPPOL-EN16931-R003", "cbc:BuyerReference", "cac:OrderReference/cbc:ID"),
      must(
        "PEPPOL-EN16931-R004",
        `cbc:CustomizationID must begin with ${customization}, and have no :: in it`,
        (root) => {
          const given = valueOf(root, "cbc:CustomizationID")
          return given.startsWith(customization) && !given.includes("::")
        },
      ),
      must(
        "PEPPOL-EN16931-R007",
        `cbc:ProfileID must be one of ${Object.keys(processes).join(", ")}`,
        (_, document) => processOf(document) !== undefined,
      ),
      must(
        "PEPPOL-EN16931-R053",
        "there must be one cac:TaxTotal with a breakdown",
        (root) => select(root, "cac:TaxTotal").filter((total) => has(total, "cac:TaxSubtotal")).length === 1,
      ),
      must(
        "PEPPOL-EN16931-R054",
        "cac:TaxTotal without a breakdown is for cbc:TaxCurrencyCode, once",
        (root) =>
          select(root, "cac:TaxTotal").filter((total) => !has(total, "cac:TaxSubtotal")).length ===
          (has(root, "cbc:TaxCurrencyCode") ? 1 : 0),
      ),
      must(
        "PEPPOL-EN16931-R055",
        "VAT in both currencies must have the same sign",
        (root) => !has(root, "cbc:TaxCurrencyCode") || sameSign(root),
      ),
      must(
        "PEPPOL-EN16931-R080",
        "a credit note has one project at most",
        (root, { kind }) =>
          kind === "Invoice" ||
          select(root, "cac:AdditionalDocumentReference/cbc:DocumentTypeCode").filter(({ text }) => text === "50")
            .length <= 1,
      ),
    ],
  },
  {
    at: ["cbc:TaxCurrencyCode"],
    assertions: [
      must(
        "PEPPOL-EN16931-R005",
        "must differ from cbc:DocumentCurrencyCode",
        ({ text, parent }) => text !== valueOf(parent!, "cbc:DocumentCurrencyCode"),
      ),
    ],
  },
  {
    at: ["cac:AccountingCustomerParty/cac:Party"],
    assertions: [needs("PEPPOL-EN16931-R010", "cbc:EndpointID")],
  },
  {
    at: ["cac:AccountingSupplierParty/cac:Party"],
    assertions: [needs("PEPPOL-EN16931-R020", "cbc:EndpointID")],
  },
  {
    at: ["cac:PaymentMeans"],
    when: (means) => ["49", "59"].includes(valueOf(means, "cbc:PaymentMeansCode")),
    assertions: [needs("PEPPOL-EN16931-R061", "cac:PaymentMandate/cbc:ID")],
  },
  {
    at: amountNames,
    // The second total of VAT is in the accounting currency.
    when: ({ name, parent }) =>
      name !== "cbc:TaxAmount" || parent?.name !== "cac:TaxTotal" || has(parent, "cac:TaxSubtotal"),
    assertions: [
      must("PEPPOL-EN16931-R051", "currencyID must be cbc:DocumentCurrencyCode", (amount, { root }) =>
        select(root, "cbc:DocumentCurrencyCode").some((currency) => isInCurrency(amount, currency)),
      ),
    ],
  },
]
