import { Effect } from "effect"
import type { Organisation } from "../../organisation/organisation.ts"
import { addDays, type CalendarDate } from "../../shared/calendar-date.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { Scope } from "../../shared/scope.ts"
import { together } from "../../shared/together.ts"
import { bookingDate, type BookingKind, bookingOf } from "../book-order.ts"
import { dueOn, nightOf } from "../nights.ts"
import { numbersWanted, withNumbers } from "../number-order.ts"
import type { Order } from "../order.ts"
import type { OrderContext } from "../order-context.ts"
import { withMetrics } from "../order-metrics.ts"
import type { OrdersEvent } from "../orders.events.ts"
import type { OrdersJobs } from "../orders.jobs.ts"
import { endedCharges, invoicedToEnds } from "../ended-charges.ts"
import { refuse } from "../orders.errors.ts"
import type { BookingStore } from "../ports/booking-store.ts"
import type { InvoicedPeriods } from "../ports/invoiced-periods.ts"
import type { OrderStore } from "../ports/order-store.ts"

export interface KeepPorts {
  readonly orders: OrderStore
  readonly bookings: BookingStore
  readonly invoiced: InvoicedPeriods
  readonly organisation: Pick<Organisation, "details" | "takeSeveral">
  readonly events: EventBus<OrdersEvent>
  readonly jobs: JobQueue<OrdersJobs>
  readonly ids: IdSource
}

/** The tag of an event that carries an order. */
export type Told = Exclude<OrdersEvent, { readonly id: unknown }>["_tag"]

/** What becomes of an order, beside its rows. */
export interface Move {
  /** How it is booked; absent when it changes nothing that is worth something. */
  readonly booked?: BookingKind
  /** What is told of it, in this order. */
  readonly events: readonly Told[]
  readonly context: Pick<OrderContext, "entity" | "now" | "today">
}

/** Something that falls due within these days gets its job at once; the rest is found by the daily look ahead. */
export const daysAhead = 2

/** Asks for the nightly work of a legal entity on a day, in the time zone of that entity. */
export const makeAskForNight =
  ({ jobs }: Pick<KeepPorts, "jobs">) =>
  ({ tenantId, legalEntityId }: Scope, timeZone: string, day: CalendarDate) =>
    jobs.enqueue(
      "orders-renew-due",
      { tenantId, legalEntityId },
      // A night of another zone is another moment: one that waits since before the zone changed must not stand for it.
      { dueAt: nightOf(timeZone, day), key: `${legalEntityId}/${day}/${timeZone}` },
    )

/**
 * Keeps what became of an order, in the unit of work that holds its lock: the numbers of its new parts, its metrics, the
 * booking of what they changed, its events, and the night when it falls due (contract S18, S27, S28, S31).
 */
export const makeKeepOrder = (ports: KeepPorts) => {
  const { orders, bookings, organisation, events, ids, invoiced } = ports
  const askForNight = makeAskForNight(ports)

  /** Numbers are taken last, because others wait for their series, and by everybody in this order. */
  const numbered = Effect.fnUntraced(function* (order: Order, today: CalendarDate) {
    const wanted = numbersWanted(order)
    const take = (kind: "Order" | "OrderProduct" | "OrderCharge", count: number) =>
      count === 0 ? Effect.succeed([]) : organisation.takeSeveral(order, kind, today, count)
    const [ofOrder, products, charges] = yield* Effect.all(
      [take("Order", wanted.order), take("OrderProduct", wanted.products), take("OrderCharge", wanted.charges)],
      { concurrency: "unbounded" },
    )
    return withNumbers(order, { order: ofOrder, products, charges })
  })

  const book = Effect.fnUntraced(function* (
    before: Order,
    after: Order,
    kind: BookingKind,
    { now, today }: Move["context"],
  ) {
    const ofAccount = yield* bookings.ordersOfAccount(after, after.account.id, after.firstVersionId)
    const date = bookingDate(kind, before, after, today)
    return bookingOf({ kind, before, after, date, ofAccount, id: ids.next(), now })
  })

  const nightFor = (order: Order, { entity, today }: Move["context"]) => {
    const due = dueOn(order)
    if (due === undefined || due > addDays(today, daysAhead)) return Effect.void
    // The night of today is over, so that what fell due before is left to the next one.
    const tomorrow = addDays(today, 1)
    return askForNight(order, entity.timeZone, due < tomorrow ? tomorrow : due)
  }

  const keep =
    <E>(store: (before: Order, after: Order) => Effect.Effect<void, E>) =>
    (origin: EventOrigin, before: Order, made: Order, { booked, events: told, context }: Move) =>
      Effect.gen(function* () {
        const after = withMetrics(yield* numbered(made, context.today))
        const booking = booked === undefined ? undefined : yield* book(before, after, booked, context)
        const tags = told.map((_tag) => ({ _tag, order: after }))
        yield* together(
          Effect.andThen(store(before, after), booking === undefined ? Effect.void : bookings.insert(booking)),
          tags.length === 0 ? Effect.void : events.publish(origin, tags),
          nightFor(after, context),
        )
        return after
      })

  const addVersion = keep(orders.addVersion)

  return {
    /** A new order. */
    insert: (origin: EventOrigin, made: Order, move: Move) =>
      keep((_, after) => orders.insert(after))(origin, made, made, move),
    /**
     * A next version. What is invoiced of charges behind their new ends is credited on `creditDate` (contract V30); the
     * account that is invoiced is held then.
     */
    addVersion: Effect.fnUntraced(function* (
      origin: EventOrigin,
      before: Order,
      made: Order,
      move: Move,
      creditDate: CalendarDate = move.context.today,
    ) {
      const ended = endedCharges(before, made)
      const order = yield* addVersion(origin, before, invoicedToEnds(made, ended), move)
      const [draft] = ended.length === 0 ? [] : yield* invoiced.credit(origin, { order, ended, date: creditDate })
      return draft === undefined ? order : yield* refuse("DraftHoldsLine", { invoice: draft })
    }),
    /** What changed in the last version. */
    update: keep(orders.update),
    /** Asks for the night when an order falls due that is the last version again. */
    askForNight: nightFor,
  }
}
