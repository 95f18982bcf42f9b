import type { Effect } from "effect"
import type { Permission } from "../../identity/permissions.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { LegalEntityId, TenantId, UserId, WebhookId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { FindableKind, Found } from "../found.ts"
import type { Standing } from "../topics.ts"
import type { Waiting } from "../waiting.ts"

/** Notifications are counted up to this number. */
export const mostUnread = 100

/** A webhook that needs somebody. */
export interface UnwellWebhook {
  readonly id: WebhookId
  /** Absent where it is congested, or takes some of what it is sent. */
  readonly failingSince?: Timestamp
}

export interface DeskStanding {
  readonly standing: Standing
  readonly unread: number
  /** Of a legal entity; absent where none is known. */
  readonly waiting?: Waiting
  /** Those that `waiting` counts; absent where it is. */
  readonly unwellWebhooks?: readonly UnwellWebhook[]
}

/**
 * Reads what the console asks of all contexts at once.
 *
 * Contract (`test/contract/desk-reads.contract.test.ts`):
 * - `standing` changes with everything that is made in a legal entity, with every change of what keeps its time, and with
 *   attempts of its fifty newest deliveries and steps of its fifty newest e-invoices; it reads a fixed number of rows;
 *   `waiting` counts among at most `mostWaiting` rows of each kind; a webhook is unwell as `healthOf` says (contract H5), by
 *   the figures of this hour and the one before that are kept;
 * - `find` gives what has the id, and where the text is no id, what has the number, name or address or begins with it, of
 *   all legal entities of the tenant; what is the text itself comes first.
 */
export interface DeskReads {
  /**
   * Without a legal entity the topics of one are left out. `permissions` say which notifications are counted, and whether
   * security events and personal tokens of everybody are looked at, or the reader's own.
   */
  readonly standing: (reader: {
    readonly tenantId: TenantId
    readonly userId: UserId
    readonly permissions: readonly Permission[]
    readonly legalEntityId?: LegalEntityId
    readonly now: Timestamp
  }) => Effect.Effect<DeskStanding, PortUnavailable>
  readonly find: (
    tenantId: TenantId,
    text: string,
    kinds: readonly FindableKind[],
  ) => Effect.Effect<readonly Found[], PortUnavailable>
}
