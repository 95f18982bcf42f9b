import type { PersonId, TenantId, UserId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** What is written down of credentials and rights (contract G20). */
export const securityEventTypes = [
  "SignedIn",
  "SignInRefused",
  "SignedOut",
  "SessionEnded",
  "Confirmed",
  "PasswordChanged",
  "FactorAdded",
  "FactorRemoved",
  "RecoveryCodeUsed",
  "PasskeyCountedBack",
  "TokenCreated",
  "TokenChanged",
  "TokenRevoked",
  "UserInvited",
  "UserJoined",
  "UserChanged",
  "UserDeactivated",
  "SecretShown",
  "SecretRotated",
  "CredentialsChanged",
  "SignInSettingsChanged",
] as const
export type SecurityEventType = (typeof securityEventTypes)[number]

/** Kept for so long, in days. */
export const securityEventDays = 400

export interface SecurityEvent {
  readonly id: string
  readonly type: SecurityEventType
  readonly at: Timestamp
  readonly tenantId?: TenantId
  readonly userId?: UserId
  readonly personId?: PersonId
  readonly address: string
  readonly userAgent: string
  /** What it was done to, in words; never a secret. */
  readonly about?: string
}
