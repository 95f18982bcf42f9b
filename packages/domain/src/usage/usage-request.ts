import type { LookupKey } from "../listing/lookup-key.ts"
import type { Decimal } from "../shared/decimal.ts"

type Maybe<A> = A | null | undefined

/** The objects that a row names (contract X2). */
export interface UsageNames {
  readonly account?: Maybe<LookupKey>
  readonly order?: Maybe<LookupKey>
  readonly product?: Maybe<LookupKey>
  readonly charge?: Maybe<LookupKey>
}

/**
 * A row that a caller reports (contract X1). A measurement has a tag; the other members after the names are only for
 * usage.
 */
export interface UsageRequest extends UsageNames {
  readonly quantity: Decimal
  readonly fromDate: string
  readonly unit?: Maybe<LookupKey>
  readonly description?: Maybe<string>
  readonly toDate?: Maybe<string>
  readonly source?: Maybe<string>
  readonly ratedPrice?: Maybe<Decimal>
  readonly ratedPriceCurrency?: Maybe<string>
  readonly tag?: Maybe<string>
  readonly customFields?: Maybe<Readonly<Record<string, unknown>>>
}

/** A request to create one row. `validateData` requires that the row names its charge (contract X3). */
export interface CreateUsageRequest extends UsageRequest {
  readonly validateData?: Maybe<boolean>
}

/** A merge patch of waiting usage (contract X6). */
export interface PatchUsageRequest extends Pick<UsageNames, "charge"> {
  readonly unit?: Maybe<LookupKey>
  readonly quantity?: Maybe<Decimal>
  readonly description?: Maybe<string>
  readonly fromDate?: Maybe<string>
  readonly ratedPrice?: Maybe<Decimal>
  readonly ratedPriceCurrency?: Maybe<string>
  readonly customFields?: Maybe<Readonly<Record<string, unknown>>>
}
