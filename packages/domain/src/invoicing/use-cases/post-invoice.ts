import { Cause, Effect, Exit } from "effect"
import type { Account } from "../../customers/account.ts"
import type { Customers } from "../../customers/customers.ts"
import type { ExchangeRates } from "../../exchange-rates/exchange-rates.ts"
import { refuse as refuseNumber } from "../../organisation/organisation.errors.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { inTurns, together } from "../../shared/together.ts"
import { keepsBase } from "../in-base-currency.ts"
import type { Invoice } from "../invoice.ts"
import type { InvoiceAttachment } from "../invoice-attachment.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"
import type { PostingReview } from "../ports/posting-review.ts"
import { type BookPostedPorts, makeBookPosted } from "./book-posted.ts"
import type { FindRate } from "./find-rate.ts"
import type { MatchInvoices } from "./match-invoices.ts"
import { type Candidate, makeCandidateOf, missingTableOf, type ToPost } from "./posting-candidate.ts"

export interface PostInvoicePorts extends BookPostedPorts {
  readonly invoices: InvoiceStore
  readonly customers: Pick<Customers, "get" | "getAll">
  readonly exchangeRates: Pick<ExchangeRates, "fetchTaxTables" | "taxRateOf">
  readonly organisation: Pick<Organisation, "details" | "takeNumbers">
  readonly postingReview: PostingReview
  readonly unitOfWork: UnitOfWork
}

/** A posted invoice, with the warnings of its review: mistakes for which the posting is not refused. */
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

/** Locked drafts, with the invoices as which they will be posted. */
export interface PreparedDrafts {
  readonly candidates: readonly Candidate[]
  readonly refused: readonly RefusedDraft[]
}

/** The way in which posted invoices are stored. */
interface Writing<E> {
  /** Claims the numbers of the invoices. Gives a number when it is already taken. */
  readonly claim: (posted: readonly Invoice[]) => Effect.Effect<string | undefined, E>
  /** Writes invoices whose numbers were claimed, while their journals and events are made. */
  readonly write?: (posted: readonly Invoice[], candidates: readonly Candidate[]) => Effect.Effect<void, E>
}

/**
 * Posts drafts (contract I18): fixes the base amounts at the rate of the invoice's date, copies seller and buyer, takes
 * numbers, writes journals, and raises InvoicePosted and JournalPosted. All of it commits together, so that a number of
 * a failed posting goes to the next one.
 */
