import { BigDecimal } from "effect"
import { type Decimal, zero } from "../../../shared/decimal.ts"
import { absolute, isEqual, isNear, isZero, numberAt, sumAt, taxOf } from "../amounts.ts"
import { everywhere, has, linesOf, select, type UblDocument, type XmlElement } from "../document.ts"
import { type Assertion, must, type RuleSet } from "../rule.ts"
import { breakdownOf, isAllowance, isCategory, isCharge, isVat, numbersOf, type PartyNumbers } from "./tax-category.ts"

interface Category {
  /** The part of the rules' ids that names the category: `S` in BR-S-01. */
  readonly name: string
  readonly code: string
  /** The rate that elements of the category may have. */
  readonly rate: "above zero" | "absent" | "not below zero" | "zero"
  /** Whether the parties have the numbers that the category requires. */
  readonly parties: (numbers: PartyNumbers) => boolean
  readonly partiesText: string
  /** Whether the breakdown has rows by rate, with tax. Otherwise it has one row without tax. */
  readonly isByRate: boolean
  /**
   * Taxes other than VAT whose categories have the same code: BR-S-01 and BR-S-02 count them everywhere, BR-AF-01 counts them in the
   * breakdown of a document that uses the category (CEN 1.3.16).
   */
  readonly otherTaxes: "counted" | "counted in the breakdown" | "left out"
  readonly hasReason: boolean
}

const sellerNamed = {
  parties: ({ seller, representativeVat }: PartyNumbers) => seller || representativeVat,
  partiesText: "a tax number of the seller, or of the tax representative, is missing",
}
const sellerInVat = {
  parties: ({ sellerVat, representativeVat }: PartyNumbers) => sellerVat || representativeVat,
  partiesText: "the VAT number of the seller, or of the tax representative, is missing",
}
const taxed = { isByRate: true, hasReason: false, otherTaxes: "left out" } as const
const untaxed = { isByRate: false, hasReason: true, rate: "zero", otherTaxes: "left out" } as const

const categories: readonly Category[] = [
  { name: "S", code: "S", rate: "above zero", ...sellerNamed, ...taxed, otherTaxes: "counted" },
  { name: "Z", code: "Z", ...sellerNamed, ...untaxed, hasReason: false },
  { name: "E", code: "E", ...sellerNamed, ...untaxed },
  {
    name: "AE",
    code: "AE",
    parties: (numbers) => sellerNamed.parties(numbers) && (numbers.buyerVat || numbers.buyerRegistration),
    partiesText: "a reverse charge needs a tax number of the seller, and a VAT or registration number of the buyer",
    ...untaxed,
  },
  {
    name: "IC",
    code: "K",
    parties: (numbers) => sellerInVat.parties(numbers) && numbers.buyerVat,
    partiesText: "an intra-community supply needs the VAT numbers of both parties",
    ...untaxed,
  },
  { name: "G", code: "G", ...sellerInVat, ...untaxed },
  {
    name: "O",
    code: "O",
    parties: ({ sellerVat, representativeVat, buyerVat }) => !sellerVat && !representativeVat && !buyerVat,
    partiesText: "a document with an amount not subject to VAT must not name a VAT number",
    ...untaxed,
    rate: "absent",
  },
  {
    name: "AF",
    code: "L",
    rate: "not below zero",
    ...sellerNamed,
    ...taxed,
    otherTaxes: "counted in the breakdown",
  },
  { name: "AG", code: "M", rate: "not below zero", ...sellerNamed, ...taxed },
]

const hasRate = (category: XmlElement, rate: Category["rate"]): boolean => {
  if (rate === "absent") return !has(category, "cbc:Percent")
  const percent = numberAt(category, "cbc:Percent")
  if (percent === undefined) return false
  if (rate === "zero") return isZero(percent)
  return rate === "above zero"
    ? BigDecimal.isGreaterThan(percent, zero)
    : BigDecimal.isGreaterThanOrEqualTo(percent, zero)
}

/** The sum of the amounts that use a category, restricted to one rate where one is given. */
const sumOfUsers = (document: UblDocument, code: string, rate?: Decimal): Decimal => {
  const isOne = (category: XmlElement) =>
    isCategory(code)(category) && (rate === undefined || isEqual(numberAt(category, "cbc:Percent"), rate))
  const of = (path: string) => (holder: XmlElement) => select(holder, path).some(isOne)
  const others = select(document.root, "cac:AllowanceCharge").filter(of("cac:TaxCategory"))
  const lines = linesOf(document).filter(of("cac:Item/cac:ClassifiedTaxCategory"))
  const charged = BigDecimal.sum(sumAt(lines, "cbc:LineExtensionAmount"), sumAt(others.filter(isCharge), "cbc:Amount"))
  return BigDecimal.subtract(charged, sumAt(others.filter(isAllowance), "cbc:Amount"))
}

