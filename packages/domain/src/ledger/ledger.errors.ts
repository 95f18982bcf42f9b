import { refusalsOf, type RefusalsOf } from "../shared/refusals.ts"

const sentences = {
  /** A voucher cannot have a date in a closed period (contract F4). */
  PeriodClosed: ({ period }: { readonly period: string }) => `The accounting period ${period} is closed.`,
  /** Periods are closed in order, from the first with a voucher or an item of revenue (contract F3). */
  EarlierPeriodOpen: ({ period }: { readonly period: string }) =>
    `The accounting period ${period} must be closed first: periods are closed in their order, from the first with an entry.`,
  RevenueNotRecognized: ({ period, count }: { readonly period: string; readonly count: number }) =>
    `Revenue up to the accounting period ${period} waits to be recognised: ${count} items.`,
  DraftsInPeriod: ({ period, count }: { readonly period: string; readonly count: number }) =>
    `Draft invoices or credit notes are dated in the accounting period ${period}: ${count}. Post or cancel them.`,
  PeriodNotClosed: ({ period }: { readonly period: string }) => `The accounting period ${period} is not closed.`,
  NotLastClosed: ({ period, last }: { readonly period: string; readonly last: string }) =>
    `The accounting period ${period} cannot be opened: only the last closed period, ${last}, can.`,
} as const

export const refuse = refusalsOf(sentences)
/** A period that cannot be closed or opened. */
export type PeriodRefusal = RefusalsOf<typeof sentences>
