import { Effect } from "effect"
import type { ChargeType } from "../catalogue/charge.ts"
import type { Customers } from "../customers/customers.ts"
import type { ExchangeRates } from "../exchange-rates/exchange-rates.ts"
import type { ListRequest } from "../listing/list-request.ts"
import { dateIn } from "../shared/calendar-date.ts"
import type { AccountId, InvoiceId, InvoiceLineId } from "../shared/ids.ts"
import { currentTime } from "../shared/timestamp.ts"
import type { Scope } from "../shared/scope.ts"
import type { NationalState } from "./national-state.ts"
import { type BatchesPorts, makeBatches } from "./invoice-batches.ts"
import { type ChangeInvoicePorts, makeChangeInvoice } from "./use-cases/change-invoice.ts"
import { type CreateOnAccountInvoicePorts, makeCreateOnAccountInvoice } from "./use-cases/create-on-account-invoice.ts"
import { makeCorrectInvoice } from "./use-cases/correct-invoice.ts"
import { type CreditInvoicePorts, makeCreditInvoice } from "./use-cases/credit-invoice.ts"
import { type DrawInvoicePorts, makeDrawInvoice } from "./use-cases/draw-invoice.ts"
import { type DraftOrdersPorts, makeDraftOrders } from "./use-cases/draft-orders.ts"
import type { BilledPeriods } from "./ports/billed-periods.ts"
import type { WhichInvoices } from "./ports/invoice-store.ts"
import type { UsageToBill } from "./ports/usage-to-bill.ts"
import { type InvoiceOrderPorts, makeInvoiceOrder } from "./use-cases/invoice-order.ts"
import { type LinkDocumentsPorts, makeLinkDocuments } from "./use-cases/link-documents.ts"
import { makeFindRate } from "./use-cases/find-rate.ts"
import { makeFinishDraft } from "./use-cases/finish-draft.ts"
import { makeMatchInvoices, type MatchInvoicesPorts } from "./use-cases/match-invoices.ts"
import { makePostInvoice, type PostInvoicePorts } from "./use-cases/post-invoice.ts"

import { makeReadOpenCharges, type ReadOpenChargesPorts } from "./use-cases/read-open-charges.ts"
import { makeSettleInvoices } from "./use-cases/settle-invoices.ts"
import { makeReadAttachment } from "./use-cases/read-attachment.ts"
import { makeReplaceInvoice } from "./use-cases/replace-invoice.ts"
import { makeReplaceLines } from "./use-cases/replace-lines.ts"
import { makeRenewParties, type RenewPartiesPorts } from "./use-cases/renew-parties.ts"

export interface InvoicingPorts
  extends
    Omit<ChangeInvoicePorts, "customers" | "orders" | "periods" | "usage">,
    Omit<CreateOnAccountInvoicePorts, "customers" | "invoices">,
    Omit<InvoiceOrderPorts, "customers" | "orders" | "organisation" | "periods" | "usage">,
    CreditInvoicePorts,
    Omit<BatchesPorts, "customers" | "events" | "invoices" | "orders" | "organisation" | "periods" | "usage">,
    DrawInvoicePorts,
    Pick<MatchInvoicesPorts, "matches">,
    Omit<LinkDocumentsPorts, "documents" | "invoices">,
    Omit<RenewPartiesPorts, "customers" | "events" | "organisation">,
    Omit<PostInvoicePorts, "customers" | "events" | "exchangeRates" | "organisation"> {
  readonly catalogue: DraftOrdersPorts["catalogue"]
  readonly customers: Pick<Customers, "get" | "getAll" | "hold" | "lookUps">
  readonly orders: ReadOpenChargesPorts["orders"] &
    InvoiceOrderPorts["orders"] &
    ChangeInvoicePorts["orders"] &
    BatchesPorts["orders"]
  readonly periods: BilledPeriods
  readonly usage: UsageToBill
  readonly exchangeRates: Pick<ExchangeRates, "inForce" | "fetchTaxTables" | "taxRateOf">
  readonly organisation: MatchInvoicesPorts["organisation"] &
    PostInvoicePorts["organisation"] &
    BatchesPorts["organisation"]
  readonly events: PostInvoicePorts["events"]
}

/** The line that usage stands on. */
interface UsagePlace {
  readonly invoiceId: InvoiceId
  readonly lineId: InvoiceLineId
}

