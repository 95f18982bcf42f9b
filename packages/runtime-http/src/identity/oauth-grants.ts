import { apiScope } from "@svc/domain/identity/access-token"
import type { Identity, IssuedTokens } from "@svc/domain/identity/identity"
import { Effect } from "effect"
import type { Static } from "typebox"
import type { Reply } from "../operation.ts"
import { type Problem, problemTexts } from "../problem.ts"
import type { OAuthTokenRequest } from "./tokens.schema.ts"
import { notCached } from "./tokens.route.ts"

type Form = Static<typeof OAuthTokenRequest>
interface Client {
  readonly id: string
  readonly secret: string
}

/** Reads HTTP Basic (RFC 6749, section 2.3.1), in which both parts are form-encoded. `malformed` for anything else. */
export const readBasic = (authorization: string): Client | "malformed" | undefined => {
  const [, encoded] = /^basic +(\S+)$/i.exec(authorization.trim()) ?? []
  if (encoded === undefined) return authorization === "" ? undefined : "malformed"
  const [id, ...secret] = Buffer.from(encoded, "base64").toString("utf8").split(":")
  try {
    const decode = (text: string) => decodeURIComponent(text.replaceAll("+", " "))
    return secret.length === 0 ? "malformed" : { id: decode(id ?? ""), secret: decode(secret.join(":")) }
  } catch {
    return "malformed"
  }
}

const oauthError = (status: number, error: string, description?: string, headers = {}): Reply => ({
  status,
  body: { error, ...(description === undefined ? {} : { error_description: description }) },
  headers: { ...notCached, ...headers },
})

const invalidClient = (basic: boolean) =>
  oauthError(
    401,
    "invalid_client",
    "The client id or the secret is wrong, or the personal token was revoked.",
    // RFC 6749, section 5.2: the challenge names the scheme that the client used.
    basic ? { "www-authenticate": `Basic realm="svc"` } : {},
  )

const granted = (tokens: IssuedTokens): Reply => ({
  status: 200,
  headers: notCached,
  body: {
    access_token: tokens.accessToken,
    token_type: "Bearer",
    expires_in: tokens.expiresIn,
    refresh_token: tokens.refreshToken,
    scope: apiScope,
  },
})

/** Handles the three grants (contract A13); refusals follow RFC 6749, section 5.2. */
export const answerGrant = (
  { signIn, refresh }: Pick<Identity, "refresh" | "signIn">,
  form: Form,
  basic: ReturnType<typeof readBasic>,
  address: string,
) => {
  if (basic === "malformed") return Effect.succeed(invalidClient(true))
  const scopes = (form.scope ?? apiScope).split(" ").filter((each) => each !== "")
  if (scopes.some((each) => each !== apiScope)) {
    return Effect.succeed(oauthError(400, "invalid_scope", `The only scope is ${apiScope}.`))
  }
  const missing = (name: string) => Effect.succeed(oauthError(400, "invalid_request", `${name} is missing.`))

  switch (form.grant_type) {
    case "password": {
      const { username, password } = form
      if (username === undefined || password === undefined) return missing("username or password")
      const refused = oauthError(
        400,
        "invalid_grant",
        "The user name or the password is wrong, or the personal token was revoked.",
      )
      return signIn(username, password, address).pipe(
        Effect.map(granted),
        Effect.catchTag("CredentialsRefused", () => Effect.succeed(refused)),
      )
    }
    case "client_credentials": {
      const id = basic?.id ?? form.client_id
      const secret = basic?.secret ?? form.client_secret
      if (id === undefined || secret === undefined) return missing("client_id or client_secret")
      return signIn(id, secret, address).pipe(
        Effect.map(granted),
        Effect.catchTag("CredentialsRefused", () => Effect.succeed(invalidClient(basic !== undefined))),
      )
    }
    case "refresh_token": {
      if (form.refresh_token === undefined) return missing("refresh_token")
      return refresh(form.refresh_token, address).pipe(
        Effect.map(granted),
        Effect.catchTag("RefreshTokenRefused", ({ message }) =>
          Effect.succeed(oauthError(400, "invalid_grant", message)),
        ),
      )
    }
    default:
      return Effect.succeed(
        oauthError(400, "unsupported_grant_type", "Use password, client_credentials or refresh_token."),
      )
  }
}

/** A refusal in the format of RFC 6749. */
export const refuseOAuth = (problem: Problem) => ({
  error: problem.status === 429 || problem.status >= 500 ? "temporarily_unavailable" : "invalid_request",
  error_description: problemTexts(problem).join("; "),
})
