import { BigDecimal, Effect, Result } from "effect"
import type { LedgerEvent } from "../../ledger/ledger.events.ts"
import type { Ledger } from "../../ledger/ledger.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { dateIn } from "../../shared/calendar-date.ts"
import { decimal, type Decimal } from "../../shared/decimal.ts"
import { fieldRefused, ResourceNotFound } from "../../shared/errors.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { Invoice } from "../invoice.ts"
import { matched, type MatchedAmounts, type MatchedPair, matchLines, matchOf, unmatched } from "../invoice-match.ts"
import type { InvoicingEvent } from "../invoicing.events.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"
import type { MatchStore } from "../ports/match-store.ts"

export interface MatchInvoicesPorts {
  readonly invoices: InvoiceStore
  readonly matches: MatchStore
  readonly organisation: Pick<Organisation, "details" | "takeNumber">
  readonly ledger: Pick<Ledger, "journalOf" | "postAll">
  readonly events: EventBus<InvoicingEvent | LedgerEvent>
  readonly unitOfWork: UnitOfWork
}

/** Matches credit notes with invoices, and undoes matches (contract I35). */
export const makeMatchInvoices = (ports: MatchInvoicesPorts) => {
  const { invoices, matches, organisation, ledger, events, unitOfWork } = ports

  /**
   * Locks both invoices in the order of their ids, so that transactions that lock the same two never wait for each
   * other.
   */
  const lockBoth = Effect.fnUntraced(function* (origin: EventOrigin, id: InvoiceId, creditId: InvoiceId) {
    const [first, second] = id < creditId ? [id, creditId] : [creditId, id]
    const [one, two] = [yield* invoices.findForUpdate(origin, first), yield* invoices.findForUpdate(origin, second)]
    return one.id === id ? { invoice: one, credit: two } : { invoice: two, credit: one }
  })

  /**
   * Books the difference, and raises the events of the match and of the documents in `told`. Gives the date of the
   * booking.
   */
  const conclude = Effect.fnUntraced(function* (
    origin: EventOrigin,
    { invoice, credit, moved }: MatchedPair,
    told: readonly Invoice[],
  ) {
    const entity = yield* organisation.details(origin)
    const now = yield* currentTime
    const asOf = dateIn(entity.timeZone, now)
    const updated = told.map((each): InvoicingEvent => ({ _tag: "InvoiceUpdated", invoice: { ...each, asOf } }))
    const lines = matchLines(invoice, credit, moved, entity)
    const isTakenBack = BigDecimal.isNegative(moved.amount)
    if (lines.length === 0)
      return yield* Effect.as(updated.length === 0 ? Effect.void : events.publish(origin, updated), asOf)
    const journal = ledger.journalOf(origin, {
      number: yield* organisation.takeNumber(origin, "Journal", asOf),
      type: "Payment",
      description: `${isTakenBack ? "Match taken back" : "Match"} of invoice ${invoice.number} with ${credit.number}`,
      effectiveDate: asOf,
      postedAt: now,
      fiscalYearStartMonth: entity.fiscalYearStartMonth,
      vouchers: [
        {
          effectiveDate: asOf,
          source: "Payment",
          invoice: { id: invoice.id, number: invoice.number! },
          accountId: invoice.account.id,
          salesCurrency: invoice.currency,
          exchangeRate: invoice.exchangeRate ?? decimal("1"),
          lines,
        },
      ],
    })
    yield* ledger.postAll([journal])
    yield* events.publish(origin, [...updated, { _tag: "JournalPosted", journal }])
    return asOf
  })

  const write = Effect.fnUntraced(function* (pair: MatchedPair) {
    const modifiedAt = yield* currentTime
    const [invoice, credit] = [
      { ...pair.invoice, modifiedAt },
      { ...pair.credit, modifiedAt },
    ]
    yield* invoices.updateAll([invoice, credit])
    return { ...pair, invoice, credit }
  })

  const match = Effect.fnUntraced(function* (
    origin: EventOrigin,
    id: InvoiceId,
    creditId: InvoiceId,
    amount: Decimal | undefined,
  ) {
    if (id === creditId) return yield* fieldRefused("creditInvoiceId", "must not be the invoice itself")
    // Looks the invoice of the address up before both are locked, so that a wrong address is reported before a wrong
    // field.
    yield* invoices.posting(origin, id)
    const pair = yield* lockBoth(origin, id, creditId).pipe(
      Effect.mapError((error) =>
        error._tag === "ResourceNotFound" && error.id === creditId
          ? fieldRefused("creditInvoiceId", "names no invoice of this legal entity")
          : error,
      ),
    )
    const amounts = yield* Effect.fromResult(matchOf(pair.invoice, pair.credit, amount))
    const after = yield* write(matched(pair.invoice, pair.credit, amounts))
    const asOf = yield* conclude(origin, after, [after.invoice, after.credit])
    yield* matches.add(origin, id, creditId, amounts, asOf)
    return { ...after.invoice, asOf }
  })

  const unmatch = Effect.fnUntraced(function* (origin: EventOrigin, id: InvoiceId, creditId: InvoiceId) {
    if (id === creditId) return yield* new ResourceNotFound({ noun: "match", id: creditId })
    const pair = yield* lockBoth(origin, id, creditId)
    const amounts = yield* matches.take(origin, id, creditId)
    if (amounts === undefined) return yield* new ResourceNotFound({ noun: "match", id: creditId })
    const after = yield* write(yield* Effect.fromResult(unmatched(pair.invoice, pair.credit, amounts)))
    yield* conclude(origin, after, [after.invoice, after.credit])
  })

  /**
   * Documents that are being posted, with credit notes matched to their invoices where the legal entity wants that.
   * `keep` must be run when they are written.
   */
  const onPost = Effect.fnUntraced(function* (origin: EventOrigin, posted: readonly Invoice[]) {
    const { matchCreditsOnPost } = yield* organisation.details(origin)
    if (!matchCreditsOnPost) return { posted, keep: Effect.void }
    const open = new Map<InvoiceId, Invoice>()
    const made: { readonly pair: MatchedPair; readonly amounts: MatchedAmounts }[] = []
    const settled = yield* Effect.forEach(posted, (note) =>
      Effect.gen(function* () {
        if (note.credited === undefined) return note
        const { id } = note.credited
        const invoice = open.get(id) ?? (yield* Effect.catchTag(find(origin, id), "ResourceNotFound", Effect.die))
        const amounts = matchOf(invoice, note)
        if (Result.isFailure(amounts)) return note
        const after = matched(invoice, note, amounts.success)
        open.set(id, { ...after.invoice, modifiedAt: note.modifiedAt })
        made.push({ pair: after, amounts: amounts.success })
        return after.credit
      }),
    )
    const keep = Effect.gen(function* () {
      yield* invoices.updateAll([...open.values()])
      for (const [index, { pair, amounts }] of made.entries()) {
        const invoice = open.get(pair.invoice.id)!
        const isLast = !made.slice(index + 1).some((later) => later.pair.invoice.id === invoice.id)
        const day = yield* conclude(origin, { ...pair, invoice }, isLast ? [invoice] : [])
        yield* matches.add(origin, invoice.id, pair.credit.id, amounts, day)
      }
    })
    return { posted: settled, keep }
  })
  const find = (origin: EventOrigin, id: InvoiceId) => invoices.findForUpdate(origin, id)

  return {
    match: Effect.fn("invoicing.matchInvoices")((...asked: Parameters<typeof match>) =>
      unitOfWork.atomically(asked[0].tenantId, match(...asked)),
    ),
    unmatch: Effect.fn("invoicing.unmatchInvoices")((...asked: Parameters<typeof unmatch>) =>
      unitOfWork.atomically(asked[0].tenantId, unmatch(...asked)),
    ),
    onPost,
    /** Locks the invoices of credit notes that are to be posted, before the notes themselves, whose ids are higher. */
    lockCredited: Effect.fnUntraced(function* (origin: EventOrigin, ids: readonly InvoiceId[]) {
      const { matchCreditsOnPost } = yield* organisation.details(origin)
      if (!matchCreditsOnPost) return
      const notes = yield* Effect.forEach(ids, (id) =>
        Effect.catchTag(invoices.find(origin, id), "ResourceNotFound", () => Effect.undefined),
      )
      const credited = new Set(notes.flatMap((note) => note?.credited?.id ?? []))
      yield* invoices.findAllForUpdate(origin, [...credited])
    }),
  }
}
export type MatchInvoices = ReturnType<typeof makeMatchInvoices>
