import { Schema } from "effect"
import type { CalendarDate } from "../shared/calendar-date.ts"
import { beyondAmounts } from "../shared/decimal.ts"
import { refusalsOf, type RefusalsOf } from "../shared/refusals.ts"
import type { BatchStatus } from "./batches/invoice-batch.ts"
import type { InvoiceStatus } from "./invoice.ts"

export interface Status {
  readonly status: InvoiceStatus
}

const sentences = {
  NotPostable: ({ status }: Status) => `The invoice is ${status}: only a Draft can be posted.`,
  NotCancellable: ({ status }: Status) =>
    `The invoice is ${status}: only a Draft can be cancelled; credit a posted invoice instead.`,
  NotPayable: ({ status }: Status) => `The invoice is ${status}: only a Posted invoice can be paid.`,
  NotCreditable: ({ status }: Status) => `The invoice is ${status}: only a Posted or Settled invoice can be credited.`,
  DocumentFinal: ({ status }: Status) =>
    `The invoice is ${status}: its lines, due date, notes and references can be changed only while it is a Draft.`,
  NotEditable: ({ status }: Status) => `The invoice is ${status}: it can no longer be changed.`,
  NoDocument: ({ status }: Status) => `The invoice is ${status}: only a posted invoice has a PDF.`,
  PagesOff: ({ isSafe }: { readonly isSafe: boolean }) =>
    isSafe
      ? "Pages for customers are off: switch them on in the legal entity first."
      : "Pages for customers need TLS: the operator sets an address of the service that begins with https.",
  TooManyLinks: ({ most }: { readonly most: number }) =>
    `The invoice has ${most} links that work, which is the limit: revoke one first.`,
  NotMatchable: ({ status }: Status) => `One of the two documents is ${status}: only Posted documents can be matched.`,
  NothingToPay: () => "Nothing of the invoice is left to pay.",
  PaidElsewhere: () => "One of the two documents was marked as paid after the match: the match stays.",
  OtherBuyer: ({ number }: { readonly number: string }) =>
    `A correction cannot change the tax registration number of the buyer of invoice ${number}: it would be another buyer. Give the account its right number, then replace the invoice. That credits the invoice in full and makes a new one.`,
  PartlyCredited: () =>
    "The invoice is partly credited, possibly by a draft: cancel the draft, or credit the rest and make a new invoice for the amount owed.",
  ReplacesNoCorrection: () => "The invoice adds to another invoice: credit it, and correct the other invoice again.",
  CreditNote: () => "A credit note cannot be credited.",
  NothingToCredit: () => "Nothing is left to credit of this invoice.",
  NotTakenByNationalSystem: ({ reasons }: { readonly reasons: readonly string[] }) =>
    `The national system will not accept the invoice: ${reasons.join("; ")}.`,
  LessThanNothing: ({ total, currency }: { readonly total: string; readonly currency: string }) =>
    `The lines add up to less than 0: ${total} ${currency}. They stay open until other lines are due that offset them.`,
  CorrectsDraft: ({ invoice }: { readonly invoice: string }) =>
    `Draft invoice ${invoice} has usage that was corrected after the end of its order: post or cancel the draft first.`,
  CorrectsMoreThanLeft: (of: { readonly orderNumber: string; readonly total: string; readonly currency: string }) =>
    `The usage of ${of.orderNumber} was corrected by ${of.total} ${of.currency} after the end of the order. Its invoice lines have less than that left to credit: add usage that offsets the rest.`,
  BatchNotPostable: ({ status, number }: BatchState) => `The batch ${number} is ${status}: ${canPost(status)}`,
  BatchNotCancellable: ({ status, number }: BatchState) =>
    `The batch ${number} is ${status}: only a Generated batch can be cancelled.`,
  BatchNotPosting: ({ status, number }: BatchState) =>
    `The batch ${number} is ${status}: only a Posting batch can be stopped.`,
  BatchOfDrafts: ({ number }: { readonly number: string }) =>
    `The batch ${number} did not make its invoices, it found them as drafts: cancel them one by one.`,
  NoDraftsFound: () => "The filter finds no drafts.",
  BatchHasPosted: ({ number, invoice }: { readonly number: string; readonly invoice: string }) =>
    `Invoice ${invoice} of the batch ${number} is posted: credit it instead, and cancel the remaining drafts one by one.`,
  BatchNeverPosted: ({ number }: { readonly number: string }) => `Nobody has asked to post the batch ${number}.`,
  NobodyListens: ({ tag }: { readonly tag: string }) => `No enabled webhook listens to ${tag}.`,
  NoLines: () => "The invoice has no lines.",
  RateMissing: ({ currency, baseCurrency, date }: RateFacts) =>
    `There is no exchange rate from ${currency} to ${baseCurrency} in force on ${date}.`,
  TaxRateMissing: ({ currency, baseCurrency, date, tableDate }: TaxRateFacts) =>
    `The rate from ${currency} to ${baseCurrency} of the National Bank of Poland's table of ${tableDate}, the last business day before ${date}, is not imported. Its import was requested: post the invoice when the table is imported.`,
  ExemptionReasonMissing: ({ line, category, name }: ExemptionFacts) =>
    `Line ${line} has the tax category ${category} (${name}) and no exemption reason: its tax template must give one.`,
  NoPrice: ({ chargeNumber, quantity }: PriceFacts) =>
    `Charge ${chargeNumber} has no price, and ${quantity} of it is due.`,
  QuantityBeyondTiers: ({ chargeNumber, quantity }: PriceFacts) =>
    `The quantity ${quantity} of charge ${chargeNumber} is beyond its last tier.`,
  ChargeTooLarge: ({ orderNumber, chargeNumber }: { readonly orderNumber: string; readonly chargeNumber: string }) =>
    `Charge ${chargeNumber} of ${orderNumber} comes, with its tax, to ${beyondAmounts}: change its price, quantity or usage.`,
  OrdersTooLarge: ({ excess }: { readonly excess: string }) =>
    `The lines that are due together ${excess}: invoice the orders one by one, or change their prices.`,
} as const

export interface BatchState {
  readonly number: string
  readonly status: BatchStatus
}
const canPost = (status: BatchStatus): string =>
  status === "Generating" || status === "Posting" || status === "Cancelling"
    ? "wait until the job has ended."
    : "its invoices cannot be posted."

export interface PriceFacts {
  readonly chargeNumber: string
  readonly quantity: string
}

export interface RateFacts {
  readonly currency: string
  readonly baseCurrency: string
  readonly date: CalendarDate
}
export interface TaxRateFacts extends RateFacts {
  readonly tableDate: CalendarDate
}
export interface ExemptionFacts {
  /** The number of the line, from 1. */
  readonly line: number
  readonly category: string
  readonly name: string
}

export const refuse = refusalsOf(sentences)
export type InvoiceRefusal = RefusalsOf<typeof sentences>
/** The reason why a charge that is due cannot be billed. */
export type BillingRefusal = RefusalsOf<typeof sentences, "NoPrice" | "QuantityBeyondTiers">

/**
 * The link to a document has expired or was never issued (contract I29). The error does not say which, so that nobody
 * can probe for links.
 */
export class DocumentLinkRefused extends Schema.TaggedError<DocumentLinkRefused>()("DocumentLinkRefused", {}) {
  override get message() {
    return "The link to the document has expired or is incomplete: request a new one."
  }
}

/** The errors of this context that a client can see, besides its refusals. */
export type InvoicingError = DocumentLinkRefused
