import { BigDecimal, Option } from "effect"
import { Base64 } from "effect/encoding"
import type { Address } from "../../reference-data/address.ts"
import {
  type Allowance as InvoiceAllowance,
  type Buyer,
  type Invoice,
  type InvoiceLine as SoldLine,
  invoiceTotals,
  type Seller,
} from "../../invoicing/invoice.ts"
import { type LineMarks, splitPaymentText } from "../../invoicing/document-marks.ts"
import type { InvoiceAttachment } from "../../invoicing/invoice-attachment.ts"
import { taxKey, type TaxRate as ChargedRate } from "../../invoicing/price-lines.ts"
import { type Decimal, roundHalfUp, sumOf, zero } from "../../shared/decimal.ts"
import { given } from "../../shared/given.ts"
import { accountingTaxOf, legalRateText } from "../../invoicing/accounting-tax.ts"
import { compactNumber } from "../nip.ts"
import { nationalPartiesOf } from "./national-parties.ts"
import { missingData } from "../required-data.ts"
import type {
  Allowance,
  DocumentAllowance,
  InvoiceLine,
  Party,
  Period,
  PostedInvoice,
  TaxRate,
  TaxSubtotal,
} from "./posted-invoice.ts"
import { isSame, ownPeriod, periodOf } from "./periods.ts"
import { isPercentageOf } from "./rules/amounts.ts"
import { nationalLimits } from "./rules/polish.ts"

/**
 * A posted invoice or credit note in the terms of EN 16931; `undefined` when it is not posted. Amounts are those that
 * were posted, with turned signs for a credit note; parties are those that were fixed at the posting.
 */
export const toPostedInvoice = (
  invoice: Invoice,
  attachments: readonly InvoiceAttachment[],
): PostedInvoice | undefined => {
  const { number, parties, lines, currency, baseCurrency, correction, paymentTerm, prepaid = zero } = invoice
  if (number === undefined || parties === undefined) return undefined
  const about = invoice.credited ?? correction?.corrected
  const isCredit = invoice.type === "Credit"
  const signed = isCredit ? BigDecimal.negate : (value: Decimal) => value
  const { seller, buyer } = parties
  const { payee, recipient, notes, onlyNoted } = nationalPartiesOf(
    invoice.nationalEInvoice ?? { excluded: false },
    seller.name,
  )
  const delivery = given({ date: invoice.deliveryDate, address: invoice.deliveryAddress, recipient })
  const totals = invoiceTotals(invoice)
  const net = signed(totals.subtotal)
  const tax = signed(totals.tax)
  const accountingTax = accountingTaxOf(invoice)
  const period = periodOf(lines)
  const { iban, bankAccount, bic } = seller
  // Outside the scope of VAT, no party may be identified by a VAT number (BR-O-02 to BR-O-04).
  const isOutsideVat = lines.some(({ tax: { category } }) => category === "O")

  return {
    id: invoice.id,
    kind: isCredit ? "CreditNote" : "Invoice",
    number,
    ...(invoice.nationalEInvoice?.excluded === true ? { exclusion: invoice.nationalEInvoice.reason ?? "" } : {}),
    issueDate: invoice.invoiceDate,
    ...(isCredit ? {} : { dueDate: invoice.dueDate }),
    ...given({ taxPointDate: invoice.taxPointDate }),
    currency,
    ...(correction?.corrected === undefined ? {} : { isAddition: true }),
    ...given({
      note: noteOf(invoice, notes),
      buyerReference: invoice.buyerReference,
      orderReference: invoice.yourOrderNumber,
    }),
    accountNumber: buyer.accountNumber,
    ...given({ period }),
    ...(invoice.marks?.isAdvance === true ? { isAdvance: true } : {}),
    preceding: [
      ...(about === undefined ? [] : [{ id: about.id, number: about.number, issueDate: about.invoiceDate }]),
      ...(invoice.marks?.advanceOf ?? []).map(({ id, number: of, invoiceDate }) => ({
        id,
        number: of,
        issueDate: invoiceDate,
        isAdvance: true as const,
      })),
    ],
    attachments: attachments
      .filter(({ isFormerDocument = false }) => !isFormerDocument)
      .map(({ name, contentType, content }) => ({
        fileName: name,
        mediaType: contentType,
        base64: Base64.encode(content),
      })),
    seller: partyOf(seller, seller.address, isOutsideVat),
    sellerLacks: missingData(seller),
    buyer: partyOf(buyer, invoice.invoiceAddress ?? {}, isOutsideVat),
    ...given({ payee }),
    ...(Object.keys(delivery).length === 0 ? {} : { delivery }),
    ...(onlyNoted.length === 0 ? {} : { onlyNoted }),
    ...(iban === undefined && bankAccount === undefined
      ? {}
      : {
          payment: { code: "30", name: "Credit transfer", remittance: number, ...given({ iban, bankAccount, bic }) },
        }),
    ...given({ paymentTerms: paymentTerm?.name }),
    allowances: invoice.allowances.flatMap((each) => documentAllowances(each, signed)),
    ...(invoice.taxIncluded ? { taxIncluded: true } : {}),
    taxes: subtotalsOf(lines, signed),
    ...(accountingTax === undefined
      ? {}
      : { accountingTax: { currency: baseCurrency, amount: signed(accountingTax) } }),
    totals: {
      lines: signed(sumOf(lines, ({ amounts }) => amounts.subtotal)),
      allowances: signed(sumOf(lines, ({ amounts }) => amounts.allowance)),
      charges: zero,
      net,
      tax,
      gross: BigDecimal.sum(net, tax),
      prepaid: signed(prepaid),
      rounding: signed(totals.rounding),
      payable: signed(BigDecimal.subtract(totals.total, prepaid)),
    },
    lines: lines.map((line) => lineOf(line, invoice.taxIncluded, period, signed)),
  }
}

