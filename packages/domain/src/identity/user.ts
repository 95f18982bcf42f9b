import type { PersonId, TenantId, UserId } from "../shared/ids.ts"
import type { Permission } from "./permissions.ts"

/** `Invited`: nobody has taken the invitation up yet. `Deactivated`: may do nothing (contract G16). */
export type UserState = "Invited" | "Active" | "Deactivated"

/** Somebody who may act in a tenant: the membership of a person (contract G1), or the tenant's system user. */
export interface User {
  readonly id: UserId
  readonly tenantId: TenantId
  readonly name: string
  /** The system user is `TriggeredBy` of scheduled work and holds no credentials (contract A17). */
  readonly kind: "person" | "system"
  readonly state: UserState
  /** Neither a session nor a personal token of the user allows more (contract G4). */
  readonly permissions: readonly Permission[]
  /** The person who signs in as this user; absent until an invitation is taken up. */
  readonly personId?: PersonId
  /** In lower case. */
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
}

/** What a tenant's user may look like when it begins; `permissions` are those of an administrator. */
export const everyPermission: readonly Permission[] = [{ area: "*", level: "admin" }]

/** A tenant that a person belongs to. */
export interface Membership {
  readonly tenantId: TenantId
  readonly tenantName: string
  readonly userId: UserId
}
