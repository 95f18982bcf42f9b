import { given } from "@svc/domain/shared/given"
import type { SimpleAccount } from "@svc/domain/customers/account"
import type { StoredAddress } from "@svc/domain/reference-data/address"
import type { CustomFieldValues } from "@svc/domain/custom-fields/custom-field"
import {
  type Allowance,
  baseTotals,
  type BilledCharge,
  type Invoice,
  type InvoiceLine,
  invoiceTotals,
  type LineTax,
} from "@svc/domain/invoicing/invoice"
import type { Correction } from "@svc/domain/invoicing/correction"
import type { TaxRate as PublishedRate } from "@svc/domain/exchange-rates/tax-rate"
import type { InvoiceHead } from "@svc/domain/invoicing/invoice-in-portions"
import type { Discount } from "@svc/domain/invoicing/price-lines"
import type { FinancialAccountRef } from "@svc/domain/reference-data/financial-account"
import { decimal, type Decimal, printDecimal, zero } from "@svc/domain/shared/decimal"
import { printJson } from "@svc/domain/shared/exact-json"
import { jsonOrNull } from "../base/json-columns.ts"
import type { InvoiceRow, LineRow } from "./read-columns.ts"
import { toPaymentTerm } from "./stored-payment-term.ts"

const maybe = (text: string | null): Decimal | null => (text === null ? null : decimal(text))

export const toInvoice = (row: InvoiceRow, lines: readonly InvoiceLine[]): Invoice => ({ ...toHead(row), lines })

export const toHead = (row: InvoiceRow): InvoiceHead => ({
  tenantId: row.tenant_id,
  legalEntityId: row.legal_entity_id,
  id: row.id,
  type: row.invoice_type,
  status: row.status,
  account: given(row.account) as SimpleAccount,
  invoiceDate: row.invoice_date,
  dueDate: row.due_date,
  currency: row.currency,
  baseCurrency: row.base_currency,
  taxIncluded: row.tax_included,
  allowances: row.allowances as readonly Allowance[],
  rounding: decimal(row.rounding),
  settled: decimal(row.settled),
  settledBase: decimal(row.settled_base),
  accountsReceivable: row.accounts_receivable as FinancialAccountRef,
  roundingAccount: row.rounding_account as FinancialAccountRef,
  invoiceDeliveryMethod: row.invoice_delivery_method,
  disableAutomaticInvoiceReminder: row.disable_automatic_reminder,
  customFields: row.custom_fields as CustomFieldValues,
  createdAt: row.created_at,
  modifiedAt: row.modified_at,
  ...given({
    number: row.invoice_number,
    paymentDate: row.payment_date,
    lastPaymentDate: row.last_payment_date,
    deliveryDate: row.delivery_date,
    taxPointDate: row.tax_point_date,
    prepaid: maybe(row.prepaid),
    paymentTerm: toPaymentTerm(row.payment_term),
    exchangeRate: maybe(row.exchange_rate),
    roundingBase: maybe(row.rounding_base),
    settledRest: Number(row.settled_rest) === 0 ? null : decimal(row.settled_rest),
    invoiceAddress: row.invoice_address as StoredAddress | null,
    deliveryAddress: row.delivery_address as StoredAddress | null,
    notes: row.notes,
    invoiceTemplateId: row.invoice_template_id,
    yourReference: row.your_reference,
    ourReference: row.our_reference,
    yourOrderNumber: row.your_order_number,
    buyerReference: row.buyer_reference,
    referenceNumber: row.reference_number,
    settledNotes: row.settled_notes,
    writtenOff: Number(row.written_off) === 0 ? null : decimal(row.written_off),
    reminders: row.reminders_sent === 0 ? null : row.reminders_sent,
    externalERPId: row.external_erp_id,
    externalCRMId: row.external_crm_id,
    parties: row.parties as NonNullable<Invoice["parties"]> | null,
    postedAt: row.posted_at,
    electronicInvoiceId: row.electronic_invoice_id,
    madeWith: row.made_with_version_id,
    batchId: row.batch_id,
    credited: creditedOf(row),
    taxRate: row.tax_rate as PublishedRate | null,
    correction: row.correction as Correction | null,
    marks: row.marks as NonNullable<Invoice["marks"]> | null,
    nationalEInvoice: row.national_einvoice as NonNullable<Invoice["nationalEInvoice"]> | null,
  }),
})

const creditedOf = ({ credited_invoice_id: id, credited }: InvoiceRow) =>
  id === null || credited === null ? null : { ...credited, id }

export const toLine = (row: LineRow): InvoiceLine => ({
  id: row.id,
  number: row.number,
  productName: row.product_name,
  quantity: decimal(row.quantity),
  price: decimal(row.price),
  unit: row.unit,
  tax: row.tax_detail as LineTax,
  revenueAccount: row.revenue_account as FinancialAccountRef,
  amounts: {
    subtotalPreDiscount: decimal(row.subtotal_pre_discount),
    taxPreDiscount: decimal(row.tax_pre_discount),
    subtotal: decimal(row.subtotal),
    allowance: decimal(row.allowance),
    tax: decimal(row.tax),
  },
  customFields: row.custom_fields as CustomFieldValues,
  ...(row.subtotal_base === null
    ? {}
    : {
        base: {
          subtotal: decimal(row.subtotal_base),
          allowance: decimal(row.allowance_base!),
          tax: decimal(row.tax_base!),
        },
      }),
  ...given({
    description: row.description,
    notes: row.notes,
    discount: row.discount as Discount | null,
    marks: row.marks as NonNullable<InvoiceLine["marks"]> | null,
    servicePeriodStart: row.service_period_start,
    servicePeriodEnd: row.service_period_end,
    creditedLineId: row.credited_line_id,
    deferredAccount: row.deferred_account as FinancialAccountRef | null,
    billed: row.billed as BilledCharge | null,
    externalERPId: row.external_erp_id,
    externalCRMId: row.external_crm_id,
  }),
})

