import { BigDecimal } from "effect"
import { minorUnits } from "../shared/currency.ts"
import { type Decimal, roundHalfUp } from "../shared/decimal.ts"
import type { InvoiceId } from "../shared/ids.ts"
import { toIso } from "../shared/timestamp.ts"
import { simpleAccountBody } from "../customers/account.ts"
import { addressBody } from "../reference-data/address.ts"
import { customFieldsBody } from "../custom-fields/custom-field.ts"
import { financialAccountRef } from "../reference-data/financial-account.ts"
import { taxCategories } from "../reference-data/tax-category.ts"
import { unitOf } from "../reference-data/unit-of-measure.ts"
import type { Invoice, InvoiceLine } from "./invoice.ts"
import { type InvoiceHead, summed, type SummedInvoice } from "./invoice-in-portions.ts"
import { ocrNumber } from "./ocr-number.ts"
import { lineTotal } from "./price-lines.ts"
import { daysPastDue } from "./settlement.ts"

/** Members of an invoice that the interface has and the service does not support yet. Their values never change. */
export const invoiceConstants = {
  onlinePaymentStatus: "None",
  paymentMethodForInvoice: "Invoice",
} as const

/** An invoice as the interface shows it, which is also the data of its events (contract I4). */
export const invoiceBody = (invoice: Invoice) =>
  invoiceBodyWith(
    summed(invoice),
    invoice.lines.map((line) => invoiceLineBody(invoice, line)),
  )

/** An invoice that is not stored, without the ids, which nobody could look up (contract V27). */
export const invoicePreview = (invoice: Invoice) => {
  const { id: _, ...body } = invoiceBody(invoice)
  return {
    ...body,
    invoiceLines: body.invoiceLines.map(({ id: __, invoiceId: ___, ...line }) => line),
  }
}

/** The body of an invoice whose lines have another form, such as lines that are printed one by one. */
export const invoiceBodyWith = <Lines>(invoice: SummedInvoice, invoiceLines: Lines) => {
  const { totals, totalsInBase: base } = invoice
  const balance = BigDecimal.subtract(totals.total, invoice.settled)
  return {
    id: invoice.id,
    invoiceNumber: invoice.number,
    status: invoice.status,
    account: simpleAccountBody(invoice.account),
    notes: invoice.notes,
    invoiceDate: invoice.invoiceDate,
    dueDate: invoice.dueDate,
    deliveryDate: invoice.deliveryDate,
    taxPointDate: invoice.taxPointDate,
    paymentDate: invoice.paymentDate,
    lastPaymentDate: invoice.lastPaymentDate ?? invoice.paymentDate,
    daysPastDue: daysPastDue(invoice, balance, invoice.asOf),
    paymentTerm: invoice.paymentTerm,
    currency: invoice.currency,
    subtotal: totals.subtotal,
    subtotalBaseAmount: base?.subtotal,
    tax: totals.tax,
    taxBaseAmount: base?.tax,
    totalAmount: totals.total,
    totalBaseAmount: base?.total,
    totalRoundingAmount: totals.rounding,
    totalRoundingBaseAmount: base?.rounding,
    prepaidAmount: invoice.prepaid,
    settledAmount: invoice.settled,
    settledNotes: invoice.settledNotes,
    settledBaseAmount: invoice.settledBase,
    balancedAmount: balance,
    balancedBaseAmount: base && BigDecimal.subtract(base.total, invoice.settledBase),
    taxIncluded: invoice.taxIncluded,
    allowances: invoice.allowances.flatMap(({ reason, reasonCode, parts }) =>
      parts.map(({ amount, tax }) => ({ amount, reason, reasonCode, taxCategory: tax.category, taxRate: tax.rate })),
    ),
    invoiceAddress: addressBody(invoice.invoiceAddress),
    deliveryAddress: addressBody(invoice.deliveryAddress),
    invoiceLines,
    yourReference: invoice.yourReference,
    ourReference: invoice.ourReference,
    yourOrderNumber: invoice.yourOrderNumber,
    buyerReference: invoice.buyerReference,
    referenceNumber: invoice.referenceNumber,
    invoiceType: invoice.type,
    ocrNumber: ocrNumber(invoice.number, invoice.type),
    electronicInvoiceId: invoice.electronicInvoiceId,
    creditedInvoiceId: invoice.credited?.id,
    creditedInvoiceNumber: invoice.credited?.number,
    correctedInvoiceId: invoice.correction?.corrected?.id,
    correctedInvoiceNumber: invoice.correction?.corrected?.number,
    correctionReason: invoice.correction?.reason,
    invoiceBatchId: invoice.batchId,
    exchangeRate: invoice.exchangeRate,
    taxExchangeRate: invoice.taxRate,
    invoiceDeliveryMethod: invoice.invoiceDeliveryMethod,
    invoiceTemplateId: invoice.invoiceTemplateId,
    nrOfReminders: invoice.reminders ?? 0,
    disableAutomaticInvoiceReminder: invoice.disableAutomaticInvoiceReminder,
    nationalEInvoice: invoice.nationalEInvoice,
    splitPayment: invoice.marks?.splitPayment,
    isAdvance: invoice.marks?.isAdvance,
    advanceOf: invoice.marks?.advanceOf?.map(({ id }) => id),
    accountsReceivable: financialAccountRef(invoice.accountsReceivable),
    customFields: customFieldsBody(invoice.customFields),
    externalERPId: invoice.externalERPId,
    externalCRMId: invoice.externalCRMId,
    created: toIso(invoice.createdAt),
    modified: toIso(invoice.modifiedAt),
    ...invoiceConstants,
  }
}