const rulesOf = (of: Category): readonly RuleSet[] => {
  const { name, code, rate, parties, partiesText, isByRate, hasReason, otherTaxes } = of
  const id = (number: string) => `BR-${name}-${number}`
  const isOne = (category: XmlElement) => isCategory(code)(category) && isVat(category)
  const rated = (number: string): readonly Assertion[] => [
    must(id(number), `a rate of category ${code} must be ${rate}`, (category) => hasRate(category, rate)),
  ]
  /** Whether rules 01 and 02 count a category as one of this code. */
  const counts = otherTaxes === "counted" ? isCategory(code) : isOne
  const named = (number: string, isKind: (each: XmlElement) => boolean) =>
    must(
      id(number),
      partiesText,
      (_, document) =>
        !hasOther(document, (each, category) => isKind(each) && isOne(category)) || parties(numbersOf(document)),
    )
  return [
    {
      at: ["/"],
      assertions: [
        must(
          id("01"),
          `the breakdown must have category ${code} if and only if the document uses it`,
          (_, document) => {
            if (!isByRate) return breakdownOf(document, code).length === 1 || !isSaid(document, isOne)
            const isUsed = onLines(document).some(counts) || hasOther(document, (_each, category) => counts(category))
            return isUsed
              ? breakdownOf(document, code, otherTaxes === "left out" ? isVat : () => true).length > 0
              : breakdownOf(document, code, counts).length === 0
          },
        ),
        must(
          id("02"),
          partiesText,
          (_, document) =>
            !onLines(document).some(counts) || (onLines(document).some(isOne) && parties(numbersOf(document))),
        ),
        named("03", isAllowance),
        named("04", isCharge),
      ],
    },
    { at: ["Line/cac:Item/cac:ClassifiedTaxCategory"], when: isOne, assertions: rated("05") },
    {
      at: ["cac:AllowanceCharge/cac:TaxCategory"],
      when: (category) => isOne(category) && isAllowance(category.parent!),
      assertions: rated("06"),
    },
    {
      at: ["cac:AllowanceCharge/cac:TaxCategory"],
      when: (category) => isOne(category) && isCharge(category.parent!),
      assertions: rated("07"),
    },
    {
      at: ["/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory"],
      when: isOne,
      assertions: [
        must(id("08"), `cbc:TaxableAmount is not the sum of the amounts of category ${code}`, (category, document) => {
          const taxable = numberAt(category.parent!, "cbc:TaxableAmount")
          if (!isByRate) return linesOf(document).length > 0 && isEqual(taxable, sumOfUsers(document, code))
          const percent = numberAt(category, "cbc:Percent")
          return percent === undefined || isNear(taxable, sumOfUsers(document, code, percent))
        }),
        must(id("09"), "cbc:TaxAmount is not the taxable amount times the rate", (category) => {
          const tax = numberAt(category.parent!, "cbc:TaxAmount")
          if (!isByRate) return isZero(tax)
          const [taxable, percent] = [
            numberAt(category.parent!, "cbc:TaxableAmount"),
            numberAt(category, "cbc:Percent"),
          ]
          return (
            tax !== undefined &&
            taxable !== undefined &&
            percent !== undefined &&
            isNear(absolute(tax), taxOf(taxable, percent))
          )
        }),
        must(
          id("10"),
          hasReason ? "the reason of the exemption is missing" : `category ${code} must have no reason of exemption`,
          (category) =>
            hasReason === (has(category, "cbc:TaxExemptionReason") || has(category, "cbc:TaxExemptionReasonCode")),
        ),
      ],
    },
  ]
}

/** Whether an allowance or a charge, of the document or a line, has such a category. */
const hasOther = (document: UblDocument, isOne: (each: XmlElement, category: XmlElement) => boolean): boolean =>
  everywhere(document, "cac:AllowanceCharge").some((each) =>
    select(each, "cac:TaxCategory").some((category) => isOne(each, category)),
  )

const onLines = (document: UblDocument) => everywhere(document, "cac:ClassifiedTaxCategory")

/** Whether a VAT category that matches occurs anywhere in the document. */
const isSaid = (document: UblDocument, isOne: (category: XmlElement) => boolean): boolean =>
  [...everywhere(document, "cac:TaxCategory"), ...onLines(document)].some(isOne)

/** The rules of each VAT category on parties, rates, sums and reasons (EN 16931, BR-S, BR-Z and so on). */
export const vatCategoryRules: readonly RuleSet[] = categories.flatMap(rulesOf)
