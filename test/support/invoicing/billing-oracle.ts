import type { TargetDates } from "@svc/domain/invoicing/engine/due"
import type { ProrationMethod } from "@svc/domain/organisation/proration-method"
import type { Order } from "@svc/domain/orders/order"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import { add, divide, type Exact, multiply, ratio, sum, units, zero } from "./exact.ts"
import { type Day, dueFrom, type Grid, gridOf, number, shareOf, text } from "./oracle-days.ts"
import { leftOn, measuredBefore, ownQuantity, priceAt, priceOfMonths, type Row, used } from "./oracle-price.ts"

/** A line as the day-by-day oracle counts it. */
export interface CountedLine {
  readonly charge: OrderCharge
  readonly from: Day
  readonly to: Day
  readonly number: number
  /** The weight of each day after order discounts. Usage and OneOff charges have all their weight on one day. */
  readonly weights: ReadonlyMap<Day, Exact>
  /** The fraction of usage that remains after order discounts. */
  readonly left: Exact
  /** The exact amount. For late usage it includes everything that was invoiced for the same period. */
  readonly exact: Exact
  /** The amount in the currency's smallest unit. */
  readonly amount: bigint
  readonly amountPreDiscount: bigint
}

interface Held {
  readonly line: CountedLine
  /** The first day that is credited. */
  end: Day
  credited: bigint
}

interface Piece {
  readonly from: Day
  readonly to: Day
  readonly grid: Grid
}

const isUsage = ({ chargeType }: OrderCharge): boolean => chargeType === "Usage" || chargeType === "Measured"

/** The days of a charge version. A charge that is billed once a term has none when the order has no term. */
const windowOf = (order: Order, charge: OrderCharge): { readonly from: Day; readonly to: Day } | undefined => {
  const { start, end, chargeType, billingPeriod } = charge
  if (chargeType !== "OneOff" && billingPeriod === "EndOfTerm" && order.end === undefined) return undefined
  const ends = [end, order.end].flatMap((each) => (each === undefined ? [] : [number(each)]))
  const [from, to] = [Math.max(number(start!), number(order.start)), Math.min(...ends, Infinity)]
  return from < to ? { from, to } : undefined
}

/**
 * Bills orders day by day, in exact numbers. For each day it determines whether the day is billed, which period the day
 * belongs to, and its price after discounts. The oracle remembers what it billed, as invoices do, and credits days that
 * are cut off.
 */
