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
  /** Of a bank that numbers its tables. */
  readonly tableNumber?: string
}

/** The rates that a provider gave for one currency. */
export interface CurrencyBatch {
  readonly currency: string
  /** Place in the order of the currencies, so that results do not depend on which answer came first. */
  readonly position: number
  /** Usable observations seen, of which `candidates` are those to be added. */
  readonly observations: number
  readonly candidates: readonly RateCandidate[]
  readonly failures: readonly string[]
}

/** A rate that was not created, and the one in its way (contract R11). */
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
  /** Rates that were created and lie far off the ones before them, as sentences (contract R31). */
  readonly warnings: readonly string[]
}

/** The figures at the end of an import. */
export interface Tally {
  readonly results: readonly CurrencyResult[]
  /** Currencies there were to import. */
  readonly wanted: number
  /** Why nothing was done at all; this is no failure of a currency. */
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
 * Cuts a text that a provider wrote part of: at most so long, and without what a database or a terminal does not take.
 */
const cut = (text: string, length: number): string => {
  const shown = text.length > length ? `${text.slice(0, length - 1)}…` : text
  return shown.replaceAll(/\p{Cc}/gu, "\uFFFD").toWellFormed()
}

/** A failure of a currency as every message has it: a sentence of at most 200 characters (contract R14). */
export const failureOf = (currency: string, detail: string): string => cut(`${currency}: ${detail}`, longestFailure)

export const shorten = (detail: string): string => cut(detail, longestFailure)

const sum = (results: readonly CurrencyResult[], of: (result: CurrencyResult) => number) =>
  results.reduce((all, each) => all + of(each), 0)

/** When an import of each provider is a success, and what is counted (contract R21, R23, R25). */
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

/** Sums an import up for the provider's settings. */
export const judge = (provider: RateProvider, tally: Tally): Judgement => {
  const failures = tally.results.toSorted((a, b) => a.position - b.position).flatMap((each) => each.failures)
  const texts = tally.note === undefined ? failures : [tally.note, ...failures]
  return {
    ...rules[provider](tally, failures.length > 0),
    ...(texts.length === 0 ? {} : { message: cut(texts.join("; "), longestMessage) }),
  }
}
