import { parseVerbatim } from "@svc/domain/shared/exact-json"

/** Numbers are as they were written: raw JSON (`JSON.rawJSON`), which prints and compares digit for digit. */
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
  /** Name → pointer into the answer. */
  readonly save?: Readonly<Record<string, string>>
  readonly expect?: { readonly status?: unknown; readonly body?: Readonly<Record<string, Given>> }
  /** Seconds to repeat the request for, until it is as expected. */
  readonly eventually?: unknown
}

export interface Scenario {
  readonly id: string
  readonly title: string
  readonly legalEntity?: { readonly baseCurrency?: string; readonly country?: string }
  /** Where the answer depends on it: the clock is moved there first. */
  readonly today?: string
  readonly steps: readonly Step[]
}

export const readScenarios = (text: string): readonly Scenario[] =>
  (parseVerbatim(text) as { readonly scenarios: readonly Scenario[] }).scenarios
