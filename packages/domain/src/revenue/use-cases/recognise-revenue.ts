import { BigDecimal, Effect } from "effect"
import * as Data from "effect/Data"
import { periodName, periodOf } from "../../ledger/accounting-period.ts"
import type { Journal, Voucher } from "../../ledger/journal.ts"
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

/** A journal of one period that was posted. */
interface Posted {
  readonly period: CalendarDate
  readonly lastLine: InvoiceLineId
  readonly journal: Journal
  readonly items: readonly DueItem[]
}

/** No items are left of the period: the journal before was just full, or somebody else recognised them. The number is given back. */
class NothingLeft extends Data.TaggedError("NothingLeft")<Record<never, never>> {}

/**
 * Recognises the revenue of all items up to a period (contract D5), a journal at a time, each in a unit of work of its own:
 * what was committed stays when the process ends, and asking again does the rest. Whoever takes a number for a journal
 * has the items to itself, so two at once share them.
 */
export const makeRecogniseRevenue = (ports: RecogniseRevenuePorts) => {
  const { schedules, ledger, organisation, events, ids, unitOfWork } = ports

  /** Posts the next journal; `before` is the one before it, behind whose lines it begins. */
  const journal = Effect.fnUntraced(function* (origin: EventOrigin, through: CalendarDate, before: Posted | undefined) {
    const goesOn = before !== undefined && before.items.length === longestJournal
    const period = goesOn ? before.period : yield* schedules.nextDue(origin, through)
    if (period === undefined) return undefined
    const effectiveDate = endOfMonth(period)
    const number = yield* organisation.takeNumber(origin, "Journal", effectiveDate)
    const [journalId, at] = [ids.next(), yield* currentTime]
    const after = goesOn ? { after: before.lastLine } : {}
    const items = yield* schedules.take(origin, { period, limit: longestJournal, ...after, journalId, at })
    if (items.length === 0) return yield* new NothingLeft()
    const { fiscalYearStartMonth } = yield* organisation.details(origin)
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
    // What is told of a thousand vouchers takes as long to write out as they take to be kept: that is under way by then.
    const tell = Effect.andThen(Effect.yieldNow, events.publish(origin, [{ _tag: "JournalPosted", journal: posted }]))
    yield* together(ledger.postAll([posted]), tell)
    return { period, lastLine: items.at(-1)!.invoiceLineId, journal: posted, items }
  })

  const recognise = Effect.fnUntraced(function* (
    origin: EventOrigin,
    through: CalendarDate,
    tell: (items: number) => void,
  ) {
    let [last, isOver]: [Posted | undefined, boolean] = [undefined, false]
    let [items, amount]: [number, Decimal] = [0, zero]
    const journalIds: string[] = []
    while (!isOver) {
      const before: Posted | undefined = last
      const posted: Posted | "again" | undefined = yield* Effect.catchTag(
        unitOfWork.atomically(origin.tenantId, journal(origin, through, before)),
        "NothingLeft",
        () => Effect.succeed("again" as const),
      )
      if (posted === "again") last = undefined
      else if (posted === undefined) isOver = true
      else {
        last = posted
        items += posted.items.length
        amount = BigDecimal.sum(
          amount,
          sumOf(posted.items, ({ base }) => base),
        )
        journalIds.push(posted.journal.id)
        tell(items)
      }
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
