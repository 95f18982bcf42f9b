import { BigDecimal, Effect, Fiber } from "effect"
import * as Data from "effect/Data"
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
  readonly ledger: Pick<Ledger, "journalOf" | "postAll">
  readonly organisation: Pick<Organisation, "details" | "takeNumber">
  readonly events: EventBus<LedgerEvent>
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** What a recognition came to (contract D5). */
export interface Recognition {
  readonly journalIds: readonly string[]
  readonly items: number
  /** The sum of the items in base currency. */
  readonly amount: Decimal
}

/** Most vouchers of a journal (contract D5). */
const longestJournal = 1000

/** Somebody else has recognised some of the items. The number is given back. */
class Taken extends Data.TaggedError("Taken")<Record<never, never>> {}

/**
 * Recognises the revenue of all items up to a period (contract D5), a journal at a time, each in a unit of work of its own:
 * what was committed stays when the process ends, and asking again does the rest. Of two at once that have read the same
 * items, one waits for the number of its journal until the other has taken them, and reads again.
 */
export const makeRecogniseRevenue = (ports: RecogniseRevenuePorts) => {
  const { schedules, ledger, organisation, events, ids, unitOfWork } = ports

  /** Posts the journal of items of one period. */
  const journal = Effect.fnUntraced(function* (origin: EventOrigin, period: CalendarDate, items: readonly DueItem[]) {
    const effectiveDate = endOfMonth(period)
    const number = yield* organisation.takeNumber(origin, "Journal", effectiveDate)
    const [journalId, at] = [ids.next(), yield* currentTime]
    const { fiscalYearStartMonth } = yield* organisation.details(origin)
    const lines = items.map(({ invoiceLineId }) => invoiceLineId)
    const taking = Effect.flatMap(schedules.take(origin, { period, lines, journalId, at }), (taken) =>
      taken < items.length ? new Taken() : Effect.void,
    )
    const posting = Effect.gen(function* () {
      // The items are being taken while the journal is made of them, and it is written while it is told.
      yield* Effect.yieldNow
      const posted = ledger.journalOf(origin, {
        id: journalId,
        number,
        type: "RevenueRecognition",
        description: `Revenue of ${periodName(periodOf(period, fiscalYearStartMonth))}`,
        effectiveDate,
        postedAt: at,
        fiscalYearStartMonth,
        vouchers: items.map((item) => voucherOf(item, effectiveDate)),
      })
      const tell = Effect.andThen(Effect.yieldNow, events.publish(origin, [{ _tag: "JournalPosted", journal: posted }]))
      yield* together(ledger.postAll([posted]), tell)
    })
    yield* together(taking, posting)
    return journalId
  })

  const read = (origin: EventOrigin, wanted: Pick<DueItem, "period"> & { readonly after?: InvoiceLineId }) =>
    unitOfWork.atomically(
      origin.tenantId,
      schedules.open(origin, { ...wanted, limit: longestJournal }),
      "one statement",
    )

  const first = Effect.fnUntraced(function* (origin: EventOrigin, through: CalendarDate) {
    const period = yield* unitOfWork.atomically(origin.tenantId, schedules.nextDue(origin, through), "one statement")
    return period === undefined ? [] : yield* read(origin, { period })
  })

  const recognise = Effect.fnUntraced(function* (
    origin: EventOrigin,
    through: CalendarDate,
    tell: (items: number) => void,
  ) {
    let [items, amount]: [number, Decimal] = [0, zero]
    const journalIds: string[] = []
    let due = yield* first(origin, through)
    while (due.length > 0) {
      const { period, invoiceLineId: after } = due.at(-1)!
      // The items of the next journal are read while this one is written.
      const next = due.length === longestJournal ? yield* Effect.forkChild(read(origin, { period, after })) : undefined
      const posted = yield* Effect.catchTag(
        unitOfWork.atomically(origin.tenantId, journal(origin, period, due)),
        "Taken",
        () => Effect.undefined,
      )
      const ahead = next === undefined ? [] : yield* Fiber.join(next)
      if (posted !== undefined) {
        journalIds.push(posted)
        items += due.length
        amount = BigDecimal.sum(
          amount,
          sumOf(due, ({ base }) => base),
        )
        tell(due.length)
      }
      due = posted !== undefined && ahead.length > 0 ? ahead : yield* first(origin, through)
    }
    return { journalIds, items, amount } satisfies Recognition
  })

  return {
    recognise: Effect.fn("revenue.recognise")(recognise),
    /** What a recognition would come to; writes nothing. */
    preview: Effect.fn("revenue.previewRecognition")((scope: Scope, through: CalendarDate) =>
      Effect.map(unitOfWork.atomically(scope.tenantId, schedules.due(scope, through)), (due): Recognition => ({
        journalIds: [],
        ...due,
      })),
    ),
  }
}

/** Deferred revenue against revenue (contract J3). */
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
    // A voucher has a line for each account.
    lines: isSame
      ? [{ account: deferredAccount, amount: zero, salesAmount: zero }]
      : [
          { account: deferredAccount, amount: base, salesAmount: amount },
          { account: revenueAccount, amount: BigDecimal.negate(base), salesAmount: BigDecimal.negate(amount) },
        ],
  }
}
