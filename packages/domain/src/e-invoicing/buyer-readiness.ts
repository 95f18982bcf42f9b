import type { Account } from "../customers/account.ts"
import { buyerOf } from "../invoicing/former-parties.ts"
import { partyOf } from "./ubl/from-invoice.ts"
import { asPolishParty } from "./ubl/national.ts"
import type { Party } from "./ubl/posted-invoice.ts"
import { buyerAddressRules } from "./ubl/rules/electronic-addresses.ts"
import { missingParts, polishBuyerRules } from "./ubl/rules/polish.ts"
import { buyerPresenceRules } from "./ubl/rules/presence.ts"
import type { Finding } from "./ubl/rules/rule.ts"

/** A rule that a member of an account breaks. `field` is the member's path in the interface. */
export interface BuyerFinding extends Finding {
  readonly field: string
}

export interface BuyerReadiness {
  /**
   * Whether invoices of the account are kept out of the national system (contract E42), in which case the findings do
   * not matter.
   */
  readonly isExcluded: boolean
  readonly findings: readonly BuyerFinding[]
}

const rules = [...buyerPresenceRules, ...buyerAddressRules, ...polishBuyerRules]

const country = "defaultInvoiceAddress.country"
const scheme = "electronicInvoiceAddressScheme"
/** The member that each rule is about. All other rules are about the electronic address. */
const fieldOf: Readonly<Record<string, string>> = {
  "BR-07": "name",
  "BR-11": country,
  "BR-CL-14": country,
  "BR-CO-09": "taxRegistrationNumber",
  "PL-02": "taxRegistrationNumber",
  "BR-63": scheme,
  "BR-CL-25": scheme,
  "PEPPOL-EN16931-CL008": scheme,
}

const fieldsOf = ({ rule }: Finding, buyer: Party): readonly string[] =>
  rule === "PL-04"
    ? missingParts(buyer).map((part) => `defaultInvoiceAddress.${part}`)
    : [fieldOf[rule] ?? "electronicInvoiceAddress"]

/**
 * The findings of the pre-flight for an account as buyer (contract E57): the rules of invoices, applied before there is
 * an invoice.
 */
export const buyerReadiness = (account: Account): BuyerReadiness => {
  const buyer = asPolishParty(partyOf(buyerOf(account), account.defaultInvoiceAddress ?? {}, false))
  const findings = rules.flatMap((check) => check({ buyer }))
  return {
    isExcluded: account.nationalEInvoice?.excluded === true,
    findings: findings.flatMap((finding) => fieldsOf(finding, buyer).map((field) => ({ field, ...finding }))),
  }
}
