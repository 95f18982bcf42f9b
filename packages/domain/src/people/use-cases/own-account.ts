import { Effect } from "effect"
import { AccessTokenRefused } from "../../identity/identity.errors.ts"
import { fieldRefused, ResourceNotFound } from "../../shared/errors.ts"
import type { SessionId } from "../../shared/ids.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { canonicalPassword, passwordMistake } from "../password.ts"
import type { Person } from "../person.ts"
import { ConfirmationNeeded, ProviderSession } from "../people.errors.ts"
import type { FactorStore } from "../ports/factor-store.ts"
import type { WebAuthnJson } from "../ports/passkey-verifier.ts"
import type { PasswordHash } from "../ports/password-hash.ts"
import type { PersonStore } from "../ports/person-store.ts"
import type { SessionStore } from "../ports/session-store.ts"
import { isRecent, recentSeconds, type SignInPlace } from "../session.ts"
import type { SignedIn } from "./me.ts"
import { makeOwnPasskeys, type OwnPasskeyPorts } from "./own-passkeys.ts"
import type { Passkeys } from "./passkeys.ts"
import type { Enrolment } from "./enrolment.ts"
import { byCaller, type RecordSecurityEvent } from "./record-security-event.ts"
import type { SecondFactor } from "./second-factor.ts"
import type { Sessions } from "./sessions.ts"
import type { ProvePerson } from "./sign-in.ts"

export interface OwnAccountPorts extends OwnPasskeyPorts {
  readonly persons: PersonStore
  readonly factors: FactorStore
  readonly sessions: SessionStore
  readonly passwordHash: PasswordHash
}

interface Helpers {
  readonly record: RecordSecurityEvent
  readonly provePerson: ProvePerson
  readonly secondFactor: SecondFactor
  readonly held: Sessions
  readonly passkeys: Passkeys
  readonly enrolment: Enrolment
}

/** A renewed proof of identity; exactly one member is given. */
export interface Proof {
  readonly password?: string
  readonly code?: string
  /** An answer by a passkey, in the JSON of WebAuthn. */
  readonly credential?: WebAuthnJson
}

const proofOf = ({ code, credential }: Proof) =>
  credential !== undefined ? "Passkey" : code !== undefined ? "SecondFactor" : undefined

