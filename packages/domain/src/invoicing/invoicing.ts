import { Effect } from "effect"
import type { ChargeType } from "../catalogue/charge.ts"
import type { Customers } from "../customers/customers.ts"
import type { ExchangeRates } from "../exchange-rates/exchange-rates.ts"
import type { ListRequest } from "../listing/list-request.ts"
import { dateIn } from "../shared/calendar-date.ts"
import type { AccountId, InvoiceId, InvoiceLineId } from "../shared/ids.ts"
import { currentTime } from "../shared/timestamp.ts"
import type { Scope } from "../shared/scope.ts"
import { makeWithin } from "../shared/within.ts"
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
import { type LinkPagesPorts, makeLinkPages } from "./use-cases/link-pages.ts"
import { makeFindRate } from "./use-cases/find-rate.ts"
import { makeFinishDraft } from "./use-cases/finish-draft.ts"
import { makeMatchInvoices, type MatchInvoicesPorts } from "./use-cases/match-invoices.ts"
import { makePostInvoice, type PostInvoicePorts } from "./use-cases/post-invoice.ts"

import { makeInvoicesAhead } from "./use-cases/invoices-ahead.ts"
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
    Omit<LinkPagesPorts, "invoices" | "organisation">,
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

/** The invoice and the line that bill some usage. */
interface UsagePlace {
  readonly invoiceId: InvoiceId
  readonly lineId: InvoiceLineId
}

/** Invoices and credit notes: making, posting, crediting, changing and reading them. */
export const makeInvoicing = (ports: InvoicingPorts) => {
  const { invoices, customers, organisation, unitOfWork } = ports
  const findRate = makeFindRate(ports.exchangeRates)
  const matching = makeMatchInvoices(ports)
  const post = makePostInvoice(ports, findRate, matching)
  const drafts = makeDraftOrders(ports, findRate)
  const finishDraft = makeFinishDraft(post, invoices, unitOfWork)
  const { draftsOfDay, ...ofOrder } = makeInvoiceOrder(ports, drafts, finishDraft)
  const openCharges = makeReadOpenCharges(ports)
  const credit = makeCreditInvoice(ports, finishDraft)
  const within = makeWithin(unitOfWork)
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
    ...ofOrder,
    invoicesAhead: makeInvoicesAhead(ports, draftsOfDay, openCharges),
    post: post.stored,
    match: matching.match,
    unmatch: matching.unmatch,
    ...makeSettleInvoices(ports),
    credit,
    correct: makeCorrectInvoice(ports, credit, finishDraft),
    replace: makeReplaceInvoice(ports, credit, finishDraft, matching),
    ...makeChangeInvoice(ports, makeReplaceLines(ports, findRate)),

    get,
    /** The invoice for an answer. Its lines are read while the answer is written. */
    read: (scope: Scope, id: InvoiceId) =>
      within(
        scope,
        Effect.zipWith(invoices.read(scope, id), today(scope), (invoice, asOf) => ({ ...invoice, asOf })),
      ),
    /** All invoices, or those in a given state on their way to the national system (contract L18). */
    list: (scope: Scope, request: ListRequest, nationalState?: NationalState) =>
      within(scope, listed(scope, request, nationalState && { nationalState })),
    /** The lines that bill charges of a given type. */
    linesOfChargeType: (scope: Scope, chargeType: ChargeType, request: ListRequest) =>
      within(scope, invoices.listBilledLines(scope, request, { chargeType })),
    /** The invoice and the line that bill some usage; none while the usage waits. */
    ofUsage: (scope: Scope, place: UsagePlace | undefined, request: ListRequest) =>
      within(scope, listed(scope, request, { invoice: place?.invoiceId })),
    linesOfUsage: (scope: Scope, place: UsagePlace | undefined, request: ListRequest) =>
      within(scope, invoices.listBilledLines(scope, request, { line: place?.lineId })),
    ofAccount: (scope: Scope, accountId: AccountId, request: ListRequest) =>
      within(scope, Effect.andThen(customers.get(scope, accountId), listed(scope, request, { accountId }))),
    /** The sums of some invoices (contract H11). */
    sums: (scope: Scope, which: WhichInvoices) => within(scope, invoices.sumsOf(scope, which)),
    /** The open amounts of accounts (contract H12). */
    balances: (scope: Scope, ids: readonly AccountId[]) => within(scope, invoices.balancesOf(scope, ids)),
    /**
     * Facts that the document shows besides the invoice itself: the parties once it is posted, and its taxes (contract
     * H14).
     */
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
    /**
     * Discards the PDF, so that it is drawn anew with the mark of the national system. Must be called in the unit of
     * work that records the mark.
     */
    redraw: (scope: Scope, id: InvoiceId) => ports.documents.forget(scope, id),
    /** The open amounts of charges. Must be called in a unit of work. */
    openCharges,
    /** Invoices of many accounts that are made and posted together. */
    batches: makeBatches(ports, drafts, post),

    attachments: (scope: Scope, invoiceId: InvoiceId) =>
      within(scope, Effect.andThen(invoices.posting(scope, invoiceId), invoices.attachments(scope, { invoiceId }))),
    renewParties: makeRenewParties(ports),
    /** The former parties of an invoice, oldest first (contract I28). */
    formerParties: (scope: Scope, id: InvoiceId) =>
      within(scope, Effect.andThen(invoices.posting(scope, id), ports.partiesHistory.of(scope, id))),
    attachment,
    ...makeLinkDocuments(ports, { pdf, attachment }),
    ...makeLinkPages(ports),

    /**
     * Records that an invoice was submitted: from then on the e-invoicing network provider knows it by its own id
     * (contract I21).
     */
    setElectronicInvoiceId: invoices.setElectronicInvoiceId,
  }
}
export type Invoicing = ReturnType<typeof makeInvoicing>

export type { BatchLimits } from "./use-cases/batch-work.ts"
/** Orders use `makeCreditOrders`. `makeInvoicing` does not include it, because `makeInvoicing` itself needs orders. */
export { makeCreditOrders } from "./use-cases/credit-orders.ts"
export type { GeneratedInvoice } from "./use-cases/finish-draft.ts"
export type { OpenedPage } from "./use-cases/link-pages.ts"
export { postedMessage } from "./use-cases/post-invoice.ts"
