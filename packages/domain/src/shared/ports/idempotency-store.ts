import type { Effect } from "effect"
import type { PortUnavailable } from "../errors.ts"
import type { Scope } from "../scope.ts"
import type { Timestamp } from "../timestamp.ts"

/** A key is unique within the tenant, the legal entity and the endpoint (contract Q29). */
export interface IdempotencyKey extends Scope {
  /** The name of what was asked for, without what differs from one request to the next. */
  readonly endpoint: string
  readonly key: string
}

/** How long a key is remembered, as its first request asked for. */
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
 * Keeps first answers byte for byte, encrypted at rest, because one may hold a token.
 *
 * Contract (`test/contract/idempotency-store.contract.test.ts`), within a unit of work:
 * - `claim` of a key nobody holds gives `undefined` and holds it until the unit of work ends;
 * - while another holds it, `claim` waits: it gives the answer that the other one kept, or holds the key if the other
 *   one rolled back;
 * - an expired key counts as one nobody holds.
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
