import { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { TenantId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import { digestDays, type DigestChainPorts, firstOpenDay } from "../digest-chain.ts"
import type { AuditDigest } from "../ports/audit-digest-store.ts"

/**
 * How the rows of a day stand to its digest. `Dropped` days are older than every month that is kept; `Unlinked` means
 * that the digest of the day before was changed or removed; an `Unclosed` day has no digest yet.
 */
export type DayState = "Altered" | "Dropped" | "Inserted" | "Intact" | "Removed" | "Unclosed" | "Unlinked"

export interface VerifiedDay {
  readonly day: CalendarDate
  readonly state: DayState
  /** The rows that the day has now, and those that it had when it was closed. */
  readonly rows: number
  readonly rowsWhenClosed: number
  /** The digest that the day got when it was closed. */
  readonly digest?: string
}

export const isTampered = ({ state }: VerifiedDay): boolean => !["Dropped", "Intact", "Unclosed"].includes(state)

const stateOf = (stored: AuditDigest, found: AuditDigest | undefined, previous: string | undefined): DayState => {
  if (stored.before !== previous) return "Unlinked"
  const rows = found?.rows ?? 0
  if (rows !== stored.rows) return rows < stored.rows ? "Removed" : "Inserted"
  return stored.digest === found?.digest ? "Intact" : "Altered"
}

/** Compares the rows of a tenant's audit log with the digests of their days (contract G30). */
export const makeVerifyDays = (ports: DigestChainPorts) =>
  Effect.fn("audit.verify")(function* (tenantId: TenantId, now: Timestamp) {
    const { auditDigests, unitOfWork } = ports
    const stored = yield* unitOfWork.atomically(tenantId, auditDigests.digests(tenantId, "all"), "snapshot")
    const byDay = new Map(stored.map((each) => [each.day, each]))
    const found = new Map<CalendarDate, AuditDigest>()
    yield* digestDays(ports, tenantId, {
      until: firstOpenDay(now),
      beforeOf: (day) => byDay.get(day)?.before,
      onDay: (digest) => Effect.sync(() => found.set(digest.day, digest)),
    })
    // Months are dropped oldest first. The setting cannot tell which ones are gone, because somebody may have raised it since.
    const oldest = yield* unitOfWork.atomically(tenantId, auditDigests.oldestMonth, "snapshot")
    const isDropped = (day: CalendarDate) => oldest !== undefined && day < oldest
    const days = [...new Set([...byDay.keys(), ...found.keys()])].toSorted()
    const lastClosed = stored.at(-1)?.day
    let previous: string | undefined
    return days.map((day): VerifiedDay => {
      const [digest, is] = [byDay.get(day), found.get(day)]
      const counts = { day, rows: is?.rows ?? 0, rowsWhenClosed: digest?.rows ?? 0 }
      if (digest === undefined)
        return { ...counts, state: lastClosed !== undefined && day < lastClosed ? "Inserted" : "Unclosed" }
      const state = stateOf(digest, is, previous)
      previous = digest.digest
      return { ...counts, digest: previous, state: state === "Removed" && isDropped(day) ? "Dropped" : state }
    })
  })