export const makeOracle = (method: ProrationMethod, digits: number) => {
  const held: Held[] = []
  const key = (charge: OrderCharge) => (isUsage(charge) ? charge.chargeNumber : charge.id)
  const linesOf = (charge: OrderCharge) => held.filter(({ line }) => key(line.charge) === key(charge))
  const isBilled = (charge: OrderCharge) => {
    const lines = linesOf(charge)
    return (day: Day) => lines.some(({ line, end }) => line.from <= day && day < end)
  }

  /** The unbilled days around a day that belong to the same period and to the charge's window. */
  const pieceAt = (order: Order, charge: OrderCharge, day: Day): Piece => {
    const [window, grid, billed] = [windowOf(order, charge)!, gridOf(order, charge, day), isBilled(charge)]
    const isOpen = (each: Day) =>
      grid.from <= each && each < grid.to && window.from <= each && each < window.to && !billed(each)
    let [from, to] = [day, day + 1]
    while (isOpen(from - 1)) from--
    while (isOpen(to)) to++
    return { from, to, grid }
  }

  const line = (
    charge: OrderCharge,
    days: Pick<Piece, "from" | "to">,
    price: Exact,
    weights: ReadonlyMap<Day, Exact>,
    all: Exact,
  ): CountedLine => {
    const exact = multiply(price, sum(weights.values()))
    const [amount, amountPreDiscount] = [units(exact, digits), units(multiply(price, all), digits)]
    return {
      charge,
      from: days.from,
      to: days.to,
      number: 0,
      weights,
      left: ratio(1),
      exact,
      amount,
      amountPreDiscount,
    }
  }

  const ofPiece = (order: Order, charge: OrderCharge, { grid, ...piece }: Piece, quantity: Exact): CountedLine => {
    const days = Array.from({ length: piece.to - piece.from }, (_, index) => piece.from + index)
    const shares = new Map(days.map((day) => [day, shareOf(method, grid, day)]))
    const weights = new Map(
      days.map((day) => [day, multiply(shares.get(day)!, leftOn(order, charge.chargeNumber, day))]),
    )
    return line(
      charge,
      piece,
      priceOfMonths(priceAt(charge, quantity), grid.months, charge),
      weights,
      sum(shares.values()),
    )
  }

  const periods = (order: Order, charge: OrderCharge, target: Day, rows: readonly Row[]): readonly CountedLine[] => {
    const window = windowOf(order, charge)
    if (window === undefined) return []
    const [lines, billed] = [[] as CountedLine[], isBilled(charge)]
    // Billing offsets are at most 100 days, so nothing that begins later is due.
    for (let day = window.from; day < window.to && day <= target + 100; day++) {
      if (billed(day)) continue
      const piece = pieceAt(order, charge, day)
      const quantity = charge.chargeType === "Recurring" ? ownQuantity(charge) : measuredBefore(charge, rows, piece.to)
      if (dueFrom(charge, piece.from, piece.to) <= target && quantity !== undefined)
        lines.push(ofPiece(order, charge, piece, quantity))
      day = piece.to - 1
    }
    return lines
  }

  const once = (order: Order, charge: OrderCharge, target: Day): readonly CountedLine[] => {
    const window = windowOf(order, charge)
    if (window === undefined || window.from > target || linesOf(charge).length > 0) return []
    const { from } = window
    const weights = new Map([[from, leftOn(order, charge.chargeNumber, from)]])
    return [line(charge, { from, to: from }, priceAt(charge, ownQuantity(charge)), weights, ratio(1))]
  }

  const usage = (order: Order, charge: OrderCharge, target: Day, rows: readonly Row[], waiting: readonly Row[]) => {
    const window = windowOf(order, charge)
    const found = new Map<Day, CountedLine>()
    for (const { day } of waiting) {
      const late = linesOf(charge).filter((each) => each.line.from <= day && day < each.line.to)
      const [first] = late
      if (first === undefined && (window === undefined || day < window.from || day >= window.to)) continue
      if (first !== undefined && first.line.charge.id !== charge.id) continue
      const piece = first?.line ?? pieceAt(order, charge, day)
      if (dueFrom(charge, piece.from, piece.to) > target || found.has(piece.from)) continue
      const days = Array.from({ length: piece.to - piece.from }, (_, index) => piece.from + index)
      const left =
        first?.line.left ??
        multiply(sum(days.map((each) => leftOn(order, charge.chargeNumber, each))), ratio(1, days.length))
      const price = priceAt(
        charge,
        used(
          charge,
          rows.filter((row) => piece.from <= row.day && row.day < piece.to),
        ),
      )
      const exact = multiply(price, left)
      const before = late.reduce((all, each) => all + each.line.amount, 0n)
      const beforePre = late.reduce((all, each) => all + each.line.amountPreDiscount, 0n)
      const amount = units(exact, digits) - before
      if (late.length > 0 && amount === 0n) continue
      const shown = { amount, amountPreDiscount: units(price, digits) - beforePre, number: late.length }
      found.set(piece.from, { charge, from: piece.from, to: piece.to, weights: new Map(), left, exact, ...shown })
    }
    return [...found.values()].toSorted((a, b) => a.from - b.from)
  }

  return {
    /**
     * Returns the lines that are due, and marks them as billed. `rows` are the usage rows of all charges, `waiting`
     * those that are on no line yet.
     */
    bill: (
      order: Order,
      targets: TargetDates,
      rows: readonly Row[],
      waiting: readonly Row[],
    ): readonly CountedLine[] => {
      const lines = order.products.flatMap(({ charges }) =>
        charges.flatMap((charge) => {
          const of = (each: readonly Row[]) => each.filter(({ chargeNumber }) => chargeNumber === charge.chargeNumber)
          const { chargeType, billingTiming } = charge
          if (chargeType === "OneOff") return once(order, charge, number(targets.oneOff))
          if (chargeType === "Usage") return usage(order, charge, number(targets.usage), of(rows), of(waiting))
          const recurring = billingTiming === "InAdvance" ? targets.recurringInAdvance : targets.recurringInArrears
          const target = chargeType === "Measured" ? targets.measured : recurring
          return periods(order, charge, number(target), of(rows))
        }),
      )
      for (const each of lines) held.push({ line: each, end: Math.max(each.to, each.from + 1), credited: 0n })
      return lines
    },

    /** Marks the days of lines as not billed. */
    cancel: (lines: readonly CountedLine[]): void => {
      const kept = held.filter((each) => !lines.includes(each.line))
      held.splice(0, held.length, ...kept)
    },

    /** The credits for versions that now end earlier, in the order of the billed lines. */
    credit: (order: Order): readonly { readonly line: CountedLine; readonly amount: bigint }[] =>
      held.flatMap((each) => {
        const { charge, from, amount, weights } = each.line
        const version = order.products.flatMap(({ charges }) => charges).find(({ id }) => id === charge.id)!
        const window = windowOf(order, version)
        const end = window === undefined ? from : charge.chargeType === "OneOff" ? from + 1 : window.to
        if (isUsage(charge) || end >= each.end) return []
        const kept = sum([...weights].filter(([day]) => day < end).map(([, weight]) => weight))
        const all = sum(weights.values())
        const isAll = end <= from
        const gone = all.over === 0n ? zero : divide(add(all, { ...kept, over: -kept.over }), all)
        const total = isAll ? amount : units(multiply(ratio(amount, 10n ** BigInt(digits)), gone), digits)
        const credit = { line: each.line, amount: total - each.credited }
        each.end = Math.max(end, from)
        each.credited = total
        return [credit]
      }),

    /** The first day that is not billed. Not for charges of type Usage. */
    chargedThrough: (order: Order, charge: OrderCharge): string | undefined => {
      const [window, billed] = [windowOf(order, charge), isBilled(charge)]
      if (window === undefined) return undefined
      let day = window.from
      while (day < window.to && billed(day)) day++
      return day === window.from ? undefined : text(day)
    },

    /** The exact cost of everything that is billed and not credited. */
    total: (): Exact => {
      const parts = held.map(({ line: each, end }) => {
        if (each.charge.chargeType === "Usage") {
          const last = held.findLast(
            ({ line: other }) => other.charge.id === each.charge.id && other.from === each.from,
          )!
          return last.line === each ? each.exact : zero
        }
        const all = sum(each.weights.values())
        if (all.over === 0n) return zero
        const kept = sum([...each.weights].filter(([day]) => day < end).map(([, weight]) => weight))
        return multiply(each.exact, divide(kept, all))
      })
      return sum(parts)
    },
  }
}
