import type { ClientId, TenantId, UserId } from "../shared/ids.ts"
import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"
import type { Permission } from "./permissions.ts"

/** A credential of a user (contract A1, A2); the secret is shown once and kept as a hash only. */
export interface PersonalToken {
  readonly clientId: ClientId
  readonly tenantId: TenantId
  readonly userId: UserId
  readonly name: string
  readonly permissions: readonly Permission[]
  readonly createdAt: Timestamp
  /** The token that made this one, and ends it (contract A20); absent where a person or the operator made it. */
  readonly madeBy?: ClientId
  readonly revokedAt?: Timestamp
  /** It ends by itself then. */
  readonly expiresAt?: Timestamp
  readonly lastUsedAt?: Timestamp
  /** The address that it was used from, last. */
  readonly lastUsedFrom?: string
}

/** Whether a token may be signed in with (contract A4, A18). */
export const isUsable = ({ revokedAt, expiresAt }: PersonalToken, now: Timestamp): boolean =>
  revokedAt === undefined && (expiresAt === undefined || now < expiresAt)

/** A use is written down once in a minute from one address: a program may sign in often. */
export const isNoticed = ({ lastUsedAt, lastUsedFrom }: PersonalToken, now: Timestamp, address: string): boolean =>
  lastUsedAt === undefined || lastUsedFrom !== address || now >= secondsAfter(lastUsedAt, 60)
