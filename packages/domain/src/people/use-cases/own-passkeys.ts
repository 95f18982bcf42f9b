import { Effect } from "effect"
import type { Person } from "../person.ts"
import type { WebAuthnJson } from "../ports/passkey-verifier.ts"
import type { SignedIn } from "./me.ts"
import type { Passkeys } from "./passkeys.ts"
import type { Sessions } from "./sessions.ts"

interface Helpers<E> {
  readonly personOf: (caller: SignedIn) => Effect.Effect<Person, E>
  readonly passkeys: Passkeys
  readonly held: Sessions
}

/** The own passkeys of a person who signed in (contract G22). */
export const makeOwnPasskeys = <E>({ personOf, passkeys, held }: Helpers<E>) => ({
  ownPasskeys: Effect.fn("people.ownPasskeys")(function* (caller: SignedIn) {
    const own = yield* passkeys.ofPerson(yield* personOf(caller))
    return own.map((passkey) => ({ ...passkey, isUsable: passkeys.isUsable(passkey) }))
  }),
  passkeyCreationOptions: (caller: SignedIn) => Effect.flatMap(personOf(caller), passkeys.creationOptions),
  /** The session counts as one that a passkey proved, and gets another secret. */
  addPasskey: Effect.fn("people.addPasskey")(function* (caller: SignedIn, name: string, credential: WebAuthnJson) {
    const passkey = yield* passkeys.add(yield* personOf(caller), name, credential)
    return { passkey: { ...passkey, isUsable: true }, held: yield* held.confirm(caller.credential.hash, "Passkey") }
  }),
  renamePasskey: Effect.fn("people.renamePasskey")(function* (caller: SignedIn, id: string, name: string) {
    const passkey = yield* passkeys.rename(yield* personOf(caller), id, name)
    return { ...passkey, isUsable: passkeys.isUsable(passkey) }
  }),
  removePasskey: Effect.fn("people.removePasskey")(function* (caller: SignedIn, id: string) {
    yield* passkeys.remove(yield* personOf(caller), id)
  }),
})
