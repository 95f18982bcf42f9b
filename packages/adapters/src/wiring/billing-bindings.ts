import type { ManageAccounts } from "@svc/domain/billing/accounts/use-cases/manage-accounts"
import type { AccountStore } from "@svc/domain/billing/accounts/ports/account-store"
import type { CustomFieldStore } from "@svc/domain/billing/custom-fields/ports/custom-field-store"
import type { ManageCustomFields } from "@svc/domain/billing/custom-fields/use-cases/manage-custom-fields"
import type { InvoiceDocument } from "@svc/domain/billing/invoicing/ports/invoice-document"
import type { InvoiceStore } from "@svc/domain/billing/invoicing/ports/invoice-store"
import type { ChangeInvoice } from "@svc/domain/billing/invoicing/use-cases/change-invoice"
import type { ConvertToBase } from "@svc/domain/billing/invoicing/use-cases/convert-to-base"
import type { CreateOnAccountInvoice } from "@svc/domain/billing/invoicing/use-cases/create-on-account-invoice"
import type { CreditInvoice } from "@svc/domain/billing/invoicing/use-cases/credit-invoice"
import type { SettleInvoiceAction } from "@svc/domain/billing/invoicing/use-cases/generate-invoice"
import type { PostInvoice } from "@svc/domain/billing/invoicing/use-cases/post-invoice"
import type { ReadInvoices } from "@svc/domain/billing/invoicing/use-cases/read-invoices"
import type { JournalStore } from "@svc/domain/billing/journals/ports/journal-store"
import type { LegalEntityStore, NumberSeriesStore } from "@svc/domain/billing/legal-entities/ports/legal-entity-store"
import type { ManageLegalEntities } from "@svc/domain/billing/legal-entities/use-cases/manage-legal-entities"
import type {
  FinancialAccountCatalogue,
  PaymentTermCatalogue,
  ReferenceDataSeed,
  TaxTemplateCatalogue,
} from "@svc/domain/billing/reference-data/ports/catalogue"
import type { ManageReferenceData } from "@svc/domain/billing/reference-data/use-cases/manage-reference-data"

/** What accounts, invoices and what they refer to bind. */
export interface BillingBindings {
  FinancialAccountCatalogue: FinancialAccountCatalogue
  PaymentTermCatalogue: PaymentTermCatalogue
  TaxTemplateCatalogue: TaxTemplateCatalogue
  ReferenceDataSeed: ReferenceDataSeed
  CustomFieldStore: CustomFieldStore
  LegalEntityStore: LegalEntityStore
  NumberSeriesStore: NumberSeriesStore
  AccountStore: AccountStore
  InvoiceStore: InvoiceStore
  JournalStore: JournalStore
  InvoiceDocument: InvoiceDocument
  ManageReferenceData: ManageReferenceData
  ManageCustomFields: ManageCustomFields
  ManageLegalEntities: ManageLegalEntities
  ManageAccounts: ManageAccounts
  ConvertToBase: ConvertToBase
  PostInvoice: PostInvoice
  SettleInvoiceAction: SettleInvoiceAction
  CreateOnAccountInvoice: CreateOnAccountInvoice
  CreditInvoice: CreditInvoice
  ChangeInvoice: ChangeInvoice
  ReadInvoices: ReadInvoices
}
