import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { PersonId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { Passkey, PasskeyChallenge } from "../passkey.ts"

/**
 * Keeps passkeys of persons, and the challenges that are out.
 *
 * Contract (`test/contract/people-stores.contract.test.ts`): a key belongs to one person; of two that take a challenge at
 * the same time one is given it.
 */
export interface PasskeyStore {
  /** Oldest first. */
  readonly ofPerson: (person: PersonId) => Effect.Effect<readonly Passkey[], PortUnavailable>
  readonly find: (credentialId: string) => Effect.Effect<Passkey | undefined, PortUnavailable>
  /** Whether it was added: a key that is known is not. */
  readonly insert: (passkey: Passkey) => Effect.Effect<boolean, PortUnavailable>
  readonly markUsed: (id: string, counter: number, at: Timestamp) => Effect.Effect<void, PortUnavailable>
  readonly rename: (id: string, name: string) => Effect.Effect<void, PortUnavailable>
  readonly remove: (id: string) => Effect.Effect<void, PortUnavailable>
  /** Removes those of a person, but for the one with the id `kept`. */
  readonly removeAll: (person: PersonId, kept?: string) => Effect.Effect<void, PortUnavailable>

  readonly challenge: (challenge: PasskeyChallenge) => Effect.Effect<void, PortUnavailable>
  readonly takeChallenge: (challenge: string) => Effect.Effect<PasskeyChallenge | undefined, PortUnavailable>
}
