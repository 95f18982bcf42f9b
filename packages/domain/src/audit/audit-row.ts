import type { AuditedKind } from "../shared/audited-kinds.ts"
import type { ActorKind } from "../shared/change-cause.ts"
import type { LegalEntityId, TenantId, UserId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** A row of the audit log (contract G30). */
export interface AuditRow {
  readonly id: string
  readonly at: Timestamp
  readonly actor: {
    readonly kind: ActorKind
    readonly userId?: UserId
    readonly tokenId?: string
    /** Today's name of the token. */
    readonly tokenName?: string
    /** The name of the program, or today's name of the user. */
    readonly name?: string
  }
  readonly address?: string
  readonly userAgent?: string
  readonly operation: string
  readonly resource: { readonly kind: AuditedKind; readonly id?: string; readonly number?: string }
  readonly legalEntityId?: LegalEntityId
  readonly traceId?: string
  readonly correlationId?: string
  readonly changes: readonly AuditChange[]
  readonly truncated: boolean
}

/** A changed member. A text of more than 500 characters is cut, and its hash kept. */
export interface AuditChange {
  readonly path: string
  readonly before?: unknown
  readonly beforeSha256?: string
  readonly after?: unknown
  readonly afterSha256?: string
}

/** The rows that a caller asks for. */
export interface AuditFilter {
  readonly tenantId: TenantId
  /** Leaves out the rows of other legal entities; rows of none stay. */
  readonly legalEntityId?: LegalEntityId
  readonly from?: Timestamp
  /** The end of the range, exclusive. */
  readonly to?: Timestamp
  readonly userId?: UserId
  readonly operation?: string
  readonly kind?: AuditedKind
  readonly resourceId?: string
  readonly address?: string
  /** The changed member. */
  readonly path?: string
  /** Leaves out users, tokens and how users sign in (contract G31). */
  readonly withoutUsers: boolean
}

/** The part of the log that a caller may see. */
export type AuditSight = Pick<AuditFilter, "tenantId" | "legalEntityId" | "withoutUsers">
