import type { TenantId, UserId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** `Invitation` makes a user of somebody; `Reset` lets somebody in who cannot sign in any more. */
export type InvitationKind = "Invitation" | "Reset"

/** How long a link is good for, in seconds (contract G5). */
export const invitationSeconds: Readonly<Record<InvitationKind, number>> = { Invitation: 72 * 3600, Reset: 3600 }

/** A link that lets somebody in once as a user; its secret is kept as a hash. */
export interface Invitation {
  readonly hash: string
  readonly kind: InvitationKind
  readonly tenantId: TenantId
  readonly userId: UserId
  /** The operator of the service made it, not an administrator of the tenant. */
  readonly byOperator: boolean
  readonly createdAt: Timestamp
  readonly expiresAt: Timestamp
}

/**
 * Whether a link may let somebody in again as a person of these tenants (contract G18): who gives a person another password
 * acts as that person in all of them, so an administrator's link is for a person of no other tenant. Asked when the link is made and
 * when it is used.
 */
export const mayReset = (
  { byOperator, tenantId }: Pick<Invitation, "byOperator" | "tenantId">,
  tenants: readonly TenantId[],
): boolean => byOperator || tenants.every((each) => each === tenantId)
