import { parseVerbatim } from "@svc/domain/shared/exact-json"

/**
 * A value of a case. Numbers keep their digits as raw JSON (`JSON.rawJSON`), which prints and compares digit for digit.
 */
export type Given = unknown

/** A request, or a move of the clock; see the README of the given billing cases. */
export type Step = { readonly clock: string } | RequestStep

export interface RequestStep {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly query?: Readonly<Record<string, Given>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Given
  /** Names of values to keep, each with the pointer to it in the answer. */
  readonly save?: Readonly<Record<string, string>>
  readonly expect?: { readonly status?: unknown; readonly body?: Readonly<Record<string, Given>> }
  /** How many seconds to repeat the request until its answer is as expected. */
  readonly eventually?: unknown
}

export interface Scenario {
  readonly id: string
  readonly title: string
  readonly legalEntity?: { readonly baseCurrency?: string; readonly country?: string }
  /** The date to which the clock is moved first, where the expected answers depend on the date. */
  readonly today?: string
  readonly steps: readonly Step[]
}

export const readScenarios = (text: string): readonly Scenario[] =>
  (parseVerbatim(text) as { readonly scenarios: readonly Scenario[] }).scenarios
