import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { PersonId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { CodeTries } from "../code-tries.ts"

/** The app of a person that shows codes. */
export interface TotpFactor {
  readonly id: string
  /** In base32, as the app was given it. */
  readonly secret: string
  /** False until a code of it was seen. */
  readonly isActive: boolean
}

export interface Factors {
  readonly totp?: TotpFactor
  /** How many are left. */
  readonly recoveryCodes: number
}

/**
 * Keeps what persons prove besides the password.
 *
 * Contract (`test/contract/factor-store.contract.test.ts`): a person has one app at most; of two uses of a step, or of a
 * recovery code, at the same time one is told `true`.
 */
export interface FactorStore {
  readonly ofPerson: (person: PersonId) => Effect.Effect<Factors, PortUnavailable>
  /** Replaces the app that the person had by one that does not count yet. */
  readonly putTotp: (
    person: PersonId,
    totp: Omit<TotpFactor, "isActive">,
    at: Timestamp,
  ) => Effect.Effect<void, PortUnavailable>
  /** Makes an app count of which a step was used. */
  readonly activate: (id: string) => Effect.Effect<void, PortUnavailable>
  /** Uses a step of the app up, with those before it; whether none as late was used. */
  readonly takeStep: (id: string, step: number) => Effect.Effect<boolean, PortUnavailable>
  /** Replaces the recovery codes that the person had; of a person with an app that counts. */
  readonly putRecoveryCodes: (
    person: PersonId,
    codes: readonly { readonly id: string; readonly hash: string }[],
    at: Timestamp,
  ) => Effect.Effect<void, PortUnavailable>
  readonly takeRecoveryCode: (person: PersonId, hash: string) => Effect.Effect<boolean, PortUnavailable>
  /** Codes that failed in a row. */
  readonly tries: (person: PersonId) => Effect.Effect<CodeTries, PortUnavailable>
  /** Counts another one; whether nobody counted since `before`. */
  readonly countTry: (person: PersonId, before: CodeTries, after: CodeTries) => Effect.Effect<boolean, PortUnavailable>
  /** A code was right. */
  readonly forgetTries: (person: PersonId) => Effect.Effect<void, PortUnavailable>
  readonly removeAll: (person: PersonId) => Effect.Effect<void, PortUnavailable>
}
