import { BigDecimal, Deferred, Effect, Fiber } from "effect"
import { periodName, periodOf } from "../../ledger/accounting-period.ts"
import type { Voucher } from "../../ledger/journal.ts"
import type { LedgerEvent } from "../../ledger/ledger.events.ts"
import type { Ledger } from "../../ledger/ledger.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { type CalendarDate, endOfMonth } from "../../shared/calendar-date.ts"
import { type Decimal, sumOf, zero } from "../../shared/decimal.ts"
import type { InvoiceLineId } from "../../shared/ids.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { together } from "../../shared/together.ts"
import type { DueItem, ScheduleStore } from "../ports/schedule-store.ts"

export interface RecogniseRevenuePorts {
  readonly schedules: ScheduleStore
  readonly ledger: Pick<Ledger, "ready">
  readonly organisation: Pick<Organisation, "details" | "takeNumber">
  readonly events: EventBus<LedgerEvent>
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** The result of a recognition (contract D5). */
export interface Recognition {
  readonly journalIds: readonly string[]
  readonly items: number
  /** The sum of the items in base currency. */
  readonly amount: Decimal
}

/** The largest number of vouchers of a journal (contract D5). */
const longestJournal = 1000
/**
 * The number of journals that are made at once: while one is written, the next waits for its number, and the items of a
 * third are taken.
 */
const journalsAtOnce = 3

/** The items of one period after those of the line `after`. */
interface Wanted {
  readonly period: CalendarDate
  readonly after: InvoiceLineId | undefined
}

/** A journal with the number of items that it recognised. */
interface Posted {
  readonly journalId: string
  readonly items: readonly DueItem[]
}

/**
 * Recognises the revenue of all items up to a period (contract D5), journal by journal, each in a unit of work of its
 * own. Committed journals stay when the process ends, and a repeated request does the rest. When two requests want the
 * same items, one waits for those that the other takes, and continues with the remaining ones.
 */
export const makeRecogniseRevenue = (ports: RecogniseRevenuePorts) => {
  const { schedules, ledger, organisation, events, ids, unitOfWork } = ports

  /**
   * Posts the journal of the next items; does nothing when there are none. `taken` gets the line of the last item as
   * soon as the items are taken. The number is taken last, because it blocks all other postings of the legal entity;
   * meanwhile the journal is prepared.
   */
  const journal = Effect.fnUntraced(function* (
    origin: EventOrigin,
    { period, after }: Wanted,
    taken: Deferred.Deferred<InvoiceLineId>,
  ) {
    const [journalId, postedAt] = [ids.next(), yield* currentTime]
    const taking = { period, limit: longestJournal, journalId, at: postedAt, ...(after === undefined ? {} : { after }) }
    const items = yield* schedules.take(origin, taking)
    const last = items.at(-1)
    if (last === undefined) return undefined
    yield* Deferred.succeed(taken, last.invoiceLineId)
    const effectiveDate = endOfMonth(period)
    const { fiscalYearStartMonth } = yield* organisation.details(origin)
    const making = Effect.andThen(
      Effect.yieldNow,
      Effect.sync(() =>
        ledger.ready(origin, {
          id: journalId,
          type: "RevenueRecognition",
          description: `Revenue of ${periodName(periodOf(period, fiscalYearStartMonth))}`,
          effectiveDate,
          postedAt,
          fiscalYearStartMonth,
          vouchers: items.map((item) => voucherOf(item, effectiveDate)),
        }),
      ),
    )
    const numbering = organisation.takeNumber(origin, "Journal", effectiveDate)
    const [number, ready] = yield* Effect.all([numbering, making], { concurrency: "unbounded" })
    const { journal: posted, post } = ready(number)
    // The event is published while the journal is written.
    const tell = Effect.andThen(Effect.yieldNow, events.publish(origin, [{ _tag: "JournalPosted", journal: posted }]))
    yield* together(post, tell)
    return { journalId, items } satisfies Posted
  })

  /** Recognises a period, and publishes each journal in the order of its items. */
  const recognisePeriod = Effect.fnUntraced(function* (
    origin: EventOrigin,
    period: CalendarDate,
    told: (posted: Posted) => void,
  ) {
    const post = (after: InvoiceLineId | undefined, taken: Deferred.Deferred<InvoiceLineId>) =>
      Effect.forkChild(unitOfWork.atomically(origin.tenantId, journal(origin, { period, after }, taken)))
    const writing: Effect.Success<ReturnType<typeof post>>[] = []
    const end = function* (most: number) {
      while (writing.length > most) {
        const posted = yield* Fiber.join(writing.shift()!)
        if (posted !== undefined) told(posted)
      }
    }
    let after: InvoiceLineId | undefined
    do {
      yield* end(journalsAtOnce - 1)
      const taken = yield* Deferred.make<InvoiceLineId>()
      const next = yield* post(after, taken)
      writing.push(next)
      after = yield* Effect.raceFirst(Deferred.await(taken), Effect.as(Fiber.await(next), undefined))
    } while (after !== undefined)
    yield* end(0)
  })

  const recognise = Effect.fnUntraced(function* (
    origin: EventOrigin,
    through: CalendarDate,
    tell: (items: number) => void,
  ) {
    let [items, amount]: [number, Decimal] = [0, zero]
    const journalIds: string[] = []
    for (;;) {
      const period = yield* unitOfWork.atomically(origin.tenantId, schedules.nextDue(origin, through), "one statement")
      if (period === undefined) return { journalIds, items, amount } satisfies Recognition
      yield* recognisePeriod(origin, period, (posted) => {
        journalIds.push(posted.journalId)
        items += posted.items.length
        amount = BigDecimal.sum(
          amount,
          sumOf(posted.items, ({ base }) => base),
        )
        tell(posted.items.length)
      })
    }
  })

  return {
    recognise: Effect.fn("revenue.recognise")(recognise),
    /** The result that a recognition would have, without writing anything. */
    preview: Effect.fn("revenue.previewRecognition")((scope: Scope, through: CalendarDate) =>
      Effect.map(unitOfWork.atomically(scope.tenantId, schedules.due(scope, through)), (due): Recognition => ({
        journalIds: [],
        ...due,
      })),
    ),
  }
}

/** The voucher of an item: deferred revenue against revenue (contract J3). */
const voucherOf = (item: DueItem, effectiveDate: CalendarDate): Omit<Voucher, "id" | "number"> => {
  const { invoice, orderCharge, deferredAccount, revenueAccount, amount, base } = item
  const isSame = deferredAccount.id === revenueAccount.id
  return {
    effectiveDate,
    source: "RevenueRecognition",
    invoice: { id: invoice.id, number: invoice.number },
    invoiceLineId: item.invoiceLineId,
    accountId: item.accountId,
    ...(orderCharge === undefined ? {} : { orderCharge }),
    revenueScheduleItemId: item.id,
    salesCurrency: invoice.currency,
    exchangeRate: invoice.exchangeRate,
    // A voucher has one line for each account, so with the same account on both sides it has a single line over 0.
    lines: isSame
      ? [{ account: deferredAccount, amount: zero, salesAmount: zero }]
      : [
          { account: deferredAccount, amount: base, salesAmount: amount },
          { account: revenueAccount, amount: BigDecimal.negate(base), salesAmount: BigDecimal.negate(amount) },
        ],
  }
}
