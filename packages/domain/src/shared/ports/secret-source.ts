/** Randomness for credentials, from the operating system's generator. */
export interface SecretSource {
  /** 32 random bytes as base64url without padding: client secrets, webhook tokens, refresh tokens. */
  readonly token: () => string
  /** 32 random bytes as standard base64: the part of a signing secret behind `whsec_`. */
  readonly base64: () => string
  /** Uniform in [0, 1): retry jitter. */
  readonly fraction: () => number
}
