import { invoiceConstants } from "@svc/domain/invoicing/invoice-body"
import { makeCreditOrders, makeInvoicing } from "@svc/domain/invoicing/invoicing"
import type { InvoicingError } from "@svc/domain/invoicing/invoicing.errors"
import type { InvoicingJobs } from "@svc/domain/invoicing/invoicing.jobs"
import type { InvoicePages } from "@svc/domain/invoicing/ports/invoice-link-store"
import { once, type QueuesOf } from "../pg-boss/queues.ts"
import { makeDocumentLinks } from "../crypto/document-links.ts"
import { makePdfDrawings } from "../pdf/drawings.ts"
import { makePostgresBilledPeriods } from "../postgres/invoicing/billed-periods.ts"
import { makePostgresDocumentStore } from "../postgres/invoicing/document-store.ts"
import { makeInvoiceChecks } from "../postgres/invoicing/invoice-checks.ts"
import { makePostgresInvoiceBatchStore } from "../postgres/invoicing/invoice-batch-store.ts"
import { linkTokenContext, makePostgresInvoiceLinkStore } from "../postgres/invoicing/invoice-link-store.ts"
import { makePostgresInvoiceStore } from "../postgres/invoicing/invoice-store.ts"
import { makePostgresMatchStore } from "../postgres/invoicing/match-store.ts"
import { makePostgresPeriodDrafts } from "../postgres/invoicing/period-drafts.ts"
import { makePostgresPartiesHistory } from "../postgres/invoicing/parties-history.ts"
import { makePostgresSalesOrderInvoices } from "../postgres/invoicing/sales-order-invoices.ts"
import { baseUrlOf } from "../config/settings.ts"
import { sealedTable } from "../postgres/shared/reencrypt.ts"
import { makeBilledSubjects } from "./billed-subjects.ts"
import { makeAccountBalances } from "./account-balances.ts"
import { makeAccountUses } from "./account-uses.ts"
import type { ContextModule } from "./context-module.ts"
import type { ProblemRows } from "./problem-row.ts"
import { provide, provideFrom } from "./provide.ts"

const problems = {
  DocumentLinkRefused: {
    status: 404,
    type: "document-link-refused",
    title: "The address is not valid, or has expired",
  },
} satisfies ProblemRows<InvoicingError>

const pagesAt = (baseUrl: string): InvoicePages => {
  const { protocol, hostname } = new URL(baseUrl)
  return {
    isSafe: protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname),
    addressOf: (token) => `${baseUrl}/pay/${token}`,
  }
}
/** A link is deleted a month after its end. */
const keptSeconds = 30 * 86_400

/** Invoices and credit notes. */
export const invoicingModule = {
  constants: { Invoice: invoiceConstants },
  booksChecks: makeInvoiceChecks,
  bind: (bind) => {
    provide(bind, "InvoiceStore", ["Db", "InvoicesInState"], makePostgresInvoiceStore)
    provide(bind, "InvoiceBatchStore", ["Db"], makePostgresInvoiceBatchStore)
    provide(bind, "BatchLimits", ["Settings"], ({ invoiceBatchChunk }) => ({ chunk: invoiceBatchChunk, turn: 10_000 }))
    // Used by orders for the summary of an account.
    provide(bind, "AccountBalances", ["InvoiceStore", "PaymentStore"], makeAccountBalances)
    // The documents of an account, used by the customers context; orders and invoices provide them.
    provide(
      bind,
      "AccountUses",
      ["QuoteStore", "OrderStore", "UsageStore", "InvoiceStore", "PaymentStore"],
      makeAccountUses,
    )
    // Used by the ledger to show invoices and accounts, and before it closes a period.
    provide(bind, "BilledSubjects", ["Db", "Customers"], makeBilledSubjects)
    provide(bind, "PeriodDrafts", ["Db"], makePostgresPeriodDrafts)
    provide(bind, "MatchStore", ["Db"], makePostgresMatchStore)
    provide(bind, "DocumentStore", ["Db"], makePostgresDocumentStore)
    provide(bind, "DocumentLinks", ["SecretBox"], makeDocumentLinks)
    provide(bind, "InvoiceLinkStore", ["Db", "SecretBox", "SecretHash"], makePostgresInvoiceLinkStore)
    provide(bind, "InvoicePages", ["Settings"], (settings) => pagesAt(baseUrlOf(settings)))
    provide(bind, "Drawings", [], makePdfDrawings).onDeactivation((drawings) => drawings.close())
    provide(bind, "InvoiceDocument", ["Drawings"], ({ invoices }) => invoices)
    provide(bind, "PartiesHistory", ["Db"], makePostgresPartiesHistory)
    provide(bind, "BilledPeriods", ["Db"], makePostgresBilledPeriods)
    provide(bind, "SalesOrderInvoices", ["Db"], makePostgresSalesOrderInvoices)
    // Used by orders, in their own unit of work.
    provideFrom(
      bind,
      "InvoicedPeriods",
      { invoices: "InvoiceStore", periods: "BilledPeriods", events: "EventBus", ids: "IdSource" },
      makeCreditOrders,
    )
    provideFrom(
      bind,
      "Invoicing",
      {
        invoices: "InvoiceStore",
        document: "InvoiceDocument",
        documents: "DocumentStore",
        matches: "MatchStore",
        batches: "InvoiceBatchStore",
        batchLimits: "BatchLimits",
        webhookListeners: "WebhookListeners",
        jobs: "JobQueue",
        periods: "BilledPeriods",
        usage: "UsageToBill",
        documentLinks: "DocumentLinks",
        invoiceLinks: "InvoiceLinkStore",
        invoicePages: "InvoicePages",
        secrets: "SecretSource",
        catalogue: "Catalogue",
        customers: "Customers",
        orders: "Orders",
        organisation: "Organisation",
        customFields: "CustomFields",
        exchangeRates: "ExchangeRates",
        ledger: "Ledger",
        nationalMarks: "NationalMarks",
        postingReview: "PostingReview",
        partiesHistory: "PartiesHistory",
        events: "EventBus",
        ids: "IdSource",
        locks: "ResourceLock",
        unitOfWork: "UnitOfWork",
      },
      makeInvoicing,
    )
  },
  queues: {
    // A job works for some seconds and then queues itself again, so that several batches take turns.
    "invoice-batches-generate": { ...once, expireInSeconds: 3600 },
    "invoice-batches-post": { ...once, expireInSeconds: 3600 },
    "invoice-batches-cancel": { ...once, expireInSeconds: 3600 },
  } satisfies QueuesOf<InvoicingJobs>,
  sealed: [sealedTable("invoicing", "invoice_links", ["tenant_id", "id"], { token_sealed: linkTokenContext })],
  expiries: [{ table: "invoice_links", column: "expires_at", keptSeconds }],
  problems,
} satisfies ContextModule
