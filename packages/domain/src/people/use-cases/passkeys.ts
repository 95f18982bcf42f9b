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

/** What a challenge is given for. */
type ChallengeFor = Pick<PasskeyChallenge, "invitation" | "personId">

const challengeSeconds = 300
const mostPasskeys = 20

/** Passkeys of persons (contract G22): made, signed with, renamed and removed. */
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

  /** Uses the challenge of an answer up; `undefined` where it was not given for this, or too long ago. */
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

  /** The key that a browser made as it was asked; not kept yet. */
  const made = Effect.fnUntraced(function* (credential: WebAuthnJson, isForThis: (taken: PasskeyChallenge) => boolean) {
    const answer = yield* answered(credential, isForThis)
    const key = answer && (yield* verifier.created(credential, answer.challenge))
    if (answer?.personId === undefined || key === undefined) {
      return yield* fieldRefused("credential", "is not what was asked for: try again")
    }
    return { ...key, id: ids.next<string>(), personId: answer.personId, createdAt: yield* currentTime }
  })
  const keep = Effect.fnUntraced(function* (passkey: Passkey) {
    if (!(yield* passkeys.insert(passkey))) return yield* fieldRefused("credential", "is known already")
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
    // Keys that devices share count apart, so a count that went back is told, not refused.
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
    /** What a browser is asked for signing in. */
    requestOptions: Effect.fnUntraced(function* () {
      return yield* verifier.requestOptions(yield* newChallenge({}))
    }),

    /** Proves by a passkey who somebody is, and by which. Fails with `SignInRefused`, `TooManyFailures`. */
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
      return yield* verifier.creationOptions(person, yield* newChallenge({ personId: person.id }), existing)
    }),
    /** What a browser is asked for making the key of whoever takes an invitation up; keys of before end with it. */
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
    /** The key that was made for an invitation, which names whom it is for; `keep` keeps it. */
    invited: Effect.fnUntraced(function* (invitation: string, typed: string, credential: WebAuthnJson) {
      const name = yield* nameOf(typed, "passkeyName")
      return { ...(yield* made(credential, (taken) => taken.invitation === invitation)), name } satisfies Passkey
    }),
    /** Keeps a key that was made. */
    keep,

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
      const passkey = yield* owned(person, id)
      yield* passkeys.remove(id)
      return passkey
    }),
  }
}
export type Passkeys = ReturnType<typeof makePasskeys>
