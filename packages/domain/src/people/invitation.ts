import type { TenantId, UserId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** An `Invitation` makes a person a user; a `Reset` lets a person in who cannot sign in any more. */
export type InvitationKind = "Invitation" | "Reset"

/** The seconds for which a link is valid (contract G5). */
export const invitationSeconds: Readonly<Record<InvitationKind, number>> = { Invitation: 72 * 3600, Reset: 3600 }

/** A link that lets a person in once as a user. Only the hash of its secret is stored. */
export interface Invitation {
  readonly hash: string
  readonly kind: InvitationKind
  readonly tenantId: TenantId
  readonly userId: UserId
  /** Whether the operator of the service made the link, rather than an administrator of the tenant. */
  readonly byOperator: boolean
  readonly createdAt: Timestamp
  readonly expiresAt: Timestamp
}

/**
 * Whether a link may reset the person who is a user of these tenants (contract G18). A link lets its holder act as the
 * person in all of the person's tenants, so an administrator's link works only for a person of no other tenant. The
 * rule is checked when the link is made and when it is used.
 */
export const mayReset = (
  { byOperator, tenantId }: Pick<Invitation, "byOperator" | "tenantId">,
  tenants: readonly TenantId[],
): boolean => byOperator || tenants.every((each) => each === tenantId)
