import { rawOf, select, valueOf, type XmlElement } from "../document.ts"
import { must, type RuleSet, should } from "../rule.ts"

/** Attributes that EN 16931 does not use anywhere, with the numbers of their rules (UBL-DT). */
const attributes: Readonly<Record<string, string>> = {
  schemeName: "08",
  schemeAgencyName: "09",
  schemeDataURI: "10",
  schemeURI: "11",
  format: "12",
  unitCodeListIdentifier: "13",
  unitCodeListAgencyIdentifier: "14",
  unitCodeListAgencyName: "15",
  listAgencyName: "16",
  listName: "17",
  languageID: "19",
  listURI: "20",
  listSchemeURI: "21",
  languageLocaleID: "22",
  uri: "23",
  currencyCodeListVersionID: "24",
  characterSetCode: "25",
  encodingCode: "26",
  schemeAgencyID: "27",
  listAgencyID: "28",
}

const without = (rule: string, attribute: string) =>
  should(rule, `${attribute} is not used`, (element) => element.attributes[attribute] === undefined)

/** Attributes that EN 16931 does not use at certain places (UBL-CR). */
const attributePlaces = [
  ["652", "cac:PartyTaxScheme/cbc:CompanyID", "schemeID"],
  ["660", "cac:Country/cbc:IdentificationCode", "listID"],
  ["662", "cbc:AllowanceChargeReasonCode", "listID"],
  ["667", "cac:BuyersItemIdentification/cbc:ID", "schemeID"],
  ["668", "cac:SellersItemIdentification/cbc:ID", "schemeID"],
  ["674", "cbc:PrimaryAccountNumberID", "schemeID"],
  ["675", "cac:CardAccount/cbc:NetworkID", "schemeID"],
  ["676", "cac:PaymentMandate/cbc:ID", "schemeID"],
  ["677", "cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID", "schemeID"],
  ["678", "cac:TaxCategory/cbc:ID", "schemeID"],
  ["679", "cac:ClassifiedTaxCategory/cbc:ID", "schemeID"],
] as const

/** Elements that EN 16931 does not use anywhere (UBL-CR). */
const elementPlaces = [
  ["664", "cac:FinancialInstitution"],
  ["669", "cac:Price/cac:AllowanceCharge/cbc:AllowanceChargeReasonCode"],
  ["670", "cac:Price/cac:AllowanceCharge/cbc:AllowanceChargeReason"],
  ["671", "cac:Price/cac:AllowanceCharge/cbc:MultiplierFactorNumeric"],
  ["680", "cac:PaymentMeans/cac:PayerFinancialAccount"],
] as const

const isObject = (reference: XmlElement) => rawOf(reference, "cbc:DocumentTypeCode") === "130"
const never = () => false

/**
 * Elements and attributes that EN 16931 does not use and that a path from the root cannot express (`unused/` has the
 * others).
 */
export const unusedRules: readonly RuleSet[] = [
  {
    at: ["*"],
    when: (element) => hasAttributes(element),
    assertions: [
      ...Object.entries(attributes).map(([attribute, number]) => without(`UBL-DT-${number}`, attribute)),
      should(
        "UBL-DT-18",
        "name is not used",
        ({ name, attributes: given }) => given["name"] === undefined || name === "cbc:PaymentMeansCode",
      ),
      without("UBL-CR-663", "unitCodeListID"),
    ],
  },
  ...attributePlaces.map(([number, place, attribute]) => ({
    at: [place],
    assertions: [without(`UBL-CR-${number}`, attribute)],
  })),
  ...elementPlaces.map(([number, place]) => ({
    at: [place],
    assertions: [should(`UBL-CR-${number}`, `${place} is not used`, never)],
  })),
  {
    at: ["/"],
    assertions: [
      should("UBL-CR-002", "cbc:UBLVersionID must be 2.1", (root) =>
        ["", "2.1"].includes(valueOf(root, "cbc:UBLVersionID")),
      ),
    ],
  },
  {
    at: ["/cac:PaymentMeans/cbc:PaymentDueDate"],
    when: (_, { kind }) => kind === "Invoice",
    assertions: [should("UBL-CR-412", "cbc:PaymentDueDate is not used in invoices", never)],
  },
  {
    at: ["cac:AdditionalDocumentReference"],
    when: isObject,
    assertions: [
      must("UBL-CR-666", "an invoiced object has no attachment", (each) => select(each, "cac:Attachment").length === 0),
      must(
        "UBL-CR-673",
        "an invoiced object has no description",
        (each) => select(each, "cbc:DocumentDescription").length === 0,
      ),
    ],
  },
  {
    at: ["cac:AdditionalDocumentReference/cbc:ID"],
    when: ({ parent }) => !isObject(parent!),
    assertions: [without("UBL-CR-665", "schemeID")],
  },
]

function hasAttributes({ attributes: given }: XmlElement): boolean {
  for (const _ in given) return true
  return false
}
