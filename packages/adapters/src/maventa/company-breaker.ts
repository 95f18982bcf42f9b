import { type ProviderFailure, ProviderUnanswered } from "@svc/domain/e-invoicing/e-invoicing.errors"
import type { ProviderCredentials } from "@svc/domain/e-invoicing/ports/network-provider"
import { Clock, Effect, Result } from "effect"
import { LRUCache } from "lru-cache"
import { atMost } from "../at-most.ts"
import { companyKey } from "./access-tokens.ts"

/** Calls in a row without an answer after which the company's calls pause. */
const tries = 5
/** Seconds of the first pause; each further pause without an answer is twice as long, up to the longest. */
const pauses = { first: 30, longest: 600 }
const mostCompanies = 10_000

interface Company {
  readonly unanswered: number
  /** In milliseconds. */
  readonly pausesUntil: number
}

/**
 * Protects a provider that does not answer for a company. After some calls without an answer, or at once where the
 * provider names a waiting time, the company's calls fail without a request until the pause is over (contract E58). Any
 * answer resets the count, also a refusal. A gateway's error page neither counts nor resets.
 */
export const makeCompanyBreaker = () => {
  const companies = new LRUCache<string, Company>(atMost(mostCompanies))

  const note = (key: string, now: number, result: Result.Result<unknown, ProviderFailure>): void => {
    const failure = Result.isFailure(result) ? result.failure : undefined
    if (failure?._tag !== "ProviderUnanswered") companies.delete(key)
    else if (failure.isPage !== true) {
      const unanswered = (companies.get(key)?.unanswered ?? 0) + 1
      const growing = pauses.first * 2 ** Math.max(0, unanswered - tries)
      const seconds = failure.retryAfterSeconds ?? (unanswered < tries ? 0 : Math.min(growing, pauses.longest))
      companies.set(key, { unanswered, pausesUntil: now + seconds * 1000 })
    }
  }

  return <A>(
    credentials: ProviderCredentials,
    call: Effect.Effect<A, ProviderFailure>,
  ): Effect.Effect<A, ProviderFailure> =>
    Effect.gen(function* () {
      const key = companyKey(credentials)
      const rest = (companies.get(key)?.pausesUntil ?? 0) - (yield* Clock.currentTimeMillis)
      if (rest > 0) {
        const retryAfterSeconds = Math.ceil(rest / 1000)
        const detail = `it gave no answer for this company lately, and is asked again in ${retryAfterSeconds} s.`
        return yield* new ProviderUnanswered({ detail, retryAfterSeconds })
      }
      const result = yield* Effect.result(call)
      note(key, yield* Clock.currentTimeMillis, result)
      return yield* Effect.fromResult(result)
    })
}
