import type { CalendarDate } from "../shared/calendar-date.ts"
import { refusalsOf, type RefusalsOf } from "../shared/refusals.ts"
import type { InvoiceStatus } from "./invoice.ts"

export interface Status {
  readonly status: InvoiceStatus
}

const sentences = {
  NotPostable: ({ status }: Status) => `The invoice is ${status}: only a Draft can be posted.`,
  NotCancellable: ({ status }: Status) =>
    `The invoice is ${status}: only a Draft can be cancelled; credit a posted invoice instead.`,
  NotPayable: ({ status }: Status) => `The invoice is ${status}: only a Posted one can be paid.`,
  NotCreditable: ({ status }: Status) => `The invoice is ${status}: only a Posted or Settled one can be credited.`,
  DocumentFinal: ({ status }: Status) =>
    `The invoice is ${status}: its due date, notes and references can be changed in a Draft only.`,
  NotEditable: ({ status }: Status) => `The invoice is ${status}: nothing of it can be changed.`,
  NoDocument: ({ status }: Status) => `The invoice is ${status}: only a posted one has a PDF.`,
  CreditNote: () => "A credit note cannot be credited.",
  NothingToCredit: () => "Nothing is left to credit of this invoice.",
  NotTakenByNationalSystem: ({ reasons }: { readonly reasons: readonly string[] }) =>
    `The national system will not take the invoice: ${reasons.join("; ")}.`,
  NoLines: () => "The invoice has no lines.",
  RateMissing: ({ currency, baseCurrency, date }: RateFacts) =>
    `There is no exchange rate from ${currency} to ${baseCurrency} in force on ${date}.`,
  ExemptionReasonMissing: ({ line, category, name }: ExemptionFacts) =>
    `Line ${line} has the tax category ${category} (${name}) and no exemption reason: its tax template must give one.`,
} as const

export interface RateFacts {
  readonly currency: string
  readonly baseCurrency: string
  readonly date: CalendarDate
}
export interface ExemptionFacts {
  /** From 1. */
  readonly line: number
  readonly category: string
  readonly name: string
}

export const refuse = refusalsOf(sentences)
export type InvoiceRefusal = RefusalsOf<typeof sentences>