/** A line of an invoice as the interface shows it. */
export const invoiceLineBody = (invoice: InvoiceHead, line: InvoiceLine) => {
  const { amounts, base, billed, discount } = line
  const preDiscount = BigDecimal.sum(amounts.subtotalPreDiscount, amounts.taxPreDiscount)
  return {
    id: line.id,
    invoiceId: invoice.id,
    invoiceLineNumber: line.number,
    productNumber: billed?.productNumber,
    productName: line.productName,
    chargeNumber: billed?.chargeNumber,
    charge: billed && {
      name: billed.name,
      chargeNumber: billed.chargeNumber,
      description: billed.description,
      id: billed.orderChargeId,
      externalERPId: billed.externalERPId,
      externalCRMId: billed.externalCRMId,
    },
    orderChargeId: billed?.orderChargeId,
    orderId: billed?.orderId,
    chargePlanId: billed?.chargePlanId,
    orderProductId: billed?.orderProductId,
    chargeDescription: line.description,
    quantity: line.quantity,
    unitOfMeasure: unitOf(line.unit),
    price: line.price,
    discountPercent: discount && "percent" in discount ? discount.percent : undefined,
    discountAmount: discount && "amount" in discount ? discount.amount : undefined,
    subtotal: amounts.subtotal,
    subtotalBaseAmount: base?.subtotal,
    allowanceAmount: amounts.allowance,
    allowanceBaseAmount: base?.allowance,
    total: lineTotal(amounts),
    totalBaseAmount: base && lineTotal(base),
    tax: amounts.tax,
    taxBaseAmount: base?.tax,
    subtotalPreDiscount: amounts.subtotalPreDiscount,
    subtotalPreDiscountBaseAmount: inBase(invoice, amounts.subtotalPreDiscount),
    totalPreDiscount: preDiscount,
    totalPreDiscountBaseAmount: inBase(invoice, preDiscount),
    taxPreDiscount: amounts.taxPreDiscount,
    taxPreDiscountBaseAmount: inBase(invoice, amounts.taxPreDiscount),
    exchangeRate: invoice.exchangeRate,
    servicePeriodStartDate: line.servicePeriodStart,
    servicePeriodEndDate: line.servicePeriodEnd,
    notes: line.notes,
    accountId: invoice.account.id,
    accountsReceivable: financialAccountRef(invoice.accountsReceivable),
    deferredRevenue: line.deferredAccount && financialAccountRef(line.deferredAccount),
    recognizedRevenue: financialAccountRef(line.revenueAccount),
    creditedInvoiceLineId: line.creditedLineId,
    goodsCodes: line.marks?.goodsCodes,
    procedureMarks: line.marks?.procedureMarks,
    customFields: customFieldsBody(line.customFields),
    externalERPId: line.externalERPId,
    externalCRMId: line.externalCRMId,
    created: toIso(invoice.createdAt),
    modified: toIso(invoice.modifiedAt),
    taxCategoryName: taxCategories[line.tax.category].name,
    taxCategoryCode: line.tax.category,
    taxRate: line.tax.rate,
    taxTemplate: line.tax.templateName,
    taxExemptionReason: line.tax.exemptionReason,
    taxExemptionReasonCode: line.tax.exemptionReasonCode,
  }
}

/** The amount in base currency, for display only. The amounts are rounded one by one and must not be summed. */
const inBase = ({ exchangeRate, baseCurrency }: InvoiceHead, amount: Decimal): Decimal | undefined =>
  exchangeRate && roundHalfUp(BigDecimal.multiply(amount, exchangeRate), minorUnits(baseCurrency))

/**
 * An entry in the list of an invoice's related invoices (contract I27): a credit of it, or the invoice that it credits.
 */
export const relatedInvoiceBody = (of: InvoiceId, related: SummedInvoice) => {
  const { subtotal, total } = related.totals
  const [debit, credit] = related.type === "Credit" ? [of, related.id] : [related.id, of]
  return {
    id: related.id,
    invoiceType: related.type,
    debitInvoiceId: debit,
    creditInvoiceId: credit,
    invoiceNumber: related.number,
    status: related.status,
    invoiceDate: related.invoiceDate,
    currency: related.currency,
    subtotal,
    totalAmount: total,
    externalERPId: related.externalERPId,
    externalCRMId: related.externalCRMId,
  }
}
