import { Effect } from "effect"
import type { ListFields } from "../listing/list-fields.ts"
import { lookUp, type LookupKey, type LookupKind } from "../listing/lookup-key.ts"
import type { FieldsRefused } from "../shared/errors.ts"
import { idOfCode } from "./coded.ts"

export const documentTypes = [
  "Invoice",
  "OrderConfirmation",
  "Journal",
  "FinancialAccountSummary",
  "PasswordRequestNewUser",
  "PasswordRequest",
  "PackingSlip",
  "OrderGeneric",
  "InvoiceReminderGeneric",
  "StripePaymentDetailsRequest",
  "FinancialAccountAnalysis",
  "AccountBalanceReport",
  "Quote",
  "ReportDocument",
  "AccountStatementReport",
  "GoCardlessMandateRequest",
] as const

/** A built-in template in which the service draws documents (contract C20). */
export interface DocumentTemplate {
  readonly id: string
  readonly description: string
  readonly documentType: (typeof documentTypes)[number]
}

/** The built-in templates, by description. */
export const documentTemplates: readonly DocumentTemplate[] = [
  { id: idOfCode("document template", "inv"), description: "Invoice", documentType: "Invoice" },
]

export const documentTemplateFields = {
  one: { id: "uuid", description: "text", documentType: documentTypes },
} as const satisfies ListFields

const invoiceTemplateKind: LookupKind = {
  noun: "invoice template",
  id: "DocumentTemplate_Invoice-Id",
  keys: ["Description"],
}

/** The template for invoices that a key names. */
export const findInvoiceTemplate = (field: string, key: LookupKey): Effect.Effect<DocumentTemplate, FieldsRefused> =>
  lookUp(invoiceTemplateKind, field, key, (criteria) =>
    Effect.succeed(
      documentTemplates.filter(
        ({ id, description, documentType }) =>
          documentType === "Invoice" &&
          criteria.some(({ key: by, value }) => (by === "Id" ? id : description) === value),
      ),
    ),
  )