/** Invoices and credit notes: made, posted, credited, changed and read. */
export const makeInvoicing = (ports: InvoicingPorts) => {
  const { invoices, customers, organisation, unitOfWork } = ports
  const findRate = makeFindRate(ports.exchangeRates)
  const matching = makeMatchInvoices(ports)
  const post = makePostInvoice(ports, findRate, matching)
  const drafts = makeDraftOrders(ports, findRate)
  const finishDraft = makeFinishDraft(post, invoices, unitOfWork)
  const credit = makeCreditInvoice(ports, finishDraft)
  const within = <A, E>({ tenantId }: Scope, work: Effect.Effect<A, E>) => unitOfWork.atomically(tenantId, work)
  const get = (scope: Scope, id: InvoiceId) => within(scope, invoices.find(scope, id))
  const today = (scope: Scope) =>
    Effect.zipWith(organisation.details(scope), currentTime, ({ timeZone }, now) => dateIn(timeZone, now))
  const listed = Effect.fnUntraced(function* (...asked: Parameters<typeof invoices.list>) {
    const asOf = yield* today(asked[0])
    const { parts, total } = yield* invoices.list(...asked)
    return { total, parts: parts.map((part) => Effect.map(part, (all) => all.map((one) => ({ ...one, asOf })))) }
  })
  const pdf = makeDrawInvoice(ports)
  const attachment = makeReadAttachment(ports)

  return {
    createOnAccount: makeCreateOnAccountInvoice(ports, findRate, finishDraft),
    ...makeInvoiceOrder(ports, drafts, finishDraft),
    post: post.stored,
    match: matching.match,
    unmatch: matching.unmatch,
    ...makeSettleInvoices(ports),
    credit,
    correct: makeCorrectInvoice(ports, credit, finishDraft),
    replace: makeReplaceInvoice(ports, credit, finishDraft, matching),
    ...makeChangeInvoice(ports, makeReplaceLines(ports, findRate)),

    get,
    /** The invoice for an answer; its lines are read while that is written. */
    read: (scope: Scope, id: InvoiceId) =>
      within(
        scope,
        Effect.zipWith(invoices.read(scope, id), today(scope), (invoice, asOf) => ({ ...invoice, asOf })),
      ),
    /** All, or those that are in a state on their way to the national system (contract L18). */
    list: (scope: Scope, request: ListRequest, nationalState?: NationalState) =>
      within(scope, listed(scope, request, nationalState && { nationalState })),
    /** Lines that bill charges of a kind. */
    linesOfChargeType: (scope: Scope, chargeType: ChargeType, request: ListRequest) =>
      within(scope, invoices.listBilledLines(scope, request, { chargeType })),
    /** The invoice that usage stands on, and the line of it; none while it waits. */
    ofUsage: (scope: Scope, place: UsagePlace | undefined, request: ListRequest) =>
      within(scope, listed(scope, request, { invoice: place?.invoiceId })),
    linesOfUsage: (scope: Scope, place: UsagePlace | undefined, request: ListRequest) =>
      within(scope, invoices.listBilledLines(scope, request, { line: place?.lineId })),
    ofAccount: (scope: Scope, accountId: AccountId, request: ListRequest) =>
      within(scope, Effect.andThen(customers.get(scope, accountId), listed(scope, request, { accountId }))),
    /** What some invoices come to together (contract H11). */
    sums: (scope: Scope, which: WhichInvoices) => within(scope, invoices.sumsOf(scope, which)),
    /** What accounts have open (contract H12). */
    balances: (scope: Scope, ids: readonly AccountId[]) => within(scope, invoices.balancesOf(scope, ids)),
    /** What stands on the document beside what the invoice itself has: the parties, once it is posted, and its taxes (contract H14). */
    documentFacts: (scope: Scope, id: InvoiceId) =>
      within(
        scope,
        Effect.zipWith(invoices.read(scope, id), invoices.taxesOf(scope, id), ({ parties }, taxes) => ({
          parties,
          taxes,
        })),
      ),
    related: (scope: Scope, id: InvoiceId) => within(scope, invoices.related(scope, id)),
    pdf,
    /** Has the PDF drawn anew, because the national system has the invoice now; in the unit of work that says so. */
    redraw: (scope: Scope, id: InvoiceId) => ports.documents.forget(scope, id),
    /** What is open of charges; asked in a unit of work. */
    openCharges: makeReadOpenCharges(ports),
    /** Invoices of many accounts, made and posted together. */
    batches: makeBatches(ports, drafts, post),

    attachments: (scope: Scope, invoiceId: InvoiceId) =>
      within(scope, Effect.andThen(invoices.posting(scope, invoiceId), invoices.attachments(scope, { invoiceId }))),
    renewParties: makeRenewParties(ports),
    /** What stood on an invoice before its parties were renewed, oldest first (contract I28). */
    formerParties: (scope: Scope, id: InvoiceId) =>
      within(scope, Effect.andThen(invoices.posting(scope, id), ports.partiesHistory.of(scope, id))),
    attachment,
    ...makeLinkDocuments(ports, { pdf, attachment }),

    /**
     * Records that an invoice was submitted: the e-invoicing network provider knows it by its own id (contract I21).
     */
    setElectronicInvoiceId: invoices.setElectronicInvoiceId,
  }
}
export type Invoicing = ReturnType<typeof makeInvoicing>
