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
  readonly createdAt: Timestamp
  readonly expiresAt: Timestamp
}
