import { isDate } from "../../ubl/rules/presence.ts"
import { isItalianOffice, isItalianTaxCode, isItalianVatNumber } from "../../ubl/italian-numbers.ts"
import { addressChecks } from "../../ubl/electronic-address.ts"
import { type UblDocument, valueOf } from "../document.ts"
import { must, type RuleSet, should } from "../rule.ts"
import { isGerman, processOf } from "./peppol.ts"

/** Types of documents in the business processes 01 and 02 (PEPPOL-EN16931-P0100, P0101). */
const invoiceTypes: ReadonlySet<string> = new Set(
  "71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875 876 877".split(" "),
)
const creditNoteTypes: ReadonlySet<string> = new Set("381 396 81 83 532".split(" "))

const isBilling = (document: UblDocument) => ["01", "02"].includes(processOf(document) ?? "")

const identifiers = ["cbc:EndpointID", "cac:PartyIdentification/cbc:ID", "cbc:CompanyID"]
const inScheme =
  (scheme: string): RuleSet["when"] =>
  ({ attributes }) =>
    attributes["schemeID"] === scheme

/** Exemption reasons that belong to one category, with the number of their rule. */
const reasons = [
  ["P0104", "VATEX-EU-G", "G"],
  ["P0105", "VATEX-EU-O", "O"],
  ["P0106", "VATEX-EU-IC", "K"],
  ["P0107", "VATEX-EU-AE", "AE"],
  ["P0108", "VATEX-EU-D", "E"],
  ["P0109", "VATEX-EU-F", "E"],
  ["P0110", "VATEX-EU-I", "E"],
  ["P0111", "VATEX-EU-J", "E"],
] as const

const hasDigits =
  (count: number) =>
  (id: string): boolean =>
    id.length === count && /^\d+$/.test(id)
const isDutchVatNumber = (id: string) => /^NL\d{9}B\d{2}$/.test(id)

/** Italian and Dutch identifiers, for which Peppol only warns. */
const warned = [
  ["PEPPOL-COMMON-R044", "0201", identifiers, "is not the code of an Italian office", isItalianOffice],
  ["PEPPOL-COMMON-R045", "0210", identifiers, "is not an Italian tax code", isItalianTaxCode],
  ["PEPPOL-COMMON-R046", "9907", ["cbc:EndpointID"], "is not an Italian tax code", isItalianTaxCode],
  ["PEPPOL-COMMON-R047", "0211", identifiers, "is not an Italian VAT number", isItalianVatNumber],
  ["PEPPOL-COMMON-R054", "0106", identifiers, "is not a Dutch KVK number of 8 digits", hasDigits(8)],
  ["PEPPOL-COMMON-R055", "0190", identifiers, "is not a Dutch OIN of 20 digits", hasDigits(20)],
  ["PEPPOL-COMMON-R056-1", "9944", identifiers, "is not a Dutch VAT number", isDutchVatNumber],
  ["PEPPOL-COMMON-R057", "0217", identifiers, "is not a Dutch establishment number of 12 digits", hasDigits(12)],
] as const

/** Types, dates and identifiers (Peppol BIS Billing 3.0). */
export const peppolCodeRules: readonly RuleSet[] = [
  {
    at: ["cbc:InvoiceTypeCode"],
    assertions: [
      must(
        "PEPPOL-EN16931-P0100",
        "this type of invoice is not for the business processes 01 and 02",
        ({ text }, document) => !isBilling(document) || invoiceTypes.has(text),
      ),
      must(
        "PEPPOL-EN16931-P0112",
        "types 326 and 384 are for invoices within Germany only",
        ({ text }, document) => (text !== "326" && text !== "384") || isGerman(document),
      ),
    ],
  },
  {
    at: ["cbc:CreditNoteTypeCode"],
    assertions: [
      must(
        "PEPPOL-EN16931-P0101",
        "this type of credit note is not for the business processes 01 and 02",
        ({ text }, document) => !isBilling(document) || creditNoteTypes.has(text),
      ),
    ],
  },
  {
    at: ["cbc:IssueDate", "cbc:DueDate", "cbc:TaxPointDate", "cbc:StartDate", "cbc:EndDate", "cbc:ActualDeliveryDate"],
    assertions: [must("PEPPOL-EN16931-F001", "must be a date as YYYY-MM-DD", ({ raw }) => isDate(raw))],
  },
  ...reasons.map(([number, code, category]) => ({
    at: ["cac:TaxCategory"],
    when: (each: Parameters<typeof valueOf>[0]) => valueOf(each, "cbc:TaxExemptionReasonCode").toUpperCase() === code,
    assertions: [
      must(
        `PEPPOL-EN16931-${number}`,
        `${code} is a reason of category ${category}`,
        (each) => valueOf(each, "cbc:ID") === category,
      ),
    ],
  })),
  ...Object.entries(addressChecks).map(([scheme, { rule, name, isValid, isExact = false }]) => ({
    at: identifiers,
    when: inScheme(scheme)!,
    assertions: [must(rule, `is not a valid ${name}`, ({ text, raw }) => isValid(isExact ? raw : text))],
  })),
  ...warned.map(([rule, scheme, at, text, isValid]) => ({
    at,
    when: inScheme(scheme)!,
    assertions: [should(rule, text, (id) => isValid(id.text))],
  })),
  {
    at: ["cac:PartyTaxScheme/cbc:CompanyID"],
    when: ({ text, parent }) => text.startsWith("NL") && valueOf(parent!, "cac:TaxScheme/cbc:ID") === "VAT",
    assertions: [should("PEPPOL-COMMON-R056-2", "is not a Dutch VAT number", ({ text }) => isDutchVatNumber(text))],
  },
]
