import { type AccessClaims, apiScope } from "@svc/domain/identity/access-token"
import { AccessTokenRefused } from "@svc/domain/identity/identity.errors"
import { parsePermission, printPermission } from "@svc/domain/identity/permissions"
import type { AccessTokenCodec } from "@svc/domain/identity/ports/access-token-codec"
import type { ClientId, TenantId, UserId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect, Result } from "effect"
import { type CryptoKey, decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from "jose"
import { LRUCache } from "lru-cache"
import { atMost } from "../at-most.ts"
import { signingAlgorithm } from "../postgres/identity/signing-key-store.ts"
import type { SigningKeys } from "./signing-keys.ts"

const rememberedTokens = 10_000

/** A token whose signature was verified, with the key that verified it. */
interface Verified {
  readonly claims: AccessClaims
  readonly kid: string
  readonly key: CryptoKey
}

/**
 * JWT access tokens (RFC 9068). A process verifies a token's signature once, as long as its key is valid; afterwards
 * only the token's time is checked. `environment` is a claim too, so that another environment with the same address
 * refuses the token (contract A7).
 */
export const makeAccessTokenCodec = (keys: SigningKeys, issuer: string, environment: string): AccessTokenCodec => {
  const verified = new LRUCache<string, Verified>(atMost(rememberedTokens))

  const check = Effect.fnUntraced(function* (token: string, now: Timestamp) {
    const kid = yield* Effect.try({
      try: () => decodeProtectedHeader(token).kid,
      catch: () => new AccessTokenRefused({ reason: "invalid" }),
    })
    const key = typeof kid === "string" ? yield* keys.verifier(kid) : undefined
    if (kid === undefined || key === undefined) return yield* new AccessTokenRefused({ reason: "invalid" })
    const { payload } = yield* Effect.tryPromise({
      try: () =>
        jwtVerify(token, key, {
          algorithms: [signingAlgorithm],
          issuer,
          audience: apiScope,
          typ: "at+jwt",
          currentDate: new Date(now),
          requiredClaims: ["sub", "jti", "iat", "exp"],
        }),
      catch: (error) => new AccessTokenRefused({ reason: error instanceof errors.JWTExpired ? "expired" : "invalid" }),
    })
    const claims = payload["environment"] === environment ? toClaims(payload) : undefined
    if (claims === undefined) return yield* new AccessTokenRefused({ reason: "invalid" })
    verified.set(token, { claims, kid, key })
    return claims
  })

  return {
    sign: Effect.fnUntraced(function* (claims) {
      const { kid, key } = yield* keys.current
      const token = new SignJWT({
        tenant: claims.tenantId,
        client_id: claims.credential.id,
        scope: apiScope,
        permissions: claims.permissions.map(printPermission),
        environment,
        ...(claims.familyId === undefined ? {} : { sid: claims.familyId }),
        // RFC 9068, section 2.2.1.
        ...(claims.credential.confirmedAt === undefined
          ? {}
          : { auth_time: Math.floor(claims.credential.confirmedAt / 1000) }),
      })
        .setProtectedHeader({ alg: signingAlgorithm, kid, typ: "at+jwt" })
        .setIssuer(issuer)
        .setAudience(apiScope)
        .setSubject(claims.userId)
        .setJti(claims.tokenId)
        .setIssuedAt(Math.floor(claims.issuedAt / 1000))
        .setExpirationTime(Math.floor(claims.expiresAt / 1000))
      return yield* Effect.promise(() => token.sign(key))
    }),

    verify: (token, now) => {
      const before = verified.get(token)
      // An expired token goes through the full check, which reports the expiry.
      return before !== undefined && before.claims.expiresAt > now && keys.known(before.kid) === before.key
        ? Effect.succeed(before.claims)
        : check(token, now)
    },
  }
}

const toClaims = (payload: JWTPayload): AccessClaims | undefined => {
  const { sub, sid, jti, iat, exp, tenant, client_id: clientId, permissions, auth_time: confirmed } = payload
  if (typeof tenant !== "string" || typeof clientId !== "string" || !Array.isArray(permissions)) return undefined
  const read = Result.all(permissions.map((each) => parsePermission(String(each))))
  if (Result.isFailure(read)) return undefined
  return {
    tenantId: tenant as TenantId,
    userId: sub as UserId,
    credential: {
      kind: "token",
      id: clientId as ClientId,
      ...(typeof confirmed === "number" ? { confirmedAt: (confirmed * 1000) as Timestamp } : {}),
    },
    permissions: read.success,
    tokenId: String(jti),
    ...(typeof sid === "string" ? { familyId: sid } : {}),
    issuedAt: (Number(iat) * 1000) as Timestamp,
    expiresAt: (Number(exp) * 1000) as Timestamp,
  }
}
