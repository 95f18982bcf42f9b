import { Effect } from "effect"
import type { User } from "../../identity/user.ts"
import type { PasskeyStore } from "../ports/passkey-store.ts"
import type { PasskeyVerifier } from "../ports/passkey-verifier.ts"
import { isAdministrator } from "../roles.ts"

/** The active administrators of the tenant. */
export const administrators = (users: readonly User[]): readonly User[] =>
  users.filter(
    ({ kind, state, permissions }) => kind === "person" && state === "Active" && isAdministrator(permissions),
  )

export interface KeyPorts {
  readonly passkeys: PasskeyStore
  readonly verifier: PasskeyVerifier
}

/**
 * Whether an administrator among users has a passkey that works here, other than the one with the id `but`. That
 * administrator can get in even when the required provider does not answer (contract G24).
 */
export const makeHoldsKey = ({ passkeys, verifier }: KeyPorts) =>
  Effect.fnUntraced(function* (users: readonly User[], but?: string) {
    for (const { personId } of administrators(users)) {
      const keys = personId === undefined ? [] : yield* passkeys.ofPerson(personId)
      if (keys.some(({ id, host }) => id !== but && host === verifier.host)) return true
    }
    return false
  })
