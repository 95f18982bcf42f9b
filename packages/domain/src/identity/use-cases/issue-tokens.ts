import { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import { type ClientId, isUuid } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { SecretSource } from "../../shared/ports/secret-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime, secondsAfter, type Timestamp } from "../../shared/timestamp.ts"
import { refreshTokenSeconds, toClaims } from "../access-token.ts"
import { CredentialsRefused, RefreshTokenRefused } from "../identity.errors.ts"
import { makeLimitFailures } from "../limit-failures.ts"
import { isNoticed, isUsable, type PersonalToken } from "../personal-token.ts"
import type { AccessTokenCodec } from "../ports/access-token-codec.ts"
import type { FailureLimiter } from "../ports/failure-limiter.ts"
import type { PersonalTokenStore } from "../ports/personal-token-store.ts"
import type { RefreshTokenStore } from "../ports/refresh-token-store.ts"
import type { SecretHash } from "../../shared/ports/secret-hash.ts"
import type { UserStore } from "../ports/user-store.ts"
import type { User } from "../user.ts"
import { judgeRefresh, type RefreshToken } from "../refresh-token.ts"

export interface IssueTokensPorts {
  readonly personalTokens: PersonalTokenStore
  readonly users: UserStore
  readonly refreshTokens: RefreshTokenStore
  readonly codec: AccessTokenCodec
  readonly limiter: FailureLimiter
  readonly hash: SecretHash
  readonly secrets: SecretSource
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** A personal token with its user. */
interface Owner {
  readonly token: PersonalToken
  readonly user: User
}

export interface IssuedTokens {
  readonly accessToken: string
  readonly refreshToken: string
  /** The number of seconds from now. */
  readonly expiresIn: number
  readonly expiresAt: Timestamp
}

/** Issues tokens for a personal token, and for a refresh token (contract A10, A11, A14). */
export const makeIssueTokens = (ports: IssueTokensPorts) => {
  const { personalTokens, users, refreshTokens, codec, limiter, hash, secrets, ids, unitOfWork } = ports
  // The hash with which the secret of an unknown id is compared, so that the answer takes the same time as for a wrong
  // secret.
  const nobody = hash.of(secrets.token())
  const limitFailures = makeLimitFailures(limiter)

  /** The user of a token, if the user may do anything. */
  const userOf = Effect.fnUntraced(function* ({ tenantId, userId }: PersonalToken) {
    const user = yield* unitOfWork.atomically(tenantId, users.find(tenantId, userId), "one statement")
    return user?.state === "Active" ? user : undefined
  })

  const prove = Effect.fnUntraced(function* (clientId: string, secret: string, now: Timestamp) {
    const found = isUuid(clientId) ? yield* personalTokens.findByClientId(clientId as ClientId) : undefined
    const matches = hash.matches(secret, found?.secretHash ?? nobody)
    if (found === undefined || !matches || !isUsable(found.token, now)) return yield* new CredentialsRefused()
    const user = yield* userOf(found.token)
    return user === undefined ? yield* new CredentialsRefused() : { token: found.token, user }
  })

  /** Stores a new refresh token of a family, and gives its value. */
  const extend = Effect.fnUntraced(function* (
    owner: Pick<RefreshToken, "tenantId" | "clientId">,
    familyId: string,
    now: Timestamp,
  ) {
    const { tenantId, clientId } = owner
    const refreshToken = secrets.token()
    const expiresAt = secondsAfter(now, refreshTokenSeconds)
    const stored = { hash: hash.of(refreshToken), tenantId, clientId, familyId, expiresAt }
    yield* unitOfWork.atomically(tenantId, refreshTokens.insert(stored))
    return refreshToken
  })

  const issue = Effect.fnUntraced(function* (
    { token, user }: Owner,
    refreshToken: string,
    familyId: string,
    now: Timestamp,
    isProved: boolean,
  ): Effect.fn.Return<IssuedTokens, PortUnavailable> {
    const claims = toClaims(token, user, ids.next(), familyId, now, isProved)
    const accessToken = yield* codec.sign(claims)
    const expiresIn = Math.ceil((claims.expiresAt - now) / 1000)
    return { accessToken, refreshToken, expiresIn, expiresAt: claims.expiresAt }
  })

  /**
   * Rotates a refresh token: the given one is used up. A second use revokes all tokens of the same sign-in. It finds
   * all of them, because a use and the token that replaces it commit together.
   */
  const useUp = Effect.fnUntraced(function* (refreshToken: string, now: Timestamp) {
    const key = hash.of(refreshToken)
    const tenantId = yield* refreshTokens.tenantOf(key)
    if (tenantId === undefined) return yield* new RefreshTokenRefused()

    // Succeeds even when the token is refused, so that the revocation of the family is committed.
    const usable = yield* unitOfWork.atomically(
      tenantId,
      Effect.gen(function* () {
        const found = yield* refreshTokens.findForUpdate(tenantId, key)
        if (found === undefined) return undefined
        const verdict = judgeRefresh(found, now)
        if (verdict === "revoke the family") yield* refreshTokens.revokeFamily(tenantId, found.familyId, now)
        if (verdict !== "use") return undefined
        yield* refreshTokens.markUsed(tenantId, key, now)
        return {
          clientId: found.clientId,
          familyId: found.familyId,
          successor: yield* extend(found, found.familyId, now),
        }
      }),
    )
    const owner = usable === undefined ? undefined : yield* personalTokens.findByClientId(usable.clientId)
    if (usable === undefined || owner === undefined || !isUsable(owner.token, now)) {
      return yield* new RefreshTokenRefused()
    }
    const user = yield* userOf(owner.token)
    if (user === undefined) return yield* new RefreshTokenRefused()
    return { owner: { token: owner.token, user }, familyId: usable.familyId, successor: usable.successor }
  })

  return {
    /** `address` is the caller's address, for the limit of failures. */
    signIn: Effect.fn("identity.signIn")(function* (clientId: string, secret: string, address: string) {
      const now = yield* currentTime
      // The letter case of an id does not matter, so it must not create another limit.
      const names = [`client:${clientId.toLowerCase()}`, `address:${address}`]
      const owner = yield* limitFailures("random", names, now, prove(clientId, secret, now))
      const familyId = ids.next()
      const refreshToken = yield* unitOfWork.atomically(
        owner.token.tenantId,
        Effect.andThen(
          isNoticed(owner.token, now, address) ? personalTokens.markUsed(owner.token, now, address) : Effect.void,
          extend(owner.token, familyId, now),
        ),
      )
      return yield* issue(owner, refreshToken, familyId, now, true)
    }),

    refresh: Effect.fn("identity.refresh")(function* (refreshToken: string, address: string) {
      const now = yield* currentTime
      const { owner, familyId, successor } = yield* limitFailures(
        "random",
        [`address:${address}`],
        now,
        useUp(refreshToken, now),
      )
      return yield* issue(owner, successor, familyId, now, false)
    }),
  }
}
