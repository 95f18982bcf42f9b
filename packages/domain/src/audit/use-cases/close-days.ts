import { Effect } from "effect"
import { addDays } from "../../shared/calendar-date.ts"
import { given } from "../../shared/given.ts"
import type { TenantId } from "../../shared/ids.ts"
import { allTenants } from "../../shared/ports/unit-of-work.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import { digestDays, type DigestChainPorts, firstOpenDay } from "../digest-chain.ts"

/** Tenants found at once. */
const tenantsAtOnce = 200

/** Days closed of a tenant in one night, so that one with a long history does not hold up the others. */
const daysAtOnce = 100

/**
 * Writes the digest of each tenant's days that cannot change any more. Each digest is a transaction of its own, so a
 * stopped run goes on where it ended. Returns the number of days.
 */
export const makeCloseDays = (ports: DigestChainPorts) => {
  const { auditDigests, unitOfWork } = ports
  const closeTenant = Effect.fnUntraced(function* (tenantId: TenantId, now: Timestamp) {
    let [last] = yield* unitOfWork.atomically(tenantId, auditDigests.digests(tenantId, "last"), "snapshot")
    let closed = 0
    yield* digestDays(ports, tenantId, {
      ...given({ from: last && addDays(last.day, 1) }),
      until: firstOpenDay(now),
      limit: daysAtOnce,
      beforeOf: () => last?.digest,
      onDay: Effect.fnUntraced(function* (digest) {
        yield* unitOfWork.atomically(tenantId, auditDigests.add(tenantId, digest, now))
        last = digest
        closed += 1
      }),
    })
    return closed
  })
  return Effect.fn("audit.closeDays")(function* (now: Timestamp) {
    let closed = 0
    let after: TenantId | undefined
    for (let isOver = false; !isOver;) {
      const found = yield* unitOfWork.atomically(
        allTenants,
        auditDigests.unclosed(firstOpenDay(now), after, tenantsAtOnce),
      )
      for (const tenantId of found) closed += yield* closeTenant(tenantId, now)
      after = found.at(-1)
      isOver = found.length < tenantsAtOnce
    }
    return closed
  })
}
