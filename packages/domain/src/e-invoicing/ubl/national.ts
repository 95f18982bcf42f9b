import { type Nip, parseNip, vatNumberOf } from "../nip.ts"
import type { Party, PostedInvoice } from "./posted-invoice.ts"

/** Peppol's electronic address scheme of Polish VAT numbers. */
const polishScheme = "9945"

/**
 * The invoice under the national rules (contract E22). Lines are numbered from 1 in their order, because the national
 * document numbers them so and does not accept 0. Polish parties are identified by their NIP.
 */
export const withNationalRules = (invoice: PostedInvoice): PostedInvoice => ({
  ...invoice,
  seller: asPolishParty(invoice.seller),
  buyer: asPolishParty(invoice.buyer),
  lines: invoice.lines.map((line, index) => ({ ...line, id: String(index + 1) })),
})

/**
 * A Polish party with its NIP as electronic address. A party without a NIP keeps its own scheme, and so does one with
 * an invalid number, which the rules then report.
 */
export const asPolishParty = (party: Party): Party => {
  const nip = nipOf(party)
  if (nip === undefined) return party
  // The number has the prefix PL, as in directories of addresses, although one sample of the Ministry has the number
  // alone.
  const endpoint = { scheme: polishScheme, id: vatNumberOf(nip) }
  return { ...party, ...(party.vatNumber === undefined ? {} : { vatNumber: vatNumberOf(nip) }), endpoint }
}

/** The NIP of a party: its VAT number with the prefix PL, or without a prefix when the address is Polish. */
const nipOf = (party: Party): Nip | undefined => {
  const number = party.vatNumber ?? party.unnamedVatNumber ?? ""
  return number.startsWith("PL") || isPolish(party) ? parseNip(number) : undefined
}

/** The seller's NIP in the national system. A seller without a VAT number has the NIP as organization number. */
export const sellerNip = ({ seller }: Pick<PostedInvoice, "seller">): Nip | undefined =>
  nipOf(seller) ?? (hasNumber(seller) ? undefined : parseNip(seller.organizationNumber ?? ""))

const hasNumber = ({ vatNumber, unnamedVatNumber }: Party) => (vatNumber ?? unnamedVatNumber) !== undefined

export const isPolish = ({ address }: Party): boolean => address.country === "PL"
