import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { RateImportId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { TaxRate } from "../tax-rate.ts"

/** A rate of a table to store. */
export type NewTaxRate = TaxRate & { readonly currency: string }

/** Rates at which VAT is converted. A stored rate never changes. */
export interface TaxRateStore {
  /** Stores the rates of days that have none. Gives these days, and the days that already have a different rate. */
  readonly keep: (
    scope: Scope & { readonly importId: RateImportId },
    rates: readonly NewTaxRate[],
  ) => Effect.Effect<
    { readonly created: readonly CalendarDate[]; readonly differing: readonly CalendarDate[] },
    PortUnavailable
  >
  /** The rate of a currency in the newest table before a day. */
  readonly before: (
    scope: Scope,
    currency: string,
    day: CalendarDate,
  ) => Effect.Effect<TaxRate | undefined, PortUnavailable>
  /** The rate of a currency in the table of a day. */
  readonly of: (
    scope: Scope,
    currency: string,
    day: CalendarDate,
  ) => Effect.Effect<TaxRate | undefined, PortUnavailable>
}
