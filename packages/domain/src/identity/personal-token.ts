import type { ClientId, TenantId, UserId } from "../shared/ids.ts"
import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"
import type { Permission } from "./permissions.ts"

/** A credential of a user (contract A1, A2). The secret is shown once, and only its hash is stored. */
export interface PersonalToken {
  readonly clientId: ClientId
  readonly tenantId: TenantId
  readonly userId: UserId
  readonly name: string
  readonly permissions: readonly Permission[]
  readonly createdAt: Timestamp
  /**
   * The token that made this one and whose revocation revokes it (contract A20); absent when a person or the operator
   * made it.
   */
  readonly madeBy?: ClientId
  readonly revokedAt?: Timestamp
  /** The time when the token expires. */
  readonly expiresAt?: Timestamp
  readonly lastUsedAt?: Timestamp
  /** The address from which the token was last used. */
  readonly lastUsedFrom?: string
}

/** Whether a token may be used to sign in (contract A4, A18). */
export const isUsable = ({ revokedAt, expiresAt }: PersonalToken, now: Timestamp): boolean =>
  revokedAt === undefined && (expiresAt === undefined || now < expiresAt)

/**
 * Whether a use is recorded. Uses from one address are recorded at most once a minute, because a program may sign in
 * often.
 */
export const isNoticed = ({ lastUsedAt, lastUsedFrom }: PersonalToken, now: Timestamp, address: string): boolean =>
  lastUsedAt === undefined || lastUsedFrom !== address || now >= secondsAfter(lastUsedAt, 60)
