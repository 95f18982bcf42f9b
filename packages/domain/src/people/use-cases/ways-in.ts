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

/** By what somebody comes in who takes a link up: one of them (contract G26). */
export interface WayIn {
  /** The new one; that of before where the address is a person's already. */
  readonly password?: string
  /** Of a passkey that was made for the link, in the JSON of WebAuthn; signed by one of before where the address is a person's already. */
  readonly credential?: WebAuthnJson
  /** The device of a new passkey, as the person calls it. */
  readonly passkeyName?: string
}

/** What a person signs in by from now on. */
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

/** New and known passwords and passkeys of those who take a link up (contract G26). */
export const makeWaysIn = (
  { passwordHash }: { readonly passwordHash: PasswordHash },
  { provePerson, passkeys, record, note }: Helpers,
) => {
  const oneOf = ({ password, credential }: WayIn) => {
    if (credential === undefined) {
      return password === undefined ? fieldRefused("password", "is required, or a passkey") : Effect.void
    }
    return password === undefined ? Effect.void : fieldRefused("credential", "comes without a password")
  }

  return {
    /** The one that is given, checked and not kept yet; a password is none of `own`, the names of its person. */
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

    /** Keeps a passkey that was chosen, and writes down that it was. */
    keep: Effect.fnUntraced(function* (
      { passkey }: NewWay,
      { tenantId, id, personId: known }: User,
      place: SignInPlace,
    ) {
      if (passkey === undefined) return
      yield* passkeys.keep(passkey)
      const { personId, name } = passkey
      // Whoever joins by it is not told of it.
      const write = known === undefined ? note : record
      yield* write({ type: "FactorAdded", tenantId, userId: id, personId, about: `passkey ${name}` }, place)
    }),

    /** Proves to be the person with an address, and by which passkey where by one. Fails with `SignInRefused`. */
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
