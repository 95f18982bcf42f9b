import { Effect } from "effect"
import { type CalendarDate, dateOf } from "../shared/calendar-date.ts"
import type { PortUnavailable } from "../shared/errors.ts"
import type { TenantId } from "../shared/ids.ts"
import type { UnitOfWork } from "../shared/ports/unit-of-work.ts"
import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"
import type { AuditDigest, AuditDigestStore } from "./ports/audit-digest-store.ts"

export interface DigestChainPorts {
  readonly auditDigests: AuditDigestStore
  readonly unitOfWork: UnitOfWork
}

/** Rows read at once, so that a day of any size needs the same memory. */
const pageSize = 1000

/**
 * Seconds after the end of a day in which a row of that day may still be committed. A row gets its id, and so its day, just
 * before the commit of its transaction: however long a transaction lasts, this is far more than such a commit needs.
 */
const settledSeconds = 2 * 3600

/** The first day that may still get rows. Earlier days cannot change any more. */
export const firstOpenDay = (now: Timestamp): CalendarDate => dateOf(secondsAfter(now, -settledSeconds))

/** The day of a row: its id begins with the milliseconds since 1970. */
const dayOf = (id: string): CalendarDate => dateOf(Number.parseInt(id.replace("-", "").slice(0, 12), 16) as Timestamp)

export interface DaysAsked<E> {
  readonly from?: CalendarDate
  readonly until: CalendarDate
  /** Days at most; without it all. */
  readonly limit?: number
  /** The digest with which the digest of a day begins. */
  readonly beforeOf: (day: CalendarDate) => string | undefined
  readonly onDay: (digest: AuditDigest) => Effect.Effect<void, E>
}

/**
 * Computes the digests of a tenant's days, oldest first. The digest of a day begins with the digest before; each row
 * makes a new one from the digest so far, a line end, and the text of the row.
 */
export const digestDays = Effect.fnUntraced(function* <E>(
  { auditDigests, unitOfWork }: DigestChainPorts,
  tenantId: TenantId,
  { until, limit = Infinity, beforeOf, onDay, ...rest }: DaysAsked<E>,
): Effect.fn.Return<void, E | PortUnavailable> {
  let day: { readonly day: CalendarDate; readonly before?: string; rows: number; digest: string } | undefined
  let ended = 0
  let range: Parameters<AuditDigestStore["rows"]>[1] = { ...rest, until }
  for (let isOver = false; !isOver;) {
    const page = yield* unitOfWork.atomically(tenantId, auditDigests.rows(tenantId, range, pageSize), "snapshot")
    for (const { id, text } of page) {
      const of = dayOf(id)
      if (of !== day?.day) {
        if (day !== undefined) {
          yield* onDay(day)
          ended += 1
          if (ended === limit) return
        }
        const before = beforeOf(of)
        day = { day: of, rows: 0, digest: before ?? "", ...(before === undefined ? {} : { before }) }
      }
      day.rows += 1
      day.digest = auditDigests.sha256(`${day.digest}\n${text}`)
    }
    range = { until, behind: page.at(-1)?.id ?? "" }
    isOver = page.length < pageSize
  }
  if (day !== undefined) yield* onDay(day)
})
