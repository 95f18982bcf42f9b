import { BigDecimal, Result } from "effect"
import { type Account, simpleAccount } from "../customers/account.ts"
import type { LegalEntityDetails } from "../organisation/legal-entity-profile.ts"
import type { FinancialAccountRef } from "../reference-data/financial-account.ts"
import { dueDate, type PaymentTerm } from "../reference-data/payment-term.ts"
import { type CalendarDate, parseDate } from "../shared/calendar-date.ts"
import { minorUnits } from "../shared/currency.ts"
import { type Decimal, decimalPlaces, printDecimal, sumOf, zero } from "../shared/decimal.ts"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"
import { given } from "../shared/given.ts"
import type { InvoiceId, InvoiceLineId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import { atRate, withinBaseDigits } from "./in-base-currency.ts"
import { type Invoice, type InvoiceLine, type InvoiceType } from "./invoice.ts"
import { type AllowanceToPrice, lineTotal, priceLines, roundingTo } from "./price-lines.ts"
import { type InvoiceRefusal, refuse } from "./invoicing.errors.ts"
import type { LineToBe } from "./read-lines.ts"

/** An allowance of the document before it is distributed over the lines. */
interface AllowanceToBe extends AllowanceToPrice {
  readonly reason?: string
  /** Code of the list UNCL5189. */
  readonly reasonCode?: string
}

/** The members that are copied to the invoice unchanged. */
type Stated = Pick<
  Invoice,
  | "invoiceDeliveryMethod"
  | "invoiceTemplateId"
  | "invoiceAddress"
  | "deliveryAddress"
  | "deliveryDate"
  | "taxPointDate"
  | "notes"
  | "yourReference"
  | "ourReference"
  | "yourOrderNumber"
  | "buyerReference"
  | "nationalEInvoice"
  | "customFields"
  | "marks"
  | "externalERPId"
  | "externalCRMId"
>

/** The values from which a draft is made, all looked up and checked. */
export interface DraftFacts {
  readonly id: InvoiceId
  readonly type: InvoiceType
  readonly account: Account
  readonly entity: LegalEntityDetails
  readonly invoiceDate: CalendarDate
  readonly paymentTerm: PaymentTerm | undefined
  readonly accountsReceivable: FinancialAccountRef
  readonly taxIncluded: boolean
  readonly lines: readonly (LineToBe & { readonly id: InvoiceLineId })[]
  readonly allowances: readonly AllowanceToBe[]
  readonly prepaid: Decimal
  /** Units of base currency for one unit of the account's currency; `undefined` when no rate is in force. */
  readonly exchangeRate: Decimal | undefined
  readonly stated: Stated
  readonly now: Timestamp
}

type ToPrice = Pick<DraftFacts, "allowances" | "lines" | "prepaid" | "taxIncluded" | "type"> & {
  readonly currency: string
  readonly entity: Pick<LegalEntityDetails, "baseCurrency" | "totalRoundingUnit">
}

/**
 * Prices and rounds the lines of a draft, distributes its allowances over them, and rounds its total (contract I10,
 * I14, I15).
 */
export const priceDraft = ({
  type,
  currency,
  entity,
  taxIncluded,
  prepaid,
  ...unpriced
}: ToPrice): Result.Result<Pick<Invoice, "allowances" | "lines" | "rounding">, FieldsRefused | InvoiceRefusal> =>
  Result.gen(function* () {
    const scale = minorUnits(currency)
    const priced = yield* priceLines({ lines: unpriced.lines, allowances: unpriced.allowances, taxIncluded, scale })
    const lines = unpriced.lines.map((line, index): InvoiceLine => ({
      ...line,
      number: index + 1,
      amounts: priced.lines[index]!,
    }))
    const total = sumOf(lines, ({ amounts }) => lineTotal(amounts))
    if (BigDecimal.isNegative(total)) {
      return yield* Result.fail(
        type === "Invoice"
          ? refuse("LessThanNothing", { total: printDecimal(total), currency })
          : fieldRefused("invoiceLines", "must not add up to less than 0: credit an invoice instead"),
      )
    }
    const rounding = currency === entity.baseCurrency ? roundingTo(total, entity.totalRoundingUnit, scale) : zero
    if (!BigDecimal.between(prepaid, { minimum: zero, maximum: BigDecimal.sum(total, rounding) })) {
      return yield* Result.fail(fieldRefused("prepaidAmount", "must be from 0 to the total of the invoice"))
    }
    if (decimalPlaces(prepaid) > scale) {
      return yield* Result.fail(
        fieldRefused("prepaidAmount", `must have at most ${scale} decimals, as ${currency} has`),
      )
    }
    const allowances = unpriced.allowances.map(({ reason, reasonCode }, index) => ({
      ...given({ reason, reasonCode }),
      parts: priced.allowances[index]!,
    }))
    return { lines, allowances, rounding }
  })

/** Makes a draft: prices and rounds its lines, sets its dates, and converts it to base currency (contract I10, I17). */
export const draftInvoice = (facts: DraftFacts): Result.Result<Invoice, FieldsRefused | InvoiceRefusal> =>
  Result.gen(function* () {
    const { account, entity, invoiceDate, paymentTerm, prepaid, taxIncluded, now } = facts
    const { currency } = account
    const priced = yield* priceDraft({ ...facts, currency })
    const due = parseDate(dueDate(paymentTerm, invoiceDate))
    if (due === undefined) {
      return yield* Result.fail(fieldRefused("invoiceDate", "is too late: the due date would be after the year 9999"))
    }
    const draft = atRate(
      {
        tenantId: entity.tenantId,
        legalEntityId: entity.id,
        id: facts.id,
        type: facts.type,
        status: "Draft",
        account: simpleAccount(account),
        invoiceDate,
        dueDate: due,
        ...(paymentTerm === undefined
          ? {}
          : { paymentTerm: { id: paymentTerm.id, name: paymentTerm.name, days: paymentTerm.days } }),
        currency,
        baseCurrency: entity.baseCurrency,
        taxIncluded,
        ...priced,
        ...(BigDecimal.isZero(prepaid) ? {} : { prepaid }),
        settled: prepaid,
        settledBase: zero,
        accountsReceivable: facts.accountsReceivable,
        roundingAccount: entity.roundingAccount,
        disableAutomaticInvoiceReminder: false,
        ...facts.stated,
        createdAt: now,
        modifiedAt: now,
      },
      facts.exchangeRate,
    )
    return yield* withinBaseDigits(draft)
  })
