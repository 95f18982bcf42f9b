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
import { makePostgresRevenueRecognitionRules } from "../postgres/reference-data/revenue-recognition-rules.ts"
import { makePostgresPaymentMethods } from "../postgres/reference-data/payment-methods.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"
import type { ProblemRows } from "./problem-row.ts"

const problems = {
  CurrencyInUse: { status: 400, type: "currency-in-use", title: "The currency is in use", handled: true },
  CurrencyNotFound: { status: 404, type: "currency-not-found", title: "No such currency", handled: true },
} satisfies ProblemRows<ReferenceDataError>

/** Reference data: charts of accounts, payment terms, tax templates, currencies. */
export const referenceDataModule = {
  bind: (bind) => {
    provide(bind, "FinancialAccountList", ["Db", "TenantSettings"], makePostgresFinancialAccounts)
    provide(bind, "InvoiceBatchGroupList", ["Db", "TenantSettings"], makePostgresInvoiceBatchGroups)
    provide(bind, "PaymentMethodList", ["Db", "TenantSettings"], makePostgresPaymentMethods)
    provide(bind, "PaymentTermList", ["Db", "TenantSettings"], makePostgresPaymentTerms)
    provide(bind, "RevenueRecognitionRuleList", ["Db", "TenantSettings"], makePostgresRevenueRecognitionRules)
    provide(bind, "TaxTemplateList", ["Db", "TenantSettings"], makePostgresTaxTemplates)
    provide(bind, "CurrencyStore", ["Db"], makePostgresCurrencyStore)
    provideFrom(
      bind,
      "ReferenceData",
      {
        financialAccounts: "FinancialAccountList",
        invoiceBatchGroups: "InvoiceBatchGroupList",
        paymentMethods: "PaymentMethodList",
        paymentTerms: "PaymentTermList",
        revenueRecognitionRules: "RevenueRecognitionRuleList",
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
