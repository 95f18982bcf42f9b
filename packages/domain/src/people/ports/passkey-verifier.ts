import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { PublicPasskey } from "../passkey.ts"
import type { Person } from "../person.ts"

/** What a browser is given or gives, in the JSON of WebAuthn, level 3. */
export type WebAuthnJson = object

/** Asks browsers for passkeys of the service's host and checks what they give; the user is always verified. */
export interface PasskeyVerifier {
  readonly host: string
  /** For making a key; `existing` are those that are not to be made twice. */
  readonly creationOptions: (
    person: Person,
    challenge: string,
    existing: readonly PublicPasskey[],
  ) => Effect.Effect<WebAuthnJson, PortUnavailable>
  /** For signing with whichever key the person chooses. */
  readonly requestOptions: (challenge: string) => Effect.Effect<WebAuthnJson, PortUnavailable>
  /** The challenge and the key that an answer names, before anything of it is checked. */
  readonly claims: (
    credential: WebAuthnJson,
  ) => { readonly challenge: string; readonly credentialId: string } | undefined
  /** The key that was made; `undefined` where the answer is not right. */
  readonly created: (credential: WebAuthnJson, challenge: string) => Effect.Effect<PublicPasskey | undefined>
  /** The count of signatures; `undefined` where the answer is not right. */
  readonly signed: (
    credential: WebAuthnJson,
    challenge: string,
    passkey: PublicPasskey,
  ) => Effect.Effect<number | undefined>
}
