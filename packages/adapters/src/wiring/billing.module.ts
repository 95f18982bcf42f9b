import { makeManageAccounts } from "@svc/domain/billing/accounts/use-cases/manage-accounts"
import { makeManageCustomFields } from "@svc/domain/billing/custom-fields/use-cases/manage-custom-fields"
import { makeChangeInvoice } from "@svc/domain/billing/invoicing/use-cases/change-invoice"
import { makeConvertToBase } from "@svc/domain/billing/invoicing/use-cases/convert-to-base"
import { makeCreateOnAccountInvoice } from "@svc/domain/billing/invoicing/use-cases/create-on-account-invoice"
import { makeCreditInvoice } from "@svc/domain/billing/invoicing/use-cases/credit-invoice"
import { makeSettleInvoiceAction } from "@svc/domain/billing/invoicing/use-cases/generate-invoice"
import { makePostInvoice } from "@svc/domain/billing/invoicing/use-cases/post-invoice"
import { makeReadInvoices } from "@svc/domain/billing/invoicing/use-cases/read-invoices"
import { makeManageLegalEntities } from "@svc/domain/billing/legal-entities/use-cases/manage-legal-entities"
import { makeManageReferenceData } from "@svc/domain/billing/reference-data/use-cases/manage-reference-data"
import { ContainerModule } from "inversify"
import { makePdfInvoiceDocument } from "../pdf/invoice-document.ts"
import { makePostgresAccountStore } from "../postgres/account-store.ts"
import { makePostgresCustomFieldStore } from "../postgres/custom-field-store.ts"
import { makePostgresInvoiceStore } from "../postgres/invoice-store.ts"
import { makePostgresJournalStore } from "../postgres/journal-store.ts"
import { makePostgresLegalEntityStore, makePostgresNumberSeriesStore } from "../postgres/legal-entity-store.ts"
import {
  makePostgresFinancialAccounts,
  makePostgresPaymentTerms,
  makePostgresTaxTemplates,
} from "../postgres/reference-data.ts"
import { makePostgresReferenceDataSeed } from "../postgres/reference-data-seed.ts"
import { provide, provideFrom } from "./provide.ts"

/** Accounts, invoices and what they refer to. */
export const billingModule = new ContainerModule(({ bind }) => {
  provide(bind, "FinancialAccountCatalogue", ["Db"], makePostgresFinancialAccounts)
  provide(bind, "PaymentTermCatalogue", ["Db"], makePostgresPaymentTerms)
  provide(bind, "TaxTemplateCatalogue", ["Db"], makePostgresTaxTemplates)
  provide(bind, "ReferenceDataSeed", ["Db"], makePostgresReferenceDataSeed)
  provide(bind, "CustomFieldStore", ["Db"], makePostgresCustomFieldStore)
  provide(bind, "LegalEntityStore", ["Db"], makePostgresLegalEntityStore)
  provide(bind, "NumberSeriesStore", ["Db"], makePostgresNumberSeriesStore)
  provide(bind, "AccountStore", ["Db"], makePostgresAccountStore)
  provide(bind, "InvoiceStore", ["Db"], makePostgresInvoiceStore)
  provide(bind, "JournalStore", ["Db"], makePostgresJournalStore)
  provide(bind, "InvoiceDocument", [], makePdfInvoiceDocument)

  const common = { ids: "IdSource", unitOfWork: "UnitOfWork" } as const
  const lookUps = {
    accounts: "AccountStore",
    financialAccounts: "FinancialAccountCatalogue",
    paymentTerms: "PaymentTermCatalogue",
    taxTemplates: "TaxTemplateCatalogue",
    currencies: "CurrencyStore",
  } as const
  const entities = { legalEntities: "LegalEntityStore", numberSeries: "NumberSeriesStore" } as const
  provideFrom(bind, "ManageReferenceData", { ...common, ...lookUps }, makeManageReferenceData)
  provideFrom(bind, "ManageCustomFields", { ...common, customFields: "CustomFieldStore" }, makeManageCustomFields)
  provideFrom(bind, "ManageLegalEntities", { ...common, ...lookUps, ...entities }, makeManageLegalEntities)
  provideFrom(
    bind,
    "ManageAccounts",
    { ...common, ...lookUps, ...entities, customFields: "CustomFieldStore", raiseEvents: "RaiseEvents" },
    makeManageAccounts,
  )

  const invoicing = { ...common, invoices: "InvoiceStore", legalEntities: "LegalEntityStore" } as const
  provideFrom(bind, "ConvertToBase", { currencies: "CurrencyStore", rates: "RateStore" }, makeConvertToBase)
  provideFrom(
    bind,
    "PostInvoice",
    {
      ...invoicing,
      accounts: "AccountStore",
      numberSeries: "NumberSeriesStore",
      journals: "JournalStore",
      convertToBase: "ConvertToBase",
      raiseEvents: "RaiseEvents",
    },
    makePostInvoice,
  )
  provideFrom(bind, "SettleInvoiceAction", { ...common, postInvoice: "PostInvoice" }, makeSettleInvoiceAction)
  provideFrom(
    bind,
    "CreateOnAccountInvoice",
    {
      ...invoicing,
      ...lookUps,
      customFields: "CustomFieldStore",
      convertToBase: "ConvertToBase",
      settleAction: "SettleInvoiceAction",
    },
    makeCreateOnAccountInvoice,
  )
  provideFrom(bind, "CreditInvoice", { ...invoicing, settleAction: "SettleInvoiceAction" }, makeCreditInvoice)
  provideFrom(
    bind,
    "ChangeInvoice",
    { ...invoicing, customFields: "CustomFieldStore", raiseEvents: "RaiseEvents" },
    makeChangeInvoice,
  )
  provideFrom(
    bind,
    "ReadInvoices",
    { ...invoicing, accounts: "AccountStore", journals: "JournalStore", document: "InvoiceDocument" },
    makeReadInvoices,
  )
})
