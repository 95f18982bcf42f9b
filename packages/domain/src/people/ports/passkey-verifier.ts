import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { PublicPasskey } from "../passkey.ts"
import type { Person } from "../person.ts"

/** Data that a browser is given or gives, in the JSON of WebAuthn, level 3. */
export type WebAuthnJson = object

/**
 * Makes passkey requests for browsers on the service's host, and checks the answers. User verification is always
 * required.
 */
export interface PasskeyVerifier {
  readonly host: string
  /** Options for making a key. `existing` are keys that must not be made again. */
  readonly creationOptions: (
    person: Person,
    challenge: string,
    existing: readonly PublicPasskey[],
  ) => Effect.Effect<WebAuthnJson, PortUnavailable>
  /** Options for signing with any key that the person chooses. */
  readonly requestOptions: (challenge: string) => Effect.Effect<WebAuthnJson, PortUnavailable>
  /** The challenge and the key that an answer names, before the answer is verified. */
  readonly claims: (
    credential: WebAuthnJson,
  ) => { readonly challenge: string; readonly credentialId: string } | undefined
  /** The key that was made; `undefined` when the answer is not valid. */
  readonly created: (credential: WebAuthnJson, challenge: string) => Effect.Effect<PublicPasskey | undefined>
  /** The count of signatures; `undefined` when the answer is not valid. */
  readonly signed: (
    credential: WebAuthnJson,
    challenge: string,
    passkey: PublicPasskey,
  ) => Effect.Effect<number | undefined>
}
