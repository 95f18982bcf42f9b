import { AccountCreate } from "../api/constraints.gen.ts"
import type { components } from "../api/schema.gen.ts"
import { namesOf } from "../shell/listed-choices.ts"
import { Fields } from "../shell/request-fields.tsx"
import { form } from "../shell/request-form.ts"

/** An address, which has the same members in every request. */
export const addressForm = form(AccountCreate.defaultInvoiceAddress.members, {
  name: "Name in the address",
  street: "Street",
  street2: "Second line",
  zip: "Postcode",
  city: "City",
  country: { label: "Country", listed: namesOf("/Countries"), none: "None" },
})

/** The fields of an address, named by the paths that the service uses in refusals. */
export const AddressFields = ({
  at,
  address,
}: {
  readonly at: string
  readonly address: components["schemas"]["Address"] | undefined
}) => <Fields of={addressForm} at={at} start={address} />

/** The entered address; null when all fields are empty. */
export const addressIn = (data: FormData, at: string) => {
  const whole = addressForm.read(data, at)
  return Object.values(whole).every((each) => each === null) ? null : whole
}
