import { BigDecimal } from "effect"
import { type Decimal, decimalPlaces, printDecimal, roundHalfUp } from "../../../shared/decimal.ts"
import type { Allowance, PostedInvoice } from "../posted-invoice.ts"
import { allowancesOf } from "./presence.ts"
import { type Finding, lineName, type Rule, ruleAt } from "./rule.ts"

/** Compares a posted figure with the required one. A finding states both (contract E21). */
const equal =
  (
    id: string,
    what: string,
    posted: (invoice: PostedInvoice) => Decimal,
    computed: (invoice: PostedInvoice) => Decimal,
  ): Rule =>
  (invoice) => {
    const [is, ought] = [posted(invoice), computed(invoice)]
    return BigDecimal.equals(is, ought)
      ? []
      : [{ rule: id, text: `${what} is ${printDecimal(is)} but must be ${printDecimal(ought)}` }]
  }

const amountsOf = (allowances: readonly Allowance[], charges: boolean): Decimal =>
  BigDecimal.sumAll(allowances.filter(({ isCharge = false }) => isCharge === charges).map(({ amount }) => amount))

/** The difference that the official rules allow for amounts that are computed from unit prices. */
const slack = BigDecimal.make(2n, 2)
const isFar = (a: Decimal, b: Decimal) => BigDecimal.isGreaterThan(BigDecimal.abs(BigDecimal.subtract(a, b)), slack)
const hundredth = BigDecimal.make(1n, 2)
const percentOf = (base: Decimal, percent: Decimal): Decimal =>
  BigDecimal.multiply(BigDecimal.multiply(base, percent), hundredth)

/** Whether an amount is its percentage of a base, within the limit of PEPPOL-EN16931-R040. */
export const isPercentageOf = (amount: Decimal, percent: Decimal, base: Decimal): boolean =>
  !isFar(amount, percentOf(base, percent))

const lineNets: Rule = ({ lines }) =>
  lines.flatMap((line): readonly Finding[] => {
    const gross = BigDecimal.multiply(line.quantity, line.price)
    const ought = BigDecimal.subtract(
      BigDecimal.sum(gross, amountsOf(line.allowances, true)),
      amountsOf(line.allowances, false),
    )
    return isFar(line.net, ought)
      ? [
          {
            rule: "PEPPOL-EN16931-R120",
            text: `${lineName(line)}: Net amount is ${printDecimal(line.net)} but must be ${printDecimal(roundHalfUp(ought, 2))}`,
          },
        ]
      : []
  })

const decimals =
  (id: string, what: string, of: (invoice: PostedInvoice) => readonly (Decimal | undefined)[]): Rule =>
  (invoice) =>
    of(invoice).flatMap((value) =>
      value !== undefined && decimalPlaces(value) > 2
        ? [{ rule: id, text: `${what} ${printDecimal(value)} has more than two decimals` }]
        : [],
    )

const allowanceDecimals = (id: string, onLines: boolean, charges: boolean, of: "amount" | "base"): Rule =>
  decimals(id, `${charges ? "Charge" : "Allowance"} ${of}`, (invoice) =>
    allowancesOf(invoice)
      .filter(([place, { isCharge = false }]) => place.includes(" of ") === onLines && isCharge === charges)
      .map(([, each]) => each[of]),
  )

/** Rules about sums, products and decimals. */
export const amountRules: readonly Rule[] = [
  equal(
    "BR-CO-10",
    "Sum of line net amounts",
    ({ totals }) => totals.lines,
    ({ lines }) => BigDecimal.sumAll(lines.map(({ net }) => net)),
  ),
  equal(
    "BR-CO-11",
    "Sum of document allowances",
    ({ totals }) => totals.allowances,
    (invoice) => amountsOf(invoice.allowances, false),
  ),
  equal(
    "BR-CO-12",
    "Sum of document charges",
    ({ totals }) => totals.charges,
    (invoice) => amountsOf(invoice.allowances, true),
  ),
  equal(
    "BR-CO-13",
    "Total without VAT",
    ({ totals }) => totals.net,
    ({ totals }) => BigDecimal.sum(BigDecimal.subtract(totals.lines, totals.allowances), totals.charges),
  ),
  equal(
    "BR-CO-14",
    "Total VAT",
    ({ totals }) => totals.tax,
    ({ taxes }) => BigDecimal.sumAll(taxes.map(({ tax }) => tax)),
  ),
  equal(
    "BR-CO-15",
    "Total with VAT",
    ({ totals }) => totals.gross,
    ({ totals }) => BigDecimal.sum(totals.net, totals.tax),
  ),
  equal(
    "BR-CO-16",
    "Amount due for payment",
    ({ totals }) => totals.payable,
    ({ totals }) => BigDecimal.sum(BigDecimal.subtract(totals.gross, totals.prepaid), totals.rounding),
  ),
  lineNets,
  ruleAt("PEPPOL-EN16931-R040", "Amount is not the percentage of its base", (invoice) =>
    allowancesOf(invoice)
      .filter(
        ([, { amount, percent, base }]) =>
          percent !== undefined && base !== undefined && !isPercentageOf(amount, percent, base),
      )
      .map(([place]) => place),
  ),
  ruleAt("PEPPOL-EN16931-R041", "A percentage needs its base amount", (invoice) =>
    allowancesOf(invoice)
      .filter(([, { percent, base }]) => percent !== undefined && base === undefined)
      .map(([place]) => place),
  ),
  ruleAt("PEPPOL-EN16931-R042", "A base amount needs its percentage", (invoice) =>
    allowancesOf(invoice)
      .filter(([, { percent, base }]) => percent === undefined && base !== undefined)
      .map(([place]) => place),
  ),
  decimals("BR-DEC-09", "Sum of line net amounts", ({ totals }) => [totals.lines]),
  decimals("BR-DEC-10", "Sum of allowances", ({ totals }) => [totals.allowances]),
  decimals("BR-DEC-11", "Sum of charges", ({ totals }) => [totals.charges]),
  decimals("BR-DEC-12", "Total without VAT", ({ totals }) => [totals.net]),
  decimals("BR-DEC-13", "Total VAT", ({ totals }) => [totals.tax]),
  decimals("BR-DEC-14", "Total with VAT", ({ totals }) => [totals.gross]),
  decimals("BR-DEC-15", "VAT in the accounting currency", ({ accountingTax }) => [accountingTax?.amount]),
  decimals("BR-DEC-16", "Paid amount", ({ totals }) => [totals.prepaid]),
  decimals("BR-DEC-17", "Rounding amount", ({ totals }) => [totals.rounding]),
  decimals("BR-DEC-18", "Amount due", ({ totals }) => [totals.payable]),
  decimals("BR-DEC-19", "Taxable amount", ({ taxes }) => taxes.map(({ taxable }) => taxable)),
  decimals("BR-DEC-20", "VAT amount", ({ taxes }) => taxes.map(({ tax }) => tax)),
  decimals("BR-DEC-23", "Line net amount", ({ lines }) => lines.map(({ net }) => net)),
  allowanceDecimals("BR-DEC-01", false, false, "amount"),
  allowanceDecimals("BR-DEC-02", false, false, "base"),
  allowanceDecimals("BR-DEC-05", false, true, "amount"),
  allowanceDecimals("BR-DEC-06", false, true, "base"),
  allowanceDecimals("BR-DEC-24", true, false, "amount"),
  allowanceDecimals("BR-DEC-25", true, false, "base"),
  allowanceDecimals("BR-DEC-27", true, true, "amount"),
  allowanceDecimals("BR-DEC-28", true, true, "base"),
]
