import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"

/** An error in the books. */
export interface Disagreement {
  /** The object of the error: `voucher J-17`, `invoice 1001`. */
  readonly about: string
  /** The error, as a sentence without a full stop. */
  readonly message: string
}

/** The result of a check. */
export interface CheckedBooks {
  /** The number of all errors. */
  readonly count: number
  /** The first errors. */
  readonly disagreements: readonly Disagreement[]
}

/** The largest number of errors that a check lists. */
export const mostNamed = 20

/**
 * Verifies a property of the books of a legal entity from stored data, by other means than the code that wrote it
 * (contract J10). Each context brings its own checks.
 */
export interface BooksCheck {
  /** The property that holds when there is no error, as a sentence without a full stop. */
  readonly holds: string
  readonly run: (scope: Scope) => Effect.Effect<CheckedBooks, PortUnavailable>
}
