import { BigDecimal } from "effect"
import { type Decimal, zero } from "../../../shared/decimal.ts"
import { absolute, isEqual, isNear, isZero, numberAt, sumAt, taxOf, toCents } from "../amounts.ts"
import { has, isInCurrency, linesOf, select, valueOf, type XmlElement } from "../document.ts"
import { hasTwoDecimals, must, needs, type RuleSet, twoDecimals } from "../rule.ts"
import { isAllowance, isCharge, vatCategoriesOf } from "./tax-category.ts"

const plus = (a: Decimal | undefined, b: Decimal | undefined) =>
  a === undefined || b === undefined ? undefined : BigDecimal.sum(a, b)
const minus = (a: Decimal | undefined, b: Decimal | undefined) =>
  a === undefined || b === undefined ? undefined : BigDecimal.subtract(a, b)
const rounded = (value: Decimal | undefined) => value && toCents(value)

/** The total of allowances or charges must be right; without a total there must be no allowances or charges. */
const sumsUp = (path: string, counts: (each: XmlElement) => boolean) => (total: XmlElement) => {
  const each = select(total.parent!, "cac:AllowanceCharge").filter(counts)
  return has(total, path) ? isEqual(numberAt(total, path), toCents(sumAt(each, "cbc:Amount"))) : each.length === 0
}

/** An optional number: 0 when the element is absent, `undefined` when its text is no number. */
const optional = (from: XmlElement, path: string) => (has(from, path) ? numberAt(from, path) : zero)

const isNet = (total: XmlElement): boolean => {
  const [allowances, charges] = ["cbc:AllowanceTotalAmount", "cbc:ChargeTotalAmount"]
  const sum = minus(
    plus(numberAt(total, "cbc:LineExtensionAmount"), optional(total, charges)),
    optional(total, allowances),
  )
  const isPlain = !has(total, allowances) && !has(total, charges)
  return isEqual(numberAt(total, "cbc:TaxExclusiveAmount"), isPlain ? sum : rounded(sum))
}

const isPayable = (total: XmlElement): boolean => {
  const [payable, gross] = [numberAt(total, "cbc:PayableAmount"), numberAt(total, "cbc:TaxInclusiveAmount")]
  const [prepaid, rounding] = ["cbc:PrepaidAmount", "cbc:PayableRoundingAmount"]
  const left = has(total, rounding) ? rounded(minus(payable, numberAt(total, rounding))) : payable
  return isEqual(left, has(total, prepaid) ? rounded(minus(gross, numberAt(total, prepaid))) : gross)
}

