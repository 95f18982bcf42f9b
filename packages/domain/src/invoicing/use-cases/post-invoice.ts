import { Cause, Effect, Exit } from "effect"
import type { Account } from "../../customers/account.ts"
import type { Customers } from "../../customers/customers.ts"
import type { ExchangeRates } from "../../exchange-rates/exchange-rates.ts"
import type { LedgerEvent } from "../../ledger/ledger.events.ts"
import type { Ledger } from "../../ledger/ledger.ts"
import { refuse as refuseNumber } from "../../organisation/organisation.errors.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { dateIn } from "../../shared/calendar-date.ts"
import { decimal } from "../../shared/decimal.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { together } from "../../shared/together.ts"
import type { Invoice } from "../invoice.ts"
import type { InvoiceAttachment } from "../invoice-attachment.ts"
import type { InvoicingEvent } from "../invoicing.events.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"
import type { PostingReview } from "../ports/posting-review.ts"
import type { FindRate } from "./find-rate.ts"
import type { MatchInvoices } from "./match-invoices.ts"
import { type Candidate, makeCandidateOf, missingTableOf, type ToPost } from "./posting-candidate.ts"

export interface PostInvoicePorts {
  readonly invoices: InvoiceStore
  readonly customers: Pick<Customers, "get" | "getAll">
  readonly exchangeRates: Pick<ExchangeRates, "fetchTaxTables" | "taxRateOf">
  readonly organisation: Pick<Organisation, "details" | "takeNumbers">
  readonly ledger: Pick<Ledger, "journalOf" | "postAll">
  readonly events: EventBus<InvoicingEvent | LedgerEvent>
  readonly postingReview: PostingReview
  readonly unitOfWork: UnitOfWork
}

/** A posted invoice, and what the review of it found wrong without refusing it. */
export interface PostedWithWarnings {
  readonly invoice: Invoice
  readonly warnings: readonly string[]
}

/** The message of a posting, with its warnings (contract E43). */
export const postedMessage = ({ invoice, warnings }: PostedWithWarnings): string =>
  [`The invoice was posted as ${invoice.number}.`, ...warnings].join(" ")

/** A draft that cannot be posted. */
export interface RefusedDraft {
  readonly id: InvoiceId
  readonly cause: Cause.Cause<unknown>
}

/** Drafts that are held, with what they will be posted as. */
export interface PreparedDrafts {
  readonly candidates: readonly Candidate[]
  readonly refused: readonly RefusedDraft[]
}

/**
 * Posts drafts (contract I18): their amounts in base currency are fixed at the rate of their date, seller and buyer are
 * kept as they are, numbers are taken, journals are written; InvoicePosted and JournalPosted are raised. All of it
 * commits together, so a number whose posting fails is taken by the next.
 */
