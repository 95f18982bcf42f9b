import { Effect } from "effect"
import type { Customers } from "../customers/customers.ts"
import type { ExchangeRates } from "../exchange-rates/exchange-rates.ts"
import type { ListRequest } from "../listing/list-request.ts"
import { ResourceNotFound } from "../shared/errors.ts"
import type { AccountId, InvoiceId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import { type ChangeInvoicePorts, makeChangeInvoice } from "./use-cases/change-invoice.ts"
import { type CreateOnAccountInvoicePorts, makeCreateOnAccountInvoice } from "./use-cases/create-on-account-invoice.ts"
import { type CreditInvoicePorts, makeCreditInvoice } from "./use-cases/credit-invoice.ts"
import { type DrawInvoicePorts, makeDrawInvoice } from "./use-cases/draw-invoice.ts"
import { makeFindRate } from "./use-cases/find-rate.ts"
import { makeFinishDraft } from "./use-cases/finish-draft.ts"
import { makePostInvoice, type PostInvoicePorts } from "./use-cases/post-invoice.ts"

import { makeRenewParties, type RenewPartiesPorts } from "./use-cases/renew-parties.ts"

export interface InvoicingPorts
  extends
    ChangeInvoicePorts,
    Omit<CreateOnAccountInvoicePorts, "customers">,
    CreditInvoicePorts,
    DrawInvoicePorts,
    Omit<RenewPartiesPorts, "customers" | "events" | "organisation">,
    Omit<PostInvoicePorts, "customers" | "events" | "organisation"> {
  readonly customers: Pick<Customers, "get" | "lookUps">
  readonly exchangeRates: Pick<ExchangeRates, "inForce">
  readonly organisation: PostInvoicePorts["organisation"]
  readonly events: PostInvoicePorts["events"]
}

/** Invoices and credit notes: made, posted, credited, changed and read. */
export const makeInvoicing = (ports: InvoicingPorts) => {
  const { invoices, customers, unitOfWork } = ports
  const findRate = makeFindRate(ports.exchangeRates)
  const post = makePostInvoice(ports, findRate)
  const finishDraft = makeFinishDraft(post, invoices, unitOfWork)
  const within = <A, E>({ tenantId }: Scope, work: Effect.Effect<A, E>) => unitOfWork.atomically(tenantId, work)
  const get = (scope: Scope, id: InvoiceId) => within(scope, invoices.find(scope, id))

  return {
    createOnAccount: makeCreateOnAccountInvoice(ports, findRate, finishDraft),
    post: post.stored,
    credit: makeCreditInvoice(ports, finishDraft),
    ...makeChangeInvoice(ports),

    get,
    /** The invoice for an answer; its lines are read while that is written. */
    read: (scope: Scope, id: InvoiceId) => within(scope, invoices.read(scope, id)),
    list: (scope: Scope, request: ListRequest) => within(scope, invoices.list(scope, request)),
    ofAccount: (scope: Scope, accountId: AccountId, request: ListRequest) =>
      within(scope, Effect.andThen(customers.get(scope, accountId), invoices.list(scope, request, { accountId }))),
    related: (scope: Scope, id: InvoiceId) => within(scope, invoices.related(scope, id)),
    pdf: makeDrawInvoice(ports),

    attachments: (scope: Scope, invoiceId: InvoiceId) =>
      within(scope, Effect.andThen(invoices.posting(scope, invoiceId), invoices.attachments(scope, { invoiceId }))),
    renewParties: makeRenewParties(ports),
    /** What stood on an invoice before its parties were renewed, oldest first (contract I28). */
    formerParties: (scope: Scope, id: InvoiceId) =>
      within(scope, Effect.andThen(invoices.posting(scope, id), ports.partiesHistory.of(scope, id))),
    attachment: Effect.fnUntraced(function* (scope: Scope, id: string) {
      const [attachment] = yield* within(scope, invoices.attachments(scope, { id }))
      return attachment ?? (yield* new ResourceNotFound({ noun: "attachment", id }))
    }),

    /**
     * Records that an invoice was submitted: the e-invoicing network provider knows it by its own id (contract I21).
     */
    setElectronicInvoiceId: invoices.setElectronicInvoiceId,
  }
}
export type Invoicing = ReturnType<typeof makeInvoicing>
