import type { TenantId, UserId } from "../shared/ids.ts"

export interface User {
  readonly id: UserId
  readonly tenantId: TenantId
  readonly name: string
  /** The system user is `TriggeredBy` of scheduled work and holds no credentials (contract A17). */
  readonly kind: "person" | "system"
}
