import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"

/** The digest of a day's rows of the audit log. */
export interface AuditDigest {
  readonly day: CalendarDate
  readonly rows: number
  /** The digest of the day before that has rows; absent for the first. */
  readonly before?: string
  /** In hexadecimal digits. */
  readonly digest: string
}

/** A row of the audit log, with the text of all its columns. */
export interface AuditedText {
  readonly id: string
  readonly text: string
}

/** The rows from a day on and before another day, behind a row. */
export interface AuditedRange {
  readonly from?: CalendarDate
  readonly until: CalendarDate
  readonly behind?: string
}

/**
 * The days of the audit log and their digests. A row belongs to the day of its id, in UTC.
 *
 * Contract (`test/contract/audit-digests.contract.test.ts`): `unclosed` gives tenants with a row after the day of their
 * last digest and before `until`, by their ids. `rows` gives rows by their ids. `add` does not replace a digest.
 */
export interface AuditDigestStore {
  readonly unclosed: (
    until: CalendarDate,
    after: TenantId | undefined,
    limit: number,
  ) => Effect.Effect<readonly TenantId[], PortUnavailable>
  /** All digests of a tenant by their days, or only the last. */
  readonly digests: (
    tenantId: TenantId,
    which: "all" | "last",
  ) => Effect.Effect<readonly AuditDigest[], PortUnavailable>
  readonly rows: (
    tenantId: TenantId,
    range: AuditedRange,
    limit: number,
  ) => Effect.Effect<readonly AuditedText[], PortUnavailable>
  readonly add: (tenantId: TenantId, digest: AuditDigest, at: Timestamp) => Effect.Effect<void, PortUnavailable>
  /** The first day of the oldest month that is kept. The months before it were dropped, or never made. */
  readonly oldestMonth: Effect.Effect<CalendarDate | undefined, PortUnavailable>
  /** SHA-256 of a text, in hexadecimal digits. */
  readonly sha256: (text: string) => string
}
