import { taxTemplateDetailConstants } from "@svc/domain/reference-data/tax-template"
import type { ReferenceDataError } from "@svc/domain/reference-data/reference-data.errors"
import { makeReferenceData } from "@svc/domain/reference-data/reference-data"
import { makePostgresCurrencyStore } from "../postgres/reference-data/currency-store.ts"
import {
  makePostgresFinancialAccounts,
  makePostgresInvoiceBatchGroups,
  makePostgresPaymentTerms,
  makePostgresTaxTemplates,
} from "../postgres/reference-data/reference-data.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"
import type { ProblemRows } from "./problem-row.ts"

const problems = {
  CurrencyInUse: { status: 400, type: "currency-in-use", title: "The currency is in use", handled: true },
  CurrencyNotFound: { status: 404, type: "currency-not-found", title: "No such currency", handled: true },
} satisfies ProblemRows<ReferenceDataError>

/** What others refer to: charts of accounts, payment terms, tax templates, currencies. */
export const referenceDataModule = {
  bind: (bind) => {
    provide(bind, "FinancialAccountList", ["Db", "TenantSettings"], makePostgresFinancialAccounts)
    provide(bind, "InvoiceBatchGroupList", ["Db", "TenantSettings"], makePostgresInvoiceBatchGroups)
    provide(bind, "PaymentTermList", ["Db", "TenantSettings"], makePostgresPaymentTerms)
    provide(bind, "TaxTemplateList", ["Db", "TenantSettings"], makePostgresTaxTemplates)
    provide(bind, "CurrencyStore", ["Db"], makePostgresCurrencyStore)
    provideFrom(
      bind,
      "ReferenceData",
      {
        financialAccounts: "FinancialAccountList",
        invoiceBatchGroups: "InvoiceBatchGroupList",
        paymentTerms: "PaymentTermList",
        taxTemplates: "TaxTemplateList",
        currencies: "CurrencyStore",
        ids: "IdSource",
        unitOfWork: "UnitOfWork",
      },
      makeReferenceData,
    )
  },
  problems,
  constants: { TaxTemplateDetail: taxTemplateDetailConstants },
} satisfies ContextModule
