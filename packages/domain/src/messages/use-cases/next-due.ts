import { Effect, Result } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { dateIn } from "../../shared/calendar-date.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import { applyToMessage, type Message } from "../message.ts"
import type { MessageStore } from "../ports/message-store.ts"
import type { OpenBalances } from "../ports/open-balances.ts"
import { stillDue } from "../still-due.ts"

export interface NextDuePorts {
  readonly messages: MessageStore
  readonly openBalances: OpenBalances
  readonly organisation: Pick<Organisation, "details">
}

/**
 * The next message of a legal entity to send, locked. A reminder of which nothing is open any more is cancelled; another
 * lists only invoices that are open, and not disputed on the day in the time zone of the legal entity (contract Y14, Z5).
 */
export const makeNextDue = ({ messages, openBalances, organisation }: NextDuePorts) =>
  Effect.fnUntraced(function* (scope: Scope, now: Timestamp): Effect.fn.Return<Message | undefined, PortUnavailable> {
    for (;;) {
      const [next] = yield* messages.due(scope, now, 1)
      const invoices = next?.facts.reminder?.invoices
      if (next === undefined || invoices === undefined) return next
      const ids = invoices.map(({ id }) => id)
      const { timeZone } = yield* Effect.catchTag(organisation.details(scope), "ResourceNotFound", Effect.die)
      const open = stillDue(next, yield* openBalances.of(scope, ids, dateIn(timeZone, now)))
      if (open !== undefined) return open
      const cancelled = { _tag: "Cancelled", problem: "Nothing of the reminder is open.", at: now } as const
      yield* messages.save(Result.getOrThrow(applyToMessage(next, cancelled)))
    }
  })
