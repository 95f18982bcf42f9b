import { Effect } from "effect"
import type { Account } from "../../customers/account.ts"
import type { JournalLine } from "../../ledger/journal.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import { given } from "../../shared/given.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { buyerOf, sellerOf } from "../former-parties.ts"
import { atRate } from "../in-base-currency.ts"
import type { Invoice } from "../invoice.ts"
import type { InvoiceAttachment } from "../invoice-attachment.ts"
import { statusAfter } from "../invoice-status.ts"
import { refuse } from "../invoicing.errors.ts"
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

/** A draft as it will be posted, but for its number. */
export interface Candidate {
  readonly invoice: Invoice
  readonly lines: readonly JournalLine[]
  readonly warnings: readonly string[]
}

/** Reads what a draft is posted with, and refuses one that cannot be posted (contract I18, I19). */
export const makeCandidateOf = ({
  organisation,
  postingReview,
}: {
  readonly organisation: Pick<Organisation, "details">
  readonly postingReview: PostingReview
}) => {
  return Effect.fnUntraced(function* (origin: EventOrigin, { draft, account, attachments }: ToPost, rateOf: FindRate) {
    const status = yield* Effect.fromResult(statusAfter(draft.status, "post"))
    // A credit note keeps the rate and the base amounts of its invoice (contract I26).
    const converted =
      draft.type === "Credit"
        ? draft
        : atRate(draft, yield* rateOf(origin, draft.currency, draft.baseCurrency, draft.invoiceDate))
    const obstacle = obstacleTo(converted)
    if (obstacle !== undefined) return yield* obstacle
    const postedAt = yield* currentTime
    const seller = sellerOf(yield* organisation.details(origin))
    // The credit note of an invoice that is in the national system goes there too, whatever the account says since.
    const choice = draft.nationalEInvoice ?? (draft.type === "Credit" ? undefined : account.nationalEInvoice)
    const candidate: Invoice = {
      ...converted,
      ...given({ nationalEInvoice: choice }),
      status: status === "Posted" ? statusByBalance(balanceOf(converted)) : status,
      parties: { seller, buyer: buyerOf(account) },
      postedAt,
      modifiedAt: postedAt,
    }
    const { reasons, refuses } = yield* postingReview.review(candidate, attachments)
    if (refuses) return yield* refuse("NotTakenByNationalSystem", { reasons })
    return { invoice: candidate, lines: postingLines(candidate), warnings: reasons } satisfies Candidate
  })
}
