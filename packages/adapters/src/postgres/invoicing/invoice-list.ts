import type { invoiceFields } from "@svc/domain/invoicing/invoice-fields"
import type { NationalState } from "@svc/domain/invoicing/national-state"
import type { OnlyInvoices } from "@svc/domain/invoicing/ports/invoice-store"
import type { Scope } from "@svc/domain/shared/scope"
import { type RawBuilder, sql } from "kysely"
import type { Chosen, ListSource } from "../base/fetch-list.ts"
import { referredAccount } from "../customers/referred-account.ts"
import { ownTenant } from "../base/own-tenant.ts"

const aLine = (condition: RawBuilder<boolean>) =>
  sql<boolean>`exists (select from invoice_lines l where l.tenant_id = ${ownTenant} and l.invoice_id = t.id and ${condition})`

/** The SQL of the list fields of invoices. */
export const invoiceSource: ListSource<typeof invoiceFields> = {
  table: sql`invoices`,
  // The join includes the legal entity, so that an order by account name can start from the accounts in that order.
  joined: (tenantId) => sql`(select i.*, a.account_number, a.name as account_name from invoices i
    left join accounts a on a.tenant_id = i.tenant_id and a.legal_entity_id = i.legal_entity_id and a.id = i.account_id
    where i.tenant_id = ${tenantId})`,
  kept: "invoices",
  modified: sql`t.modified_at`,
  columns: {
    one: {
      id: sql`t.id`,
      invoiceNumber: sql`t.invoice_number`,
      status: sql`t.status`,
      invoiceType: sql`t.invoice_type`,
      "account/id": sql`t.account_id`,
      "account/accountNumber": { ...referredAccount("account_number", sql`t.account_number`), unique: true },
      "account/name": referredAccount("name", sql`t.account_name`),
      invoiceDate: sql`t.invoice_date`,
      dueDate: sql`t.due_date`,
      paymentDate: sql`t.payment_date`,
      "paymentTerm/name": sql`((t.payment_term ->> 'name') collate "C")`,
      currency: sql`t.currency`,
      subtotal: sql`t.subtotal`,
      tax: sql`t.tax`,
      totalAmount: { _tag: "Near", value: sql`t.total`, near: sql`t.total_near` },
      totalBaseAmount: sql`t.total_base`,
      settledAmount: sql`t.settled`,
      balancedAmount: sql`(t.total - t.settled)`,
      taxIncluded: sql`t.tax_included`,
      invoiceDeliveryMethod: sql`t.invoice_delivery_method`,
      yourReference: sql`t.your_reference`,
      ourReference: sql`t.our_reference`,
      yourOrderNumber: sql`t.your_order_number`,
      buyerReference: sql`t.buyer_reference`,
      referenceNumber: sql`t.reference_number`,
      ocrNumber: sql`t.ocr_number`,
      creditedInvoiceId: sql`t.credited_invoice_id`,
      correctedInvoiceId: sql`t.corrected_invoice_id`,
      invoiceBatchId: sql`t.batch_id`,
      notes: sql`t.notes`,
      externalERPId: sql`t.external_erp_id`,
      externalCRMId: sql`t.external_crm_id`,
      created: sql`t.created_at`,
      modified: sql`t.modified_at`,
    },
    many: {
      "invoiceLines/id": sql`l.id`,
      "invoiceLines/productName": sql`l.product_name`,
      "invoiceLines/quantity": sql`l.quantity`,
      "invoiceLines/price": sql`l.price`,
      "invoiceLines/subtotal": sql`l.subtotal`,
      "invoiceLines/tax": sql`l.tax`,
      "invoiceLines/taxRate": sql`(l.tax_detail ->> 'rate')::numeric`,
      "invoiceLines/taxCategoryCode": sql`((l.tax_detail ->> 'category') collate "C")`,
      "invoiceLines/servicePeriodStartDate": sql`l.service_period_start`,
      "invoiceLines/servicePeriodEndDate": sql`l.service_period_end`,
      "invoiceLines/externalERPId": sql`l.external_erp_id`,
      "invoiceLines/externalCRMId": sql`l.external_crm_id`,
    },
    some: aLine,
    custom: {
      column: sql`t.custom_fields`,
      holding: (json) => sql<boolean>`t.id = any(array(select invoices_with(${json}::jsonb)))`,
    },
  },
}

/** Selects the ids of invoices by their state in the national system; e-invoicing owns those rows. */
export type InvoicesInState = (state: NationalState, scope: Scope) => RawBuilder<unknown>

/** The condition that narrows a list to some invoices. */
export const onlyThose = (scope: Scope, only: OnlyInvoices, inState: InvoicesInState): Chosen => {
  if ("accountId" in only) return { condition: sql<boolean>`t.account_id = ${only.accountId}` }
  if (!("nationalState" in only)) return { condition: sql<boolean>`t.id is not distinct from ${only.invoice ?? null}` }
  // Each invoice has exactly one last entry, so counting entries counts invoices.
  const counted = inState(only.nationalState, scope)
  return { condition: sql<boolean>`t.id in (${counted})`, counted }
}
