import { Effect } from "effect"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Invoice } from "../invoice.ts"
import type { GenerateInvoiceAction } from "../invoice-request.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"
import { type MadeDraft, postedMessage, type PostInvoice } from "./post-invoice.ts"

/** The result of a request to make an invoice (contract I6). */
export interface GeneratedInvoice {
  readonly invoice: Invoice
  readonly successful: boolean
  readonly message: string
}

/**
 * Stores a new draft and does with it what the request asks for (contract I6). `CreateDraftAndPostInvoice` keeps a
 * draft that cannot be posted, and gives the reason; `CancelDraftIfPostFail` keeps nothing.
 */
export const makeFinishDraft = (
  postInvoice: PostInvoice,
  invoices: Pick<InvoiceStore, "insert">,
  unitOfWork: UnitOfWork,
) =>
  Effect.fnUntraced(function* (origin: EventOrigin, wanted: MadeDraft, action: GenerateInvoiceAction) {
    const { draft, attachments, hold = Effect.void } = wanted
    const keep = Effect.andThen(invoices.insert(draft, attachments), hold)
    const made = (invoice: Invoice, successful: boolean, message: string): GeneratedInvoice => ({
      invoice,
      successful,
      message,
    })
    if (action === "CreateDraft") return yield* Effect.as(keep, made(draft, true, createdMessage(draft)))
    const posting = Effect.map(postInvoice.made(origin, wanted), (posted) =>
      made(posted.invoice, true, postedMessage(posted)),
    )
    if (action === "CancelDraftIfPostFail") return yield* posting
    return yield* unitOfWork
      .attempt(posting)
      .pipe(
        Effect.catchTag("ActionRefused", ({ message }) =>
          Effect.as(keep, made(draft, false, `The draft was created but not posted. ${message}`)),
        ),
      )
  })
export type FinishDraft = ReturnType<typeof makeFinishDraft>

const createdMessage = ({ lines }: Invoice): string =>
  lines.length === 0
    ? "The draft was created. It has no lines and cannot be posted until it is given invoiceLines."
    : "The draft was created."
