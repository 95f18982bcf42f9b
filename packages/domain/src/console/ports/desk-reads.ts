import type { Effect } from "effect"
import type { Permission } from "../../identity/permissions.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { LegalEntityId, TenantId, UserId, WebhookId } from "../../shared/ids.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { FindableKind, Found } from "../found.ts"
import type { Money } from "../money.ts"
import type { Renewals } from "../renewals.ts"
import type { Standing } from "../topics.ts"
import type { Waiting } from "../waiting.ts"

/** Unread notifications are counted up to this number. */
export const mostUnread = 100

/** A webhook that needs attention. */
export interface UnwellWebhook {
  readonly id: WebhookId
  /** Absent when the webhook is congested, or accepts some of its deliveries. */
  readonly failingSince?: Timestamp
}

export interface DeskStanding {
  readonly standing: Standing
  readonly unread: number
  /** The counts of a legal entity; absent when there is none. */
  readonly waiting?: Waiting
  /** The webhooks that `waiting` counts; absent when `waiting` is. */
  readonly unwellWebhooks?: readonly UnwellWebhook[]
}

/**
 * The queries of the console across all contexts.
 *
 * Contract (`test/contract/desk-reads.contract.test.ts`):
 * - `standing` changes whenever something is created in a legal entity, when an object that stores its time of change is
 *   changed, and with attempts of its fifty newest deliveries and steps of its fifty newest e-invoices. It reads a
 *   fixed number of rows;
 * - `waiting` counts at most `mostWaiting` rows of each kind. A webhook is unwell when `healthOf` says so (contract H5) by
 *   the stored counts of this hour and the one before;
 * - `find` gives the object with an id. For a text that is no id, it gives the objects of all legal entities of the
 *   tenant whose number, name or address equals the text or begins with it; equal ones come first.
 */
export interface DeskReads {
  /**
   * Without a legal entity, its topics are left out. `permissions` decide which notifications are counted, and whether
   * the security events and personal tokens of all users are considered or only the reader's own.
   */
  readonly standing: (reader: {
    readonly tenantId: TenantId
    readonly userId: UserId
    readonly permissions: readonly Permission[]
    readonly legalEntityId?: LegalEntityId
    readonly now: Timestamp
  }) => Effect.Effect<DeskStanding, PortUnavailable>
  /** Reads in indexes only the entries of two months and of overdue invoices. */
  readonly money: (scope: Scope, today: CalendarDate) => Effect.Effect<Money, PortUnavailable>
  /** Reads a bounded number of rows, in the order of their days. */
  readonly renewals: (scope: Scope, today: CalendarDate) => Effect.Effect<Renewals, PortUnavailable>
  readonly find: (
    tenantId: TenantId,
    text: string,
    kinds: readonly FindableKind[],
  ) => Effect.Effect<readonly Found[], PortUnavailable>
}
