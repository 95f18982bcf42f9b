import { Effect } from "effect"
import type { TenantId, UserId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { SecurityEventStore } from "../ports/security-event-store.ts"
import { longestUserAgent, type SignInPlace } from "../session.ts"

/** Sign-ins that are looked at, the latest of a user. */
const lookedAt = 20

/** Which browser it is on which system: what changes with each version of them says nothing. */
const kindOf = (userAgent: string): string => userAgent.slice(0, longestUserAgent).replaceAll(/\d+/g, "")

interface Ports {
  readonly securityEvents: SecurityEventStore
  readonly unitOfWork: UnitOfWork
}

/** Whether the user signed in before, and lately never with such a browser; to be asked before the sign-in is written down. */
export const makeIsFromNewBrowser = ({ securityEvents, unitOfWork }: Ports) =>
  Effect.fnUntraced(function* (
    { tenantId, userId }: { readonly tenantId: TenantId; readonly userId: UserId },
    { userAgent }: SignInPlace,
  ) {
    const wanted = { userId, types: ["SignedIn", "UserJoined"], limit: lookedAt } as const
    const before = yield* unitOfWork.atomically(tenantId, securityEvents.list(wanted), "one statement")
    return before.length > 0 && !before.some((each) => kindOf(each.userAgent) === kindOf(userAgent))
  })