/**
 * The note of the document: the reason of a correction, then the notes, then the rate of VAT. They share one note
 * because a document has only one (PEPPOL-EN16931-R002).
 */
const noteOf = (invoice: Invoice, national: readonly string[]): string | undefined =>
  [
    invoice.correction?.reason,
    invoice.notes,
    invoice.marks?.splitPayment && splitPaymentText,
    ...national,
    legalRateText(invoice),
  ]
    .filter((text) => text !== undefined)
    .join("\n") || undefined

type Signed = (value: Decimal) => Decimal

/** A seller or buyer in the terms of EN 16931, with the address that the document shows. */
export const partyOf = (party: Seller | Buyer, address: Address, isOutsideVat: boolean): Party => {
  const { electronicInvoiceAddress: id, electronicInvoiceAddressScheme: scheme } = party
  const taxNumber = compactNumber(party.taxRegistrationNumber ?? "")
  const vatNumber = taxNumber === "" ? undefined : withCountry(taxNumber, address.country)
  return {
    name: party.name,
    ...(id === undefined || scheme === undefined ? {} : { endpoint: { scheme, id } }),
    ...(isOutsideVat ? given({ unnamedVatNumber: vatNumber }) : given({ vatNumber })),
    ...given({ organizationNumber: party.organizationNumber }),
    address,
  }
}

/** A tax number with the country's prefix. Greece's prefix is not its country code (BR-CO-09). */
const withCountry = (number: string, country: string | undefined): string =>
  /^[A-Z]{2}/.test(number) || country === undefined ? number : `${country === "GR" ? "EL" : country}${number}`

const rateOf = ({ category, rate }: ChargedRate): TaxRate => ({
  category: category as TaxRate["category"],
  ...(category === "O" ? {} : { percent: rate }),
})

/** Code 95 of the list UNTDID 5189. */
const discount = { reason: "Discount", reasonCode: "95" }

const documentAllowances = ({ reason, reasonCode, parts }: InvoiceAllowance, signed: Signed): DocumentAllowance[] =>
  parts.map(({ tax, amount }) => ({
    amount: signed(amount),
    ...(reason === undefined && reasonCode === undefined ? discount : given({ reason, reasonCode })),
    tax: rateOf(tax),
  }))

const subtotalsOf = (lines: readonly SoldLine[], signed: Signed): readonly TaxSubtotal[] =>
  [...Map.groupBy(lines, ({ tax }) => taxKey(tax)).values()].map((of) => {
    const { tax } = of[0]!
    const { exemptionReason: reason, exemptionReasonCode: reasonCode, category } = tax
    const ofNone = category === "O" && reason === undefined && reasonCode === undefined
    return {
      ...rateOf(tax),
      taxable: signed(sumOf(of, ({ amounts }) => BigDecimal.subtract(amounts.subtotal, amounts.allowance))),
      tax: signed(sumOf(of, ({ amounts }) => amounts.tax)),
      ...(ofNone ? { reason: "Not subject to VAT" } : given({ reason, reasonCode })),
    }
  })

const lineOf = (line: SoldLine, taxIncluded: boolean, whole: Period | undefined, signed: Signed): InvoiceLine => {
  const { amounts } = line
  const quantity = signed(line.quantity)
  const hasDiscount = line.discount !== undefined
  const before = signed(hasDiscount ? amounts.subtotalPreDiscount : amounts.subtotal)
  const net = signed(amounts.subtotal)
  const own = ownPeriod(line)
  return {
    id: String(line.number),
    name: line.productName,
    ...given({ description: line.description, note: line.notes }),
    quantity,
    unitCode: line.unit,
    price: taxIncluded ? netPrice(before, quantity) : line.price,
    net,
    allowances: hasDiscount ? discountOf(line, before, net, taxIncluded) : [],
    tax: rateOf(line.tax),
    ...(own === undefined || isSame(own, whole) ? {} : { period: own }),
    ...(line.marks === undefined ? {} : { properties: propertiesOf(line.marks) }),
  }
}

/** The marks of a line as attributes of the item, under the names of FA(3), because EN 16931 has no terms for them. */
const propertiesOf = ({ goodsCodes = [], procedureMarks = [] }: LineMarks): NonNullable<InvoiceLine["properties"]> => [
  ...goodsCodes.map((value) => ({ name: "GTU", value })),
  ...procedureMarks.map((value) => ({ name: "Procedura", value })),
]

/** The price of one unit without tax, when the price included tax, as exactly as the national document can hold. */
const netPrice = (before: Decimal, quantity: Decimal): Decimal =>
  roundHalfUp(
    Option.getOrElse(BigDecimal.divide(before, quantity), () => zero),
    nationalLimits.priceDecimals,
  )

const discountOf = (line: SoldLine, before: Decimal, net: Decimal, taxIncluded: boolean): readonly Allowance[] => {
  const amount = BigDecimal.subtract(before, net)
  if (BigDecimal.isZero(amount)) return []
  // A discount on a negative line is a charge, for which other reason codes apply.
  if (BigDecimal.isNegative(amount)) {
    return [{ isCharge: true, amount: BigDecimal.negate(amount), reason: discount.reason }]
  }
  // With tax included, the percentage refers to other figures than those shown here.
  const percent = line.discount !== undefined && "percent" in line.discount ? line.discount.percent : undefined
  // In a currency without decimals the rounded amount differs more from the percentage than PEPPOL-EN16931-R040 allows.
  const shown = percent !== undefined && !taxIncluded && isPercentageOf(amount, percent, before)
  return [{ amount, ...discount, ...(shown ? { percent, base: before } : {}) }]
}
