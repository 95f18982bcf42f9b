import { type Invoice, type InvoiceLine, invoiceTotals } from "@svc/domain/invoicing/invoice"
import { markTexts } from "@svc/domain/invoicing/document-marks"
import { accountingTaxOf, taxesAtLegalRate } from "@svc/domain/invoicing/accounting-tax"
import type { DrawnInvoice } from "@svc/domain/invoicing/ports/invoice-document"
import { nationalMark } from "./national-mark.ts"
import { taxKey } from "@svc/domain/invoicing/price-lines"
import { taxCategories } from "@svc/domain/reference-data/tax-category"
import { unitOf } from "@svc/domain/reference-data/unit-of-measure"
import { type Decimal, printDecimal, sumOf } from "@svc/domain/shared/decimal"
import { BigDecimal } from "effect"
import type { Content, TableCell } from "pdfmake"
import type { Pages } from "./draw-pages.ts"
import { address, heading, money, pageFoot, registrations, right } from "./layout-parts.ts"

/** The pages of a posted invoice: the content that EN 16931 requires, with the amounts of the invoice. */
export const invoiceLayout = (invoice: DrawnInvoice): Pages => {
  // The footer lives until the end of the drawing. It holds the number only, so that the invoice with its lines can be
  // released.
  const { number } = invoice
  const { seller, buyer } = invoice.parties!
  const title = invoice.type === "Credit" ? "Credit note" : invoice.marks?.isAdvance ? "Advance invoice" : "Invoice"
  return {
    pageSize: "A4",
    pageMargins: [48, 48, 48, 64],
    defaultStyle: { font: "Roboto", fontSize: 9, lineHeight: 1.15 },
    // The dates are those of the posting, so that the same invoice always gives the same bytes (contract I20).
    info: {
      title: `${title} ${invoice.number}`,
      author: seller.name,
      creationDate: new Date(invoice.postedAt!),
      modDate: new Date(invoice.postedAt!),
    },
    content: [
      {
        columns: [
          { text: seller.name, fontSize: 14, bold: true },
          { text: title, fontSize: 14, alignment: "right" },
        ],
      },
      {
        margin: [0, 16, 0, 16],
        columns: [
          {
            width: "*",
            stack: [
              heading("To"),
              ...address({ name: buyer.name, ...invoice.invoiceAddress }),
              ...registrations(buyer),
            ],
          },
          { width: 220, table: { widths: ["*", "auto"], body: facts(invoice) }, layout: "noBorders" },
        ],
      },
      lineTable(invoice),
      { margin: [0, 12, 0, 0], columns: [taxTable(invoice), { width: 200, ...totalTable(invoice) }] },
      ...notes(invoice),
      {
        margin: [0, 20, 0, 0],
        columns: [
          { stack: [heading("From"), ...address({ name: seller.name, ...seller.address }), ...registrations(seller)] },
          payTo(invoice),
        ],
      },
      ...nationalMark(invoice),
    ],
    footer: pageFoot(`${title} ${number}`),
  }
}

const facts = (invoice: Invoice): TableCell[][] =>
  Object.entries({
    Number: invoice.number,
    "Invoice date": invoice.invoiceDate,
    ...(invoice.type === "Credit" ? {} : { "Due date": invoice.dueDate, "Payment term": invoice.paymentTerm?.name }),
    "Delivery date": invoice.deliveryDate,
    "Tax point": invoice.taxPointDate,
    "Credits invoice": invoice.credited?.number,
    "Your reference": invoice.yourReference,
    "Your order": invoice.yourOrderNumber,
    "Buyer reference": invoice.buyerReference,
    "Our reference": invoice.ourReference,
    Account: invoice.account.accountNumber,
  }).flatMap(([name, value]) => (value === undefined ? [] : [[{ text: name, color: "#666666" }, right(value)]]))

const lineTable = (invoice: Invoice): Content => {
  const { currency } = invoice
  const cell = (line: InvoiceLine): Content => ({
    stack: [
      line.productName,
      ...[line.description, period(line), line.notes].flatMap((text) =>
        text === undefined ? [] : [{ text, fontSize: 8, color: "#666666" }],
      ),
    ],
  })
  const head = ["", "Description", "Quantity", "Price", "Discount", "Tax", `Net ${currency}`]
  return {
    layout: "lightHorizontalLines",
    table: {
      headerRows: 1,
      widths: [16, "*", "auto", "auto", "auto", "auto", "auto"],
      body: [
        head.map((text, index) => ({ text, bold: true, alignment: index > 1 ? "right" : "left" })),
        ...invoice.lines.map((line) => {
          const off = BigDecimal.subtract(line.amounts.subtotalPreDiscount, line.amounts.subtotal)
          return [
            String(line.number),
            cell(line),
            right(`${printDecimal(line.quantity)} ${unitOf(line.unit).displayName}`),
            right(printDecimal(line.price)),
            right(line.discount === undefined ? "" : money(off, currency)),
            right(`${printDecimal(line.tax.rate)} %`),
            right(money(line.amounts.subtotal, currency)),
          ]
        }),
      ],
    },
  }
}

