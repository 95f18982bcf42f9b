import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { RateImportId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { ImportWindow, RequestedWindow } from "./import-window.ts"
import type { RateProvider } from "./provider.ts"

export const importStates = ["Queued", "Running", "Succeeded", "Failed"] as const
/**
 * Succeeded and Failed correspond to the success flag of the provider's settings. An import that succeeded may list
 * currencies that failed.
 */
export type ImportState = (typeof importStates)[number]

/** The state machine of imports. A running import that was interrupted is taken over, or goes back to the queue. */
const next: { readonly [S in ImportState]: readonly ImportState[] } = {
  Queued: ["Running", "Failed"],
  Running: ["Running", "Queued", "Succeeded", "Failed"],
  Succeeded: [],
  Failed: [],
}
export const mayBecome = (from: ImportState, to: ImportState): boolean => next[from].includes(to)

/** One import from one provider for one legal entity. */
export interface RateImport extends Scope {
  readonly id: RateImportId
  readonly provider: RateProvider
  readonly state: ImportState
  readonly requested: RequestedWindow
  /** The window that was used in the end; absent for the commercial provider. */
  readonly window?: ImportWindow
  readonly addHistorical: boolean
  readonly requestedAt: Timestamp
  readonly startedAt?: Timestamp
  readonly finishedAt?: Timestamp
  /**
   * The number of times the import was started, from 1. By this number, a late worker notices that another one has
   * taken over.
   */
  readonly attempt: number
  /** The time until which nobody else may take over a running import. */
  readonly leaseUntil?: Timestamp
  /** The number of currencies to import, and of those done so far. */
  readonly currencies: number
  readonly done: number
  readonly created: number
  readonly conflicts: number
  readonly message?: string
}

/** Longer than the slowest request with its retries, and than the pauses between the requests of a whole history. */
const leaseSeconds = 20 * 60
export const leaseFrom = (now: Timestamp): Timestamp => (now + leaseSeconds * 1000) as Timestamp

/** Whether the worker of the import must be considered lost. */
export const isAbandoned = ({ state, leaseUntil, requestedAt }: RateImport, now: Timestamp): boolean =>
  state === "Running" ? leaseUntil === undefined || leaseUntil <= now : state === "Queued" && requestedAt <= now - day
const day = 24 * 60 * 60 * 1000

/** A conflict as the import stores it. */
export interface ConflictEntry {
  readonly id: string
  readonly fromCurrency: string
  readonly toCurrency: string
  readonly effectiveFrom: CalendarDate
  readonly rate: Decimal
  readonly existing: {
    readonly id: string
    readonly effectiveFrom: CalendarDate
    readonly effectiveTo?: CalendarDate
    readonly rate: Decimal
  }
}