/** The operations of a signed-in person on their own sessions and password (contract G10, G12, G18). */
export const makeOwnAccount = (ports: OwnAccountPorts, helpers: Helpers) => {
  const { persons, factors, sessions, passwordHash, unitOfWork } = ports
  const { record, provePerson, secondFactor, held, passkeys, enrolment } = helpers
  const personOf = Effect.fnUntraced(function* ({ credential }: SignedIn) {
    return (yield* persons.find(credential.personId)) ?? (yield* new AccessTokenRefused({ reason: "missing" }))
  })

  /**
   * The person, for data that belongs to the person in all tenants. Refuses a session from the provider of one tenant.
   */
  const ownerOf = Effect.fnUntraced(function* (caller: SignedIn) {
    if (caller.credential.proof === "Provider") return yield* new ProviderSession()
    return yield* personOf(caller)
  })

  /** A wrong password is reported as a mistake in the form of a signed-in person; the session stays. */
  const prove = (person: Person, password: string, place: SignInPlace) =>
    Effect.catchTag(provePerson(person.email, password, place), "SignInRefused", () =>
      fieldRefused("password", "is wrong"),
    )

  const proveByCode = (person: Person, code: string, place: SignInPlace) =>
    Effect.catchTag(secondFactor.prove(person, code, place), "SignInRefused", () => fieldRefused("code", "is wrong"))

  /** A person who joined by a passkey may have no password (contract G26). Another recent proof is required instead. */
  const withoutPassword = Effect.fnUntraced(function* (caller: SignedIn, person: Person, typed: string | undefined) {
    if (typed !== undefined) return yield* fieldRefused("password", "was never set: leave it out")
    if (!isRecent(caller.credential, yield* currentTime))
      return yield* new ConfirmationNeeded({ seconds: recentSeconds, of: "session" })
    return person
  })

  /** A passkey of another person proves nothing here. */
  const proveByPasskey = Effect.fnUntraced(function* (person: Person, credential: WebAuthnJson, place: SignInPlace) {
    const refused = fieldRefused("credential", "is not a passkey of yours that works here")
    const proved = passkeys.prove(credential, place)
    const { person: signer } = yield* Effect.catchTag(proved, "SignInRefused", () => refused)
    if (signer.id !== person.id) return yield* refused
  })

  /** The caller's sessions. A session from a provider counts only in its own tenant, and sees only sessions there. */
  const sessionsOf = ({ credential, tenantId }: SignedIn) =>
    Effect.map(held.sessionsOf(credential.personId), (all) =>
      credential.proof === "Provider" ? all.filter((each) => each.tenantId === tenantId) : all,
    )

  return {
    ...makeOwnPasskeys(ports, { personOf: ownerOf, passkeys, held, record, enrolment }),

    /** The second factors of the person. */
    factors: (caller: SignedIn) => Effect.flatMap(ownerOf(caller), ({ id }) => factors.ofPerson(id)),
    /** Begins to set up an authenticator app, which becomes active when one of its codes was verified (contract G8). */
    offerTotp: Effect.fn("people.offerTotp")(function* (caller: SignedIn) {
      const person = yield* ownerOf(caller)
      yield* enrolment.admit(caller, person)
      return yield* secondFactor.offerTotp(person)
    }),
    /** Verifies the app and gives the recovery codes, only once. The session gets a new secret. */
    verifyTotp: Effect.fn("people.verifyTotp")(function* (caller: SignedIn, code: string) {
      const person = yield* ownerOf(caller)
      const isFirst = yield* enrolment.admit(caller, person)
      const recoveryCodes = yield* secondFactor.verifyTotp(person, code)
      if (isFirst) yield* enrolment.tell(caller, "app for codes")
      return { recoveryCodes, held: yield* held.confirm(caller.credential.hash, "SecondFactor") }
    }),
    /** Removes the second factor and the recovery codes. */
    removeTotp: Effect.fn("people.removeTotp")(function* (caller: SignedIn) {
      const person = yield* ownerOf(caller)
      yield* enrolment.admitRemoval(caller, person)
      yield* secondFactor.remove(person)
    }),

    signOut: Effect.fn("people.signOut")(function* (caller: SignedIn, place: SignInPlace) {
      yield* sessions.end(caller.credential.id)
      yield* record({ type: "SignedOut", ...byCaller(caller) }, place)
    }),

    /** Proves the caller's identity again by the password, a code or a passkey. The session gets a new secret. */
    confirm: Effect.fn("people.confirm")(function* (caller: SignedIn, given: Proof, place: SignInPlace) {
      const person = yield* personOf(caller)
      if (given.credential !== undefined) yield* proveByPasskey(person, given.credential, place)
      else if (given.code === undefined) yield* prove(person, given.password ?? "", place)
      else yield* proveByCode(person, given.code, place)
      yield* record({ type: "Confirmed", ...byCaller(caller) }, place)
      return yield* held.confirm(caller.credential.hash, proofOf(given))
    }),

    /**
     * Sets another password, or the first one after a recent proof. Every other session of the person ends. Fails with
     * `ConfirmationNeeded`.
     */
    changePassword: Effect.fn("people.changePassword")(function* (
      caller: SignedIn,
      { password, newPassword }: { readonly password?: string; readonly newPassword: string },
      place: SignInPlace,
    ) {
      const owner = yield* ownerOf(caller)
      const person = yield* owner.passwordHash === undefined
        ? withoutPassword(caller, owner, password)
        : prove(owner, password ?? "", place)
      const mistake = passwordMistake(newPassword, [person.email, person.firstName, person.lastName])
      if (mistake !== undefined) return yield* fieldRefused("newPassword", mistake)
      const hashes = { before: person.passwordHash, after: yield* passwordHash.of(canonicalPassword(newPassword)) }
      yield* unitOfWork.atomically(
        caller.tenantId,
        Effect.gen(function* () {
          if (!(yield* persons.changePassword(person.id, hashes))) {
            return yield* fieldRefused("password", "was changed meanwhile: sign in again")
          }
          yield* sessions.endOthers(person.id, caller.credential.id)
          yield* record({ type: "PasswordChanged", ...byCaller(caller) }, place)
        }),
      )
      return yield* held.confirm(caller.credential.hash)
    }),

    ownSessions: sessionsOf,

    /** Ends all sessions of the caller except the present one. */
    endOtherSessions: Effect.fn("people.endOtherSessions")(function* (caller: SignedIn, place: SignInPlace) {
      const others = (yield* sessionsOf(caller)).filter(({ id }) => id !== caller.credential.id)
      for (const { id } of others) {
        yield* sessions.end(id)
        yield* record({ type: "SessionEnded", ...byCaller(caller) }, place)
      }
    }),

    /** Ends one session of the caller. Fails with `ResourceNotFound`. */
    endOwnSession: Effect.fn("people.endOwnSession")(function* (caller: SignedIn, id: SessionId, place: SignInPlace) {
      const own = yield* sessionsOf(caller)
      if (!own.some((each) => each.id === id)) return yield* new ResourceNotFound({ noun: "session of yours", id })
      yield* sessions.end(id)
      yield* record({ type: "SessionEnded", ...byCaller(caller) }, place)
    }),
  }
}
