import type { SessionCredential, SessionProof } from "../identity/access-token.ts"
import type { PersonId, SessionId, TenantId, UserId } from "../shared/ids.ts"
import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"

/** The maximum duration of sessions, in seconds. */
export interface SessionTimes {
  /** The time since the last use. */
  readonly idleSeconds: number
  /** The time since signing in, regardless of use. */
  readonly longestSeconds: number
}

/** The seconds for which the former secret of a session stays valid, for calls in progress (contract G10). */
export const formerSecretSeconds = 10
/** The seconds within which only one use of a session is recorded. */
const noticedSeconds = 60
/** The seconds for which a proof of identity counts as recent (contract G12). */
export const recentSeconds = 600

/** The number of characters of a browser's user agent that are stored. */
export const longestUserAgent = 300

/** The place of a sign-in, by which the person can recognise it later. */
export interface SignInPlace {
  readonly address: string
  readonly userAgent: string
}

/** A sign-in of a person as a user of one tenant (contract G9). */
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
  /** Whether the next call gets a new secret, because the permissions of the user changed. */
  readonly renews: boolean
  readonly proof: SessionProof
  readonly owesFactor: boolean
}

const idleAt = ({ usedAt, expiresAt }: Session, { idleSeconds }: SessionTimes): Timestamp =>
  Math.min(secondsAfter(usedAt, idleSeconds), expiresAt) as Timestamp

/** Whether a session is still valid. A session ends by time alone, regardless of use. */
export const isAlive = (session: Session, now: Timestamp, times: SessionTimes): boolean => now < idleAt(session, times)

/** Whether a use at this time is recorded. Uses are recorded rarely, because a page makes many calls. */
export const isNoticed = ({ usedAt }: Session, now: Timestamp): boolean => now >= secondsAfter(usedAt, noticedSeconds)

/** Whether the person's identity was proved within the last ten minutes (contract G12). */
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
