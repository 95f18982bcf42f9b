import { Effect } from "effect"
import type { LookupKey } from "../listing/lookup-key.ts"
import { countryOf } from "./country.ts"
import { findCountry } from "./find-coded.ts"

export interface Address {
  readonly description?: string
  readonly name?: string
  readonly street?: string
  readonly street2?: string
  readonly city?: string
  readonly county?: string
  readonly state?: string
  readonly zip?: string
  /** ISO 3166-1 alpha-2 code. */
  readonly country?: string
}

export interface StoredAddress extends Address {
  readonly id: string
}

/** An address in a request. */
export type AddressRequest = {
  readonly [P in Exclude<keyof Address, "country">]?: string | null
} & { readonly country?: LookupKey | null }

/** Reads an address. Its country can be given by name, code or id. */
export const readAddress = Effect.fnUntraced(function* (field: string, { country, ...rest }: AddressRequest) {
  const texts: Address = Object.fromEntries(
    Object.entries(rest).filter(([, text]) => typeof text === "string" && text !== ""),
  )
  if (country === undefined || country === null) return texts
  return { ...texts, country: (yield* findCountry(`${field}.country`, country)).twoAlphaCode }
})

/** An address as the interface shows it, with the country by name (contract C12). */
export const addressBody = (address: Address | StoredAddress | undefined) =>
  address && {
    id: "id" in address ? address.id : undefined,
    description: address.description,
    name: address.name,
    street: address.street,
    street2: address.street2,
    city: address.city,
    county: address.county,
    state: address.state,
    zip: address.zip,
    country: address.country && (countryOf(address.country)?.name ?? address.country),
  }
