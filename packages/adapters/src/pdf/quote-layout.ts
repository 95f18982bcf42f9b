import type { OrderCharge, OrderTier } from "@svc/domain/orders/order-charge"
import type { Offer } from "@svc/domain/quotes/ports/quote-document"
import type { Quote } from "@svc/domain/quotes/quote"
import { chargesLeft, productsLeft } from "@svc/domain/quotes/quote-body"
import { unitOf } from "@svc/domain/reference-data/unit-of-measure"
import { addDays } from "@svc/domain/shared/calendar-date"
import { type Decimal, printDecimal } from "@svc/domain/shared/decimal"
import { BigDecimal } from "effect"
import type { Content, TableCell } from "pdfmake"
import type { Pages } from "./draw-pages.ts"
import { address, heading, money, pageFoot, registrations, right } from "./layout-parts.ts"

/** The pages of a quote for the customer: what is offered, for which price and time, and how long the offer is valid. */
export const quoteLayout = ({ quote, seller }: Offer): Pages => {
  const { number, customer, deliveryAddress, description, createdAt, modifiedAt } = quote
  const title = `Quote ${number}`
  return {
    pageSize: "A4",
    pageMargins: [48, 48, 48, 64],
    defaultStyle: { font: "Roboto", fontSize: 9, lineHeight: 1.15 },
    // The dates are those of the quote, so that the same version of it always gives the same bytes.
    info: { title, author: seller.name, creationDate: new Date(createdAt), modDate: new Date(modifiedAt) },
    content: [
      {
        columns: [
          { text: seller.name, fontSize: 14, bold: true },
          { text: "Quote", fontSize: 14, alignment: "right" },
        ],
      },
      {
        margin: [0, 16, 0, 16],
        columns: [
          { width: "*", stack: [heading("To"), ...address({ ...deliveryAddress, name: customer.name })] },
          { width: 220, table: { widths: ["*", "auto"], body: facts(quote) }, layout: "noBorders" },
        ],
      },
      ...(description === undefined ? [] : [{ text: description, margin: [0, 0, 0, 12] } satisfies Content]),
      chargeTable(quote),
      {
        margin: [0, 12, 0, 0],
        columns: [
          { width: "*", text: "All amounts are without tax.", color: "#666666", fontSize: 8 },
          { width: 220, ...totalTable(quote) },
        ],
      },
      {
        margin: [0, 20, 0, 0],
        stack: [heading("From"), ...address({ ...seller.address, name: seller.name }), ...registrations(seller)],
      },
    ],
    footer: pageFoot(title),
  }
}

const termOf = ({ orderType, termType, initialTerm }: Quote): string | undefined => {
  if (orderType !== "Subscription") return undefined
  return termType === "Evergreen" ? "No end" : `${initialTerm} ${initialTerm === 1 ? "month" : "months"}`
}

const facts = (quote: Quote): TableCell[][] =>
  Object.entries({
    Number: quote.number,
    Date: quote.quoteDate,
    "Valid to": quote.validToDate,
    Changes: quote.change?.order.orderNumber,
    "In force from": quote.orderEffectiveChangeDate,
    Start: quote.start,
    End: quote.end && addDays(quote.end, -1),
    Term: termOf(quote),
    "Your reference": quote.yourReference,
    "Our reference": quote.ourReference,
    Account: quote.customer.accountNumber,
  }).flatMap(([name, value]) => (value === undefined ? [] : [[{ text: name, color: "#666666" }, right(value)]]))

const perPeriod = { Monthly: " per month", Quarterly: " per quarter", Annual: " per year" } as const

/** The list price of each tier, with the quantities that it is for where there are several. */
const pricesOf = ({ prices, chargeType, pricePeriod }: OrderCharge): readonly string[] =>
  prices.map(({ listPrice, toQuantity }, tier) => {
    const from = prices[tier - 1]?.toQuantity
    const range = [
      ...(from === undefined ? [] : [`above ${printDecimal(from)}`]),
      ...(toQuantity === undefined ? [] : [`to ${printDecimal(toQuantity)}`]),
    ]
    const price = `${printDecimal(listPrice)}${chargeType === "Recurring" ? perPeriod[pricePeriod] : ""}`
    return range.length === 0 ? price : `${range.join(" ")}: ${price}`
  })

const discountOf = ({ lineDiscountPercent, lineDiscountAmount }: OrderTier): string => {
  if (lineDiscountPercent !== undefined) return `${printDecimal(lineDiscountPercent)} %`
  return lineDiscountAmount === undefined ? "" : printDecimal(lineDiscountAmount)
}

const quantityOf = ({ quantity, orderedQuantity, unit, model }: OrderCharge): string => {
  const shown = orderedQuantity ?? quantity
  return shown === undefined || model === "Flat" ? "" : `${printDecimal(shown)} ${unitOf(unit).displayName}`
}

/** The amount that the charge adds to the sum of a month or to what is paid once; that of usage is known only later. */
const amountOf = ({ chargeType, metrics }: OrderCharge, currency: string): string => {
  if (chargeType === "Recurring") return metrics === undefined ? "" : `${money(metrics.cmrr, currency)} per month`
  if (chargeType === "OneOff") return metrics === undefined ? "" : `${money(metrics.oneTimeFees, currency)} once`
  return "by usage"
}

const chargeTable = (quote: Quote): Content => ({
  layout: "lightHorizontalLines",
  table: {
    headerRows: 1,
    widths: ["*", "auto", "auto", "auto", "auto"],
    body: [
      ["Description", "Quantity", `List price ${quote.currency}`, "Discount", `Amount ${quote.currency}`].map(
        (text, index) => ({ text, bold: true, alignment: index === 0 ? "left" : "right" }),
      ),
      ...productsLeft(quote).flatMap((product): TableCell[][] =>
        chargesLeft(product).map((charge) => [
          charge.name === product.name ? product.name : { stack: [product.name, heading(charge.name)] },
          right(quantityOf(charge)),
          { stack: pricesOf(charge).map((line) => right(line)) },
          { stack: charge.prices.map((price) => right(discountOf(price))) },
          right(amountOf(charge, quote.currency)),
        ]),
      ),
    ],
  },
})

const totalTable = ({ currency, termType, metrics: { cmrr, oneTimeFees, tcv } }: Quote) => {
  const rows: readonly (readonly [name: string, amount: Decimal, bold?: boolean])[] = [
    ...(BigDecimal.isZero(cmrr) ? [] : [["Per month", cmrr] as const]),
    ...(BigDecimal.isZero(oneTimeFees) ? [] : [["Once", oneTimeFees] as const]),
    // A subscription without an end has no total.
    ...(termType === "Evergreen" ? [] : [["Total of the term", tcv, true] as const]),
  ]
  return {
    layout: "noBorders",
    table: {
      widths: ["*", "auto"],
      body: (rows.length === 0 ? [["Total", tcv, true] as const] : rows).map(([name, amount, bold = false]) => [
        { text: `${name} ${currency}`, bold },
        right(money(amount, currency), { bold }),
      ]),
    },
  }
}
