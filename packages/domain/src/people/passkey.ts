import type { PersonId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** The public half of a key that a person's device holds (WebAuthn, level 3). */
export interface PublicPasskey {
  /** The id of the key as browsers write it: base64url. */
  readonly credentialId: string
  /** The public key in COSE format. */
  readonly publicKey: Uint8Array
  /** The number of signatures by the authenticator; 0 when it does not count. */
  readonly counter: number
  readonly transports: readonly string[]
  /** The only host for which the key works. */
  readonly host: string
}

/** A key by which a person signs in (contract G22). */
export interface Passkey extends PublicPasskey {
  readonly id: string
  readonly personId: PersonId
  /** The name that the person gave the key. */
  readonly name: string
  readonly createdAt: Timestamp
  readonly usedAt?: Timestamp
}

/** A challenge for a browser to sign. */
export interface PasskeyChallenge {
  readonly challenge: string
  /** The person, or future person, who makes a key; absent when signing in, where the person is not known yet. */
  readonly personId?: PersonId
  /** The hash of the invitation for which a key is made. */
  readonly invitation?: string
  readonly expiresAt: Timestamp
}
