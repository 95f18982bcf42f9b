import { Type } from "typebox"
import { closed } from "../shapes.ts"

const ClientId = Type.String({ minLength: 1, maxLength: 200 })
const Secret = Type.String({ minLength: 1, maxLength: 1000 })

export const TokenRequest = closed({ clientId: ClientId, secret: Secret }, { title: "TokenRequest" })

const expiresIn = Type.Integer({ description: "Seconds" })
const expires = Type.String({ description: "HTTP date" })

/** The answer of `/auth/v2/token` (contract A9). */
export const TokenResponseV2 = closed(
  { access_token: Type.String(), refresh_token: Type.String(), expires_in: expiresIn, expires },
  { title: "TokenResponseV2" },
)
export const TokenResponseV1 = closed(
  { accessToken: Type.String(), refreshToken: Type.String(), expiresIn, expires },
  { title: "TokenResponseV1" },
)
export const AuthErrors = closed({ errors: Type.Array(Type.String()) }, { title: "AuthErrors" })

/** RFC 6749, sections 4.3.2, 4.4.2 and 6; unknown parameters are ignored, as section 3.2 asks. */
export const OAuthTokenRequest = Type.Object(
  {
    grant_type: Type.String({ maxLength: 200, description: "password, client_credentials or refresh_token" }),
    username: Type.Optional(Type.String({ maxLength: 200, description: "The client id, with the password grant" })),
    password: Type.Optional(Type.String({ maxLength: 1000, description: "The secret, with the password grant" })),
    client_id: Type.Optional(Type.String({ maxLength: 200 })),
    client_secret: Type.Optional(Type.String({ maxLength: 1000 })),
    refresh_token: Type.Optional(Type.String({ maxLength: 1000 })),
    scope: Type.Optional(Type.String({ maxLength: 200, description: "svcapi" })),
  },
  { title: "OAuthTokenRequest" },
)
export const OAuthTokenResponse = closed(
  {
    access_token: Type.String(),
    token_type: Type.Literal("Bearer"),
    expires_in: expiresIn,
    refresh_token: Type.String(),
    scope: Type.String(),
  },
  { title: "OAuthTokenResponse" },
)
export const OAuthError = closed(
  { error: Type.String(), error_description: Type.Optional(Type.String()) },
  { title: "OAuthError" },
)
