import type { CustomFieldValues } from "@svc/domain/custom-fields/custom-field"
import { customFieldsBody } from "@svc/domain/custom-fields/custom-field"
import type { BilledSubjects } from "@svc/domain/ledger/ports/billed-subjects"
import { decimal } from "@svc/domain/shared/decimal"
import { Effect } from "effect"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

/** The invoices that vouchers refer to. */
export const makeVoucherInvoices =
  (db: Db): BilledSubjects["invoices"] =>
  ({ tenantId, legalEntityId }, ids) =>
    ids.length === 0
      ? Effect.succeed([])
      : query(db, "BilledSubjects", async (q) => {
          const rows = await q
            .selectFrom("invoices")
            .select(["id", "invoice_number", "status", "notes", "invoice_date", "currency", "subtotal", "tax", "total"])
            .select(["settled", "tax_included", "batch_id", "invoice_type", "custom_fields", "external_erp_id"])
            .select("external_crm_id")
            .where("tenant_id", "=", tenantId)
            .where("legal_entity_id", "=", legalEntityId)
            .where("id", "in", ids)
            .execute()
          return rows.map((row) => ({
            id: row.id,
            invoiceNumber: row.invoice_number ?? undefined,
            status: row.status,
            notes: row.notes ?? undefined,
            invoiceDate: row.invoice_date,
            currency: row.currency,
            subtotal: decimal(row.subtotal),
            tax: decimal(row.tax),
            totalAmount: decimal(row.total),
            settledAmount: decimal(row.settled),
            taxIncluded: row.tax_included,
            invoiceBatchId: row.batch_id ?? undefined,
            invoiceType: row.invoice_type,
            customFields: customFieldsBody(row.custom_fields as CustomFieldValues),
            externalERPId: row.external_erp_id ?? undefined,
            externalCRMId: row.external_crm_id ?? undefined,
          }))
        })
