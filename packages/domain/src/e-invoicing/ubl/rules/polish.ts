import { isBic } from "../../../organisation/legal-entity-profile.ts"
import { decimalPlaces } from "../../../shared/decimal.ts"
import { parseNip } from "../../nip.ts"
import { accountOf } from "../document.ts"
import { isPolish, sellerNip } from "../national.ts"
import type { Party, PostedInvoice } from "../posted-invoice.ts"
import { isDate } from "./presence.ts"
import { isBlank, lineName, type OfBuyer, type Rule, rule, ruleAt } from "./rule.ts"

/** The limits of the national document FA(3) and of its reception by the national system. */
export const nationalLimits = {
  lines: 10_000,
  bytes: 1_000_000,
  bytesWithAttachments: 3_000_000,
  number: 256,
  name: 512,
  quantityDecimals: 6,
  priceDecimals: 8,
}

const addressParts = ["street", "city", "zip", "country"] as const

/** The required parts that the address of a party lacks. */
export const missingParts = ({ address }: Party): readonly string[] =>
  addressParts.filter((part) => isBlank(address[part]))
const lacksAddress = (party: Party) => missingParts(party).length > 0

const buyerNumber = rule<OfBuyer>(
  "PL-02",
  "Buyer's NIP has a wrong check digit or form",
  // A foreign company may have a Polish address, with a number of its own country.
  ({ buyer: { vatNumber = "" } }) => vatNumber.startsWith("PL") && parseNip(vatNumber) === undefined,
)
const buyerAddress = rule<OfBuyer>(
  "PL-04",
  "Buyer's address is not complete",
  ({ buyer }) => isPolish(buyer) && lacksAddress(buyer),
)

/** National rules about the buyer. */
export const polishBuyerRules = [buyerNumber, buyerAddress]

/**
 * The national rules, under ids of our own, because no official list of them is public. The rules check what the
 * official validators of EN 16931 and Peppol do not cover, and what the national document cannot hold.
 */
export const polishRules: readonly Rule[] = [
  rule("PL-01", "Lines must be numbered from 1 in their order", ({ lines }) =>
    lines.some(({ id }, index) => id !== String(index + 1)),
  ),
  rule("PL-02", "Seller has no valid NIP", (invoice) => sellerNip(invoice) === undefined),
  buyerNumber,
  rule("PL-03", "Seller's organization number is missing", ({ seller }) => isBlank(seller.organizationNumber)),
  rule("PL-04", "Seller's address is not complete", ({ seller }) => lacksAddress(seller)),
  buyerAddress,
  rule(
    "PL-05",
    "Payment needs an account and its BIC",
    ({ payment }) =>
      payment !== undefined &&
      ["30", "58"].includes(payment.code) &&
      (accountOf(payment) === undefined || !isBic(payment.bic ?? "")),
  ),
  rule(
    "PL-06",
    "VAT of an invoice in another currency must be given in PLN",
    ({ currency, totals, accountingTax }) =>
      currency !== "PLN" && totals.tax.value !== 0n && accountingTax?.currency !== "PLN",
  ),
  rule("PL-07", "An exemption needs its legal basis as a text", ({ taxes }) =>
    taxes.some(({ category, reason }) => category === "E" && isBlank(reason)),
  ),
  rule(
    "PL-08",
    "A credit note needs the number and the date of its invoice",
    ({ kind, preceding }) =>
      kind === "CreditNote" &&
      (preceding.length === 0 || preceding.some(({ number, issueDate }) => isBlank(number) || !isDate(issueDate))),
  ),
  rule(
    "PL-09",
    `There are more than ${nationalLimits.lines} lines`,
    ({ lines }) => lines.length > nationalLimits.lines,
  ),
  rule(
    "PL-10",
    `Invoice number is longer than ${nationalLimits.number} characters`,
    ({ number }) => number.length > nationalLimits.number,
  ),
  ruleAt("PL-10", `Name is longer than ${nationalLimits.name} characters`, namesTooLong),
  ruleAt("PL-11", `Quantity has more than ${nationalLimits.quantityDecimals} decimals`, ({ lines }) =>
    lines.filter(({ quantity }) => decimalPlaces(quantity) > nationalLimits.quantityDecimals).map(lineName),
  ),
  ruleAt("PL-11", `Price has more than ${nationalLimits.priceDecimals} decimals`, ({ lines }) =>
    lines.filter(({ price }) => decimalPlaces(price) > nationalLimits.priceDecimals).map(lineName),
  ),
  (invoice) => {
    const size = nationalSize(invoice)
    const limit = invoice.attachments.length > 0 ? nationalLimits.bytesWithAttachments : nationalLimits.bytes
    return size > limit
      ? [{ rule: "PL-14", text: `The national document would have some ${size} bytes; ${limit} are allowed` }]
      : []
  },
]

/** The bytes of FA(3) besides the texts: its head with parties, tax and payment, and one line (FaWiersz). */
const sizeOf = { head: 4_000, line: 170 }

/** The number of bytes of a character in UTF-8. */
const bytesOf = (character: string): number => {
  const point = character.codePointAt(0)!
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
}

const textSize = (...texts: readonly (string | undefined)[]): number => {
  let size = 0
  for (const text of texts) for (const character of text ?? "") size += bytesOf(character)
  return size
}

/**
 * The approximate number of bytes of the national document FA(3). The limits of the national system apply to that
 * document, which the provider makes; a line in it is a third as long as in UBL.
 */
const nationalSize = ({ note, lines, attachments }: PostedInvoice): number =>
  sizeOf.head +
  textSize(note) +
  lines.reduce((sum, { name, description, note: text }) => sum + sizeOf.line + textSize(name, description, text), 0) +
  attachments.reduce((sum, { base64 }) => sum + base64.length, 0)

function namesTooLong({ seller, buyer, lines }: PostedInvoice): readonly string[] {
  const isTooLong = ({ name }: { readonly name: string }) => name.length > nationalLimits.name
  return [
    ...(isTooLong(seller) ? ["Seller"] : []),
    ...(isTooLong(buyer) ? ["Buyer"] : []),
    ...lines.filter(isTooLong).map(lineName),
  ]
}
