import type { BatchLogEntry, InvoiceBatch } from "@svc/domain/invoicing/batches/invoice-batch"
import type { InvoiceId } from "@svc/domain/shared/ids"
import { column, exact, instant, json, mapping } from "../base/mapping.ts"

type BatchRow = Omit<InvoiceBatch, "cursor" | "work"> & {
  readonly total?: number
  readonly done: number
  readonly made: number
  readonly notes: number
  readonly failed: number
  readonly cursorAccount?: string
  readonly cursorInvoice?: InvoiceId
}

/** The batch's work and the position in it are separate columns: read a row with `toBatch`. */
export const batchMapping = mapping<BatchRow, "invoice_batches">({
  tenantId: column("tenant_id"),
  legalEntityId: column("legal_entity_id"),
  id: column("id"),
  number: column("batch_number"),
  status: column("status"),
  invoiceDate: column("invoice_date"),
  targetDate: column("target_date"),
  targetDates: json("target_dates"),
  accounts: json("account_ids"),
  groups: json("batch_groups"),
  minimumAmount: exact("minimum_amount"),
  filter: column("filter"),
  generation: json("generation"),
  posting: json("posting"),
  total: column("work_total"),
  done: column("work_done"),
  made: column("work_made"),
  notes: column("work_notes"),
  failed: column("work_failed"),
  cursorAccount: column("cursor_account"),
  cursorInvoice: column("cursor_invoice"),
  createdAt: instant("created_at"),
  modifiedAt: instant("modified_at"),
})

export const toBatch = (row: Readonly<Record<string, unknown>>): InvoiceBatch => {
  const { total, done, made, notes, failed, cursorAccount, cursorInvoice, ...batch } = batchMapping.toEntity(row)
  return {
    ...batch,
    work: { ...(total === undefined ? {} : { total }), done, made, notes, failed },
    ...(cursorAccount === undefined
      ? {}
      : { cursor: { account: cursorAccount, ...(cursorInvoice === undefined ? {} : { invoice: cursorInvoice }) } }),
  }
}

export const toBatchRow = ({ work, cursor, ...batch }: InvoiceBatch) =>
  batchMapping.toRow({
    ...batch,
    ...work,
    ...(cursor === undefined ? {} : { cursorAccount: cursor.account }),
    ...(cursor?.invoice === undefined ? {} : { cursorInvoice: cursor.invoice }),
  })

export const batchLogMapping = mapping<BatchLogEntry, "invoice_batch_log">({
  id: column("id"),
  entityName: column("entity_name"),
  entityId: column("entity_id"),
  reference: column("reference"),
  errorMessage: column("error_message"),
  createdAt: instant("created_at"),
  modifiedAt: instant("modified_at"),
})
