import { Effect } from "effect"
import type { Identity } from "../../identity/identity.ts"
import { fieldRefused, ResourceNotFound } from "../../shared/errors.ts"
import type { PersonId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { SecretSource } from "../../shared/ports/secret-source.ts"
import { currentTime, secondsAfter } from "../../shared/timestamp.ts"
import { SignInRefused } from "../people.errors.ts"
import type { Person } from "../person.ts"
import type { PasskeyStore } from "../ports/passkey-store.ts"
import type { PasskeyVerifier, WebAuthnJson } from "../ports/passkey-verifier.ts"
import type { PersonStore } from "../ports/person-store.ts"
import type { SignInPlace } from "../session.ts"
import type { RecordSecurityEvent } from "./record-security-event.ts"
import { ofPerson } from "./sign-in.ts"

export interface PasskeyPorts {
  readonly identity: Pick<Identity, "limitFailures">
  readonly persons: PersonStore
  readonly passkeys: PasskeyStore
  readonly verifier: PasskeyVerifier
  readonly secrets: SecretSource
  readonly ids: IdSource
}

const challengeSeconds = 300
const mostPasskeys = 20

/** Passkeys of persons (contract G22): made, signed with, renamed and removed. */
export const makePasskeys = (
  { identity, persons, passkeys, verifier, secrets, ids }: PasskeyPorts,
  record: RecordSecurityEvent,
) => {
  const newChallenge = Effect.fnUntraced(function* (personId?: PersonId) {
    const challenge = secrets.token()
    const expiresAt = secondsAfter(yield* currentTime, challengeSeconds)
    yield* passkeys.challenge({ challenge, expiresAt, ...(personId === undefined ? {} : { personId }) })
    return challenge
  })

  /** Uses the challenge of an answer up; `undefined` where it was not given to this person, or too long ago. */
  const answered = Effect.fnUntraced(function* (credential: WebAuthnJson, personId?: PersonId) {
    const claims = verifier.claims(credential)
    const taken = claims && (yield* passkeys.takeChallenge(claims.challenge))
    const isGood = taken !== undefined && taken.personId === personId && taken.expiresAt > (yield* currentTime)
    return isGood ? claims : undefined
  })

  const signer = Effect.fnUntraced(function* (credential: WebAuthnJson, place: SignInPlace) {
    const claims = yield* answered(credential)
    const passkey = claims && (yield* passkeys.find(claims.credentialId))
    const person = passkey && (yield* persons.find(passkey.personId))
    const counter = claims && passkey && (yield* verifier.signed(credential, claims.challenge, passkey))
    if (passkey === undefined || person === undefined || counter === undefined) {
      yield* record({ type: "SignInRefused", ...(person === undefined ? {} : ofPerson(person)) }, place)
      return yield* new SignInRefused()
    }
    // Keys that devices share count apart, so a count that went back is told, not refused.
    if (counter > 0 && counter <= passkey.counter) {
      yield* record({ type: "PasskeyCountedBack", ...ofPerson(person), about: passkey.name }, place)
    }
    yield* passkeys.markUsed(passkey.id, counter, yield* currentTime)
    return person
  })

  const owned = Effect.fnUntraced(function* (person: Person, id: string) {
    const own = yield* passkeys.ofPerson(person.id)
    return own.find((each) => each.id === id) ?? (yield* new ResourceNotFound({ noun: "passkey of yours", id }))
  })
  const nameOf = (name: string) =>
    name.trim() === "" ? fieldRefused("name", "must say which device it is") : Effect.succeed(name.trim())

  return {
    /** What a browser is asked for signing in. */
    requestOptions: Effect.fnUntraced(function* () {
      return yield* verifier.requestOptions(yield* newChallenge())
    }),

    /** Proves by a passkey who somebody is. Fails with `SignInRefused`, `TooManyFailures`. */
    prove: Effect.fn("people.provePasskey")(function* (credential: WebAuthnJson, place: SignInPlace) {
      const names = [`address:${place.address}`]
      // Nobody guesses a signature.
      return yield* identity.limitFailures("random", names, yield* currentTime, signer(credential, place))
    }),

    creationOptions: Effect.fnUntraced(function* (person: Person) {
      const existing = yield* passkeys.ofPerson(person.id)
      if (existing.length >= mostPasskeys) {
        return yield* fieldRefused("name", `cannot be given: you have ${mostPasskeys} passkeys, remove one first`)
      }
      return yield* verifier.creationOptions(person, yield* newChallenge(person.id), existing)
    }),

    add: Effect.fnUntraced(function* (person: Person, typed: string, credential: WebAuthnJson) {
      const name = yield* nameOf(typed)
      const claims = yield* answered(credential, person.id)
      const made = claims && (yield* verifier.created(credential, claims.challenge))
      if (made === undefined) return yield* fieldRefused("credential", "is not what was asked for: try again")
      const passkey = { ...made, id: ids.next(), personId: person.id, name, createdAt: yield* currentTime }
      return (yield* passkeys.insert(passkey)) ? passkey : yield* fieldRefused("credential", "is known already")
    }),

    ofPerson: (person: Person) => passkeys.ofPerson(person.id),
    /** Whether a key works where the service is now. */
    isUsable: ({ host }: { readonly host: string }): boolean => host === verifier.host,

    rename: Effect.fnUntraced(function* (person: Person, id: string, typed: string) {
      const name = yield* nameOf(typed)
      const passkey = yield* owned(person, id)
      yield* passkeys.rename(id, name)
      return { ...passkey, name }
    }),
    remove: Effect.fnUntraced(function* (person: Person, id: string) {
      yield* owned(person, id)
      yield* passkeys.remove(id)
    }),
  }
}
export type Passkeys = ReturnType<typeof makePasskeys>
