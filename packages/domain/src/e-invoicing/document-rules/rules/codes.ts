import { allowanceReasons } from "../../ubl/code-lists/allowance-reasons.ts"
import { chargeReasons } from "../../ubl/code-lists/charge-reasons.ts"
import { countries } from "../../ubl/code-lists/countries.ts"
import { creditNoteTypes } from "../../ubl/code-lists/credit-note-types.ts"
import { currencies } from "../../ubl/code-lists/currencies.ts"
import {
  allElectronicAddressSchemes,
  electronicAddressSchemes,
} from "../../ubl/code-lists/electronic-address-schemes.ts"
import { exemptionReasons } from "../../ubl/code-lists/exemption-reasons.ts"
import { identifierSchemes } from "../../ubl/code-lists/identifier-schemes.ts"
import { invoiceTypes } from "../../ubl/code-lists/invoice-types.ts"
import { itemTypes } from "../../ubl/code-lists/item-types.ts"
import { mediaTypes } from "../../ubl/code-lists/media-types.ts"
import { noteSubjects } from "../../ubl/code-lists/note-subjects.ts"
import { objectIdentifiers } from "../../ubl/code-lists/object-identifiers.ts"
import { paymentMeans } from "../../ubl/code-lists/payment-means.ts"
import { units } from "../../ubl/code-lists/units.ts"
import { isWithin, rawOf, valueOf, type XmlElement } from "../document.ts"
import { type Assertion, coded, must, type RuleSet } from "../rule.ts"
import { isAllowance, isCharge, isVat } from "./tax-category.ts"

/** The amounts of the core invoice, each of which names its currency. */
export const amountNames: readonly string[] = [
  "cbc:Amount",
  "cbc:BaseAmount",
  "cbc:PriceAmount",
  "cbc:TaxAmount",
  "cbc:TaxableAmount",
  "cbc:LineExtensionAmount",
  "cbc:TaxExclusiveAmount",
  "cbc:TaxInclusiveAmount",
  "cbc:AllowanceTotalAmount",
  "cbc:ChargeTotalAmount",
  "cbc:PrepaidAmount",
  "cbc:PayableRoundingAmount",
  "cbc:PayableAmount",
]

const taxCategories: ReadonlySet<string> = new Set(["AE", "L", "M", "E", "S", "Z", "G", "O", "K", "B"])
const taxPoints: ReadonlySet<string> = new Set(["3", "35", "432"])
const icd = "ISO/IEC 6523"

/** The prefixes of VAT numbers: the country codes, and EL, which Greece uses. */
const vatPrefixes: ReadonlySet<string> = new Set([...countries.codes, "EL"])

const has = (attribute: string) => (element: XmlElement) => element.attributes[attribute] !== undefined
const isObject = (element: XmlElement) =>
  element.attributes["schemeID"] !== undefined && valueOf(element.parent!, "cbc:DocumentTypeCode") === "130"

const subjectOf = (note: string): string => /#([^#]*)#/.exec(note)?.[1] ?? ""

const at = (places: readonly string[], assertion: Assertion, when?: RuleSet["when"]): RuleSet => ({
  at: places,
  ...(when === undefined ? {} : { when }),
  assertions: [assertion],
})

const allowanceCode = "cac:AllowanceCharge/cbc:AllowanceChargeReasonCode"
/** Reasons of allowances, or of charges. Peppol's rule knows one spelling of the indicator only. */
const reasonCodes = (
  rule: string,
  ofPeppol: string,
  codes: ReadonlySet<string>,
  list: string,
  isOne: (each: XmlElement) => boolean,
  indicator: string,
): readonly RuleSet[] => [
  at([allowanceCode], coded(rule, codes, list), ({ parent }) => isOne(parent!)),
  at(
    [allowanceCode],
    coded(ofPeppol, codes, list),
    ({ parent }) => rawOf(parent!, "cbc:ChargeIndicator") === indicator,
  ),
]
const party = "cac:PartyIdentification/cbc:ID"

