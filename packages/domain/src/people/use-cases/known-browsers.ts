import { Effect } from "effect"
import type { TenantId, UserId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { SecurityEventStore } from "../ports/security-event-store.ts"
import { longestUserAgent, type SignInPlace } from "../session.ts"

/** The number of a user's latest sign-ins that are compared. */
const lookedAt = 20

/** The kind of browser and system: the user agent without digits, because version numbers change often. */
const kindOf = (userAgent: string): string => userAgent.slice(0, longestUserAgent).replaceAll(/\d+/g, "")

interface Ports {
  readonly securityEvents: SecurityEventStore
  readonly unitOfWork: UnitOfWork
}

/**
 * Whether the user has signed in before, but not recently with this kind of browser. Must be called before the sign-in
 * is recorded.
 */
export const makeIsFromNewBrowser = ({ securityEvents, unitOfWork }: Ports) =>
  Effect.fnUntraced(function* (
    { tenantId, userId }: { readonly tenantId: TenantId; readonly userId: UserId },
    { userAgent }: SignInPlace,
  ) {
    const wanted = { userId, types: ["SignedIn", "UserJoined"], limit: lookedAt } as const
    const before = yield* unitOfWork.atomically(tenantId, securityEvents.list(wanted), "one statement")
    return before.length > 0 && !before.some((each) => kindOf(each.userAgent) === kindOf(userAgent))
  })
