import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { ProviderFailed } from "../exchange-rates.errors.ts"
import type { ImportWindow } from "../import-window.ts"
import type { PublishedValue } from "../observation.ts"

/**
 * The reference rates of the euro-area central bank: units of a currency per 1 EUR, by day. An answer that cannot be
 * read completely fails as a whole. Days and digits are those of the answer (contract R12, R13).
 */
export interface CentralBankFeed {
  readonly series: (
    currency: string,
    window: ImportWindow,
    today: CalendarDate,
  ) => Effect.Effect<readonly PublishedValue[], ProviderFailed>
}
