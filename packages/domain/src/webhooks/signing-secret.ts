import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"

/** The time for which a rotated secret still signs beside its successor (contract W17). */
export const rotationOverlapSeconds = 24 * 60 * 60

/**
 * The largest number of secrets that sign at a time, so that frequent rotations do not make requests ever longer
 * (contract W17).
 */
const mostSigningSecrets = 5

/** A Standard Webhooks secret: `whsec_` and 32 bytes in base64. */
export interface SigningSecret {
  readonly secret: string
  /** The end of its validity, which a rotation sets; absent for the current secret. */
  readonly validUntil?: Timestamp
}

export const toSigningSecret = (base64: string): SigningSecret => ({ secret: `whsec_${base64}` })

/** The secrets that sign at `now`, the current one first. */
export const activeSecrets = (secrets: readonly SigningSecret[], now: Timestamp): readonly SigningSecret[] =>
  secrets.filter(({ validUntil }) => validUntil === undefined || validUntil > now)

/** The current secret, and the time until which earlier ones still sign. */
export interface ShownSigningSecret {
  readonly secret: string
  readonly formerUntil?: Timestamp
}

/** The secrets as they are shown at `now`; undefined when there are none. */
export const shownSecret = (secrets: readonly SigningSecret[], now: Timestamp): ShownSigningSecret | undefined => {
  const [current, ...former] = activeSecrets(secrets, now)
  if (current === undefined) return undefined
  // The secret that was replaced last signs longest.
  const formerUntil = former[0]?.validUntil
  return { secret: current.secret, ...(formerUntil === undefined ? {} : { formerUntil }) }
}

/**
 * Adds `fresh` as the current secret. The former current one stays valid for the overlap, earlier ones until their
 * time. Expired secrets are dropped, and the oldest beyond `mostSigningSecrets`.
 */
export const rotate = (
  secrets: readonly SigningSecret[],
  fresh: SigningSecret,
  now: Timestamp,
): readonly SigningSecret[] =>
  [
    fresh,
    ...activeSecrets(secrets, now).map(({ secret, validUntil }) => ({
      secret,
      validUntil: validUntil ?? secondsAfter(now, rotationOverlapSeconds),
    })),
  ].slice(0, mostSigningSecrets)
