import { BigDecimal } from "effect"
import { minorUnits } from "../../../shared/currency.ts"
import { type Decimal, printDecimal, roundHalfUp, zero } from "../../../shared/decimal.ts"
import type { PostedInvoice, TaxRate, TaxSubtotal, VatCategory } from "../posted-invoice.ts"
import { type Finding, isBlank, lineName, type Rule, rule, ruleAt } from "./rule.ts"

/** The requirements of EN 16931 for a VAT category. The rules of all categories have the same numbers. */
interface CategoryRules {
  /** The middle part of the rules' ids, such as S in BR-S-01. */
  readonly id: string
  readonly name: string
  /** Whether the rate must be above zero, exactly zero, or absent. */
  readonly rate: "positive" | "zero" | "none" | "any"
  readonly reason: "required" | "forbidden"
  readonly sellerVat: "required" | "forbidden"
  readonly buyerVat?: "required" | "forbidden"
}

const categories: { readonly [C in VatCategory]: CategoryRules } = {
  S: { id: "S", name: "Standard rated", rate: "positive", reason: "forbidden", sellerVat: "required" },
  Z: { id: "Z", name: "Zero rated", rate: "zero", reason: "forbidden", sellerVat: "required" },
  E: { id: "E", name: "Exempt from VAT", rate: "zero", reason: "required", sellerVat: "required" },
  AE: {
    id: "AE",
    name: "Reverse charge",
    rate: "zero",
    reason: "required",
    sellerVat: "required",
    buyerVat: "required",
  },
  K: {
    id: "IC",
    name: "Intra-community supply",
    rate: "zero",
    reason: "required",
    sellerVat: "required",
    buyerVat: "required",
  },
  G: { id: "G", name: "Export outside the EU", rate: "zero", reason: "required", sellerVat: "required" },
  O: {
    id: "O",
    name: "Not subject to VAT",
    rate: "none",
    reason: "required",
    sellerVat: "forbidden",
    buyerVat: "forbidden",
  },
  L: { id: "AF", name: "IGIC", rate: "any", reason: "forbidden", sellerVat: "required" },
  M: { id: "AG", name: "IPSI", rate: "any", reason: "forbidden", sellerVat: "required" },
}

const sameRate = (a: TaxRate, b: TaxRate): boolean =>
  a.category === b.category && BigDecimal.equals(a.percent ?? zero, b.percent ?? zero)

/** The places of tax rates, each with the number at the end of its rule's id: lines, allowances, charges. */
const places = ({
  lines,
  allowances,
}: PostedInvoice): readonly (readonly [place: string, tax: TaxRate, number: number])[] => [
  ...lines.map((line) => [lineName(line), line.tax, 0] as const),
  ...allowances.map(
    ({ tax, isCharge = false }, index) => [`document allowance ${index + 1}`, tax, isCharge ? 2 : 1] as const,
  ),
]

/** BR-*-08: the taxable amount of a category is the sum of its lines and charges, less its allowances. */
const taxableOf = ({ lines, allowances }: PostedInvoice, of: TaxRate): Decimal =>
  BigDecimal.sumAll([
    ...lines.filter(({ tax }) => sameRate(tax, of)).map(({ net }) => net),
    ...allowances
      .filter(({ tax }) => sameRate(tax, of))
      .map(({ amount, isCharge = false }) => (isCharge ? amount : BigDecimal.negate(amount))),
  ])

/** The decimals that a tax can have: those of its currency, but at most those that a document may show (BR-DEC-20). */
const decimalsOf = (currency: string): number => Math.min(minorUnits(currency), 2)

const taxOf = ({ taxable, percent = zero }: TaxSubtotal, decimals: number): Decimal =>
  roundHalfUp(BigDecimal.multiply(BigDecimal.multiply(taxable, percent), BigDecimal.make(1n, 2)), decimals)

/**
 * The allowed difference between the tax and taxable amount × rate. Tax that was taken out of gross prices may differ
 * by the smallest unit of the currency. The tax of a credit note is a share of the invoice's tax, and the last credit
 * takes the rest; its limit is that of the official rules, anything below a whole unit.
 */
const slackOf = ({ kind, currency, taxIncluded = false }: PostedInvoice): Decimal =>
  kind === "CreditNote" ? BigDecimal.make(99n, 2) : BigDecimal.make(taxIncluded ? 1n : 0n, decimalsOf(currency))

