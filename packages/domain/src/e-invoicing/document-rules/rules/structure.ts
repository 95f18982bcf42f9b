import { has, isWithin, rawOf, select, type UblDocument, valueOf, type XmlElement } from "../document.ts"
import { attributed, hasTwoDecimals, must, once, type RuleSet } from "../rule.ts"
import { isAllowance, isCharge } from "./tax-category.ts"

const seller = "cac:AccountingSupplierParty/cac:Party"
const buyer = "cac:AccountingCustomerParty/cac:Party"

const numbersIn = (root: XmlElement, party: string, isOfVat: boolean) =>
  select(root, `${party}/cac:PartyTaxScheme`)
    .filter((scheme) => has(scheme, "cac:TaxScheme") && isOfVat === (schemeOf(scheme) === "VAT"))
    .flatMap((scheme) => select(scheme, "cbc:CompanyID"))
const schemeOf = (scheme: XmlElement) => rawOf(scheme, "cac:TaxScheme/cbc:ID").toUpperCase()
const oneNumber = (rule: string, party: string, isOfVat: boolean, text: string) =>
  must(rule, text, (root) => numbersIn(root, party, isOfVat).length <= 1)

/** All elements of a name have the same text, to the character. */
const alike = (rule: string, name: string) =>
  must(rule, `${name} must not differ`, (_, { elements }: UblDocument) => {
    const [first, ...others] = elements.get(name) ?? []
    return others.every(({ raw }) => raw === first!.raw)
  })

/** A path may occur at most once, and the payee must not have the seller's name. */
const ofPayee = (rule: string, path: string, counts: (element: XmlElement) => boolean = () => true) =>
  must(rule, `${path} is there more than once, or the payee is the seller`, (payee, { root }) => {
    const sellers = select(root, `${seller}/cac:PartyLegalEntity/cbc:RegistrationName`)
    const isAnother = select(payee, "cac:PartyName/cbc:Name").some(({ text }) =>
      sellers.some((each) => each.text !== text),
    )
    return isAnother && select(payee, path).filter(counts).length <= 1
  })

