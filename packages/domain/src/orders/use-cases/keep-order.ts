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

/** The effects of a change of an order besides its rows. */
export interface Move {
  /** The kind of the booking; absent when the change cannot affect metrics. */
  readonly booked?: BookingKind
  /** The events to raise, in this order. */
  readonly events: readonly Told[]
  readonly context: Pick<OrderContext, "entity" | "now" | "today">
}

/** A job is scheduled at once for what falls due within these days. The daily look ahead schedules the rest. */
export const daysAhead = 2

/** Schedules the nightly work of a legal entity on a day, in the time zone of that entity. */
export const makeAskForNight =
  ({ jobs }: Pick<KeepPorts, "jobs">) =>
  ({ tenantId, legalEntityId }: Scope, timeZone: string, day: CalendarDate) =>
    jobs.enqueue(
      "orders-renew-due",
      { tenantId, legalEntityId },
      // The key contains the time zone, because the same night in another zone is another instant: a job scheduled
      // before the zone changed must not stand for the new one.
      { dueAt: nightOf(timeZone, day), key: `${legalEntityId}/${day}/${timeZone}` },
    )

/**
 * Stores a changed order in the unit of work that holds its lock: the numbers of its new parts, its metrics and their
 * booking, its events, and the job of the night when it falls due (contract S18, S27, S28, S31).
 */
export const makeKeepOrder = (ports: KeepPorts) => {
  const { orders, bookings, organisation, events, ids, invoiced } = ports
  const askForNight = makeAskForNight(ports)

  /**
   * Takes numbers last, because others wait for their series, and always in this order of series, which prevents
   * deadlocks.
   */
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
    // Tonight's work is over, so what is already due waits for tomorrow's.
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
    /** Stores a new order. */
    insert: (origin: EventOrigin, made: Order, move: Move) =>
      keep((_, after) => orders.insert(after))(origin, made, made, move),
    /**
     * Stores a new version and credits the invoiced days of charges after their new ends on `creditDate` (contract
     * V30). The caller must have locked the invoiced account.
     */
    addVersion: Effect.fnUntraced(function* (
      origin: EventOrigin,
      before: Order,
      made: Order,
      move: Move,
      creditDate: CalendarDate = move.context.today,
    ) {
      const ended = endedCharges(before, made)
      if (ended.length === 0) return yield* addVersion(origin, before, made, move)
      const { drafts, credit } = yield* invoiced.toCredit(origin, { order: made, ended, date: creditDate })
      const [draft] = drafts
      if (draft !== undefined) return yield* refuse("DraftHoldsLine", { invoice: draft })
      const order = yield* addVersion(origin, before, invoicedToEnds(made, ended), move)
      yield* credit
      return order
    }),
    /** Stores the changes of the last version. */
    update: keep(orders.update),
    /** Schedules the nightly job of an order whose earlier version became the last one again. */
    askForNight: nightFor,
  }
}
