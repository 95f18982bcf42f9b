import { Effect } from "effect"
import type { Principal } from "../identity/access-token.ts"
import { allows } from "../identity/permissions.ts"
import { dateIn } from "../shared/calendar-date.ts"
import type { LegalEntityId } from "../shared/ids.ts"
import type { UnitOfWork } from "../shared/ports/unit-of-work.ts"
import type { Scope } from "../shared/scope.ts"
import { currentTime } from "../shared/timestamp.ts"
import { findable, findableKinds } from "./found.ts"
import type { DeskReads } from "./ports/desk-reads.ts"
import { movedSince, printStanding, topicNames, topics } from "./topics.ts"
import { waitingKinds, waitingNames } from "./waiting.ts"

export interface ConsolePorts {
  readonly deskReads: DeskReads
  readonly unitOfWork: UnitOfWork
}

/** The queries of the console across all contexts: what changed, and where an object is (docs/contract/console.md). */
export const makeConsole = ({ deskReads, unitOfWork }: ConsolePorts) => ({
  /**
   * The topics that changed since the token of the last answer and the counts of waiting work, as far as the caller may
   * read them, with a new token.
   */
  pulse: Effect.fn("console.pulse")(function* (
    { tenantId, userId, permissions }: Principal,
    legalEntityId: LegalEntityId | undefined,
    since: string | undefined,
  ) {
    const now = yield* currentTime
    const reader = { tenantId, userId, permissions, now, ...(legalEntityId === undefined ? {} : { legalEntityId }) }
    const { standing, unread, waiting, unwellWebhooks } = yield* unitOfWork.atomically(
      tenantId,
      deskReads.standing(reader),
    )
    const allowed = topicNames.filter((topic) => topics[topic] === "anyone" || allows(permissions, topics[topic]))
    const known = Object.fromEntries(allowed.map((topic) => [topic, standing[topic]]))
    const counted = waitingNames.filter((kind) => allows(permissions, waitingKinds[kind]))
    return {
      now: yield* currentTime,
      unread,
      waiting: waiting === undefined ? {} : Object.fromEntries(counted.map((kind) => [kind, waiting[kind]])),
      unwellWebhooks: counted.includes("webhooks") ? unwellWebhooks : undefined,
      moved: since === undefined ? [] : movedSince(since, known),
      next: printStanding(known),
    }
  }),

  /**
   * The money of a legal entity in this month of its time zone, an IANA name, and its upcoming renewals, if the caller
   * may read orders (contract H20, H21).
   */
  money: Effect.fn("console.money")(function* ({ permissions }: Principal, scope: Scope, timeZone: string) {
    const today = dateIn(timeZone, yield* currentTime)
    const readsOrders = allows(permissions, "orders:read")
    return yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        const money = yield* deskReads.money(scope, today)
        return { money, ...(readsOrders ? { renewals: yield* deskReads.renewals(scope, today) } : {}) }
      }),
    )
  }),

  find: Effect.fn("console.find")(({ tenantId, permissions }: Principal, text: string) => {
    const kinds = findableKinds.filter((kind) => allows(permissions, findable[kind]))
    return kinds.length === 0
      ? Effect.succeed([])
      : unitOfWork.atomically(tenantId, deskReads.find(tenantId, text, kinds))
  }),
})
export type Console = ReturnType<typeof makeConsole>
