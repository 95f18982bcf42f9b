import type { Identity, IssuedTokens } from "@svc/domain/identity/identity"
import { Effect } from "effect"
import type { TSchema } from "typebox"
import { maxCredentialBytes } from "../body.ts"
import { type AnyOperation, openOperation } from "../operation.ts"
import { type Problem, problemTexts } from "../problem.ts"
import { AuthErrors, TokenRequest, TokenResponseV1, TokenResponseV2 } from "./tokens.schema.ts"

/** RFC 6749, section 5.1. */
export const notCached = { "cache-control": "no-store", pragma: "no-cache" }

const httpDate = (millis: number): string => new Date(millis).toUTCString()

const v2 = ({ accessToken, refreshToken, expiresIn, expiresAt }: IssuedTokens) => ({
  access_token: accessToken,
  refresh_token: refreshToken,
  expires_in: expiresIn,
  expires: httpDate(expiresAt),
})

const v1 = ({ accessToken, refreshToken, expiresIn, expiresAt }: IssuedTokens) => ({
  accessToken,
  refreshToken,
  expiresIn,
  expires: httpDate(expiresAt),
})

/** The body of a refusal (contract A10). */
const refuse = (problem: Problem) => ({ errors: problemTexts(problem) })

export interface IdentityDoor {
  readonly identity: Pick<Identity, "signIn">
}

/** Issues a token for client id and secret; the answer has two versions (contract A9). */
export const tokenOperations = ({ identity: { signIn } }: IdentityDoor): readonly AnyOperation[] => {
  const operation = (path: string, version: string, schema: TSchema, body: (tokens: IssuedTokens) => object) =>
    openOperation({
      open: true,
      method: "post",
      path,
      tag: "Authentication",
      summary: `Get an access token (${version})`,
      description: "The access token is valid for 24 hours. Send it as `Authorization: Bearer ACCESS_TOKEN`.",
      bodyType: "json",
      maxBodyBytes: maxCredentialBytes,
      body: TokenRequest,
      answers: {
        200: { description: "The tokens", schema },
        400: { description: "The request is not valid", schema: AuthErrors },
        401: { description: "Wrong client id or secret", schema: AuthErrors },
        429: { description: "Too many failed attempts", schema: AuthErrors },
      },
      refuse,
      handle: ({ body: { clientId, secret }, address }) =>
        Effect.map(signIn(clientId, secret, address), (tokens) => ({
          status: 200,
          body: body(tokens),
          headers: notCached,
        })),
    })

  return [operation("/auth/v2/token", "v2", TokenResponseV2, v2), operation("/auth/token", "v1", TokenResponseV1, v1)]
}
