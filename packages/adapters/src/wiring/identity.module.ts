import type { AccessTokenRefused, IdentityError } from "@svc/domain/identity/identity.errors"
import { apiScope } from "@svc/domain/identity/access-token"
import { makeIdentity } from "@svc/domain/identity/identity"
import { baseUrlOf } from "../config/settings.ts"
import { secretHash } from "../crypto/secrets.ts"
import { makeAccessTokenCodec } from "../jwt/access-token-codec.ts"
import { makeSigningKeyCheck } from "../jwt/signing-key-check.ts"
import { makeSigningKeys } from "../jwt/signing-keys.ts"
import { makeTokenRevocations } from "../jwt/token-revocations.ts"
import { makePostgresFailureLimiter } from "../postgres/identity/failure-limiter.ts"
import { makePostgresPersonalTokenStore } from "../postgres/identity/personal-token-store.ts"
import { makePostgresRefreshTokenStore } from "../postgres/identity/refresh-token-store.ts"
import { makeSigningKeyStore, signingKeyContext } from "../postgres/identity/signing-key-store.ts"
import { makePostgresUserStore } from "../postgres/identity/user-store.ts"
import { sealedTable } from "../postgres/shared/reencrypt.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"
import type { ProblemRows } from "./problem-row.ts"

/** A challenge (RFC 6750, section 3): the kind of mistake, its description, and the scope that the request needs. */
const bearer = (scope: string, error?: string, description?: string): Readonly<Record<string, string>> => ({
  "www-authenticate": `Bearer realm="svc"${
    error === undefined ? "" : `, error="${error}", error_description="${description}"`
  }, scope="${scope}"`,
})

/** The challenge for a request without any token contains no error (RFC 6750, section 3.1). */
const challenge = ({ reason }: AccessTokenRefused): Readonly<Record<string, string>> => {
  if (reason === "missing") return bearer(apiScope)
  return reason === "malformed"
    ? bearer(apiScope, "invalid_request", "the Authorization header must be: Bearer ACCESS_TOKEN")
    : bearer(apiScope, "invalid_token", `the access token is ${reason}`)
}

const problems = {
  AccessTokenRefused: {
    status: 401,
    type: "unauthenticated",
    title: "A valid access token is needed",
    errors: () => undefined,
    headers: challenge,
  },
  CredentialsRefused: { status: 401, type: "wrong-credentials", title: "Wrong credentials" },
  LegalEntityRefused: {
    status: 403,
    type: "legal-entity",
    title: "The legal entity is missing or unknown",
    errors: () => undefined,
    headers: () =>
      bearer(apiScope, "insufficient_scope", "the header legal-entity must be the id or the name of a legal entity"),
  },
  PermissionMissing: {
    status: 403,
    type: "permission",
    title: "The personal token lacks a permission",
    errors: () => undefined,
    headers: ({ need }) =>
      need === "session"
        ? bearer(apiScope, "insufficient_scope", "only the session of a signed-in person may do this")
        : bearer(need, "insufficient_scope", `the permission ${need} is missing`),
  },
  RefreshTokenRefused: { status: 400, type: "refresh-token", title: "The refresh token is refused" },
  TooManyFailures: {
    status: 429,
    type: "too-many-failures",
    title: "Too many failed attempts",
    headers: ({ retryAfterSeconds }) => ({ "retry-after": String(retryAfterSeconds) }),
  },
} satisfies ProblemRows<IdentityError>

/** Identifies callers: users, personal tokens, access and refresh tokens. */
export const identityModule = {
  bind: (bind) => {
    provide(bind, "UserStore", ["Db"], makePostgresUserStore)
    provide(bind, "PersonalTokenStore", ["Db"], makePostgresPersonalTokenStore)
    provide(bind, "RefreshTokenStore", ["Db"], makePostgresRefreshTokenStore)
    provide(bind, "FailureLimiter", ["Db", "IdSource", "Settings"], (db, ids, { maxFailuresPerMinute }) =>
      makePostgresFailureLimiter(db, ids, maxFailuresPerMinute),
    )
    provide(bind, "SecretHash", [], () => secretHash)
    provide(bind, "SigningKeyStore", ["Db", "SecretBox"], makeSigningKeyStore)
    provide(bind, "SigningKeys", ["SigningKeyStore", "SecretBox", "AppClock"], (store, box, { now }) =>
      makeSigningKeys(store, box, now),
    )
    provideFrom(
      bind,
      "SigningKeyCheck",
      { store: "SigningKeyStore", box: "SecretBox", unitOfWork: "UnitOfWork" },
      makeSigningKeyCheck,
    )
    provide(bind, "AccessTokenCodec", ["SigningKeys", "Settings"], (keys, settings) =>
      makeAccessTokenCodec(keys, baseUrlOf(settings), settings.environment),
    )
    provideFrom(
      bind,
      "TokenRevocations",
      { personalTokens: "PersonalTokenStore", refreshTokens: "RefreshTokenStore", unitOfWork: "UnitOfWork" },
      makeTokenRevocations,
    )
    provideFrom(
      bind,
      "Identity",
      {
        users: "UserStore",
        personalTokens: "PersonalTokenStore",
        refreshTokens: "RefreshTokenStore",
        limiter: "FailureLimiter",
        hash: "SecretHash",
        codec: "AccessTokenCodec",
        revocations: "TokenRevocations",
        secrets: "SecretSource",
        ids: "IdSource",
        unitOfWork: "UnitOfWork",
      },
      makeIdentity,
    )
  },
  sealed: [
    sealedTable("signingKeys", "signing_keys", ["kid"], { private_key_sealed: ({ kid }) => signingKeyContext(kid) }),
  ],
  expiries: [
    { table: "refresh_tokens", column: "expires_at", keptSeconds: 0 },
    { table: "sign_in_failures", column: "failed_at", keptSeconds: 60 },
  ],
  problems,
} satisfies ContextModule
