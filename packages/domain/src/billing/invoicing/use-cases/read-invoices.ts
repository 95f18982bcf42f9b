import { Effect } from "effect"
import type { AccountId, InvoiceId } from "../../../shared/ids.ts"
import type { ListRequest } from "../../../shared/list/list-request.ts"
import type { UnitOfWork } from "../../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../../shared/scope.ts"
import type { AccountStore } from "../../accounts/ports/account-store.ts"
import { ActionRefused, ResourceNotFound } from "../../billing.errors.ts"
import type { JournalStore } from "../../journals/ports/journal-store.ts"
import type { InvoiceDocument } from "../ports/invoice-document.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"

export interface ReadInvoicesDeps {
  readonly invoices: InvoiceStore
  readonly accounts: AccountStore
  readonly journals: JournalStore
  readonly document: InvoiceDocument
  readonly unitOfWork: UnitOfWork
}

/** Reads invoices, their files and journals. */
export const makeReadInvoices = ({ invoices, accounts, journals, document, unitOfWork }: ReadInvoicesDeps) => {
  const within = <A, E>({ tenantId }: Scope, work: Effect.Effect<A, E>) => unitOfWork.atomically(tenantId, work)
  const get = (scope: Scope, id: InvoiceId) => within(scope, invoices.find(scope, id))

  return {
    get,
    list: (scope: Scope, request: ListRequest) => within(scope, invoices.list(scope, request)),
    ofAccount: (scope: Scope, accountId: AccountId, request: ListRequest) =>
      within(scope, Effect.andThen(accounts.find(scope, accountId), invoices.list(scope, request, { accountId }))),
    /** With the invoice itself. */
    related: (scope: Scope, id: InvoiceId) =>
      within(scope, Effect.all({ invoice: invoices.find(scope, id), related: invoices.related(scope, id) })),
    /** Drawn outside of the transaction. */
    pdf: Effect.fn("billing.invoicePdf")(function* (scope: Scope, id: InvoiceId) {
      const invoice = yield* get(scope, id)
      if (invoice.number === undefined || invoice.parties === undefined) {
        return yield* new ActionRefused({ message: `The invoice is ${invoice.status}: only a posted one has a PDF.` })
      }
      return { name: invoice.number, content: yield* document.pdf(invoice) }
    }),
    attachments: (scope: Scope, invoiceId: InvoiceId) =>
      within(scope, Effect.andThen(invoices.find(scope, invoiceId), invoices.attachments(scope, { invoiceId }))),
    attachment: Effect.fnUntraced(function* (scope: Scope, id: string) {
      const [attachment] = yield* within(scope, invoices.attachments(scope, { id }))
      return attachment ?? (yield* new ResourceNotFound({ noun: "attachment", id }))
    }),
    journal: (scope: Scope, id: string) => within(scope, journals.find(scope, id)),
    journals: (scope: Scope, request: ListRequest) => within(scope, journals.list(scope, request)),
  }
}
export type ReadInvoices = ReturnType<typeof makeReadInvoices>
