import { type NationalEInvoiceChoice, type ThirdParty, thirdPartyRoles } from "../../customers/national-e-invoice.ts"

/** Roles of parties that get the invoice or the goods. The first such party is the party of delivery (BT-70). */
const recipients: ReadonlySet<ThirdParty["role"]> = new Set([
  "Recipient",
  "LocalGovernmentRecipient",
  "VatGroupRecipient",
])

const textOf = ({ role, name, identifier }: ThirdParty): string =>
  `Podmiot3: Rola ${thirdPartyRoles[role]}, ${name}${identifier === undefined ? "" : `, ${identifier}`}`

/**
 * The marks of the buyer and the third parties, as far as EN 16931 has terms for them: a factor is the payee (BG-10),
 * and the first recipient is the party of delivery (BT-70). The note lists all of them under the names of FA(3),
 * because EN 16931 has no terms for the marks, for other roles, and for a second party of a role. The payee's name must
 * differ from the seller's (BR-17).
 */
export const nationalPartiesOf = (
  { localGovernmentUnit, vatGroupMember, thirdParties = [] }: NationalEInvoiceChoice,
  sellerName: string,
) => {
  const factor = thirdParties.find(({ role, name }) => role === "Factor" && name !== sellerName)
  const recipient = thirdParties.find(({ role }) => recipients.has(role))
  const marks = [...(localGovernmentUnit === true ? ["JST: 1"] : []), ...(vatGroupMember === true ? ["GV: 1"] : [])]
  const isCarried = (each: ThirdParty) => each === factor || (each === recipient && each.identifier === undefined)
  return {
    payee: factor,
    recipient: recipient?.name,
    notes: [...marks, ...thirdParties.map(textOf)],
    onlyNoted: [...marks, ...thirdParties.filter((each) => !isCarried(each)).map(textOf)],
  }
}
