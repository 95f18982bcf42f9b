import type { BookingKind } from "@svc/domain/orders/book-order"
import { bookingOf } from "@svc/domain/orders/book-order"
import type { Booking } from "@svc/domain/orders/booking"
import type { Metrics } from "@svc/domain/orders/metrics"
import { chargesOf, lastVersions, type Order } from "@svc/domain/orders/order"
import { priceOf } from "@svc/domain/orders/price-of"
import { withMetrics } from "@svc/domain/orders/order-metrics"
import type { BookingId } from "@svc/domain/shared/ids"
import { minorUnits } from "@svc/domain/shared/currency"
import { printDecimal, sumOf, toUnits } from "@svc/domain/shared/decimal"
import { exactDecimal, exactly } from "@svc/domain/shared/fraction"
import fc from "fast-check"
import { expect, it } from "vitest"
import { countedMetrics, countedPrice } from "../support/orders/metrics-oracle.ts"
import { afterMove, type Move, orderOf, randomMoves, randomOrder, randomPrice } from "../support/orders/random-order.ts"

const names = ["cmrr", "acv", "tcv", "emrr", "oneTimeFees"] as const
const units = (metrics: Metrics, { currency }: Order) =>
  Object.fromEntries(names.map((name) => [name, String(toUnits(metrics[name], minorUnits(currency)))]))
const texts = (metrics: Metrics) => Object.fromEntries(names.map((name) => [name, printDecimal(metrics[name])]))
const sums = (parts: readonly Metrics[]) =>
  texts({
    cmrr: sumOf(parts, ({ cmrr }) => cmrr),
    acv: sumOf(parts, ({ acv }) => acv),
    tcv: sumOf(parts, ({ tcv }) => tcv),
    emrr: sumOf(parts, ({ emrr }) => emrr),
    oneTimeFees: sumOf(parts, ({ oneTimeFees }) => oneTimeFees),
  })

it("the price of a quantity is what counting it quarter by quarter comes to", () => {
  fc.assert(
    fc.property(randomPrice, (charge) => {
      const tenThousandths = toUnits(exactDecimal(priceOf(charge, exactly(charge.quantity))!, 4)!, 4)
      expect(tenThousandths).toBe(countedPrice(charge, Number(printDecimal(charge.quantity)) * 4))
    }),
    { numRuns: 1000 },
  )
})

/** The versions of an order, each with its metrics. */
const versionsOf = (
  first: Order,
  moves: readonly Move[],
): readonly { readonly order: Order; readonly kind: BookingKind }[] => {
  const versions: { order: Order; kind: BookingKind }[] = [{ order: withMetrics(first), kind: "activation" }]
  let day = first.start
  for (const move of moves) {
    const { order: before } = versions.at(-1)!
    const after = afterMove(before, day, move)
    if (after.order === before) continue
    day = after.day
    const kind = move.do === "renew" ? "renewal" : move.do === "cancel" ? "cancellation" : "change"
    versions.push({ order: withMetrics(after.order), kind })
  }
  return versions
}

it("the metrics of every charge after any changes are what counting day by day comes to", () => {
  fc.assert(
    fc.property(randomOrder, randomMoves, (random, moves) => {
      for (const { order } of versionsOf(orderOf(random), moves)) {
        const versions = Map.groupBy(chargesOf(order), ({ chargeNumber }) => chargeNumber)
        for (const ofCharge of versions.values())
          expect(units(ofCharge.at(-1)!.metrics!, order)).toEqual(countedMetrics(order, ofCharge))
        expect(texts(order.metrics)).toEqual(sums(lastVersions(chargesOf(order)).map(({ metrics }) => metrics!)))
      }
    }),
    { numRuns: 150 },
  )
})

it("the bookings of an order sum to what it is worth now, whole and charge by charge", () => {
  fc.assert(
    fc.property(randomOrder, randomMoves, (random, moves) => {
      const versions = versionsOf(orderOf(random), moves)
      const bookings = versions.map(({ order, kind }, index): Booking => {
        const before = versions[Math.max(0, index - 1)]!.order
        const date = order.effectiveChangeDate ?? order.start
        const ofAccount = { hasOther: false, hasOtherActive: false, hasOtherCancelled: false }
        return bookingOf({
          kind,
          before,
          after: order,
          date,
          ofAccount,
          id: order.id as string as BookingId,
          now: order.createdAt,
        })!
      })
      const { order } = versions.at(-1)!
      expect(sums(bookings.map(({ metrics }) => metrics))).toEqual(texts(order.metrics))
      for (const { chargeNumber, metrics } of lastVersions(chargesOf(order))) {
        const lines = bookings.flatMap((booking) =>
          booking.lines.filter(({ charge }) => charge.chargeNumber === chargeNumber),
        )
        expect(sums(lines.map((line) => line.metrics))).toEqual(texts(metrics!))
      }
      for (const { metrics, lines } of bookings) expect(sums(lines.map((line) => line.metrics))).toEqual(texts(metrics))
    }),
    { numRuns: 150 },
  )
})