/** Rules on codes, against the lists of one release (EN 16931, BR-CL; Peppol, CL). */
export const codeRules: readonly RuleSet[] = [
  at(["cbc:InvoiceTypeCode"], coded("BR-CL-01", invoiceTypes.codes, "UNTDID 1001")),
  at(["cbc:CreditNoteTypeCode"], coded("BR-CL-01", creditNoteTypes.codes, "UNTDID 1001")),
  at(amountNames, coded("BR-CL-03", currencies.codes, "ISO 4217", "currencyID")),
  at(amountNames, coded("PEPPOL-EN16931-CL007", currencies.codes, "ISO 4217", "currencyID")),
  at(["cbc:DocumentCurrencyCode"], coded("BR-CL-04", currencies.codes, "ISO 4217")),
  at(["cbc:TaxCurrencyCode"], coded("BR-CL-05", currencies.codes, "ISO 4217")),
  at(["cac:InvoicePeriod/cbc:DescriptionCode"], coded("BR-CL-06", taxPoints, "UNTDID 2005")),
  at(["cac:InvoicePeriod/cbc:DescriptionCode"], coded("PEPPOL-EN16931-CL006", taxPoints, "UNTDID 2005")),
  at(
    ["cac:AdditionalDocumentReference/cbc:ID", "cac:DocumentReference/cbc:ID"],
    coded("BR-CL-07", objectIdentifiers.codes, "UNTDID 1153", "schemeID"),
    isObject,
  ),
  at(
    ["/cbc:Note"],
    must("BR-CL-08", "the subject between # is no code of UNTDID 4451", ({ text }) => {
      const subject = subjectOf(text)
      return subject.length !== 3 || noteSubjects.codes.has(subject)
    }),
  ),
  at(
    [party],
    must("BR-CL-10", `schemeID is no code of ${icd}`, (id) => {
      const scheme = (id.attributes["schemeID"] ?? "").trim()
      const mayBeCreditor = isWithin(id, "cac:AccountingSupplierParty") || isWithin(id, "cac:PayeeParty")
      return identifierSchemes.codes.has(scheme) || (scheme === "SEPA" && mayBeCreditor)
    }),
    has("schemeID"),
  ),
  at(
    ["cac:PartyLegalEntity/cbc:CompanyID"],
    coded("BR-CL-11", identifierSchemes.codes, icd, "schemeID"),
    has("schemeID"),
  ),
  at(
    ["cac:CommodityClassification/cbc:ItemClassificationCode"],
    coded("BR-CL-13", itemTypes.codes, "UNTDID 7143", "listID"),
    has("listID"),
  ),
  at(["cac:Country/cbc:IdentificationCode"], coded("BR-CL-14", countries.codes, "ISO 3166-1")),
  at(["cac:OriginCountry/cbc:IdentificationCode"], coded("BR-CL-15", countries.codes, "ISO 3166-1")),
  at(["cac:PaymentMeans/cbc:PaymentMeansCode"], coded("BR-CL-16", paymentMeans.codes, "UNTDID 4461")),
  at(["cac:TaxCategory/cbc:ID"], coded("BR-CL-17", taxCategories, "UNTDID 5305")),
  at(["cac:ClassifiedTaxCategory/cbc:ID"], coded("BR-CL-18", taxCategories, "UNTDID 5305")),
  ...reasonCodes("BR-CL-19", "PEPPOL-EN16931-CL002", allowanceReasons.codes, "UNTDID 5189", isAllowance, "false"),
  ...reasonCodes("BR-CL-20", "PEPPOL-EN16931-CL003", chargeReasons.codes, "UNTDID 7161", isCharge, "true"),
  at(
    ["cac:StandardItemIdentification/cbc:ID"],
    coded("BR-CL-21", identifierSchemes.codes, icd, "schemeID"),
    has("schemeID"),
  ),
  at(
    ["cbc:TaxExemptionReasonCode"],
    must("BR-CL-22", "is no code of VATEX", ({ text }) => exemptionReasons.codes.has(text.toUpperCase())),
  ),
  at(
    ["cbc:InvoicedQuantity", "cbc:BaseQuantity", "cbc:CreditedQuantity"],
    coded("BR-CL-23", units.codes, "UN/ECE Recommendation 20 with 21", "unitCode"),
    has("unitCode"),
  ),
  ...["BR-CL-24", "PEPPOL-EN16931-CL001"].map((rule) =>
    at(
      ["cbc:EmbeddedDocumentBinaryObject"],
      coded(rule, mediaTypes.codes, "the media types that are allowed", "mimeCode"),
      has("mimeCode"),
    ),
  ),
  at(["cbc:EndpointID"], coded("BR-CL-25", allElectronicAddressSchemes, "CEF EAS", "schemeID"), has("schemeID")),
  at(
    ["cbc:EndpointID"],
    coded("PEPPOL-EN16931-CL008", electronicAddressSchemes.codes, "the network's EAS", "schemeID"),
    has("schemeID"),
  ),
  at(["cac:DeliveryLocation/cbc:ID"], coded("BR-CL-26", identifierSchemes.codes, icd, "schemeID"), has("schemeID")),
  at(
    ["cac:PartyTaxScheme"],
    must("BR-CO-09", "cbc:CompanyID does not begin with the code of a country", (scheme) => {
      const number = valueOf(scheme, "cbc:CompanyID")
      // Another rule requires the number itself.
      return number === "" || vatPrefixes.has(number.slice(0, 2))
    }),
    isVat,
  ),
]
