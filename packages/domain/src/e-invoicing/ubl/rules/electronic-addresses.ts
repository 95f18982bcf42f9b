import { allElectronicAddressSchemes, electronicAddressSchemes } from "../code-lists/electronic-address-schemes.ts"
import { addressChecks } from "../electronic-address.ts"
import type { Party, PostedInvoice } from "../posted-invoice.ts"
import { type Finding, isBlank, type OfBuyer, type Rule, rule } from "./rule.ts"

/**
 * Both parties need an electronic address in the network. This does not apply under the national rules: the national
 * system receives the document, and consumers and foreign companies need not be in the network.
 */
export const electronicAddressPresence: readonly Rule[] = [
  rule("PEPPOL-EN16931-R020", "Seller electronic address is missing", ({ seller }) => isBlank(seller.endpoint?.id)),
  rule("PEPPOL-EN16931-R010", "Buyer electronic address is missing", ({ buyer }) => isBlank(buyer.endpoint?.id)),
]

const rulesOf = <Of>(who: string, of: (invoice: Of) => Party, withoutScheme: string): readonly Rule<Of>[] => [
  rule(withoutScheme, `${who} electronic address has no scheme`, (invoice) => {
    const { endpoint } = of(invoice)
    return endpoint !== undefined && !isBlank(endpoint.id) && isBlank(endpoint.scheme)
  }),
  ...(
    [
      ["BR-CL-25", allElectronicAddressSchemes],
      ["PEPPOL-EN16931-CL008", electronicAddressSchemes.codes],
    ] as const
  ).map(([id, schemes]) =>
    rule(id, `${who} electronic address has an unknown scheme`, (invoice: Of) => {
      const { scheme = "" } = of(invoice).endpoint ?? {}
      return !isBlank(scheme) && !schemes.has(scheme)
    }),
  ),
  (invoice: Of): readonly Finding[] => {
    const { scheme = "", id = "" } = of(invoice).endpoint ?? {}
    const check = Object.hasOwn(addressChecks, scheme) ? addressChecks[scheme] : undefined
    return check === undefined || isBlank(id) || check.isValid(id)
      ? []
      : [{ rule: check.rule, text: `${who} electronic address ${id} is not a valid ${check.name}` }]
  },
]

/** Rules about the electronic address of the buyer, when there is one. */
export const buyerAddressRules = rulesOf("Buyer", ({ buyer }: OfBuyer) => buyer, "BR-63")

/** Rules about the electronic addresses that are given. */
export const electronicAddressRules: readonly Rule[] = [
  ...rulesOf("Seller", ({ seller }: PostedInvoice) => seller, "BR-62"),
  ...buyerAddressRules,
]
