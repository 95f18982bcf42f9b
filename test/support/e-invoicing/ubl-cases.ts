import { type Decimal, decimal, roundHalfUp, zero } from "@svc/domain/shared/decimal"
import type {
  Allowance,
  DocumentAllowance,
  InvoiceLine,
  Party,
  PostedInvoice,
  TaxRate,
  TaxSubtotal,
} from "@svc/domain/e-invoicing/ubl/posted-invoice"
import type { InvoiceId } from "@svc/domain/shared/ids"
import { BigDecimal } from "effect"

interface CaseTax {
  readonly cat: TaxRate["category"]
  readonly pct?: string
  readonly reasonCode?: string
  readonly reason?: string
}
interface CaseAllowance {
  readonly amount: string
  readonly pct?: string
  readonly base?: string
}
interface CaseParty {
  readonly scheme?: string
  readonly endpoint?: string
  readonly name: string
  readonly street?: string
  readonly city?: string
  readonly zip?: string
  readonly country: string
  readonly vat?: string
  readonly org?: string
}
export interface UblInput {
  readonly number: string
  readonly date: string
  readonly due?: string
  readonly currency: string
  readonly credit?: boolean
  readonly buyerRef?: string
  readonly seller: CaseParty
  readonly buyer: CaseParty
  readonly iban?: string
  readonly bic?: string
  readonly terms?: string
  readonly period?: readonly [string, string]
  readonly preceding?: readonly [string, string]
  readonly taxCurrency?: string
  readonly rate?: string
  readonly attachment?: readonly [string, string]
  readonly delivery?: { readonly date?: string; readonly country?: string }
  readonly prepaid?: string
  readonly allow?: readonly (CaseAllowance & CaseTax)[]
  readonly lines: readonly (CaseTax & {
    readonly name: string
    readonly qty: string
    readonly price: string
    readonly unit?: string
    readonly allow?: readonly CaseAllowance[]
  })[]
}
export interface UblCase {
  readonly id: string
  readonly title?: string
  /** The file of a valid document with the same values. */
  readonly file?: string
  readonly input: UblInput
  /** Expected values, by their path below the root. */
  readonly values?: Readonly<Record<string, string>>
  readonly totals: {
    readonly lineTotal: string
    readonly taxExclusive: string
    readonly tax: string
    readonly taxInclusive: string
    readonly payable: string
    readonly taxPLN: string | null
  }
}

const party = ({ scheme, endpoint, name, street, city, zip, country, vat, org }: CaseParty): Party => ({
  name,
  address: { country, ...(street && { street }), ...(city && { city }), ...(zip && { zip }) },
  ...(scheme && endpoint && { endpoint: { scheme, id: endpoint } }),
  ...(vat && { vatNumber: vat }),
  ...(org && { organizationNumber: org }),
})
const taxRate = ({ cat, pct }: CaseTax): TaxRate => ({
  category: cat,
  ...(pct === undefined || cat === "O" ? {} : { percent: decimal(pct) }),
})
const allowance = ({ amount, pct, base }: CaseAllowance, withBase = true): Allowance => ({
  amount: decimal(amount),
  reasonCode: "95",
  reason: "Discount",
  ...(withBase && pct !== undefined && { percent: decimal(pct) }),
  ...(withBase && base !== undefined && { base: decimal(base) }),
})
const less = (from: Decimal, amounts: readonly Allowance[]) =>
  BigDecimal.subtract(from, BigDecimal.sumAll(amounts.map(({ amount }) => amount)))

/**
 * The posted invoice of a case (contract I10, I11): each line is rounded once, and tax is calculated on the sum of the
 * lines with the same rate.
 */