export const makePostInvoice = (ports: PostInvoicePorts, findRate: FindRate, matching: MatchInvoices) => {
  const { invoices, customers, organisation, ledger, events, unitOfWork } = ports

  const candidateOf = makeCandidateOf(ports)

  /** Asks for the tables that drafts were refused for, from the oldest on (contract R30). */
  const fetchTables = (origin: EventOrigin, failures: readonly unknown[]) => {
    const [oldest] = failures.flatMap(missingTableOf).toSorted()
    return oldest === undefined ? Effect.void : ports.exchangeRates.fetchTaxTables(origin, oldest)
  }

  /** Gives candidates their numbers in their order, and writes all that a posting writes. */
  const post = Effect.fnUntraced(function* <E>(
    origin: EventOrigin,
    candidates: readonly Candidate[],
    /** Writes the posted invoices; gives a number that is taken. */
    write: (posted: readonly Invoice[]) => Effect.Effect<string | undefined, E>,
  ) {
    // Takes the numbers as late as possible: the series are locked until the commit, and others wait for them.
    const numbers = yield* organisation.takeNumbers(
      origin,
      candidates.map(({ invoice: { type, invoiceDate } }) => ({
        kind: type === "Credit" ? "Credit" : "Invoice",
        date: invoiceDate,
      })),
    )
    const numbered = candidates.map(({ invoice }, index): Invoice => ({ ...invoice, number: numbers[index]!.number }))
    const { posted, keep } = yield* matching.onPost(origin, numbered)
    const taken = yield* write(posted)
    if (taken !== undefined) return yield* refuseNumber("NumberTaken", { number: taken, kind: "invoice" })
    const { timeZone, fiscalYearStartMonth } = yield* organisation.details(origin)
    const journals = posted.map((invoice, index) =>
      ledger.journalOf(origin, {
        number: numbers[index]!.journalNumber,
        type: "Invoice",
        description: `Invoice ${invoice.number}`,
        effectiveDate: invoice.invoiceDate,
        postedAt: invoice.postedAt!,
        fiscalYearStartMonth,
        vouchers: [
          {
            effectiveDate: invoice.invoiceDate,
            source: "Invoicing",
            invoice: { id: invoice.id, number: invoice.number! },
            accountId: invoice.account.id,
            salesCurrency: invoice.currency,
            exchangeRate: invoice.exchangeRate ?? decimal("1"),
            lines: candidates[index]!.lines,
          },
        ],
      }),
    )
    const raised = events.publish(
      origin,
      posted.flatMap((invoice, index) => [
        { _tag: "InvoicePosted", invoice: { ...invoice, asOf: dateIn(timeZone, invoice.postedAt!) } } as const,
        { _tag: "JournalPosted", journal: journals[index]! } as const,
      ]),
    )
    yield* together(ledger.postAll(journals), raised)
    yield* keep
    return posted
  })

  const postOne = Effect.fnUntraced(function* <E>(
    origin: EventOrigin,
    toPost: ToPost,
    write: (posted: Invoice) => Effect.Effect<string | undefined, E>,
  ) {
    const candidate = yield* Effect.tapError(candidateOf(origin, toPost, findRate), (failure) =>
      fetchTables(origin, [failure]),
    )
    const [invoice] = yield* post(origin, [candidate], ([posted]) => write(posted!))
    return { invoice: invoice!, warnings: candidate.warnings } satisfies PostedWithWarnings
  })

  const attachmentsOf = (origin: EventOrigin, { id }: Invoice) => invoices.attachments(origin, { invoiceId: id })

  /** Writes over drafts that are stored. */
  const update = (origin: EventOrigin) =>
    Effect.fnUntraced(function* (posted: readonly Invoice[]) {
      const taken = yield* invoices.numberTaken(
        origin,
        posted.map(({ number }) => number!),
      )
      if (taken === undefined) yield* invoices.updateAll(posted)
      return taken
    })

  const postStored = Effect.fnUntraced(function* (origin: EventOrigin, id: InvoiceId) {
    yield* matching.lockCredited(origin, [id])
    const draft = yield* invoices.findForUpdate(origin, id)
    const account = yield* accountOf(origin, draft)
    return yield* postOne(origin, { draft, account, attachments: attachmentsOf(origin, draft) }, (posted) =>
      update(origin)([posted]),
    )
  })
  const accountOf = (origin: EventOrigin, { account }: Invoice) =>
    Effect.catchTag(customers.get(origin, account.id), "ResourceNotFound", Effect.die)

  /** Looks each rate up once. */
  const rememberedRates = (): FindRate => {
    const known = new Map<string, Effect.Success<ReturnType<FindRate>>>()
    return Effect.fnUntraced(function* (scope, currency, base, day) {
      const key = `${currency} ${base} ${day}`
      if (!known.has(key)) known.set(key, yield* findRate(scope, currency, base, day))
      return known.get(key)
    })
  }

  const prepare = Effect.fnUntraced(function* (origin: EventOrigin, ids: readonly InvoiceId[]) {
    yield* matching.lockCredited(origin, ids)
    const byId = new Map((yield* invoices.findAllForUpdate(origin, ids)).map((draft) => [draft.id, draft]))
    // Whoever posted or cancelled one meanwhile had it first.
    const drafts = ids.flatMap((id) => (byId.get(id)?.status === "Draft" ? [byId.get(id)!] : []))
    const wanted = [...new Set(drafts.map(({ account }) => account.id))]
    const accounts = new Map((yield* customers.getAll(origin, wanted)).map((account) => [account.id, account]))
    const rateOf = rememberedRates()
    const candidates: Candidate[] = []
    const refused: RefusedDraft[] = []
    for (const draft of drafts) {
      const toPost = { draft, account: accounts.get(draft.account.id)!, attachments: attachmentsOf(origin, draft) }
      const exit = yield* Effect.exit(candidateOf(origin, toPost, rateOf))
      if (Exit.isSuccess(exit)) candidates.push(exit.value)
      else refused.push({ id: draft.id, cause: exit.cause })
      // Deliveries and other jobs of the process go on between two invoices.
      yield* Effect.yieldNow
    }
    yield* fetchTables(
      origin,
      refused.map(({ cause }) => Cause.squash(cause)),
    )
    return { candidates, refused } satisfies PreparedDrafts
  })

  return {
    stored: (origin: EventOrigin, id: InvoiceId) => unitOfWork.atomically(origin.tenantId, postStored(origin, id)),
    /** Holds drafts in the running unit of work, and says of each that cannot be posted why. */
    prepare,
    /** Posts what was prepared in the same unit of work, with numbers in their order. */
    write: Effect.fnUntraced(function* (origin: EventOrigin, candidates: readonly Candidate[]) {
      const posted = candidates.length === 0 ? [] : yield* post(origin, candidates, update(origin))
      return posted.map((invoice, at): PostedWithWarnings => ({ invoice, warnings: candidates[at]!.warnings }))
    }),
    /** Posts a draft that is not stored yet, in the running unit of work: it is written once, as it was posted. */
    made: Effect.fnUntraced(function* (
      origin: EventOrigin,
      { draft, attachments, account, hold = Effect.void }: MadeDraft,
    ) {
      const toPost = {
        draft,
        account: account ?? (yield* accountOf(origin, draft)),
        attachments: Effect.succeed(attachments),
      }
      return yield* postOne(
        origin,
        toPost,
        Effect.fnUntraced(function* (posted) {
          if (!(yield* invoices.insert(posted, attachments))) return posted.number
          yield* hold
          return undefined
        }),
      )
    }),
  }
}
export type PostInvoice = ReturnType<typeof makePostInvoice>

/** A draft that is not stored yet. */
export interface MadeDraft {
  readonly draft: Invoice
  readonly attachments: readonly InvoiceAttachment[]
  /** Its account, where it was read in the same unit of work. */
  readonly account?: Account
  /** Writes what the draft holds of orders; after the draft itself. */
  readonly hold?: Effect.Effect<void, PortUnavailable>
}
