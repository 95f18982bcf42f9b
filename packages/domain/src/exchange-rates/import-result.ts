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
}

/** What a provider gave for one currency. */
export interface CurrencyBatch {
  readonly currency: string
  /** Place in the order of the currencies, so that results do not depend on which answer came first. */
  readonly position: number
  /** Usable observations seen, of which `candidates` are those to be added. */
  readonly observations: number
  readonly candidates: readonly RateCandidate[]
  readonly failures: readonly string[]
}

/** A rate that was not created, and the one in its way (specification 2.6). */
export interface RateConflict {
  readonly candidate: RateCandidate
  readonly existing: DatedRate
}

/** What became of one currency, or, without `currency`, of the import as a whole. */
export interface CurrencyResult {
  readonly currency?: string
  readonly position: number
  readonly observations: number
  readonly created: number
  readonly conflicts: number
  readonly failures: readonly string[]
}

/** What is known when an import ends. */
export interface Tally {
  readonly results: readonly CurrencyResult[]
  /** Currencies there were to import. */
  readonly wanted: number
  /** Why nothing was done at all; not a failure of a currency. */
  readonly note?: string
}

export interface Judgement {
  readonly succeeded: boolean
  /** What the provider's settings count. */
  readonly count: number
  readonly message?: string
}

const longestFailure = 200
const longestMessage = 4000
/** At most so long, and without what neither a database nor a terminal takes: a provider wrote part of it. */
const cut = (text: string, length: number): string => {
  const shown = text.length > length ? `${text.slice(0, length - 1)}…` : text
  return shown.replaceAll(/\p{Cc}/gu, "\uFFFD").toWellFormed()
}

/** A sentence about a currency as every message has it, of at most 200 characters. */
export const failureOf = (currency: string, detail: string): string => cut(`${currency}: ${detail}`, longestFailure)

export const shorten = (detail: string): string => cut(detail, longestFailure)

const sum = (results: readonly CurrencyResult[], of: (result: CurrencyResult) => number) =>
  results.reduce((all, each) => all + of(each), 0)

/** When an import of each provider is a success, and what is counted (specification 2.7, decisions D5, D8, D9). */
const rules: { readonly [P in RateProvider]: (tally: Tally, failed: boolean) => Omit<Judgement, "message"> } = {
  "central-bank": ({ results, wanted }) => ({
    succeeded: wanted === 0 || results.some(({ observations }) => observations > 0),
    count: sum(results, ({ created }) => created),
  }),
  commercial: ({ results }, failed) => ({ succeeded: !failed, count: sum(results, ({ created }) => created) }),
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
