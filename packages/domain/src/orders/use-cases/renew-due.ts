import { Cause, Effect } from "effect"
import type { Identity } from "../../identity/identity.ts"
import { addDays, dateIn, dateOf } from "../../shared/calendar-date.ts"
import type { OrderId } from "../../shared/ids.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { Scope } from "../../shared/scope.ts"
import { allTenants } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { makeSystemOrigin } from "../../organisation/system-origin.ts"
import { nextVersion } from "../next-version.ts"
import type { Order } from "../order.ts"
import { isExpired, isRenewalDue } from "../renew-order.ts"
import { daysAhead, makeAskForNight, makeKeepOrder } from "./keep-order.ts"
import { makeContext } from "./make-context.ts"
import type { MakeVersion, MakeVersionPorts } from "./make-version.ts"

export interface RenewDuePorts extends MakeVersionPorts {
  readonly identity: Pick<Identity, "usersOf">
}

/** The outcome of one night for the subscriptions of a legal entity. */
export interface Night {
  /** The number of terms that were renewed. */
  readonly renewed: number
  readonly expired: number
  /** The number of subscriptions that could not be renewed. The log has the reason of each. */
  readonly failed: number
}

/** The number of subscriptions that one query reads. */
const pageSize = 200

/** Renews subscriptions that are due and sets those that have ended to Inactive (contract S18). */
export const makeRenewDue = (ports: RenewDuePorts, renewed: MakeVersion["renewed"]) => {
  const { orders, organisation, ids, unitOfWork } = ports
  const systemOrigin = makeSystemOrigin(ports)
  const contextOf = makeContext(ports)
  const keep = makeKeepOrder(ports)
  const askForNight = makeAskForNight(ports)

  /**
   * Handles one subscription in a transaction of its own: renews it until it is no longer due, then expires it if its
   * term has ended.
   */
  const settle = Effect.fnUntraced(function* (origin: EventOrigin, id: OrderId) {
    const context = yield* contextOf(origin)
    const { now, today } = context
    let order: Order = yield* orders.lock(origin, { by: "id", id }, "Subscription")
    let terms = 0
    let refusal: string | undefined
    while (refusal === undefined && context.entity.autoRenew && isRenewalDue(order, today)) {
      const next = nextVersion(order, { id: ids.next(), status: "Active", now })
      const made: Order | string = yield* Effect.catchTag(
        renewed(next, {}, context),
        ["ActionRefused", "FieldsRefused"],
        (refused) => Effect.succeed(refused.message),
      )
      if (typeof made === "string") refusal = made
      else {
        const move = { booked: "renewal", events: ["SubscriptionRenewed"], context } as const
        order = yield* keep.addVersion(origin, order, made, move)
        terms += 1
      }
    }
    const hasEnded = isExpired(order, today)
    if (hasEnded)
      yield* keep.update(origin, order, { ...order, status: "Inactive", modifiedAt: now }, { events: [], context })
    if (refusal !== undefined)
      yield* Effect.annotateLogs(Effect.logWarning("a subscription is not renewed"), {
        tenantId: origin.tenantId,
        order: order.orderNumber,
        reason: refusal,
      })
    return { renewed: terms, expired: hasEnded ? 1 : 0, failed: refusal === undefined ? 0 : 1 } satisfies Night
  })

  /** A failure is logged and does not stop the other subscriptions. */
  const settleOne = (origin: EventOrigin, id: OrderId) =>
    unitOfWork.atomically(origin.tenantId, settle(origin, id)).pipe(
      Effect.catchCauseIf(
        (cause) => !Cause.hasInterruptsOnly(cause),
        (cause) =>
          Effect.as(
            Effect.annotateLogs(Effect.logError("a subscription could not be renewed", cause), {
              tenantId: origin.tenantId,
              orderId: id,
            }),
            { renewed: 0, expired: 0, failed: 1 } satisfies Night,
          ),
      ),
    )

  const due = (scope: Scope, what: "renewal" | "expiry", today: Order["start"], after: OrderId | undefined) =>
    unitOfWork.atomically(scope.tenantId, orders.due(scope, what, today, pageSize, after))

  /** The tenant's system user is the author of scheduled work (contract A17). */
  const originOf = Effect.fnUntraced(function* (scope: Scope) {
    const entity = yield* organisation.details(scope)
    const origin = yield* systemOrigin(scope)
    return { origin, today: dateIn(entity.timeZone, yield* currentTime), autoRenew: entity.autoRenew }
  })

  return {
    /** Renews and expires the subscriptions of a legal entity that are due today, each in its own transaction. */
    renewDue: Effect.fn("orders.renewDue")(function* (scope: Scope) {
      const { origin, today, autoRenew } = yield* originOf(scope)
      const night = { renewed: 0, expired: 0, failed: 0 }
      // Where the legal entity does not renew automatically, a subscription that is due for renewal is left alone until
      // it expires.
      for (const what of autoRenew ? (["renewal", "expiry"] as const) : (["expiry"] as const)) {
        let page = yield* due(scope, what, today, undefined)
        while (page.length > 0) {
          for (const id of page) {
            const done = yield* settleOne(origin, id)
            night.renewed += done.renewed
            night.expired += done.expired
            night.failed += done.failed
          }
          page = page.length < pageSize ? [] : yield* due(scope, what, today, page.at(-1))
        }
      }
      return night satisfies Night
    }),

    /**
     * Schedules the nights of the coming days on which something falls due, for every legal entity, and gives their
     * number. Overdue work is scheduled for the next night.
     */
    askForNights: Effect.fn("orders.askForNights")(function* () {
      let asked = 0
      const now = yield* currentTime
      // The day is one later than the day anywhere on earth, so that no time zone is missed.
      const until = addDays(dateOf(now), daysAhead + 1)
      for (const { scope, day } of yield* unitOfWork.atomically(allTenants, orders.firstDues(until))) {
        const { timeZone } = yield* organisation.details(scope)
        const tomorrow = addDays(dateIn(timeZone, now), 1)
        if (day > addDays(tomorrow, daysAhead - 1)) continue
        yield* unitOfWork.atomically(scope.tenantId, askForNight(scope, timeZone, day < tomorrow ? tomorrow : day))
        asked += 1
      }
      return asked
    }),
  }
}
