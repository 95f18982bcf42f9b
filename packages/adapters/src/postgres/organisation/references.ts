import type { NamedRef } from "@svc/domain/organisation/legal-entity-profile"
import type { FinancialAccountRef } from "@svc/domain/reference-data/financial-account"
import type { InvoiceBatchGroup } from "@svc/domain/reference-data/invoice-batch-group"
import type { Referenced } from "../base/mapping.ts"

export const financialAccountRef: Referenced<FinancialAccountRef> = {
  table: "financial_accounts",
  members: { id: "id", code: "code", name: "name" },
}

export const invoiceBatchGroupRef: Referenced<InvoiceBatchGroup> = {
  table: "invoice_batch_groups",
  members: { id: "id", code: "code", description: "description" },
}

export const namedRef = (
  table: "dunning_campaigns" | "payment_terms" | "product_categories" | "tax_templates",
): Referenced<NamedRef> => ({
  table,
  members: { id: "id", name: "name" },
})
