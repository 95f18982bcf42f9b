import type { Identity } from "@svc/domain/identity/identity"
import type { SigningKeys } from "@svc/adapters/jwt/signing-keys"
import { signingAlgorithm } from "@svc/adapters/postgres/identity/signing-key-store"
import { apiScope } from "@svc/domain/identity/access-token"
import { Effect } from "effect"
import { Type } from "typebox"
import { maxCredentialBytes } from "../body.ts"
import { type AnyOperation, openOperation } from "../operation.ts"
import { OAuthError, OAuthTokenRequest, OAuthTokenResponse } from "./tokens.schema.ts"
import { answerGrant, readBasic, refuseOAuth } from "./oauth-grants.ts"

const tag = "Authentication"
const anyObject = Type.Object({}, { additionalProperties: true })

export interface OAuthDoors {
  readonly identity: Pick<Identity, "refresh" | "signIn">
  readonly signingKeys: SigningKeys
  readonly baseUrl: string
}

/** The OAuth 2.0 token endpoint and its metadata (contract A8, A13, A15). */
export const oauthOperations = ({
  identity,
  signingKeys: keys,
  baseUrl: issuer,
}: OAuthDoors): readonly AnyOperation[] => {
  // RFC 8414; the last three members are for OpenID Connect Discovery.
  const metadata = {
    issuer,
    token_endpoint: `${issuer}/connect/token`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    grant_types_supported: ["password", "client_credentials", "refresh_token"],
    token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post", "none"],
    scopes_supported: [apiScope],
    response_types_supported: [],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: [signingAlgorithm],
  }
  const discovery = (path: string, summary: string) =>
    openOperation({
      open: true,
      method: "get",
      path,
      tag,
      summary,
      bodyType: "none",
      answers: { 200: { description: "Endpoints and supported features", schema: anyObject } },
      handle: () => Effect.succeed({ status: 200, body: metadata }),
    })

  return [
    openOperation({
      open: true,
      method: "post",
      path: "/connect/token",
      tag,
      summary: "OAuth 2.0 token endpoint",
      description:
        "Grants `password` (username is the client id, password the secret), `client_credentials` and `refresh_token`, as defined by RFC 6749.",
      bodyType: "form",
      maxBodyBytes: maxCredentialBytes,
      body: OAuthTokenRequest,
      answers: {
        200: { description: "The tokens", schema: OAuthTokenResponse },
        400: { description: "RFC 6749, section 5.2", schema: OAuthError },
        401: { description: "The client failed to authenticate", schema: OAuthError },
        429: { description: "Too many failed attempts", schema: OAuthError },
      },
      refuse: refuseOAuth,
      handle: ({ body, address, header }) => answerGrant(identity, body, readBasic(header("authorization")), address),
    }),
    discovery("/.well-known/openid-configuration", "OpenID Connect discovery"),
    discovery("/.well-known/oauth-authorization-server", "OAuth 2.0 authorization server metadata"),
    openOperation({
      open: true,
      method: "get",
      path: "/.well-known/jwks.json",
      tag,
      summary: "Keys that verify access tokens",
      bodyType: "none",
      answers: { 200: { description: "RFC 7517", schema: anyObject } },
      handle: () =>
        Effect.map(keys.jwks, (body) => ({ status: 200, body, headers: { "cache-control": "public, max-age=300" } })),
    }),
  ]
}
