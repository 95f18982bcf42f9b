import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"

/** Something in the books that should be otherwise. */
export interface Disagreement {
  /** What it is about: `voucher J-17`, `invoice 1001`. */
  readonly about: string
  /** What is wrong with it, as a sentence without its end. */
  readonly message: string
}

/** What a check found. */
export interface CheckedBooks {
  /** So many disagreements in all. */
  readonly count: number
  /** The first of them. */
  readonly disagreements: readonly Disagreement[]
}

/** So many disagreements a check names at most. */
export const mostNamed = 20

/**
 * Proves something of the books of a legal entity from what is stored, by other means than those that wrote it (contract
 * J10). A context brings its own checks.
 */
export interface BooksCheck {
  /** What holds where nothing disagrees, as a sentence without its end. */
  readonly holds: string
  readonly run: (scope: Scope) => Effect.Effect<CheckedBooks, PortUnavailable>
}
