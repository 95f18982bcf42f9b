import { Effect } from "effect"
import type { Customers } from "../../customers/customers.ts"
import type { LedgerEvent } from "../../ledger/ledger.events.ts"
import type { Ledger } from "../../ledger/ledger.ts"
import { refuse as refuseNumber } from "../../organisation/organisation.errors.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { decimal } from "../../shared/decimal.ts"
import { given } from "../../shared/given.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { atRate } from "../in-base-currency.ts"
import { buyerOf, sellerOf } from "../former-parties.ts"
import type { Invoice } from "../invoice.ts"
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
  readonly organisation: Pick<Organisation, "details" | "takeNumber">
  readonly ledger: Pick<Ledger, "post">
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

/**
 * Posts a draft (contract I18): its amounts in base currency are fixed at the rate of its date, seller and buyer are
 * kept as they are, a number is taken, the journal is written; InvoicePosted and JournalPosted are raised. All of it
 * commits together, so a number whose posting fails is taken by the next.
 */
export const makePostInvoice = (ports: PostInvoicePorts, findRate: FindRate) => {
  const { invoices, customers, organisation, ledger, postingReview, events, unitOfWork } = ports

  const post = Effect.fnUntraced(function* (origin: EventOrigin, id: InvoiceId) {
    const draft = yield* invoices.findForUpdate(origin, id)
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
    const account = yield* Effect.catchTag(customers.get(origin, draft.account.id), "ResourceNotFound", Effect.die)
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
    const { reasons, refuses } = yield* postingReview.review(candidate, invoices.attachments(origin, { invoiceId: id }))
    if (refuses) return yield* refuse("NotTakenByNationalSystem", { reasons })

    // Takes the number as late as possible: the series is locked until the commit, and others wait for it.
    const series = draft.type === "Credit" ? "Credit" : "Invoice"
    const number = yield* organisation.takeNumber(origin, series, draft.invoiceDate)
    if (yield* invoices.numberTaken(origin, number))
      return yield* refuseNumber("NumberTaken", { number, kind: "invoice" })
    const invoice: Invoice = { ...candidate, number }
    yield* invoices.update(invoice)
    const journal = yield* ledger.post(origin, {
      type: "Invoice",
      effectiveDate: invoice.invoiceDate,
      postedAt,
      invoiceId: invoice.id,
      invoiceNumber: number,
      accountId: invoice.account.id,
      salesCurrency: invoice.currency,
      exchangeRate: invoice.exchangeRate ?? decimal("1"),
      lines: postingLines(invoice),
    })
    yield* events.publish(origin, [
      { _tag: "InvoicePosted", invoice },
      { _tag: "JournalPosted", journal },
    ])
    return { invoice, warnings: reasons } satisfies PostedWithWarnings
  })

  return Effect.fn("invoicing.postInvoice")((origin: EventOrigin, id: InvoiceId) =>
    unitOfWork.atomically(origin.tenantId, post(origin, id)),
  )
}
export type PostInvoice = ReturnType<typeof makePostInvoice>
