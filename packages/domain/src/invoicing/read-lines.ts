import { BigDecimal, Effect } from "effect"
import { type CalendarDate, parseDate } from "../shared/calendar-date.ts"
import { decimal, zero } from "../shared/decimal.ts"
import { FieldsRefused, fieldRefused } from "../shared/errors.ts"
import {
  type CustomFieldConfiguration,
  type CustomFieldValues,
  patchCustomFields,
} from "../custom-fields/custom-field.ts"
import { type FinancialAccountRef, financialAccountRef } from "../reference-data/financial-account.ts"
import { findUnit } from "../reference-data/find-coded.ts"
import type { LookUps } from "../reference-data/look-ups.ts"
import { type Place, rateOf, taxDetail, type TaxTemplate } from "../reference-data/tax-template.ts"
import type { LookupKey } from "../listing/lookup-key.ts"
import { lineMarkMistakes, type LineMarks } from "./document-marks.ts"
import type { InvoiceLine, LineTax } from "./invoice.ts"
import type { OnAccountLineRequest } from "./invoice-request.ts"
import { given } from "../shared/given.ts"

/** A line before it is priced. */
export type LineToBe = Omit<InvoiceLine, "id" | "number" | "amounts" | "base">

export interface LineContext {
  readonly lookUps: LookUps
  readonly configurations: readonly CustomFieldConfiguration[]
  readonly invoiceDate: CalendarDate
  /**
   * The place to which goods are delivered or where the service is received, which decides the tax of a tax template
   * (contract I12).
   */
  readonly place: Place
  /** The tax template of the account, or else of the legal entity. */
  readonly defaultTaxTemplate: LookupKey | undefined
  readonly taxAccount: FinancialAccountRef
}

const hundred = decimal("100")

/** The mistakes in a line that can be found without looking anything up, by field. */
const mistakes = (line: OnAccountLineRequest, path: string): Readonly<Record<string, readonly string[]>> => {
  const { price, quantity, discountPercent, discountAmount, servicePeriodStartDate, servicePeriodEndDate } = line
  const errors: Record<string, readonly string[]> = {}
  const refuse = (field: keyof OnAccountLineRequest, text: string) => (errors[`${path}.${field}`] = [text])
  if (line.productName.trim() === "") refuse("productName", "must not be empty")
  if (BigDecimal.isNegative(price))
    refuse("price", "must not be negative: give a negative quantity to reduce the invoice")
  if (BigDecimal.isZero(quantity)) refuse("quantity", "must not be 0")
  if (discountPercent && (BigDecimal.isNegative(discountPercent) || BigDecimal.isGreaterThan(discountPercent, hundred)))
    refuse("discountPercent", "must be from 0 to 100")
  if (discountAmount) {
    const amount = BigDecimal.abs(BigDecimal.multiply(price, quantity))
    if (BigDecimal.isNegative(discountAmount)) refuse("discountAmount", "must not be negative")
    else if (BigDecimal.isGreaterThan(discountAmount, amount))
      refuse("discountAmount", "must not be more than price times quantity")
    if (discountPercent) refuse("discountAmount", "cannot be given together with discountPercent")
  }
  const [start, end] = [servicePeriodStartDate, servicePeriodEndDate].map((text) => text && parseDate(text))
  if (servicePeriodStartDate && !start) refuse("servicePeriodStartDate", "must be a date such as 2026-11-20")
  if (servicePeriodEndDate && !end) refuse("servicePeriodEndDate", "must be a date such as 2026-11-20")
  if (start && end && end < start) refuse("servicePeriodEndDate", "must not be before servicePeriodStartDate")
  for (const [field, text] of Object.entries(lineMarkMistakes(marksOf(line)))) errors[`${path}.${field}`] = [text]
  return errors
}

const marksOf = ({ goodsCodes, procedureMarks }: OnAccountLineRequest): LineMarks => ({
  ...(goodsCodes && goodsCodes.length > 0 ? { goodsCodes } : {}),
  ...(procedureMarks && procedureMarks.length > 0 ? { procedureMarks } : {}),
})

/**
 * Reads the lines of a request. All mistakes in the lines themselves are reported together; a failed look-up is
 * reported alone.
 */
export const readLines = Effect.fnUntraced(function* (requests: readonly OnAccountLineRequest[], context: LineContext) {
  const errors = Object.assign(
    {},
    ...requests.map((line, index) => mistakes(line, `invoiceLines[${index}]`)),
  ) as Record<string, readonly string[]>
  if (Object.keys(errors).length > 0) return yield* new FieldsRefused({ errors })
  return yield* Effect.forEach(requests, (line, index) => readLine(line, `invoiceLines[${index}]`, context))
})

const readLine = Effect.fnUntraced(function* (line: OnAccountLineRequest, path: string, context: LineContext) {
  const { lookUps, configurations } = context
  const unit = yield* findUnit(`${path}.unitOfMeasure`, line.unitOfMeasure)
  const revenue = yield* lookUps.financialAccount(`${path}.recognizedRevenueAccount`, line.recognizedRevenueAccount)
  const customFields: CustomFieldValues = yield* Effect.fromResult(
    patchCustomFields(configurations, undefined, line.customFields, `${path}.customFields`),
  )
  const { discountPercent, discountAmount, servicePeriodStartDate, servicePeriodEndDate } = line
  const marks = marksOf(line)
  return {
    productName: line.productName.trim(),
    quantity: line.quantity,
    price: line.price,
    unit: unit.unitCode,
    tax: yield* findTax(`${path}.taxTemplate`, line.taxTemplate, context),
    revenueAccount: financialAccountRef(revenue),
    customFields,
    ...(Object.keys(marks).length === 0 ? {} : { marks }),
    ...given({
      description: line.description,
      notes: line.notes,
      externalERPId: line.externalERPId,
      externalCRMId: line.externalCRMId,
      discount: discountPercent
        ? { percent: discountPercent }
        : discountAmount
          ? { amount: discountAmount }
          : undefined,
      servicePeriodStart: servicePeriodStartDate && parseDate(servicePeriodStartDate),
      servicePeriodEnd: servicePeriodEndDate && parseDate(servicePeriodEndDate),
    }),
  } as LineToBe
})

/**
 * The tax of a line or an allowance (contract I12) by the given template, or else the default one, for the invoice's
 * date and place. Without a template there is no tax.
 */
export const findTax = Effect.fnUntraced(function* (
  field: string,
  wanted: LookupKey | null | undefined,
  { lookUps, invoiceDate, place, defaultTaxTemplate, taxAccount }: LineContext,
) {
  const key = wanted ?? defaultTaxTemplate
  if (key === undefined) return { category: "O", rate: zero, account: taxAccount } satisfies LineTax
  const template: TaxTemplate = yield* lookUps.taxTemplate(field, key)
  const detail = yield* Effect.fromResult(taxDetail(template, invoiceDate, place)).pipe(
    Effect.mapError((text) => fieldRefused(field, text)),
  )
  return {
    category: detail.category,
    rate: rateOf(detail),
    templateName: template.name,
    account: template.taxAccount ?? taxAccount,
    ...given({ exemptionReason: detail.exemptionReason, exemptionReasonCode: detail.exemptionReasonCode }),
  }
})
