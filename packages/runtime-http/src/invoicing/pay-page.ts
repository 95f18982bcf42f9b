import type { OpenedPage } from "@svc/domain/invoicing/invoicing"
import { ocrNumber } from "@svc/domain/invoicing/ocr-number"
import { minorUnits } from "@svc/domain/shared/currency"
import { type Decimal, printDecimal, printFixed } from "@svc/domain/shared/decimal"
import { BigDecimal } from "effect"
import { createHash } from "node:crypto"
import type { DocumentLanguage } from "@svc/domain/invoicing/document-language"
import { languageFor, type PayPageWords, payPageWords } from "./pay-page-words.ts"

const style = `:root{color-scheme:light dark;--ink:#1b1d22;--soft:#565b66;--line:#d6d9df;--ground:#fff;--bad:#a3161a;--link:#0b57b0}
@media(prefers-color-scheme:dark){:root{--ink:#eceef2;--soft:#b3b9c4;--line:#3c414b;--ground:#15171b;--bad:#ff9a94;--link:#8ec1ff}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:24px 16px 48px;overflow-wrap:anywhere}h1{font-size:1.5rem;line-height:1.25;margin:0 0 4px}h2{font-size:1.1rem;margin:32px 0 8px}
p{margin:4px 0}.soft{color:var(--soft)}.state{font-weight:600}.bad{color:var(--bad)}.sum{font-size:1.75rem;font-weight:600;margin:16px 0 0}
a{color:var(--link)}dl{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px 16px;margin:8px 0}dt{color:var(--soft)}dd{margin:0;text-align:end}
table{width:100%;border-collapse:collapse}th,td{padding:6px 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}th{color:var(--soft);font-weight:400}
th+th,td+td{text-align:end;padding-inline-start:12px}ul{padding-inline-start:20px}`

/** The style of the page is the only thing that the policy lets in (contract I43). */
export const pageHeaders = {
  "content-security-policy": `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
  "cache-control": "no-store",
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character]!)

const page = (language: DocumentLanguage, title: string, content: readonly string[]): string =>
  [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>`,
    `<style>${style}</style></head><body><main>`,
    ...content,
    "</main></body></html>",
  ].join("\n")

/** The page of a link that does not work. */
export const goneHtml = (language: DocumentLanguage): string => {
  const { goneTitle, gone } = payPageWords[language]
  return page(language, goneTitle, [`<h1>${goneTitle}</h1>`, `<p>${gone}</p>`])
}

type State = "Open" | "Overdue" | "Paid" | "Credited"

const stateOf = ({ invoice, today }: OpenedPage, balance: Decimal): State => {
  if (invoice.type === "Credit") return "Credited"
  if (!BigDecimal.isPositive(balance))
    return invoice.paymentDate === undefined && invoice.lastPaymentDate === undefined ? "Credited" : "Paid"
  return invoice.dueDate < today ? "Overdue" : "Open"
}

const facts = (of: readonly (readonly [name: string, value: string | undefined])[]): string =>
  `<dl>${of.map(([name, value]) => (value === undefined ? "" : `<dt>${name}</dt><dd>${escaped(value)}</dd>`)).join("")}</dl>`

const linesOf = ({ lines, hasMore }: OpenedPage, words: PayPageWords, money: (of: Decimal) => string): string =>
  [
    `<h2>${words.lines}</h2><table><thead><tr><th scope="col">${words.product}</th><th scope="col">${words.quantity}</th><th scope="col">${words.amount}</th></tr></thead><tbody>`,
    ...lines.map(
      ({ productName, quantity, amounts }) =>
        `<tr><td>${escaped(productName)}</td><td>${printDecimal(quantity)}</td><td>${money(amounts.subtotal)}</td></tr>`,
    ),
    `</tbody></table>${hasMore ? `<p>${words.more}</p>` : ""}`,
  ].join("")

/** Bank data with the reference to quote; empty where nothing is to be paid. */
const howToPay = ({ invoice }: OpenedPage, words: PayPageWords): string => {
  const { bankAccount, iban, bic } = invoice.parties?.seller ?? {}
  const data = facts([
    [words.bankAccount, bankAccount],
    ["IBAN", iban],
    ["BIC", bic],
    [words.reference, ocrNumber(invoice.number, invoice.type) ?? invoice.number],
  ])
  return `<h2>${words.how}</h2>${data}`
}

/** The page of an invoice in HTML: all texts of the invoice are escaped. */
export const payPageHtml = (opened: OpenedPage, token: string, accepted: string): string => {
  const { invoice, taxes } = opened
  const language = languageFor(invoice.invoiceAddress?.country, accepted)
  const words = payPageWords[language]
  const { currency, number = "", parties, totals } = invoice
  const money = (amount: Decimal) => `${printFixed(amount, minorUnits(currency))} ${escaped(currency)}`
  const balance = BigDecimal.subtract(totals.total, invoice.settled)
  const state = stateOf(opened, balance)
  const isOwed = state === "Open" || state === "Overdue"
  const title = `${invoice.type === "Credit" ? words.Credit : words.Invoice} ${number}`
  const seller = parties?.seller.name ?? ""
  return page(language, `${title} ${words.from} ${seller}`, [
    `<p class="soft">${escaped(seller)}</p><h1>${escaped(title)}</h1>`,
    `<p class="state${state === "Overdue" ? " bad" : ""}">${words[state]}</p>`,
    isOwed ? `<p class="sum">${money(balance)}</p>` : "",
    facts([
      [words.invoiceDate, invoice.invoiceDate],
      [words.dueDate, invoice.dueDate],
    ]),
    isOwed ? howToPay(opened, words) : "",
    linesOf(opened, words, money),
    facts([
      [words.subtotal, money(totals.subtotal)],
      ...taxes.map(({ rate, tax }) => [`${words.tax} ${printDecimal(rate)} %`, money(tax)] as const),
      [words.rounding, BigDecimal.isZero(totals.rounding) ? undefined : money(totals.rounding)],
      [words.total, money(totals.total)],
      [words.settled, BigDecimal.isZero(invoice.settled) ? undefined : money(invoice.settled)],
      [words.balance, money(balance)],
    ]),
    `<h2>${words.files}</h2><ul><li><a href="/pay/${token}/PDF">PDF</a></li>`,
    parties?.buyer.electronicInvoiceAddress === undefined
      ? ""
      : `<li><a href="/pay/${token}/UBL">${words.eInvoice}</a></li>`,
    "</ul>",
  ])
}
