import type { Effect } from "effect"
import type { PortUnavailable } from "../errors.ts"
import type { Scope } from "../scope.ts"
import type { Timestamp } from "../timestamp.ts"

/** A key is unique within the tenant, the legal entity and the endpoint (contract Q29). */
export interface IdempotencyKey extends Scope {
  /** The name of the operation, without the values that differ between requests. */
  readonly endpoint: string
  readonly key: string
}

/** The time for which a key is remembered, as its first request specified. */
export interface KeyLifetime {
  readonly hours: number
  readonly expiresAt: Timestamp
}

interface KnownKey extends KeyLifetime {
  readonly fingerprint: string
  /** The first answer, as the runtime wrote it. */
  readonly answer: string
}

/**
 * Stores first answers byte for byte, encrypted at rest because an answer may contain a token.
 *
 * Contract (`test/contract/idempotency-store.contract.test.ts`), within a unit of work:
 * - `claim` of a free key gives `undefined` and locks the key until the unit of work ends;
 * - while another unit of work has locked the key, `claim` waits. Then it gives the answer that the other stored, or
 *   locks the key if the other rolled back;
 * - an expired key counts as free.
 */
export interface IdempotencyStore {
  readonly claim: (
    key: IdempotencyKey,
    fingerprint: string,
    lifetime: KeyLifetime,
    now: Timestamp,
  ) => Effect.Effect<KnownKey | undefined, PortUnavailable>
  readonly keep: (key: IdempotencyKey, answer: string) => Effect.Effect<void, PortUnavailable>
}
