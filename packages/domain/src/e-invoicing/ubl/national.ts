import { type Nip, parseNip, vatNumberOf } from "../nip.ts"
import type { Party, PostedInvoice } from "./posted-invoice.ts"

/** Peppol's electronic address scheme of Polish VAT numbers. */
const polishScheme = "9945"

/**
 * The invoice under the national rules (contract E22): lines numbered from 1 in their order, because the national
 * document numbers them so and takes no 0, and Polish parties named by their NIP.
 */
export const withNationalRules = (invoice: PostedInvoice): PostedInvoice => ({
  ...invoice,
  seller: asPolishParty(invoice.seller),
  buyer: asPolishParty(invoice.buyer),
  lines: invoice.lines.map((line, index) => ({ ...line, id: String(index + 1) })),
})

/** A party without a NIP keeps its own scheme; so does one with an invalid number, which the rules then name. */
export const asPolishParty = (party: Party): Party => {
  const nip = nipOf(party)
  if (nip === undefined) return party
  // With the prefix PL, as directories list addresses, though one of the Ministry's samples has the bare number.
  const endpoint = { scheme: polishScheme, id: vatNumberOf(nip) }
  return { ...party, ...(party.vatNumber === undefined ? {} : { vatNumber: vatNumberOf(nip) }), endpoint }
}

/** The NIP of a party: its VAT number with the prefix PL, or without a prefix at a Polish address. */
const nipOf = (party: Party): Nip | undefined => {
  const number = party.vatNumber ?? party.unnamedVatNumber ?? ""
  return number.startsWith("PL") || isPolish(party) ? parseNip(number) : undefined
}

/**
 * The seller as the national system knows it; whoever has no VAT number has the NIP for an organization number.
 */
export const sellerNip = ({ seller }: Pick<PostedInvoice, "seller">): Nip | undefined =>
  nipOf(seller) ?? (hasNumber(seller) ? undefined : parseNip(seller.organizationNumber ?? ""))

const hasNumber = ({ vatNumber, unnamedVatNumber }: Party) => (vatNumber ?? unnamedVatNumber) !== undefined

export const isPolish = ({ address }: Party): boolean => address.country === "PL"