const period = ({ servicePeriodStart, servicePeriodEnd }: InvoiceLine): string | undefined =>
  servicePeriodStart === undefined && servicePeriodEnd === undefined
    ? undefined
    : `${servicePeriodStart ?? ""} – ${servicePeriodEnd ?? ""}`

/** Net and tax by rate and category, with the reason where no tax is charged (EN 16931, BG-23). */
const taxTable = (invoice: Invoice): Content => {
  const groups = [...Map.groupBy(invoice.lines, ({ tax }) => taxKey(tax)).values()]
  return {
    layout: "noBorders",
    fontSize: 8,
    table: {
      widths: ["auto", "auto", "auto"],
      body: [
        [heading("Tax"), right("Net", { color: "#666666" }), right("Tax", { color: "#666666" })],
        ...groups.map((lines): TableCell[] => {
          const { category, rate, exemptionReason } = lines[0]!.tax
          const net = sumOf(lines, ({ amounts }) => BigDecimal.subtract(amounts.subtotal, amounts.allowance))
          return [
            `${printDecimal(rate)} % ${exemptionReason ?? taxCategories[category].name}`,
            right(money(net, invoice.currency)),
            right(
              money(
                sumOf(lines, ({ amounts }) => amounts.tax),
                invoice.currency,
              ),
            ),
          ]
        }),
      ],
    },
  }
}

const totalTable = (invoice: Invoice) => {
  const { currency } = invoice
  const totals = invoiceTotals(invoice)
  const rows: readonly (readonly [string, Decimal, boolean?])[] = [
    ...invoice.allowances.map(
      ({ reason, parts }) => [reason ?? "Allowance", BigDecimal.negate(sumOf(parts, ({ amount }) => amount))] as const,
    ),
    ["Net", totals.subtotal],
    ["Tax", totals.tax],
    ...(BigDecimal.isZero(totals.rounding) ? [] : [["Rounding", totals.rounding] as const]),
    [`Total ${currency}`, totals.total, true],
    ...(invoice.prepaid === undefined
      ? []
      : [
          ["Paid in advance", BigDecimal.negate(invoice.prepaid)] as const,
          [`To pay ${currency}`, BigDecimal.subtract(totals.total, invoice.prepaid), true] as const,
        ]),
  ]
  return {
    layout: "noBorders",
    table: {
      widths: ["*", "auto"],
      body: [
        ...rows.map(([name, amount, bold = false]): TableCell[] => [
          { text: name, bold },
          right(money(amount, currency), { bold }),
        ]),
        ...accountingTax(invoice),
      ],
    },
  }
}

/** VAT in the base currency: by tax rate at the legally required exchange rate, or in total at the invoice's rate. */
const accountingTax = (invoice: Invoice): TableCell[][] => {
  const { baseCurrency, exchangeRate, taxRate } = invoice
  const tax = accountingTaxOf(invoice)
  if (tax === undefined || exchangeRate === undefined) return []
  const rows = taxesAtLegalRate(invoice).map((each): TableCell[] => [
    `Tax ${printDecimal(each.rate)} % ${baseCurrency}`,
    right(money(each.tax, baseCurrency)),
  ])
  const table = taxRate && ` (NBP ${taxRate.tableNumber}, ${taxRate.date})`
  const name = `Tax ${baseCurrency} at ${printDecimal(taxRate?.rate ?? exchangeRate)}${table ?? ""}`
  return [...rows, [name, right(money(tax, baseCurrency))]]
}

const notes = ({ notes: text = "", marks = {} }: Invoice): Content[] =>
  [text, ...markTexts(marks)].flatMap((each) => (each === "" ? [] : [{ text: each, margin: [0, 16, 0, 0] }]))

const payTo = (invoice: Invoice): Content => {
  const { bankAccount, iban, bic } = invoice.parties!.seller
  const lines = Object.entries({ IBAN: iban, BIC: bic, "Bank account": bankAccount, Reference: invoice.number })
  return invoice.type === "Credit"
    ? ""
    : {
        stack: [
          heading("Pay to"),
          ...lines.flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`])),
        ],
      }
}
