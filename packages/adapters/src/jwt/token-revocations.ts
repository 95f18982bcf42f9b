import type { PersonalTokenStore } from "@svc/domain/identity/ports/personal-token-store"
import type { TokenRevocations } from "@svc/domain/identity/ports/token-revocations"
import type { ClientId } from "@svc/domain/shared/ids"
import { LRUCache } from "lru-cache"
import { Effect } from "effect"

/** Below the 30 seconds of contract A4, with room for a slow look-up. */
const rememberedMs = 15_000
const rememberedTokens = 10_000

/**
 * Remembers each answer for a while, so that not every request pays for a look-up. A token that is gone counts as
 * revoked.
 */
export const makeTokenRevocations = (personalTokens: PersonalTokenStore): TokenRevocations => {
  const answers = new LRUCache<ClientId, boolean>({ max: rememberedTokens, ttl: rememberedMs })
  return {
    isRevoked: Effect.fnUntraced(function* (clientId) {
      const known = answers.get(clientId)
      if (known !== undefined) return known
      const found = yield* personalTokens.findByClientId(clientId)
      const revoked = found === undefined || found.token.revokedAt !== undefined
      answers.set(clientId, revoked)
      return revoked
    }),
  }
}
