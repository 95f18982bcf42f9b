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

/** A foreign party keeps its own scheme; so does a Polish one with an invalid number, which the rules then name. */
const asPolishParty = (party: Party): Party => {
  const nip = isPolish(party) ? parseNip(party.vatNumber ?? "") : undefined
  if (nip === undefined) return party
  // With the prefix PL, as directories list addresses, though one of the Ministry's samples has the bare number.
  return { ...party, vatNumber: vatNumberOf(nip), endpoint: { scheme: polishScheme, id: vatNumberOf(nip) } }
}

/**
 * The seller as the national system knows it. Outside the scope of VAT the document may not name a VAT identifier, so
 * the organization number stands in.
 */
export const sellerNip = ({ seller }: Pick<PostedInvoice, "seller">): Nip | undefined =>
  parseNip(seller.vatNumber ?? seller.organizationNumber ?? "")

export const isPolish = ({ address }: Party): boolean => address.country === "PL"
