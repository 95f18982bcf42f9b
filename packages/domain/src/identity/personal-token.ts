import type { ClientId, TenantId, UserId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { Permission } from "./permissions.ts"

/** A credential of a user (contract A1, A2); the secret is shown once and kept as a hash only. */
export interface PersonalToken {
  readonly clientId: ClientId
  readonly tenantId: TenantId
  readonly userId: UserId
  readonly name: string
  readonly permissions: readonly Permission[]
  readonly createdAt: Timestamp
  readonly revokedAt?: Timestamp
}
