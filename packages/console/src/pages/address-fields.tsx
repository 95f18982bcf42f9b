import type { components } from "../api/schema.gen.ts"
import { useAll } from "../shell/all.ts"
import { Choice } from "../shell/choice.tsx"
import { TextField } from "../ui/field.tsx"
import css from "../ui/layout.module.css"
import { textOrNull } from "../ui/typed.ts"

type Schemas = components["schemas"]
type Address = Schemas["Address"]

const parts = ["name", "street", "street2", "zip", "city"] as const

/** Labels of the parts of an address. */
export const addressWords: Readonly<Record<(typeof parts)[number] | "country", string>> = {
  name: "Name in the address",
  street: "Street",
  street2: "Second line",
  zip: "Postcode",
  city: "City",
  country: "Country",
}

/** The fields of an address, named by the paths that the service uses in refusals. */
export const AddressFields = ({ at, address }: { readonly at: string; readonly address: Address | undefined }) => {
  const countries = useAll<Schemas["Country"]>("/Countries")
  return (
    <div className={css.columns}>
      {parts.map((part) => (
        <TextField
          key={part}
          name={`${at}.${part}`}
          label={addressWords[part]}
          optional
          maxLength={500}
          defaultValue={address?.[part]}
        />
      ))}
      <Choice
        name={`${at}.country`}
        label={addressWords.country}
        none="None"
        of={countries}
        as={({ name }) => [name, name]}
        chosen={address?.country}
      />
    </div>
  )
}

/** The entered address; null when all fields are empty. */
export const addressIn = (data: FormData, at: string) => {
  const part = (name: (typeof parts)[number] | "country") => textOrNull(data, `${at}.${name}`)
  const whole = {
    name: part("name"),
    street: part("street"),
    street2: part("street2"),
    zip: part("zip"),
    city: part("city"),
    country: part("country"),
  }
  return Object.values(whole).every((each) => each === null) ? null : whole
}
