import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { DatedRate } from "./exchange-rate.ts"
import type { RateProvider } from "./provider.ts"

/** A rate that an import would add. */
export interface RateCandidate {
  readonly effectiveFrom: CalendarDate
  readonly rate: Decimal
  readonly observedAt?: Timestamp | undefined
  /** The number of the table, for a bank that numbers its tables. */
  readonly tableNumber?: string
}

/** The rates that a provider gave for one currency. */
export interface CurrencyBatch {
  readonly currency: string
  /** The position in the order of the currencies, so that results do not depend on the order of answers. */
  readonly position: number
  /** The number of usable observations, among which `candidates` are those to add. */
  readonly observations: number
  readonly candidates: readonly RateCandidate[]
  readonly failures: readonly string[]
}

/** A rate that was not created, and the rate that prevents it (contract R11). */
export interface RateConflict {
  readonly candidate: RateCandidate
  readonly existing: DatedRate
}

/** The result for one currency, or, without `currency`, for the import as a whole. */
export interface CurrencyResult {
  readonly currency?: string
  readonly position: number
  readonly observations: number
  readonly created: number
  readonly conflicts: number
  readonly failures: readonly string[]
  /** Sentences about created rates that differ much from the rates before them (contract R31). */
  readonly warnings: readonly string[]
}

/** The results at the end of an import. */
export interface Tally {
  readonly results: readonly CurrencyResult[]
  /** The number of currencies to import. */
  readonly wanted: number
  /** The reason why nothing was done at all, which is not the failure of a currency. */
  readonly note?: string
}

export interface Judgement {
  readonly succeeded: boolean
  /** The number that the provider's settings show (contract R17). */
  readonly count: number
  readonly message?: string
}

const longestFailure = 200
const longestMessage = 4000
/**
 * Shortens a text that partly comes from a provider, and removes characters that a database or a terminal does not
 * accept.
 */
const cut = (text: string, length: number): string => {
  const shown = text.length > length ? `${text.slice(0, length - 1)}…` : text
  return shown.replaceAll(/\p{Cc}/gu, "\uFFFD").toWellFormed()
}

/** The message for the failure of a currency: a sentence of at most 200 characters (contract R14). */
export const failureOf = (currency: string, detail: string): string => cut(`${currency}: ${detail}`, longestFailure)

export const shorten = (detail: string): string => cut(detail, longestFailure)

const sum = (results: readonly CurrencyResult[], of: (result: CurrencyResult) => number) =>
  results.reduce((all, each) => all + of(each), 0)

/** The conditions under which an import of each provider succeeds, and the number to show (contract R21, R23, R25). */
const rules: { readonly [P in RateProvider]: (tally: Tally, failed: boolean) => Omit<Judgement, "message"> } = {
  "central-bank": ({ results, wanted }) => ({
    succeeded: wanted === 0 || results.some(({ observations }) => observations > 0),
    count: sum(results, ({ created }) => created),
  }),
  commercial: ({ results }, failed) => ({ succeeded: !failed, count: sum(results, ({ created }) => created) }),
  nbp: ({ results, note }, failed) => ({
    succeeded: !failed && note === undefined,
    count: sum(results, ({ created }) => created),
  }),
  riksbank: ({ results, note }, failed) => ({
    succeeded: !failed && note === undefined,
    count: results.filter(({ currency }) => currency !== undefined).length,
  }),
}

/** The summary of an import for the provider's settings. */
export const judge = (provider: RateProvider, tally: Tally): Judgement => {
  const failures = tally.results.toSorted((a, b) => a.position - b.position).flatMap((each) => each.failures)
  const texts = tally.note === undefined ? failures : [tally.note, ...failures]
  return {
    ...rules[provider](tally, failures.length > 0),
    ...(texts.length === 0 ? {} : { message: cut(texts.join("; "), longestMessage) }),
  }
}
