import type { Timestamp } from "../../shared/timestamp.ts"

/** Time-based codes (RFC 6238): six digits, a step of 30 seconds, SHA-1, which every app supports. */
export interface Totp {
  /** A new secret: 160 random bits in base32. */
  readonly newSecret: () => string
  /** The URI that an app reads from a QR code: `otpauth://totp/…`. */
  readonly uri: (secret: string, account: string) => string
  /** The step of a code, which is the present one or a neighbour; `undefined` for a wrong code. */
  readonly stepOf: (secret: string, code: string, now: Timestamp) => number | undefined
}
