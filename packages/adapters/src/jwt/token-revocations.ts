import type { PersonalTokenStore } from "@svc/domain/identity/ports/personal-token-store"
import type { RefreshTokenStore } from "@svc/domain/identity/ports/refresh-token-store"
import type { TokenRevocations } from "@svc/domain/identity/ports/token-revocations"
import type { UnitOfWork } from "@svc/domain/shared/ports/unit-of-work"
import type { PortUnavailable } from "@svc/domain/shared/errors"
import { LRUCache } from "lru-cache"
import { atMost } from "../at-most.ts"
import { Effect } from "effect"

/** Below the 30 seconds of contract A4, with room for a slow query. */
const rememberedMs = 15_000
const rememberedTokens = 10_000

interface TokenRevocationsPorts {
  readonly personalTokens: PersonalTokenStore
  readonly refreshTokens: RefreshTokenStore
  readonly unitOfWork: UnitOfWork
}

/**
 * Remembers each answer for a while, so that not every request queries the database. A deleted token counts as revoked.
 */
export const makeTokenRevocations = ({
  personalTokens,
  refreshTokens,
  unitOfWork,
}: TokenRevocationsPorts): TokenRevocations => {
  const answers = new LRUCache<string, boolean>({ ...atMost(2 * rememberedTokens), ttl: rememberedMs })
  const remember = (name: string, look: () => Effect.Effect<boolean, PortUnavailable>) => {
    const known = answers.get(name)
    return known === undefined
      ? Effect.tap(look(), (revoked) => Effect.sync(() => void answers.set(name, revoked)))
      : Effect.succeed(known)
  }

  return {
    isRevoked: ({ tenantId, credential: { id: clientId }, familyId }) => {
      const personal = remember(`client:${clientId}`, () =>
        Effect.map(
          personalTokens.findByClientId(clientId),
          (found) => found === undefined || found.token.revokedAt !== undefined,
        ),
      )
      if (familyId === undefined) return personal
      const family = () =>
        remember(`family:${tenantId}:${familyId}`, () =>
          unitOfWork.atomically(tenantId, refreshTokens.isFamilyRevoked(tenantId, familyId)),
        )
      return Effect.flatMap(personal, (revoked) => (revoked ? Effect.succeed(true) : family()))
    },
  }
}
