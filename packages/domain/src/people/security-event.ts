import type { PersonId, TenantId, UserId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** The types of security events: changes of credentials and rights (contract G20). */
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
  "WebhookSettingsChanged",
] as const
export type SecurityEventType = (typeof securityEventTypes)[number]

/** The number of days for which events are kept. */
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
  /** The object of the event in words; never a secret. */
  readonly about?: string
}
