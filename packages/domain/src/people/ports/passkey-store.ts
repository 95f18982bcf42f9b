import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { PersonId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { Passkey, PasskeyChallenge } from "../passkey.ts"

/**
 * Stores passkeys of persons, and open challenges.
 *
 * Contract (`test/contract/people-stores.contract.test.ts`): a key belongs to one person. When two callers take a
 * challenge at the same time, only one gets it.
 */
export interface PasskeyStore {
  /** The passkeys, oldest first. */
  readonly ofPerson: (person: PersonId) => Effect.Effect<readonly Passkey[], PortUnavailable>
  readonly find: (credentialId: string) => Effect.Effect<Passkey | undefined, PortUnavailable>
  /** Tells whether the key was added; a known key is not. */
  readonly insert: (passkey: Passkey) => Effect.Effect<boolean, PortUnavailable>
  readonly markUsed: (id: string, counter: number, at: Timestamp) => Effect.Effect<void, PortUnavailable>
  readonly rename: (id: string, name: string) => Effect.Effect<void, PortUnavailable>
  readonly remove: (id: string) => Effect.Effect<void, PortUnavailable>
  /** Removes the keys of a person, except the one with the id `kept`. */
  readonly removeAll: (person: PersonId, kept?: string) => Effect.Effect<void, PortUnavailable>

  readonly challenge: (challenge: PasskeyChallenge) => Effect.Effect<void, PortUnavailable>
  readonly takeChallenge: (challenge: string) => Effect.Effect<PasskeyChallenge | undefined, PortUnavailable>
}
