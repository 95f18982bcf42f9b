import { allElectronicAddressSchemes, electronicAddressSchemes } from "../code-lists/electronic-address-schemes.ts"
import { addressChecks } from "../electronic-address.ts"
import type { PostedInvoice } from "../posted-invoice.ts"
import { type Finding, isBlank, type Rule, rule } from "./rule.ts"

const parties = [
  { who: "Seller", of: ({ seller }: PostedInvoice) => seller, missing: "PEPPOL-EN16931-R020", scheme: "BR-62" },
  { who: "Buyer", of: ({ buyer }: PostedInvoice) => buyer, missing: "PEPPOL-EN16931-R010", scheme: "BR-63" },
] as const

/**
 * Both parties need an electronic address in the network. Not under the national rules: there the national system takes
 * the document, and consumers and foreign companies need not be in the network.
 */
export const electronicAddressPresence: readonly Rule[] = parties.map(({ who, of, missing }) =>
  rule(missing, `${who} electronic address is missing`, (invoice) => isBlank(of(invoice).endpoint?.id)),
)

/** Rules about the electronic addresses that are there. */
export const electronicAddressRules: readonly Rule[] = parties.flatMap(({ who, of, scheme: withoutScheme }) => [
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
    rule(id, `${who} electronic address has an unknown scheme`, (invoice) => {
      const { scheme = "" } = of(invoice).endpoint ?? {}
      return !isBlank(scheme) && !schemes.has(scheme)
    }),
  ),
  (invoice: PostedInvoice): readonly Finding[] => {
    const { scheme = "", id = "" } = of(invoice).endpoint ?? {}
    const check = Object.hasOwn(addressChecks, scheme) ? addressChecks[scheme] : undefined
    return check === undefined || isBlank(id) || check.isValid(id)
      ? []
      : [{ rule: check.rule, text: `${who} electronic address ${id} is not a valid ${check.name}` }]
  },
])
