import type { Address } from "../../reference-data/address.ts"
import { leaf, type MaybeElement, node } from "./element.ts"
import type { Party } from "./posted-invoice.ts"

/** Seller and buyer (BG-4, BG-7). */
export const partyElement = ({ name, endpoint, vatNumber, organizationNumber, address }: Party): MaybeElement =>
  node(
    "cac:Party",
    endpoint && leaf("cbc:EndpointID", endpoint.id, { schemeID: endpoint.scheme }),
    node("cac:PartyName", leaf("cbc:Name", name)),
    addressElement("cac:PostalAddress", address),
    vatNumber === undefined ? undefined : node("cac:PartyTaxScheme", leaf("cbc:CompanyID", vatNumber), taxScheme),
    // The organization number has no scheme here: 9945, the scheme of the electronic address, is no scheme of legal
    // registrations (BR-CL-11).
    node("cac:PartyLegalEntity", leaf("cbc:RegistrationName", name), leaf("cbc:CompanyID", organizationNumber)),
  )

export const addressElement = (name: string, address: Address): MaybeElement =>
  node(
    name,
    leaf("cbc:StreetName", address.street),
    leaf("cbc:AdditionalStreetName", address.street2),
    leaf("cbc:CityName", address.city),
    leaf("cbc:PostalZone", address.zip),
    node("cac:Country", leaf("cbc:IdentificationCode", address.country)),
  )

export const taxScheme = node("cac:TaxScheme", leaf("cbc:ID", "VAT"))
