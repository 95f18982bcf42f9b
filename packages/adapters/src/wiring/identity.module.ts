import type { AccessTokenRefused, IdentityError } from "@svc/domain/identity/identity.errors"
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

/** RFC 6750, section 3. */
const challenge = ({ reason }: AccessTokenRefused): Readonly<Record<string, string>> => ({
  "www-authenticate":
    reason === "missing"
      ? `Bearer realm="svc"`
      : reason === "malformed"
        ? `Bearer realm="svc", error="invalid_request", error_description="the Authorization header must be: Bearer ACCESS_TOKEN"`
        : `Bearer realm="svc", error="invalid_token", error_description="the access token is ${reason}"`,
})

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
  },
  PermissionMissing: {
    status: 403,
    type: "permission",
    title: "The personal token lacks a permission",
    errors: () => undefined,
  },
  RefreshTokenRefused: { status: 400, type: "refresh-token", title: "The refresh token is refused" },
  TooManyFailures: {
    status: 429,
    type: "too-many-failures",
    title: "Too many failed attempts",
    headers: ({ retryAfterSeconds }) => ({ "retry-after": String(retryAfterSeconds) }),
  },
} satisfies ProblemRows<IdentityError>

/** Who calls: users, personal tokens, access and refresh tokens. */
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