const printed = (value: Decimal | undefined): string | null => (value === undefined ? null : printDecimal(value))

/** The columns of an invoice that may change after creation. */
export const changeable = (invoice: Invoice) => ({
  status: invoice.status,
  invoice_number: invoice.number ?? null,
  due_date: invoice.dueDate,
  payment_date: invoice.paymentDate ?? null,
  last_payment_date: invoice.lastPaymentDate ?? null,
  exchange_rate: printed(invoice.exchangeRate),
  total_base: printed(baseTotals(invoice)?.total),
  rounding_base: printed(invoice.roundingBase),
  settled: printDecimal(invoice.settled),
  settled_base: printDecimal(invoice.settledBase),
  settled_rest: printDecimal(invoice.settledRest ?? zero),
  settled_notes: invoice.settledNotes ?? null,
  written_off: printDecimal(invoice.writtenOff ?? zero),
  invoice_delivery_method: invoice.invoiceDeliveryMethod,
  disable_automatic_reminder: invoice.disableAutomaticInvoiceReminder,
  notes: invoice.notes ?? null,
  your_order_number: invoice.yourOrderNumber ?? null,
  reference_number: invoice.referenceNumber ?? null,
  external_erp_id: invoice.externalERPId ?? null,
  external_crm_id: invoice.externalCRMId ?? null,
  custom_fields: printJson(invoice.customFields),
  national_einvoice: jsonOrNull(invoice.nationalEInvoice),
  invoice_address: jsonOrNull(invoice.invoiceAddress),
  parties: jsonOrNull(invoice.parties),
  tax_rate: jsonOrNull(invoice.taxRate),
  posted_at: invoice.postedAt === undefined ? null : new Date(invoice.postedAt),
  modified_at: new Date(invoice.modifiedAt),
})

/** The columns of an invoice that are computed from its lines. */
export const columnsOfLines = (invoice: Invoice) => {
  const { subtotal, tax, total } = invoiceTotals(invoice)
  return {
    subtotal: printDecimal(subtotal),
    tax: printDecimal(tax),
    total: printDecimal(total),
    rounding: printDecimal(invoice.rounding),
    allowances: printJson(invoice.allowances),
  }
}

export const invoiceColumns = (invoice: Invoice) => ({
  ...changeable(invoice),
  ...columnsOfLines(invoice),
  tenant_id: invoice.tenantId,
  id: invoice.id,
  legal_entity_id: invoice.legalEntityId,
  account_id: invoice.account.id,
  invoice_type: invoice.type,
  invoice_date: invoice.invoiceDate,
  delivery_date: invoice.deliveryDate ?? null,
  tax_point_date: invoice.taxPointDate ?? null,
  prepaid: printed(invoice.prepaid),
  payment_term: jsonOrNull(invoice.paymentTerm),
  currency: invoice.currency,
  base_currency: invoice.baseCurrency,
  tax_included: invoice.taxIncluded,
  accounts_receivable: printJson(invoice.accountsReceivable),
  rounding_account: printJson(invoice.roundingAccount),
  delivery_address: jsonOrNull(invoice.deliveryAddress),
  invoice_template_id: invoice.invoiceTemplateId ?? null,
  your_reference: invoice.yourReference ?? null,
  our_reference: invoice.ourReference ?? null,
  buyer_reference: invoice.buyerReference ?? null,
  credited_invoice_id: invoice.credited?.id ?? null,
  corrected_invoice_id: invoice.correction?.corrected?.id ?? null,
  correction: jsonOrNull(invoice.correction),
  marks: jsonOrNull(invoice.marks),
  made_with_version_id: invoice.madeWith ?? null,
  batch_id: invoice.batchId ?? null,
  created_at: new Date(invoice.createdAt),
})

export const lineColumns = (invoice: Invoice, line: InvoiceLine) => ({
  tenant_id: invoice.tenantId,
  id: line.id,
  invoice_id: invoice.id,
  number: line.number,
  product_name: line.productName,
  description: line.description ?? null,
  notes: line.notes ?? null,
  quantity: printDecimal(line.quantity),
  price: printDecimal(line.price),
  discount: jsonOrNull(line.discount),
  marks: jsonOrNull(line.marks),
  unit: line.unit,
  tax_detail: printJson(line.tax),
  revenue_account: printJson(line.revenueAccount),
  service_period_start: line.servicePeriodStart ?? null,
  service_period_end: line.servicePeriodEnd ?? null,
  subtotal_pre_discount: printDecimal(line.amounts.subtotalPreDiscount),
  tax_pre_discount: printDecimal(line.amounts.taxPreDiscount),
  subtotal: printDecimal(line.amounts.subtotal),
  allowance: printDecimal(line.amounts.allowance),
  tax: printDecimal(line.amounts.tax),
  ...baseColumns(line),
  credited_line_id: line.creditedLineId ?? null,
  deferred_account: jsonOrNull(line.deferredAccount),
  legal_entity_id: line.billed === undefined ? null : invoice.legalEntityId,
  order_number: line.billed?.orderNumber ?? null,
  order_charge_id: line.billed?.orderChargeId ?? null,
  charge_type: line.billed?.chargeType ?? null,
  billed: jsonOrNull(line.billed),
  custom_fields: printJson(line.customFields),
  external_erp_id: line.externalERPId ?? null,
  external_crm_id: line.externalCRMId ?? null,
})

export const baseColumns = ({ base }: InvoiceLine) => ({
  subtotal_base: printed(base?.subtotal),
  allowance_base: printed(base?.allowance),
  tax_base: printed(base?.tax),
})
