import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { PersonId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { CodeTries } from "../code-tries.ts"

/** The authenticator app of a person. */
export interface TotpFactor {
  readonly id: string
  /** The secret in base32, as the app got it. */
  readonly secret: string
  /** Whether a code of the app was verified. */
  readonly isActive: boolean
}

export interface Factors {
  readonly totp?: TotpFactor
  /** The number of recovery codes that are left. */
  readonly recoveryCodes: number
}

/**
 * Stores the second factors of persons.
 *
 * Contract (`test/contract/factor-store.contract.test.ts`): a person has at most one app. When a step or a recovery
 * code is used twice at the same time, only one caller gets `true`.
 */
export interface FactorStore {
  readonly ofPerson: (person: PersonId) => Effect.Effect<Factors, PortUnavailable>
  /** Replaces the person's app by one that is not active yet. */
  readonly putTotp: (
    person: PersonId,
    totp: Omit<TotpFactor, "isActive">,
    at: Timestamp,
  ) => Effect.Effect<void, PortUnavailable>
  /** Activates an app of which a step was used. */
  readonly activate: (id: string) => Effect.Effect<void, PortUnavailable>
  /** Uses up a step of the app and all earlier ones. Tells whether no step as late was used before. */
  readonly takeStep: (id: string, step: number) => Effect.Effect<boolean, PortUnavailable>
  /** Replaces the recovery codes of a person with an active app. */
  readonly putRecoveryCodes: (
    person: PersonId,
    codes: readonly { readonly id: string; readonly hash: string }[],
    at: Timestamp,
  ) => Effect.Effect<void, PortUnavailable>
  readonly takeRecoveryCode: (person: PersonId, hash: string) => Effect.Effect<boolean, PortUnavailable>
  /** The wrong codes in a row. */
  readonly tries: (person: PersonId) => Effect.Effect<CodeTries, PortUnavailable>
  /** Counts a wrong code. Tells whether nobody else counted one since `before`. */
  readonly countTry: (person: PersonId, before: CodeTries, after: CodeTries) => Effect.Effect<boolean, PortUnavailable>
  /** Resets the count after a right code. */
  readonly forgetTries: (person: PersonId) => Effect.Effect<void, PortUnavailable>
  readonly removeAll: (person: PersonId) => Effect.Effect<void, PortUnavailable>
}
