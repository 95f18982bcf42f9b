import { everywhere, has, isInCurrency, isLine, select, valueOf, type XmlElement } from "../document.ts"
import { attributed, filled, must, needs, type RuleSet, should } from "../rule.ts"
import { isVat } from "./tax-category.ts"

const seller = "cac:AccountingSupplierParty/cac:Party"
const buyer = "cac:AccountingCustomerParty/cac:Party"

/** Header, parties, references, delivery and payment (EN 16931, BR-01 to BR-65 and BR-CO). */
export const headerRules: readonly RuleSet[] = [
  {
    at: ["/"],
    assertions: [
      filled("BR-01", "cbc:CustomizationID"),
      filled("BR-02", "cbc:ID"),
      filled("BR-03", "cbc:IssueDate"),
      filled("BR-04", "cbc:InvoiceTypeCode", "cbc:CreditNoteTypeCode"),
      filled("BR-05", "cbc:DocumentCurrencyCode"),
      filled("BR-06", `${seller}/cac:PartyLegalEntity/cbc:RegistrationName`),
      filled("BR-07", `${buyer}/cac:PartyLegalEntity/cbc:RegistrationName`),
      needs("BR-08", `${seller}/cac:PostalAddress`),
      needs("BR-10", `${buyer}/cac:PostalAddress`),
      needs("BR-16", "cac:InvoiceLine", "cac:CreditNoteLine"),
      needs("BR-CO-18", "cac:TaxTotal/cac:TaxSubtotal"),
      must(
        "BR-CO-03",
        "cbc:TaxPointDate and cac:InvoicePeriod/cbc:DescriptionCode exclude each other",
        (root) => !has(root, "cbc:TaxPointDate") || !has(root, "cac:InvoicePeriod/cbc:DescriptionCode"),
      ),
    ],
  },
  {
    at: [`${seller}/cac:PostalAddress`],
    assertions: [filled("BR-09", "cac:Country/cbc:IdentificationCode")],
  },
  {
    at: [`${buyer}/cac:PostalAddress`],
    assertions: [filled("BR-11", "cac:Country/cbc:IdentificationCode")],
  },
  { at: [`${seller}/cbc:EndpointID`], assertions: [attributed("BR-62", "schemeID")] },
  { at: [`${buyer}/cbc:EndpointID`], assertions: [attributed("BR-63", "schemeID")] },
  {
    at: ["cac:AccountingSupplierParty"],
    assertions: [
      must(
        "BR-CO-26",
        "the seller has neither an identifier, nor a registration, nor a VAT number",
        (party) =>
          select(party, "cac:Party/cac:PartyTaxScheme").some(
            (scheme) => isVat(scheme) && has(scheme, "cbc:CompanyID"),
          ) ||
          select(party, "cac:Party/cac:PartyIdentification/cbc:ID").some(
            ({ attributes }) => attributes["schemeID"] !== "SEPA",
          ) ||
          has(party, "cac:Party/cac:PartyLegalEntity/cbc:CompanyID"),
      ),
    ],
  },
  {
    at: ["cac:PayeeParty"],
    assertions: [
      must("BR-17", "cac:PartyName/cbc:Name is missing, or the payee is the seller", (payee, { root }) => {
        const isSellers = (path: string) => {
          const sellers = select(root, `${seller}/${path}`).map(({ text }) => text)
          return select(payee, path).some(({ text }) => sellers.includes(text))
        }
        return (
          has(payee, "cac:PartyName/cbc:Name") &&
          !isSellers("cac:PartyName/cbc:Name") &&
          !isSellers("cac:PartyIdentification/cbc:ID")
        )
      }),
    ],
  },
  {
    at: ["cac:TaxRepresentativeParty"],
    assertions: [
      filled("BR-18", "cac:PartyName/cbc:Name"),
      needs("BR-19", "cac:PostalAddress"),
      must("BR-56", "the VAT number of the tax representative is missing", (party) =>
        select(party, "cac:PartyTaxScheme").some((scheme) => isVat(scheme) && has(scheme, "cbc:CompanyID")),
      ),
    ],
  },
  {
    at: ["cac:TaxRepresentativeParty/cac:PostalAddress"],
    assertions: [filled("BR-20", "cac:Country/cbc:IdentificationCode")],
  },
  {
    at: ["cac:InvoicePeriod"],
    when: ({ parent }) => !isLine(parent!),
    assertions: [
      must("BR-29", "the period ends before it begins", endsAfterStart),
      needs("BR-CO-19", "cbc:StartDate", "cbc:EndDate", "cbc:DescriptionCode"),
    ],
  },
  {
    at: ["Line/cac:InvoicePeriod"],
    assertions: [
      must("BR-30", "the period ends before it begins", endsAfterStart),
      needs("BR-CO-20", "cbc:StartDate", "cbc:EndDate"),
    ],
  },
  { at: ["cac:AdditionalDocumentReference"], assertions: [filled("BR-52", "cbc:ID")] },
  { at: ["cac:BillingReference"], assertions: [needs("BR-55", "cac:InvoiceDocumentReference/cbc:ID")] },
  {
    at: ["cac:Delivery/cac:DeliveryLocation/cac:Address"],
    assertions: [needs("BR-57", "cac:Country/cbc:IdentificationCode")],
  },
  {
    at: ["cac:PaymentMeans"],
    assertions: [
      needs("BR-49", "cbc:PaymentMeansCode"),
      must(
        "BR-61",
        "a credit transfer needs cac:PayeeFinancialAccount/cbc:ID",
        (means) =>
          !isTransfer(valueOf(means, "cbc:PaymentMeansCode")) || has(means, "cac:PayeeFinancialAccount/cbc:ID"),
      ),
    ],
  },
  {
    at: ["cac:PaymentMeans/cac:PayeeFinancialAccount"],
    when: ({ parent }) => isTransfer(valueOf(parent!, "cbc:PaymentMeansCode")),
    assertions: [filled("BR-50", "cbc:ID")],
  },
  {
    at: ["cac:PaymentMeans/cac:CardAccount/cbc:PrimaryAccountNumberID"],
    assertions: [
      should("BR-51", "more than the last digits of a card must not be shown", ({ text }) => text.length <= 10),
    ],
  },
  {
    at: ["/"],
    // With two currencies, the accounting currency needs its own total.
    when: (root) => has(root, "cbc:TaxCurrencyCode"),
    assertions: [
      must("BR-53", "the VAT total in cbc:TaxCurrencyCode is missing", (root, document) =>
        select(root, "cbc:TaxCurrencyCode").every((currency) =>
          everywhere(document, "cbc:TaxAmount").some(
            (amount) => amount.parent?.name === "cac:TaxTotal" && isInCurrency(amount, currency),
          ),
        ),
      ),
    ],
  },
]

const isTransfer = (code: string) => code === "30" || code === "58"

function endsAfterStart(period: XmlElement): boolean {
  const [start, end] = [valueOf(period, "cbc:StartDate"), valueOf(period, "cbc:EndDate")]
  // Dates of ISO 8601 sort like their texts.
  return start === "" || end === "" || end >= start
}
