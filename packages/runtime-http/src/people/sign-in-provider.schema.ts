import { Type } from "typebox"
import { toldAs } from "../wanted.ts"
import { closed, Uuid } from "../shapes.ts"
import { SignInProviderName } from "./people.schema.ts"

const settings = {
  name: Type.String({ minLength: 1, maxLength: 60, description: "Label of the button on the sign-in page" }),
  issuer: toldAs(
    "an address such as https://login.example.com, without ? and #",
    Type.String({ minLength: 8, maxLength: 500, pattern: "^https?://[^?#]+$", description: "Its address" }),
  ),
  clientId: Type.String({ minLength: 1, maxLength: 500 }),
  domains: Type.Array(
    toldAs(
      "a domain such as example.com",
      Type.String({ maxLength: 253, pattern: String.raw`^[^\s@./:]+(\.[^\s@./:]+)+$` }),
    ),
    { maxItems: 50, description: "Domains of the e-mail addresses for which the sign-in page offers the provider" },
  ),
}
export const SignInProviderRequest = closed(
  {
    ...settings,
    clientSecret: Type.Optional(
      Type.String({ minLength: 1, maxLength: 1000, description: "Default: the present secret" }),
    ),
  },
  { title: "SignInProviderRequest" },
)
export const SignInProviderResponse = closed(
  { id: Uuid, ...settings, callbackUrl: Type.String({ description: "Address to register at the provider" }) },
  { title: "SignInProvider" },
)
export const ProvidersRequest = closed(
  { email: Type.String({ minLength: 3, maxLength: 254 }) },
  { title: "ProvidersRequest" },
)
export const ProvidersResponse = closed({ data: Type.Array(SignInProviderName) }, { title: "ProvidersResponse" })
export const JoinByProviderRequest = closed(
  { token: Type.String({ minLength: 1, maxLength: 200, description: "The part of the link after `#`" }) },
  { title: "JoinByProviderRequest" },
)
export const JoinByProviderResponse = closed(
  { url: Type.String({ description: "The next address for the browser" }) },
  { title: "JoinByProviderResponse" },
)
