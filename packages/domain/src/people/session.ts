import type { SessionCredential, SessionProof } from "../identity/access-token.ts"
import type { PersonId, SessionId, TenantId, UserId } from "../shared/ids.ts"
import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"

/** How long sessions last, in seconds. */
export interface SessionTimes {
  /** From the last use. */
  readonly idleSeconds: number
  /** From signing in, however much it is used. */
  readonly longestSeconds: number
}

/** The former secret of a session is good for calls under way, in seconds (contract G10). */
export const formerSecretSeconds = 10
/** A use is written down once in this time, in seconds. */
const noticedSeconds = 60
/** How long a proof of who somebody is counts for what asks for a recent one, in seconds (contract G12). */
export const recentSeconds = 600

/** The longest text that is kept of what a browser says of itself. */
export const longestUserAgent = 300

/** Where a person signs in from, as the person recognises it later. */
export interface SignInPlace {
  readonly address: string
  readonly userAgent: string
}

/** A person who signed in, as a user of one tenant (contract G9). */
export interface Session {
  readonly id: SessionId
  readonly personId: PersonId
  readonly tenantId: TenantId
  readonly userId: UserId
  readonly address: string
  readonly userAgent: string
  readonly createdAt: Timestamp
  readonly usedAt: Timestamp
  readonly confirmedAt: Timestamp
  readonly expiresAt: Timestamp
  /** The permissions of the user changed: the next call gets another secret. */
  readonly renews: boolean
  readonly proof: SessionProof
  readonly owesFactor: boolean
}

const idleAt = ({ usedAt, expiresAt }: Session, { idleSeconds }: SessionTimes): Timestamp =>
  Math.min(secondsAfter(usedAt, idleSeconds), expiresAt) as Timestamp

/** Whether a session still stands: it ends by itself, whatever it is used for. */
export const isAlive = (session: Session, now: Timestamp, times: SessionTimes): boolean => now < idleAt(session, times)

/** Whether a use at this time is written down; rarely, because a page makes many calls. */
export const isNoticed = ({ usedAt }: Session, now: Timestamp): boolean => now >= secondsAfter(usedAt, noticedSeconds)

/** Whether a person proved who it is within the last ten minutes (contract G12). */
export const isRecent = ({ confirmedAt }: Pick<Session, "confirmedAt">, now: Timestamp): boolean =>
  now < secondsAfter(confirmedAt, recentSeconds)

export const credentialOf = (session: Session, hash: string, times: SessionTimes): SessionCredential => ({
  kind: "session",
  id: session.id,
  personId: session.personId,
  hash,
  proof: session.proof,
  owesFactor: session.owesFactor,
  confirmedAt: session.confirmedAt,
  expiresAt: session.expiresAt,
  idleAt: idleAt(session, times),
})
