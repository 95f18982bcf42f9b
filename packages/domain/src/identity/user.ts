import type { PersonId, TenantId, UserId } from "../shared/ids.ts"
import type { Permission } from "./permissions.ts"

/** `Invited`: nobody has accepted the invitation yet. `Deactivated`: the user may do nothing (contract G16). */
export type UserState = "Invited" | "Active" | "Deactivated"

/** A user of a tenant: the membership of a person (contract G1), or the tenant's system user. */
export interface User {
  readonly id: UserId
  readonly tenantId: TenantId
  readonly name: string
  /** The system user is the `TriggeredBy` of scheduled work and has no credentials (contract A17). */
  readonly kind: "person" | "system"
  readonly state: UserState
  /** The permissions of the user. Neither a session nor a personal token of the user allows more (contract G4). */
  readonly permissions: readonly Permission[]
  /** The person who signs in as this user; absent until an invitation is accepted. */
  readonly personId?: PersonId
  /** The address in lower case. */
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
}

/** The permissions of an administrator, which the first user of a tenant has. */
export const everyPermission: readonly Permission[] = [{ area: "*", level: "admin" }]

/** A tenant in which a person is a user. */
export interface Membership {
  readonly tenantId: TenantId
  readonly tenantName: string
  readonly userId: UserId
}
