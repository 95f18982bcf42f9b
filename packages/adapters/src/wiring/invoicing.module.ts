import { invoiceConstants } from "@svc/domain/invoicing/invoice-body"
import { makeInvoicing } from "@svc/domain/invoicing/invoicing"
import { makePdfInvoiceDocument } from "../pdf/invoice-document.ts"
import { makePostgresDocumentStore } from "../postgres/invoicing/document-store.ts"
import { makePostgresInvoiceStore } from "../postgres/invoicing/invoice-store.ts"
import { makePostgresPartiesHistory } from "../postgres/invoicing/parties-history.ts"
import { makeAccountUses } from "./account-uses.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

/** Invoices and credit notes. */
export const invoicingModule: ContextModule = {
  constants: { Invoice: invoiceConstants },
  bind: (bind) => {
    provide(bind, "InvoiceStore", ["Db"], makePostgresInvoiceStore)
    // What orders ask for the summary of an account.
    provide(bind, "AccountBalances", ["InvoiceStore"], ({ balanceOf }) => ({ balanceOf }))
    // What is made for an account, asked by customers of orders and invoices.
    provide(bind, "AccountUses", ["QuoteStore", "OrderStore", "InvoiceStore"], makeAccountUses)
    provide(bind, "DocumentStore", ["Db"], makePostgresDocumentStore)
    provide(bind, "InvoiceDocument", [], makePdfInvoiceDocument).onDeactivation((document) => document.close())
    provide(bind, "PartiesHistory", ["Db"], makePostgresPartiesHistory)
    provideFrom(
      bind,
      "Invoicing",
      {
        invoices: "InvoiceStore",
        document: "InvoiceDocument",
        documents: "DocumentStore",
        customers: "Customers",
        organisation: "Organisation",
        customFields: "CustomFields",
        exchangeRates: "ExchangeRates",
        ledger: "Ledger",
        postingReview: "PostingReview",
        partiesHistory: "PartiesHistory",
        events: "EventBus",
        ids: "IdSource",
        unitOfWork: "UnitOfWork",
      },
      makeInvoicing,
    )
  },
}
