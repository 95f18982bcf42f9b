import { everywhere, has, select, type UblDocument, valueOf, type XmlElement } from "../document.ts"
import { must, type RuleSet } from "../rule.ts"
import { breakdownOf, isAllowance, isCharge, isVat } from "./tax-category.ts"

const hasRow = (code: string) => (_: XmlElement, document: UblDocument) => breakdownOf(document, code).length > 0

const isOther = (category: XmlElement): boolean => isVat(category) && valueOf(category, "cbc:ID") !== "O"
const noneIs = (categories: readonly XmlElement[]) => !categories.some(isOther)
const categoriesOfAll = (document: UblDocument, counts: (each: XmlElement) => boolean) =>
  everywhere(document, "cac:AllowanceCharge")
    .filter(counts)
    .flatMap((each) => select(each, "cac:TaxCategory"))

/** Whether a category's code occurs anywhere in the document's tax, allowances or lines. */
const hasCode = (document: UblDocument, code: string): boolean =>
  [...everywhere(document, "cac:TaxCategory"), ...everywhere(document, "cac:ClassifiedTaxCategory")].some(
    (category) => valueOf(category, "cbc:ID") === code,
  )

/** The conditions that a category puts on the rest of the document (EN 16931, BR-IC-11, BR-O-11 to BR-O-14, BR-B). */
export const vatDocumentRules: readonly RuleSet[] = [
  {
    at: ["/"],
    when: hasRow("K"),
    assertions: [
      must(
        "BR-IC-11",
        "an intra-community supply needs its date of delivery or its period",
        (root) =>
          valueOf(root, "cac:Delivery/cbc:ActualDeliveryDate").length > 1 ||
          select(root, "cac:InvoicePeriod").some(({ children }) => children.length > 0),
      ),
      must(
        "BR-IC-12",
        "an intra-community supply needs the country of delivery",
        (root) =>
          valueOf(root, "cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode").length > 1,
      ),
    ],
  },
  {
    at: ["/"],
    when: hasRow("O"),
    assertions: [
      must("BR-O-11", "the breakdown has other categories in addition to the one not subject to VAT", (root) =>
        noneIs(select(root, "cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory")),
      ),
      must("BR-O-12", "a line has another category in addition to the one not subject to VAT", (_, document) =>
        noneIs(everywhere(document, "cac:ClassifiedTaxCategory")),
      ),
      must("BR-O-13", "an allowance has another category in addition to the one not subject to VAT", (_, document) =>
        noneIs(categoriesOfAll(document, isAllowance)),
      ),
      must("BR-O-14", "a charge has another category in addition to the one not subject to VAT", (_, document) =>
        noneIs(categoriesOfAll(document, isCharge)),
      ),
    ],
  },
  {
    at: ["/"],
    when: (_, document) => hasCode(document, "B"),
    assertions: [
      must("BR-B-01", "split payment (B) is for invoices within Italy only", (_, document) =>
        everywhere(document, "cbc:IdentificationCode").every(({ text }) => text === "IT"),
      ),
      must(
        "BR-B-02",
        "split payment (B) and standard rate (S) exclude each other",
        (_, document) => !hasCode(document, "S"),
      ),
    ],
  },
  {
    at: ["Line"],
    assertions: [
      must("BR-CO-04", "the category of VAT is missing", (line) =>
        select(line, "cac:Item/cac:ClassifiedTaxCategory").some(
          (category) => isVat(category) && has(category, "cbc:ID"),
        ),
      ),
    ],
  },
]
