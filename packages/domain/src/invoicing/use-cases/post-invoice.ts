import { Effect } from "effect"
import type { Account } from "../../customers/account.ts"
import type { Customers } from "../../customers/customers.ts"
import type { LedgerEvent } from "../../ledger/ledger.events.ts"
import type { Ledger } from "../../ledger/ledger.ts"
import { refuse as refuseNumber } from "../../organisation/organisation.errors.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { decimal } from "../../shared/decimal.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import { given } from "../../shared/given.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { together } from "../../shared/together.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { atRate } from "../in-base-currency.ts"
import { buyerOf, sellerOf } from "../former-parties.ts"
import type { Invoice } from "../invoice.ts"
import type { InvoiceAttachment } from "../invoice-attachment.ts"
import { statusAfter } from "../invoice-status.ts"
import { refuse } from "../invoicing.errors.ts"
import type { InvoicingEvent } from "../invoicing.events.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"
import type { PostingReview } from "../ports/posting-review.ts"
import { postingLines } from "../posting-lines.ts"
import { obstacleTo } from "../posting-obstacle.ts"
import type { FindRate } from "./find-rate.ts"

export interface PostInvoicePorts {
  readonly invoices: InvoiceStore
  readonly customers: Pick<Customers, "get">
  readonly organisation: Pick<Organisation, "details" | "takeNumbers">
  readonly ledger: Pick<Ledger, "journalOf" | "post">
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
  [
    `The invoice was posted as ${invoice.number}.`,
    ...(warnings.length === 0 ? [] : [`The national system will not take it: ${warnings.join("; ")}.`]),
  ].join(" ")

/** A draft that is to be posted. */
interface ToPost<E> {
  readonly draft: Invoice
  readonly account: Account
  readonly attachments: Effect.Effect<readonly InvoiceAttachment[], PortUnavailable>
  /** Writes the posted invoice; `false` where its number is taken. */
  readonly write: (invoice: Invoice) => Effect.Effect<boolean, E>
}

/**
 * Posts a draft (contract I18): its amounts in base currency are fixed at the rate of its date, seller and buyer are
 * kept as they are, a number is taken, the journal is written; InvoicePosted and JournalPosted are raised. All of it
 * commits together, so a number whose posting fails is taken by the next.
 */
export const makePostInvoice = (ports: PostInvoicePorts, findRate: FindRate) => {
  const { invoices, customers, organisation, ledger, postingReview, events, unitOfWork } = ports

  const post = Effect.fnUntraced(function* <E>(origin: EventOrigin, { draft, account, attachments, write }: ToPost<E>) {
    const status = yield* Effect.fromResult(statusAfter(draft.status, "post"))
    // A credit note keeps the rate and the base amounts of its invoice (contract I26).
    const converted =
      draft.type === "Credit"
        ? draft
        : atRate(draft, yield* findRate(origin, draft.currency, draft.baseCurrency, draft.invoiceDate))
    const obstacle = obstacleTo(converted)
    if (obstacle !== undefined) return yield* obstacle
    const postedAt = yield* currentTime
    const seller = sellerOf(yield* organisation.details(origin))
    // The credit note of an invoice that is in the national system goes there too, whatever the account says since.
    const choice = draft.nationalEInvoice ?? (draft.type === "Credit" ? undefined : account.nationalEInvoice)
    const candidate: Invoice = {
      ...converted,
      ...given({ nationalEInvoice: choice }),
      status,
      parties: { seller, buyer: buyerOf(account) },
      postedAt,
      modifiedAt: postedAt,
    }
    const { reasons, refuses } = yield* postingReview.review(candidate, attachments)
    if (refuses) return yield* refuse("NotTakenByNationalSystem", { reasons })
    const lines = postingLines(candidate)

    // Takes the numbers as late as possible: the series are locked until the commit, and others wait for them.
    const series = draft.type === "Credit" ? "Credit" : "Invoice"
    const { number, journalNumber } = yield* organisation.takeNumbers(origin, series, draft.invoiceDate)
    const invoice: Invoice = { ...candidate, number }
    if (!(yield* write(invoice))) return yield* refuseNumber("NumberTaken", { number, kind: "invoice" })
    const journal = ledger.journalOf(origin, {
      number: journalNumber,
      type: "Invoice",
      effectiveDate: invoice.invoiceDate,
      postedAt,
      invoiceId: invoice.id,
      invoiceNumber: number,
      accountId: invoice.account.id,
      salesCurrency: invoice.currency,
      exchangeRate: invoice.exchangeRate ?? decimal("1"),
      lines,
    })
    const raised = events.publish(origin, [
      { _tag: "InvoicePosted", invoice },
      { _tag: "JournalPosted", journal },
    ])
    yield* together(ledger.post(journal), raised)
    return { invoice, warnings: reasons } satisfies PostedWithWarnings
  })

  const postStored = Effect.fnUntraced(function* (origin: EventOrigin, id: InvoiceId) {
    const draft = yield* invoices.findForUpdate(origin, id)
    return yield* post(origin, {
      draft,
      account: yield* accountOf(origin, draft),
      attachments: invoices.attachments(origin, { invoiceId: id }),
      write: Effect.fnUntraced(function* (invoice) {
        if (yield* invoices.numberTaken(origin, invoice.number!)) return false
        yield* invoices.update(invoice)
        return true
      }),
    })
  })
  const accountOf = (origin: EventOrigin, { account }: Invoice) =>
    Effect.catchTag(customers.get(origin, account.id), "ResourceNotFound", Effect.die)

  return {
    stored: (origin: EventOrigin, id: InvoiceId) => unitOfWork.atomically(origin.tenantId, postStored(origin, id)),
    /** Posts a draft that is not stored yet, in the running unit of work: it is written once, as it was posted. */
    made: Effect.fnUntraced(function* (origin: EventOrigin, { draft, attachments, account }: MadeDraft) {
      return yield* post(origin, {
        draft,
        account: account ?? (yield* accountOf(origin, draft)),
        attachments: Effect.succeed(attachments),
        write: (invoice) => invoices.insert(invoice, attachments),
      })
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
}
