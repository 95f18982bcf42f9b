/** Random values for credentials, from the operating system's generator. */
export interface SecretSource {
  /** 32 random bytes as base64url without padding, for client secrets, webhook tokens and refresh tokens. */
  readonly token: () => string
  /** 32 random bytes as standard base64, for the part of a signing secret after `whsec_`. */
  readonly base64: () => string
  /** A number uniform in [0, 1), for retry jitter. */
  readonly fraction: () => number
}