export const toPostedInvoice = (input: UblInput): PostedInvoice => {
  const lines = input.lines.map((line, index): InvoiceLine => {
    const allowances = (line.allow ?? []).map((each) => allowance(each))
    return {
      id: String(index + 1),
      name: line.name,
      quantity: decimal(line.qty),
      unitCode: line.unit ?? "C62",
      price: decimal(line.price),
      net: roundHalfUp(less(BigDecimal.multiply(decimal(line.qty), decimal(line.price)), allowances), 2),
      allowances,
      tax: taxRate(line),
    }
  })
  const allowances = (input.allow ?? []).map((each): DocumentAllowance => ({
    ...allowance(each, false),
    tax: taxRate(each),
  }))
  const taxes = subtotals(input, lines, allowances)
  const lineTotal = BigDecimal.sumAll(lines.map(({ net }) => net))
  const net = less(lineTotal, allowances)
  const tax = BigDecimal.sumAll(taxes.map((each) => each.tax))
  const gross = BigDecimal.sum(net, tax)
  const prepaid = decimal(input.prepaid ?? "0")
  return {
    id: "0199d3a0-0000-7000-8000-000000000001" as InvoiceId,
    kind: input.credit === true ? "CreditNote" : "Invoice",
    number: input.number,
    issueDate: input.date,
    ...(input.due && { dueDate: input.due }),
    currency: input.currency,
    ...(input.buyerRef && { buyerReference: input.buyerRef }),
    accountNumber: "ACC-1001",
    ...(input.period && { period: { start: input.period[0], end: input.period[1] } }),
    preceding: input.preceding ? [{ number: input.preceding[0], issueDate: input.preceding[1] }] : [],
    attachments: input.attachment
      ? [{ fileName: input.attachment[0], mediaType: "application/pdf", base64: input.attachment[1] }]
      : [],
    seller: party(input.seller),
    buyer: party(input.buyer),
    ...(input.delivery && {
      delivery: {
        ...(input.delivery.date && { date: input.delivery.date }),
        ...(input.delivery.country && { address: { country: input.delivery.country } }),
      },
    }),
    ...(input.iban && {
      payment: {
        code: "30",
        name: "Credit transfer",
        remittance: input.number,
        iban: input.iban,
        ...(input.bic && { bic: input.bic }),
      },
    }),
    ...(input.terms && { paymentTerms: input.terms }),
    allowances,
    taxes,
    ...(input.taxCurrency && {
      accountingTax: {
        currency: input.taxCurrency,
        amount: roundHalfUp(BigDecimal.multiply(tax, decimal(input.rate!)), 2),
      },
    }),
    totals: {
      lines: lineTotal,
      allowances: BigDecimal.sumAll(allowances.map(({ amount }) => amount)),
      charges: zero,
      net,
      tax,
      gross,
      prepaid,
      rounding: zero,
      payable: BigDecimal.subtract(gross, prepaid),
    },
    lines,
  }
}

const subtotals = (
  input: UblInput,
  lines: readonly InvoiceLine[],
  allowances: readonly DocumentAllowance[],
): readonly TaxSubtotal[] => {
  const keys = [...new Set(input.lines.map(({ cat, pct }) => `${cat} ${pct ?? ""}`))]
  return keys.map((key) => {
    const given = input.lines.find(({ cat, pct }) => `${cat} ${pct ?? ""}` === key)!
    const rate = taxRate(given)
    const isOfIt = ({ tax }: { readonly tax: TaxRate }) =>
      tax.category === rate.category && BigDecimal.equals(tax.percent ?? zero, rate.percent ?? zero)
    const taxable = less(BigDecimal.sumAll(lines.filter(isOfIt).map(({ net }) => net)), allowances.filter(isOfIt))
    const percent = BigDecimal.multiply(rate.percent ?? zero, BigDecimal.make(1n, 2))
    return {
      ...rate,
      taxable,
      tax: roundHalfUp(BigDecimal.multiply(taxable, percent), 2),
      ...(given.reasonCode && { reasonCode: given.reasonCode }),
      ...(given.reason && { reason: given.reason }),
    }
  })
}