/** Totals of the document and of its tax (EN 16931). */
export const totalRules: readonly RuleSet[] = [
  {
    at: ["cac:LegalMonetaryTotal"],
    assertions: [
      needs("BR-12", "cbc:LineExtensionAmount"),
      needs("BR-13", "cbc:TaxExclusiveAmount"),
      needs("BR-14", "cbc:TaxInclusiveAmount"),
      needs("BR-15", "cbc:PayableAmount"),
      must("BR-CO-10", "cbc:LineExtensionAmount is not the sum of the lines", (total, document) =>
        isEqual(
          numberAt(total, "cbc:LineExtensionAmount"),
          toCents(sumAt(linesOf(document), "cbc:LineExtensionAmount")),
        ),
      ),
      must(
        "BR-CO-11",
        "cbc:AllowanceTotalAmount is not the sum of the allowances",
        sumsUp("cbc:AllowanceTotalAmount", isAllowance),
      ),
      must(
        "BR-CO-12",
        "cbc:ChargeTotalAmount is not the sum of the charges",
        sumsUp("cbc:ChargeTotalAmount", isCharge),
      ),
      must("BR-CO-13", "cbc:TaxExclusiveAmount is not the lines minus allowances plus charges", isNet),
      must("BR-CO-16", "cbc:PayableAmount is not the amount left to pay", isPayable),
      ...(
        [
          ["BR-DEC-09", "cbc:LineExtensionAmount"],
          ["BR-DEC-10", "cbc:AllowanceTotalAmount"],
          ["BR-DEC-11", "cbc:ChargeTotalAmount"],
          ["BR-DEC-12", "cbc:TaxExclusiveAmount"],
          ["BR-DEC-14", "cbc:TaxInclusiveAmount"],
          ["BR-DEC-16", "cbc:PrepaidAmount"],
          ["BR-DEC-17", "cbc:PayableRoundingAmount"],
          ["BR-DEC-18", "cbc:PayableAmount"],
        ] as const
      ).map(([rule, path]) => twoDecimals(rule, path)),
    ],
  },
  {
    at: ["/"],
    assertions: [
      must("BR-CO-15", "cbc:TaxInclusiveAmount is not the sum of the amount without VAT and the VAT", (root) =>
        select(root, "cbc:DocumentCurrencyCode").every((currency) => {
          const taxes = select(root, "cac:TaxTotal/cbc:TaxAmount").filter((tax) => isInCurrency(tax, currency))
          const net = numberAt(root, "cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount")
          return (
            taxes.length === 1 &&
            isEqual(
              numberAt(root, "cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount"),
              rounded(
                plus(
                  net,
                  sumAt(
                    taxes.map(({ parent }) => parent!),
                    "cbc:TaxAmount",
                  ),
                ),
              ),
            )
          )
        }),
      ),
      ...(
        [
          ["BR-DEC-13", "cbc:DocumentCurrencyCode"],
          ["BR-DEC-15", "cbc:TaxCurrencyCode"],
        ] as const
      ).map(([rule, currency]) =>
        must(rule, `the VAT total in ${currency} has more than two decimals`, (root) =>
          select(root, "cac:TaxTotal/cbc:TaxAmount")
            .filter(isIn(valueOf(root, currency)))
            .every(({ raw }) => hasTwoDecimals(raw)),
        ),
      ),
    ],
  },
  {
    at: ["/cac:TaxTotal"],
    when: (total) => has(total, "cac:TaxSubtotal"),
    assertions: [
      must("BR-CO-14", "cbc:TaxAmount is not the sum of the breakdown", (total) =>
        isEqual(numberAt(total, "cbc:TaxAmount"), toCents(sumAt(select(total, "cac:TaxSubtotal"), "cbc:TaxAmount"))),
      ),
    ],
  },
  {
    at: ["cac:TaxTotal/cac:TaxSubtotal"],
    assertions: [
      needs("BR-45", "cbc:TaxableAmount"),
      needs("BR-46", "cbc:TaxAmount"),
      must("BR-47", "the category of VAT is missing", (subtotal) =>
        vatCategoriesOf(subtotal).some((category) => has(category, "cbc:ID")),
      ),
      must("BR-48", "the rate of VAT is missing", (subtotal) =>
        vatCategoriesOf(subtotal).some(
          (category) => has(category, "cbc:Percent") || valueOf(category, "cbc:ID") === "O",
        ),
      ),
      must("BR-CO-17", "cbc:TaxAmount is not the taxable amount times the rate", (subtotal) => {
        const rate = vatCategoriesOf(subtotal)
          .map((category) => numberAt(category, "cbc:Percent"))
          .find((each) => each !== undefined)
        const [tax, taxable] = [numberAt(subtotal, "cbc:TaxAmount"), numberAt(subtotal, "cbc:TaxableAmount")]
        if (tax === undefined) return false
        return rate === undefined || isWholeZero(rate)
          ? isWholeZero(tax)
          : taxable !== undefined && isNear(absolute(tax), taxOf(taxable, rate))
      }),
      twoDecimals("BR-DEC-19", "cbc:TaxableAmount"),
      twoDecimals("BR-DEC-20", "cbc:TaxAmount"),
    ],
  },
]

const isIn =
  (currency: string) =>
  ({ attributes }: XmlElement): boolean =>
    attributes["currencyID"] === currency

const isWholeZero = (value: Decimal): boolean => isZero(BigDecimal.round(value, { mode: "half-ceil", scale: 0 }))