/** The allowed number of elements (EN 16931, UBL-SR), and the attributes of amounts and attachments (UBL-DT). */
export const structureRules: readonly RuleSet[] = [
  {
    at: ["/"],
    assertions: [
      once("UBL-SR-01", "cac:ContractDocumentReference/cbc:ID"),
      once("UBL-SR-02", "cac:ReceiptDocumentReference/cbc:ID"),
      once("UBL-SR-03", "cac:DespatchDocumentReference/cbc:ID"),
      once(
        "UBL-SR-04",
        "cac:AdditionalDocumentReference/cbc:ID",
        ({ parent }) => valueOf(parent!, "cbc:DocumentTypeCode") === "130",
      ),
      once("UBL-SR-05", "cac:PaymentTerms/cbc:Note"),
      once("UBL-SR-08", "cac:InvoicePeriod"),
      once("UBL-SR-09", `${seller}/cac:PartyLegalEntity/cbc:RegistrationName`),
      once("UBL-SR-10", `${seller}/cac:PartyName/cbc:Name`),
      once("UBL-SR-11", `${seller}/cac:PartyLegalEntity/cbc:CompanyID`),
      oneNumber("UBL-SR-12", seller, true, "the seller has more than one VAT number"),
      oneNumber("UBL-SR-13", seller, false, "the seller has more than one other tax number"),
      once("UBL-SR-14", `${seller}/cac:PartyLegalEntity/cbc:CompanyLegalForm`),
      once("UBL-SR-15", `${buyer}/cac:PartyLegalEntity/cbc:RegistrationName`),
      once("UBL-SR-16", `${buyer}/cac:PartyIdentification/cbc:ID`),
      once("UBL-SR-17", `${buyer}/cac:PartyLegalEntity/cbc:CompanyID`),
      oneNumber("UBL-SR-18", buyer, true, "the buyer has more than one VAT number"),
      once("UBL-SR-24", "cac:Delivery"),
      must("UBL-SR-29", "there is more than one identifier of a SEPA creditor", (_, { elements }) => {
        const ids = (elements.get("cac:PartyIdentification") ?? []).flatMap((each) => select(each, "cbc:ID"))
        return ids.filter((id) => id.attributes["schemeID"]?.toUpperCase() === "SEPA").length <= 1
      }),
      once("UBL-SR-39", "cac:ProjectReference/cbc:ID"),
      once("UBL-SR-40", `${buyer}/cac:PartyName/cbc:Name`),
      alike("UBL-SR-44", "cbc:PaymentID"),
      once("UBL-SR-45", "cac:PaymentMeans/cbc:PaymentDueDate"),
      once("UBL-SR-46", "cac:PaymentMeans/cbc:PaymentMeansCode", ({ attributes }) => attributes["name"] !== undefined),
      alike("UBL-SR-47", "cbc:PaymentMeansCode"),
      once("UBL-SR-49", "cac:InvoicePeriod/cbc:DescriptionCode"),
      once("UBL-SR-54", "cac:PaymentMeans/cac:CardAccount"),
      once("UBL-SR-55", "cac:PaymentMeans/cac:PaymentMandate"),
      once("UBL-SR-56", "cac:OriginatorDocumentReference/cbc:ID"),
    ],
  },
  {
    at: ["cac:BillingReference"],
    assertions: [
      once("UBL-SR-06", "cac:InvoiceDocumentReference"),
      must("UBL-SR-07", "cac:InvoiceDocumentReference/cbc:ID is missing", (reference) =>
        has(reference, "cac:InvoiceDocumentReference/cbc:ID"),
      ),
    ],
  },
  {
    at: ["cac:PayeeParty"],
    assertions: [
      ofPayee("UBL-SR-19", "cac:PartyName/cbc:Name"),
      ofPayee(
        "UBL-SR-20",
        "cac:PartyIdentification/cbc:ID",
        ({ attributes: { schemeID = "" } }) => schemeID.toUpperCase() !== "SEPA",
      ),
      ofPayee("UBL-SR-21", "cac:PartyLegalEntity/cbc:CompanyID"),
    ],
  },
  {
    at: ["cac:TaxRepresentativeParty"],
    assertions: [once("UBL-SR-22", "cac:PartyName/cbc:Name"), once("UBL-SR-23", "cac:PartyTaxScheme/cbc:CompanyID")],
  },
  { at: ["cac:Delivery"], assertions: [once("UBL-SR-25", "cac:DeliveryParty/cac:PartyName/cbc:Name")] },
  {
    at: ["cac:PaymentMeans"],
    assertions: [
      once("UBL-SR-26", "cbc:PaymentID"),
      once("UBL-SR-27", "cbc:PaymentMeansCode"),
      once("UBL-SR-28", "cac:PaymentMandate/cbc:ID"),
    ],
  },
  { at: ["cac:AllowanceCharge"], when: isAllowance, assertions: [once("UBL-SR-30", "cbc:AllowanceChargeReason")] },
  { at: ["cac:AllowanceCharge"], when: isCharge, assertions: [once("UBL-SR-31", "cbc:AllowanceChargeReason")] },
  { at: ["cac:TaxSubtotal"], assertions: [once("UBL-SR-32", "cac:TaxCategory/cbc:TaxExemptionReason")] },
  {
    at: ["cac:AdditionalDocumentReference"],
    assertions: [
      once("UBL-SR-33", "cbc:DocumentDescription"),
      must("UBL-SR-43", "a scheme or a type is for objects (130), and in credit notes for projects (50)", isTyped),
    ],
  },
  {
    at: ["Line"],
    assertions: [
      once("UBL-SR-34", "cbc:Note"),
      once("UBL-SR-35", "cac:OrderLineReference/cbc:LineID"),
      once("UBL-SR-36", "cac:InvoicePeriod"),
      once("UBL-SR-37", "cac:Price/cac:AllowanceCharge/cbc:Amount"),
      must(
        "UBL-SR-48",
        "cac:Item must have one cac:ClassifiedTaxCategory",
        (line) => select(line, "cac:Item/cac:ClassifiedTaxCategory").length === 1,
      ),
      once("UBL-SR-50", "cac:Item/cbc:Description"),
      once("UBL-SR-52", "cac:DocumentReference"),
    ],
  },
  {
    at: ["cac:AccountingSupplierParty/cac:Party"],
    assertions: [
      must(
        "UBL-SR-42",
        "cac:PartyTaxScheme is there more than twice",
        (party) => select(party, "cac:PartyTaxScheme").length <= 2,
      ),
    ],
  },
  { at: ["cac:PostalAddress", "cac:Address"], assertions: [once("UBL-SR-51", "cac:AddressLine")] },
  {
    at: ["cac:PartyTaxScheme"],
    assertions: [
      must(
        "UBL-SR-53",
        "cac:TaxScheme/cbc:ID or cbc:CompanyID is missing",
        (scheme) => has(scheme, "cac:TaxScheme/cbc:ID") && has(scheme, "cbc:CompanyID"),
      ),
    ],
  },
  {
    at: ["*"],
    when: ({ name }) => name.endsWith("Amount") && !name.endsWith("PriceAmount"),
    assertions: [
      must(
        "UBL-DT-01",
        "has more than two decimals",
        // The discount of a price may have as many decimals as the price.
        (amount) =>
          hasTwoDecimals(amount.raw) ||
          (amount.parent?.name === "cac:AllowanceCharge" && isWithin(amount, "cac:Price")),
      ),
    ],
  },
  {
    at: ["*"],
    when: ({ name }) => name.endsWith("BinaryObject"),
    assertions: [attributed("UBL-DT-06", "mimeCode"), attributed("UBL-DT-07", "filename")],
  },
]

function isTyped(reference: XmlElement, { kind }: UblDocument): boolean {
  const type = rawOf(reference, "cbc:DocumentTypeCode")
  return (
    type === "130" ||
    (type === "50" && kind === "CreditNote") ||
    (!has(reference, "cbc:DocumentTypeCode") &&
      select(reference, "cbc:ID").every(({ attributes }) => attributes["schemeID"] === undefined))
  )
}
