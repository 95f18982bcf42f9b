import { BigDecimal, Effect } from "effect"
import type { Account } from "../../customers/account.ts"
import type { ExchangeRates } from "../../exchange-rates/exchange-rates.ts"
import { taxPointOf, taxTableDate } from "../../exchange-rates/tax-rate.ts"
import type { JournalLine } from "../../ledger/journal.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import { given } from "../../shared/given.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import { ActionRefused } from "../../shared/refusals.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { buyerWith } from "../correction-lines.ts"
import { buyerOf, sameBuyer, sellerOf } from "../former-parties.ts"
import { atRate } from "../in-base-currency.ts"
import { type Invoice, invoiceTotals } from "../invoice.ts"
import type { InvoiceAttachment } from "../invoice-attachment.ts"
import { statusAfter } from "../invoice-status.ts"
import { refuse, type TaxRateFacts } from "../invoicing.errors.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"
import type { PostingReview } from "../ports/posting-review.ts"
import { postingLines } from "../posting-lines.ts"
import { balanceOf, statusByBalance } from "../settlement.ts"
import { obstacleTo } from "../posting-obstacle.ts"
import type { FindRate } from "./find-rate.ts"

/** A draft that is to be posted. */
export interface ToPost {
  readonly draft: Invoice
  readonly account: Account
  readonly attachments: Effect.Effect<readonly InvoiceAttachment[], PortUnavailable>
}

/** A draft as it will be posted, except for its number. */
export interface Candidate {
  readonly invoice: Invoice
  /** The lines as they were in the draft. */
  readonly drafted: Invoice["lines"]
  readonly lines: readonly JournalLine[]
  /** Warnings as sentences. */
  readonly warnings: readonly string[]
}

/** The day of the missing rate table for which a draft was refused. */
export const missingTableOf = (failure: unknown): readonly CalendarDate[] =>
  failure instanceof ActionRefused && failure.reason === "TaxRateMissing"
    ? [(failure.facts as TaxRateFacts).tableDate]
    : []

/** Reads the values that posting a draft needs, and refuses a draft that cannot be posted (contract I18, I19). */
export const makeCandidateOf = ({
  exchangeRates,
  invoices,
  organisation,
  postingReview,
}: {
  readonly invoices: Pick<InvoiceStore, "read">
  readonly exchangeRates: Pick<ExchangeRates, "taxRateOf">
  readonly organisation: Pick<Organisation, "details">
  readonly postingReview: PostingReview
}) => {
  /** The statutory rate at which the VAT is converted. A correction uses the rate of its invoice (contract R30). */
  const taxRateOf = Effect.fnUntraced(function* (origin: EventOrigin, draft: Invoice) {
    const { currency, baseCurrency } = draft
    const { taxRateSource } = yield* organisation.details(origin)
    if (taxRateSource === "InvoiceRate" || currency === baseCurrency) return undefined
    // For an invoice of orders, the delivery date is the end of a period, and the product decides the tax point
    // instead.
    const { invoiceDate, taxPointDate, deliveryDate } = draft
    const day = draft.type === "Invoice" ? taxPointDate : deliveryDate
    const date = taxPointOf({ invoiceDate, ...given({ deliveryDate: day }) })
    const tableDate = taxTableDate(date)
    const found = yield* exchangeRates.taxRateOf(origin, currency, tableDate)
    return found !== undefined || BigDecimal.isZero(invoiceTotals(draft).tax)
      ? found
      : yield* refuse("TaxRateMissing", { currency, baseCurrency, date, tableDate })
  })

  return Effect.fnUntraced(function* (origin: EventOrigin, { draft, account, attachments }: ToPost, rateOf: FindRate) {
    const status = yield* Effect.fromResult(statusAfter(draft.status, "post"))
    const isCorrection = draft.type === "Credit" || draft.correction?.corrected !== undefined
    // A credit note and an addition keep the rate of their invoice and their base amounts (contract I26, I36).
    const converted = isCorrection
      ? draft
      : atRate(draft, yield* rateOf(origin, draft.currency, draft.baseCurrency, draft.invoiceDate))
    const obstacle = obstacleTo(converted)
    if (obstacle !== undefined) return yield* obstacle
    const postedAt = yield* currentTime
    const seller = sellerOf(yield* organisation.details(origin))
    // The credit note of an invoice that is in the national system goes there as well, even if the account's choice
    // changed since.
    const choice = draft.nationalEInvoice ?? (isCorrection ? undefined : account.nationalEInvoice)
    const buyer = buyerOf(account)
    const about = draft.credited ?? draft.correction?.corrected
    const { parties: former } =
      about === undefined ? {} : yield* Effect.catchTag(invoices.read(origin, about.id), "ResourceNotFound", Effect.die)
    const candidate: Invoice = {
      ...converted,
      ...given({ taxRate: isCorrection ? draft.taxRate : yield* taxRateOf(origin, converted) }),
      ...given({ nationalEInvoice: choice }),
      status: status === "Posted" ? statusByBalance(balanceOf(converted)) : status,
      parties: { seller, buyer: buyerWith(former === undefined ? buyer : sameBuyer(buyer, former.buyer), draft) },
      postedAt,
      modifiedAt: postedAt,
    }
    const { reasons, advice, refuses } = yield* postingReview.review(candidate, attachments)
    if (refuses) return yield* refuse("NotTakenByNationalSystem", { reasons })
    const faults = reasons.length === 0 ? [] : [`The national system will not accept it: ${reasons.join("; ")}.`]
    return {
      invoice: candidate,
      drafted: draft.lines,
      lines: postingLines(candidate),
      warnings: [...faults, ...advice],
    } satisfies Candidate
  })
}
