import { Type } from "typebox"
import { closed, given, LookupKey, Maybe, named, Text, Uuid } from "../shapes.ts"

const addressParts = {
  description: Maybe(Text),
  name: Maybe(Text),
  street: Maybe(Text),
  street2: Maybe(Text),
  city: Maybe(Text),
  county: Maybe(Text),
  state: Maybe(Text),
  zip: Maybe(Text),
}
export const AddressRequest = closed({ ...addressParts, country: Maybe(LookupKey) })
export const Address = closed(
  {
    id: Type.Optional(Uuid),
    description: given,
    name: given,
    street: given,
    street2: given,
    city: given,
    county: given,
    state: given,
    zip: given,
    country: Type.Optional(Type.String({ description: "Name of the country" })),
  },
  named("Address"),
)