/** The rules of one category, for a document in which the category occurs. */
const categoryRule =
  (category: VatCategory, { id, name, rate, reason, sellerVat, buyerVat }: CategoryRules): Rule =>
  (invoice) => {
    const used = places(invoice).filter(([, tax]) => tax.category === category)
    const subtotals = invoice.taxes.filter((each) => each.category === category)
    if (used.length === 0 && subtotals.length === 0) return []
    const found: Finding[] = []
    const report = (number: number | string, text: string) =>
      found.push({ rule: `BR-${id}-${String(number).padStart(2, "0")}`, text: `${name}: ${text}` })

    const severalAllowed = rate === "positive" || rate === "any"
    if (severalAllowed ? subtotals.length === 0 : subtotals.length !== 1 || used.length === 0) {
      report(1, `the VAT breakdown has ${subtotals.length} parts of this category`)
    }
    for (const number of new Set(used.map(([, , each]) => each))) {
      for (const problem of partyProblems(invoice, sellerVat, buyerVat)) report(2 + number, problem)
    }
    for (const [place, { percent }, number] of used) {
      if (isWrongRate(rate, percent))
        report(5 + number, `${place} has the rate ${percent === undefined ? "none" : printDecimal(percent)}`)
    }
    for (const each of subtotals) {
      const taxable = taxableOf(invoice, each)
      const isDouble = subtotals.filter((other) => sameRate(other, each)).length > 1
      if (isDouble || !BigDecimal.equals(each.taxable, taxable)) {
        report(8, `taxable amount is ${printDecimal(each.taxable)} but must be ${printDecimal(taxable)}`)
      }
      const tax = taxOf(each, invoice.kind === "CreditNote" ? 2 : decimalsOf(invoice.currency))
      const off = BigDecimal.abs(BigDecimal.subtract(each.tax, tax))
      if (BigDecimal.isGreaterThan(off, slackOf(invoice))) {
        report(9, `VAT is ${printDecimal(each.tax)} but must be ${printDecimal(tax)}`)
        found.push({ rule: "BR-CO-17", text: `VAT of category ${category} is not its taxable amount times its rate` })
      }
      const hasReason = !isBlank(each.reason) || !isBlank(each.reasonCode)
      if (hasReason !== (reason === "required"))
        report(10, hasReason ? "must not have an exemption reason" : "needs an exemption reason")
    }
    return found
  }

const partyProblems = (
  { seller, buyer }: PostedInvoice,
  sellerVat: CategoryRules["sellerVat"],
  buyerVat: CategoryRules["buyerVat"],
): readonly string[] => [
  ...(isBlank(seller.vatNumber) === (sellerVat === "required") ? [`seller VAT identifier is ${sellerVat}`] : []),
  ...(buyerVat !== undefined && isBlank(buyer.vatNumber) === (buyerVat === "required")
    ? [`buyer VAT identifier is ${buyerVat}`]
    : []),
]

const isWrongRate = (rate: CategoryRules["rate"], percent: Decimal | undefined): boolean => {
  if (rate === "none") return percent !== undefined
  if (percent === undefined || percent.value < 0n) return true
  return rate === "positive" ? percent.value === 0n : rate === "zero" ? percent.value !== 0n : false
}

/** Each VATEX code belongs to one category only. */
const reasonCategories: readonly (readonly [id: string, code: string, category: VatCategory])[] = [
  ["PEPPOL-EN16931-P0104", "VATEX-EU-G", "G"],
  ["PEPPOL-EN16931-P0105", "VATEX-EU-O", "O"],
  ["PEPPOL-EN16931-P0106", "VATEX-EU-IC", "K"],
  ["PEPPOL-EN16931-P0107", "VATEX-EU-AE", "AE"],
  ["PEPPOL-EN16931-P0108", "VATEX-EU-D", "E"],
  ["PEPPOL-EN16931-P0109", "VATEX-EU-F", "E"],
  ["PEPPOL-EN16931-P0110", "VATEX-EU-I", "E"],
  ["PEPPOL-EN16931-P0111", "VATEX-EU-J", "E"],
]

const uses = ({ taxes }: PostedInvoice, category: VatCategory) => taxes.some((each) => each.category === category)

/** Rules about VAT: categories, rates, breakdown, reasons and the accounting currency. */
export const vatRules: readonly Rule[] = [
  rule("BR-CO-18", "There is no VAT breakdown", ({ taxes }) => taxes.length === 0),
  ...(Object.keys(categories) as VatCategory[]).map((category) => categoryRule(category, categories[category])),
  rule(
    "BR-IC-11",
    "An intra-community supply needs a delivery date or a period",
    (invoice) => uses(invoice, "K") && isBlank(invoice.delivery?.date) && invoice.period === undefined,
  ),
  rule(
    "BR-IC-12",
    "An intra-community supply needs the country of delivery",
    (invoice) => uses(invoice, "K") && isBlank(invoice.delivery?.address?.country),
  ),
  rule(
    "BR-O-11",
    "Not subject to VAT cannot be combined with another category",
    (invoice) => uses(invoice, "O") && invoice.taxes.some(({ category }) => category !== "O"),
  ),
  ...["line", "allowance", "charge"].map((what, number) =>
    ruleAt(
      `BR-O-${12 + number}`,
      `Not subject to VAT cannot be combined with any ${what} of another category`,
      (invoice) =>
        uses(invoice, "O")
          ? places(invoice)
              .filter(([, tax, of]) => of === number && tax.category !== "O")
              .map(([place]) => place)
          : [],
    ),
  ),
  ...reasonCategories.map(([id, code, category]) =>
    ruleAt(id, `${code} goes with category ${category} only`, ({ taxes }) =>
      taxes
        .filter((each) => each.reasonCode?.toUpperCase() === code && each.category !== category)
        .map((each) => `VAT category ${each.category}`),
    ),
  ),
  rule(
    "PEPPOL-EN16931-R005",
    "Accounting currency must differ from the invoice's",
    ({ accountingTax, currency }) => accountingTax?.currency === currency,
  ),
  rule(
    "PEPPOL-EN16931-R055",
    "VAT in the accounting currency has another sign",
    ({ accountingTax, totals }) =>
      accountingTax !== undefined && BigDecimal.sign(accountingTax.amount) * BigDecimal.sign(totals.tax) < 0,
  ),
]
