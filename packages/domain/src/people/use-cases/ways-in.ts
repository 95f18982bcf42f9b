import { Effect } from "effect"
import { type FieldsRefused, fieldRefused, type PortUnavailable } from "../../shared/errors.ts"
import type { User } from "../../identity/user.ts"
import { canonicalPassword, passwordMistake } from "../password.ts"
import { SignInRefused } from "../people.errors.ts"
import type { Passkey } from "../passkey.ts"
import type { WebAuthnJson } from "../ports/passkey-verifier.ts"
import type { PasswordHash } from "../ports/password-hash.ts"
import type { SignInPlace } from "../session.ts"
import type { Passkeys } from "./passkeys.ts"
import type { NoteSecurityEvent, RecordSecurityEvent } from "./record-security-event.ts"
import type { ProvePerson } from "./sign-in.ts"

/** The credential with which a link is accepted; exactly one member is given (contract G26). */
export interface WayIn {
  /** The new password, or the present one when the address belongs to a person already. */
  readonly password?: string
  /**
   * An answer by a passkey, in the JSON of WebAuthn: a new key made for the link, or a signature by a present key when
   * the address belongs to a person already.
   */
  readonly credential?: WebAuthnJson
  /** The name that the person gives the new passkey's device. */
  readonly passkeyName?: string
}

/** The new credential of a person. */
export interface NewWay {
  readonly passwordHash?: string
  readonly passkey?: Passkey
}

interface Helpers {
  readonly provePerson: ProvePerson
  readonly passkeys: Passkeys
  readonly record: RecordSecurityEvent
  readonly note: NoteSecurityEvent
}

/** Checks the new and present credentials of people who accept a link (contract G26). */
export const makeWaysIn = (
  { passwordHash }: { readonly passwordHash: PasswordHash },
  { provePerson, passkeys, record, note }: Helpers,
) => {
  const oneOf = ({ password, credential }: WayIn) => {
    if (credential === undefined) {
      return password === undefined
        ? fieldRefused("password", "is required, unless credential gives a passkey")
        : Effect.void
    }
    return password === undefined ? Effect.void : fieldRefused("credential", "must be left out when password is given")
  }

  return {
    /**
     * The given credential, checked but not stored yet. A password must not be one of `own`, the names of its person.
     */
    choose: Effect.fnUntraced(function* (
      invitation: string,
      given: WayIn,
      own: readonly string[],
    ): Effect.fn.Return<NewWay, FieldsRefused | PortUnavailable> {
      yield* oneOf(given)
      const { password = "", credential, passkeyName = "Passkey" } = given
      if (credential !== undefined) return { passkey: yield* passkeys.invited(invitation, passkeyName, credential) }
      const mistake = passwordMistake(password, own)
      if (mistake !== undefined) return yield* fieldRefused("password", mistake)
      return { passwordHash: yield* passwordHash.of(canonicalPassword(password)) }
    }),

    /** Stores a chosen passkey and records a security event. */
    keep: Effect.fnUntraced(function* (
      { passkey }: NewWay,
      { tenantId, id, personId: known }: User,
      place: SignInPlace,
    ) {
      if (passkey === undefined) return
      yield* passkeys.keep(passkey)
      const { personId, name } = passkey
      // A person who joins with the passkey is not notified of it.
      const write = known === undefined ? note : record
      yield* write({ type: "FactorAdded", tenantId, userId: id, personId, about: `passkey ${name}` }, place)
    }),

    /**
     * Proves the identity of the person with an address, and gives the passkey if one was used. Fails with
     * `SignInRefused`.
     */
    prove: Effect.fnUntraced(function* (email: string, given: WayIn, place: SignInPlace) {
      yield* oneOf(given)
      const { password = "", credential } = given
      if (credential === undefined) return { person: yield* provePerson(email, password, place), passkey: undefined }
      const proved = yield* passkeys.prove(credential, place)
      return proved.person.email === email ? proved : yield* new SignInRefused()
    }),
  }
}
export type WaysIn = ReturnType<typeof makeWaysIn>
