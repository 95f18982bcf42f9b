import { Base64 } from "effect/encoding"
import { Result } from "effect"
import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"

/** The usual time for which a replaced secret still signs beside its successor (contract W17, W51). */
export const rotationOverlapSeconds = 24 * 60 * 60
export const longestOverlapHours = 168
/** The shortest and longest secret that the owner of a webhook may choose, in bytes (contract W51). */
const [fewestBytes, mostBytes] = [24, 64]
const prefix = "whsec_"

/**
 * The largest number of secrets that sign at a time, so that frequent rotations do not make requests ever longer
 * (contract W17).
 */
const mostSigningSecrets = 5

/** A Standard Webhooks secret: `whsec_` and bytes in base64. The service makes 32 bytes. */
export interface SigningSecret {
  readonly secret: string
  /** The end of its validity, which a rotation sets; absent for the current secret. */
  readonly validUntil?: Timestamp
}

export const toSigningSecret = (base64: string): SigningSecret => ({ secret: `${prefix}${base64}` })

/** A rotation as its caller wants it: with a chosen secret, or with another overlap for the former one. */
export interface Rotation {
  readonly secret?: string
  readonly overlapHours?: number
}

/** Describes the mistake in a secret that the owner of a webhook chose; undefined when it can be used. */
export const ownSecretProblem = (text: string, inUse: readonly SigningSecret[]): string | undefined => {
  const bytes = Base64.decode(text.slice(prefix.length))
  const isWritten = text.startsWith(prefix) && Result.isSuccess(bytes)
  // Two texts that decode to the same bytes would be two secrets that sign alike, so only one text of them is accepted.
  if (!isWritten || Base64.encode(bytes.success) !== text.slice(prefix.length))
    return `must be ${prefix} and bytes in base64`
  const { length } = bytes.success
  if (length < fewestBytes || length > mostBytes) return `must have ${fewestBytes} to ${mostBytes} bytes, not ${length}`
  return inUse.some(({ secret }) => secret === text) ? "is in use already" : undefined
}

/** The secrets that sign at `now`, the current one first. */
export const activeSecrets = (secrets: readonly SigningSecret[], now: Timestamp): readonly SigningSecret[] =>
  secrets.filter(({ validUntil }) => validUntil === undefined || validUntil > now)

/** The current secret, and the time until which the one before it still signs. */
export interface ShownSigningSecret {
  readonly secret: string
  readonly formerUntil?: Timestamp
}

/** The secrets as they are shown at `now`; undefined when there are none. */
export const shownSecret = (secrets: readonly SigningSecret[], now: Timestamp): ShownSigningSecret | undefined => {
  const [current, ...former] = activeSecrets(secrets, now)
  if (current === undefined) return undefined
  // The secret that was replaced last comes first.
  const formerUntil = former[0]?.validUntil
  return { secret: current.secret, ...(formerUntil === undefined ? {} : { formerUntil }) }
}

/**
 * Adds `fresh` as the current secret. The former current secret stays valid for the overlap, and earlier ones until
 * their own time. With an overlap of 0 all former secrets end at once. Expired secrets are dropped, and so are the
 * oldest beyond `mostSigningSecrets`.
 */
export const rotate = (
  secrets: readonly SigningSecret[],
  fresh: SigningSecret,
  now: Timestamp,
  overlapSeconds = rotationOverlapSeconds,
): readonly SigningSecret[] => {
  if (overlapSeconds === 0) return [fresh]
  const former = activeSecrets(secrets, now).map(({ secret, validUntil }) => ({
    secret,
    validUntil: validUntil ?? secondsAfter(now, overlapSeconds),
  }))
  return [fresh, ...former].slice(0, mostSigningSecrets)
}
