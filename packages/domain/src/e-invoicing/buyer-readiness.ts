import type { Account } from "../customers/account.ts"
import { buyerOf } from "../invoicing/former-parties.ts"
import { partyOf } from "./ubl/from-invoice.ts"
import { asPolishParty } from "./ubl/national.ts"
import type { Party } from "./ubl/posted-invoice.ts"
import { buyerAddressRules } from "./ubl/rules/electronic-addresses.ts"
import { missingParts, polishBuyerRules } from "./ubl/rules/polish.ts"
import { buyerPresenceRules } from "./ubl/rules/presence.ts"
import type { Finding } from "./ubl/rules/rule.ts"

/** What a member of an account breaks; `field` is its path in the interface. */
export interface BuyerFinding extends Finding {
  readonly field: string
}

export interface BuyerReadiness {
  /** Its invoices are kept out of the national system (contract E42), whatever its data. */
  readonly isExcluded: boolean
  readonly findings: readonly BuyerFinding[]
}

const rules = [...buyerPresenceRules, ...buyerAddressRules, ...polishBuyerRules]

const country = "defaultInvoiceAddress.country"
const scheme = "electronicInvoiceAddressScheme"
/** The member that each rule is about; every other one is about the electronic address itself. */
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
 * What the pre-flight of an invoice would say of an account as its buyer (contract E57): the same rules, before there is
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
