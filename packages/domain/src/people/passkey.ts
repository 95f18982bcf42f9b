import type { PersonId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** The public half of a key that a person's device keeps (WebAuthn, level 3). */
export interface PublicPasskey {
  /** Names the key, as browsers write it: base64url. */
  readonly credentialId: string
  /** In COSE. */
  readonly publicKey: Uint8Array
  /** Counts signatures in the authenticator; 0 where it does not count. */
  readonly counter: number
  readonly transports: readonly string[]
  /** The only host where it works. */
  readonly host: string
}

/** A key by which a person signs in (contract G22). */
export interface Passkey extends PublicPasskey {
  readonly id: string
  readonly personId: PersonId
  /** As the person calls it. */
  readonly name: string
  readonly createdAt: Timestamp
  readonly usedAt?: Timestamp
}

/** What a browser is asked to sign. */
export interface PasskeyChallenge {
  readonly challenge: string
  /** Who makes a key, or will be who makes it; absent for signing in, where nobody is known yet. */
  readonly personId?: PersonId
  /** The hash of the invitation that a key is made for. */
  readonly invitation?: string
  readonly expiresAt: Timestamp
}
