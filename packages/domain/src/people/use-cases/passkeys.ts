import { Effect } from "effect"
import type { Identity } from "../../identity/identity.ts"
import { fieldRefused, ResourceNotFound } from "../../shared/errors.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { SecretSource } from "../../shared/ports/secret-source.ts"
import { currentTime, secondsAfter } from "../../shared/timestamp.ts"
import { SignInRefused } from "../people.errors.ts"
import type { Passkey, PasskeyChallenge } from "../passkey.ts"
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

/** The purpose of a challenge. */
type ChallengeFor = Pick<PasskeyChallenge, "invitation" | "personId">

const challengeSeconds = 300
const mostPasskeys = 20

/** Passkeys of persons (contract G22): making, proving, renaming and removing them. */
export const makePasskeys = (
  { identity, persons, passkeys, verifier, secrets, ids }: PasskeyPorts,
  record: RecordSecurityEvent,
) => {
  const newChallenge = Effect.fnUntraced(function* (asked: ChallengeFor) {
    const challenge = secrets.token()
    const expiresAt = secondsAfter(yield* currentTime, challengeSeconds)
    yield* passkeys.challenge({ challenge, expiresAt, ...asked })
    return challenge
  })

  /** Uses up the challenge of an answer; `undefined` when the challenge had another purpose or is too old. */
  const answered = Effect.fnUntraced(function* (
    credential: WebAuthnJson,
    isForThis: (taken: PasskeyChallenge) => boolean,
  ) {
    const claims = verifier.claims(credential)
    if (claims === undefined) return undefined
    const taken = yield* passkeys.takeChallenge(claims.challenge)
    if (taken === undefined || !isForThis(taken) || taken.expiresAt <= (yield* currentTime)) return undefined
    return { ...claims, ...taken }
  })

  /** The key that a browser made for a challenge, not stored yet. */
  const made = Effect.fnUntraced(function* (credential: WebAuthnJson, isForThis: (taken: PasskeyChallenge) => boolean) {
    const answer = yield* answered(credential, isForThis)
    const key = answer && (yield* verifier.created(credential, answer.challenge))
    if (answer?.personId === undefined || key === undefined) {
      return yield* fieldRefused("credential", "does not answer the challenge: request a new one and try again")
    }
    return { ...key, id: ids.next<string>(), personId: answer.personId, createdAt: yield* currentTime }
  })
  const keep = Effect.fnUntraced(function* (passkey: Passkey) {
    if (!(yield* passkeys.insert(passkey))) return yield* fieldRefused("credential", "is registered already")
  })

  const signer = Effect.fnUntraced(function* (credential: WebAuthnJson, place: SignInPlace) {
    const claims = yield* answered(
      credential,
      ({ personId, invitation }) => personId === undefined && invitation === undefined,
    )
    const passkey = claims && (yield* passkeys.find(claims.credentialId))
    const person = passkey && (yield* persons.find(passkey.personId))
    const counter = claims && passkey && (yield* verifier.signed(credential, claims.challenge, passkey))
    if (passkey === undefined || person === undefined || counter === undefined) {
      yield* record({ type: "SignInRefused", ...(person === undefined ? {} : ofPerson(person)) }, place)
      return yield* new SignInRefused()
    }
    // Devices that share a key count separately, so a count that decreased is recorded but not refused.
    if (counter > 0 && counter <= passkey.counter) {
      yield* record({ type: "PasskeyCountedBack", ...ofPerson(person), about: passkey.name }, place)
    }
    yield* passkeys.markUsed(passkey.id, counter, yield* currentTime)
    return { person, passkey }
  })

  const owned = Effect.fnUntraced(function* (person: Person, id: string) {
    const own = yield* passkeys.ofPerson(person.id)
    return own.find((each) => each.id === id) ?? (yield* new ResourceNotFound({ noun: "passkey of yours", id }))
  })
  const nameOf = (name: string, field = "name") =>
    name.trim() === "" ? fieldRefused(field, "must say which device it is") : Effect.succeed(name.trim())

  return {
    /** The options for a browser to sign in. */
    requestOptions: Effect.fnUntraced(function* () {
      return yield* verifier.requestOptions(yield* newChallenge({}))
    }),

    /** Proves a person's identity by a passkey, and gives both. Fails with `SignInRefused`, `TooManyFailures`. */
    prove: Effect.fn("people.provePasskey")(function* (credential: WebAuthnJson, place: SignInPlace) {
      const names = [`address:${place.address}`]
      // Signatures cannot be guessed, so failures are limited as for random secrets.
      return yield* identity.limitFailures("random", names, yield* currentTime, signer(credential, place))
    }),

    creationOptions: Effect.fnUntraced(function* (person: Person) {
      const existing = yield* passkeys.ofPerson(person.id)
      if (existing.length >= mostPasskeys) {
        return yield* fieldRefused("name", `cannot be given: you have ${mostPasskeys} passkeys, remove one first`)
      }
      return yield* verifier.creationOptions(person, yield* newChallenge({ personId: person.id }), existing)
    }),
    /**
     * The options for a browser to make the key with which an invitation is accepted. No known key is excluded, because
     * accepting the invitation removes the person's former keys.
     */
    invitedOptions: Effect.fnUntraced(function* (person: Person, invitation: string) {
      return yield* verifier.creationOptions(person, yield* newChallenge({ personId: person.id, invitation }), [])
    }),

    add: Effect.fnUntraced(function* (person: Person, typed: string, credential: WebAuthnJson) {
      const name = yield* nameOf(typed)
      const isOwn = ({ personId, invitation }: PasskeyChallenge) => personId === person.id && invitation === undefined
      const passkey = { ...(yield* made(credential, isOwn)), name }
      yield* keep(passkey)
      return passkey
    }),
    /** The key that was made for an invitation, which names its person; `keep` stores it. */
    invited: Effect.fnUntraced(function* (invitation: string, typed: string, credential: WebAuthnJson) {
      const name = yield* nameOf(typed, "passkeyName")
      return { ...(yield* made(credential, (taken) => taken.invitation === invitation)), name } satisfies Passkey
    }),
    /** Stores a key that was made. */
    keep,

    ofPerson: (person: Person) => passkeys.ofPerson(person.id),
    /** Whether a key works on the service's present host. */
    isUsable: ({ host }: { readonly host: string }): boolean => host === verifier.host,

    rename: Effect.fnUntraced(function* (person: Person, id: string, typed: string) {
      const name = yield* nameOf(typed)
      const passkey = yield* owned(person, id)
      yield* passkeys.rename(id, name)
      return { ...passkey, name }
    }),
    remove: Effect.fnUntraced(function* (person: Person, id: string) {
      const passkey = yield* owned(person, id)
      yield* passkeys.remove(id)
      return passkey
    }),
  }
}
export type Passkeys = ReturnType<typeof makePasskeys>