export const makePostInvoice = (ports: PostInvoicePorts, findRate: FindRate, matching: MatchInvoices) => {
  const { invoices, customers, organisation, unitOfWork } = ports

  const candidateOf = makeCandidateOf(ports)
  const book = makeBookPosted(ports)

  /** Requests the missing rate tables for which drafts were refused, from the oldest day on (contract R30). */
  const fetchTables = (origin: EventOrigin, failures: readonly unknown[]) => {
    const [oldest] = failures.flatMap(missingTableOf).toSorted()
    return oldest === undefined ? Effect.void : ports.exchangeRates.fetchTaxTables(origin, oldest)
  }

  /** Numbers candidates in their order, and writes everything that belongs to a posting. */
  const post = Effect.fnUntraced(function* <E>(
    origin: EventOrigin,
    candidates: readonly Candidate[],
    { claim, write = () => Effect.void }: Writing<E>,
  ) {
    // Numbers are taken as late as possible: their series stay locked until the commit, and others wait for them.
    const numbers = yield* organisation.takeNumbers(
      origin,
      candidates.map(({ invoice: { type, invoiceDate } }) => ({
        kind: type === "Credit" ? "Credit" : "Invoice",
        date: invoiceDate,
      })),
    )
    const numbered = candidates.map(({ invoice }, index): Invoice => ({ ...invoice, number: numbers[index]!.number }))
    const { posted, keep } = yield* matching.onPost(origin, numbered)
    const taken = yield* claim(posted)
    if (taken !== undefined) return yield* refuseNumber("NumberTaken", { number: taken, kind: "invoice" })
    yield* inTurns(write(posted, candidates), book(origin, candidates, numbers, posted))
    yield* keep
    return posted
  })

  const postOne = Effect.fnUntraced(function* <E>(origin: EventOrigin, toPost: ToPost, writing: Writing<E>) {
    const candidate = yield* Effect.tapError(candidateOf(origin, toPost, findRate), (failure) =>
      fetchTables(origin, [failure]),
    )
    const [invoice] = yield* post(origin, [candidate], writing)
    return { invoice: invoice!, warnings: candidate.warnings } satisfies PostedWithWarnings
  })

  const attachmentsOf = (origin: EventOrigin, { id }: Invoice) => invoices.attachments(origin, { invoiceId: id })

  /** Writes posted invoices over their stored drafts. */
  const overDrafts = (origin: EventOrigin): Writing<PortUnavailable> => ({
    claim: (posted) =>
      invoices.numberTaken(
        origin,
        posted.map(({ number }) => number!),
      ),
    // The lines of a draft mostly have the base amounts of its posting already, and are not sent again then.
    write: (posted, candidates) => {
      const keeps = posted.map(({ lines }, index) => keepsBase(candidates[index]!.drafted, lines))
      return together(
        invoices.updateHeads(posted.filter((_, index) => keeps[index])),
        invoices.updateAll(posted.filter((_, index) => !keeps[index])),
      )
    },
  })

  const postStored = Effect.fnUntraced(function* (origin: EventOrigin, id: InvoiceId) {
    yield* matching.lockCredited(origin, [id])
    const draft = yield* invoices.findForUpdate(origin, id)
    const account = yield* accountOf(origin, draft)
    return yield* postOne(origin, { draft, account, attachments: attachmentsOf(origin, draft) }, overDrafts(origin))
  })
  const accountOf = (origin: EventOrigin, { account }: Invoice) =>
    Effect.catchTag(customers.get(origin, account.id), "ResourceNotFound", Effect.die)

  /** A lookup that reads each rate only once. */
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
    // Drafts that somebody else posted or cancelled meanwhile are skipped.
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
      // Lets deliveries and other jobs of the process run between two invoices.
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
    /** Locks drafts in the running unit of work, and gives the reason for each that cannot be posted. */
    prepare,
    /** Posts prepared drafts in the same unit of work, numbered in their order. */
    write: Effect.fnUntraced(function* (origin: EventOrigin, candidates: readonly Candidate[]) {
      const posted = candidates.length === 0 ? [] : yield* post(origin, candidates, overDrafts(origin))
      return posted.map((invoice, at): PostedWithWarnings => ({ invoice, warnings: candidates[at]!.warnings }))
    }),
    /**
     * Posts a draft that is not stored yet, in the running unit of work. The invoice is written only once, as posted.
     */
    made: Effect.fnUntraced(function* (
      origin: EventOrigin,
      { draft, attachments, account, hold = Effect.void }: MadeDraft,
    ) {
      const toPost = {
        draft,
        account: account ?? (yield* accountOf(origin, draft)),
        attachments: Effect.succeed(attachments),
      }
      return yield* postOne(origin, toPost, {
        claim: Effect.fnUntraced(function* ([posted]) {
          if (!(yield* invoices.insert(posted!, attachments))) return posted!.number
          yield* hold
          return undefined
        }),
      })
    }),
  }
}
export type PostInvoice = ReturnType<typeof makePostInvoice>

/** A draft that is not stored yet. */
export interface MadeDraft {
  readonly draft: Invoice
  readonly attachments: readonly InvoiceAttachment[]
  /** The account, when it was read in the same unit of work. */
  readonly account?: Account
  /** Records what the draft bills of orders. Runs after the draft itself is written. */
  readonly hold?: Effect.Effect<void, PortUnavailable>
}
