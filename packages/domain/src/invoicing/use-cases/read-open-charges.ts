import { Effect } from "effect"
import { chargesOf } from "../../orders/order.ts"
import type { Orders } from "../../orders/orders.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { OrderChargeId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import { isOfUsage } from "../engine/coverage.ts"
import { usagePeriods } from "../engine/usage-periods.ts"
import { alone, type ChargeInOrder, chargeIn, earnedBefore, everything, firstOpen, nextOf } from "../open-charges.ts"
import type { BilledPeriods } from "../ports/billed-periods.ts"
import type { UsageToBill } from "../ports/usage-to-bill.ts"

export interface ReadOpenChargesPorts {
  readonly orders: Pick<Orders, "allOf">
  readonly organisation: Pick<Organisation, "details">
  readonly periods: Pick<BilledPeriods, "of">
  readonly usage: Pick<UsageToBill, "totals" | "waiting">
}

/** Versions of charges, with the numbers of their orders. */
export type ChargesAsked = readonly { readonly orderNumber: string; readonly id: OrderChargeId }[]

/** The open amounts of charges, by the rules of invoices. Nothing is locked or written (contract T7, T8). */
export const makeReadOpenCharges = ({ orders, organisation, periods, usage }: ReadOpenChargesPorts) => {
  /**
   * Reads the facts of all charges, with one query of each kind. With `before`, each charge is treated as if it ended
   * on that day.
   */
  const gather = Effect.fnUntraced(function* (scope: Scope, asked: ChargesAsked, before: CalendarDate | undefined) {
    const { prorationMethod: method } = yield* organisation.details(scope)
    const found = yield* orders.allOf(scope, [...new Set(asked.map(({ orderNumber }) => orderNumber))])
    const places = asked.flatMap(({ id }) => chargeIn(found, id) ?? [])
    const versions = places.flatMap((place) => chargesOf(alone(place)))
    const billed = Map.groupBy(
      yield* periods.of(
        scope,
        new Map(
          versions.map(({ id, chargeType, chargedThrough }) => [
            id,
            chargeType === "Recurring" ? chargedThrough : undefined,
          ]),
        ),
      ),
      ({ orderChargeId }) => orderChargeId,
    )
    const facts = places.map((place) => ({
      place,
      invoiced: chargesOf(alone(place)).flatMap(({ id }) => billed.get(id) ?? []),
    }))
    const counted = new Set(versions.filter(isOfUsage).map(({ chargeNumber }) => chargeNumber))
    if (counted.size === 0) return facts.map((each) => ({ ...each, method, totals: new Map() }))
    const waiting = yield* usage.waiting(scope, [...counted], before ?? everything.usage)
    const summed = facts.map(({ place, invoiced }) => {
      const cut = alone(place, before ?? (isMeasured(place) ? firstOpen(place, invoiced)?.to : undefined))
      return usagePeriods(cut, { targetDates: everything, invoiced, waiting })
    })
    const totals = yield* usage.totals(scope, summed.flat())
    return facts.map((each) => ({ ...each, method, totals }))
  })

  return {
    /** The amounts that charges have earned before a day and that are not invoiced, by charge id. */
    earnedOf: Effect.fnUntraced(function* (scope: Scope, asked: ChargesAsked, before: CalendarDate) {
      const all = yield* gather(scope, asked, before)
      return new Map(all.map(({ place, ...facts }) => [place.charge.id, earnedBefore(place, before, facts)]))
    }),
    /** The next period of each charge, by charge id. */
    nextOf: Effect.fnUntraced(function* (scope: Scope, asked: ChargesAsked) {
      const all = yield* gather(scope, asked, undefined)
      return new Map(all.map(({ place, ...facts }) => [place.charge.id, nextOf(place, facts)]))
    }),
  }
}

const isMeasured = ({ charge }: ChargeInOrder): boolean => charge.chargeType === "Measured"
