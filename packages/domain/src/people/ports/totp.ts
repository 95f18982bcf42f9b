import type { Timestamp } from "../../shared/timestamp.ts"

/** Codes that change with the time (RFC 6238): six digits, a step of 30 seconds, SHA-1, as every app has it. */
export interface Totp {
  /** 160 random bits in base32. */
  readonly newSecret: () => string
  /** What an app reads from a picture: `otpauth://totp/…`. */
  readonly uri: (secret: string, account: string) => string
  /** The step that a code is of, the one of now or a neighbour; `undefined` for a wrong code. */
  readonly stepOf: (secret: string, code: string, now: Timestamp) => number | undefined
}
