import type { LookupKey } from "../listing/lookup-key.ts"
import type { Decimal } from "../shared/decimal.ts"

type Maybe<A> = A | null | undefined

/** What a row names (contract X2). */
export interface UsageNames {
  readonly account?: Maybe<LookupKey>
  readonly order?: Maybe<LookupKey>
  readonly product?: Maybe<LookupKey>
  readonly charge?: Maybe<LookupKey>
}

/** A row that a caller reports; a measurement has a tag, only usage has what is between it and the names (contract X1). */
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

/** A single row; `validateData` demands that it names its charge (contract X3). */
export interface CreateUsageRequest extends UsageRequest {
  readonly validateData?: Maybe<boolean>
}

/** A merge patch of usage that waits (contract X6). */
export interface PatchUsageRequest extends Pick<UsageNames, "charge"> {
  readonly unit?: Maybe<LookupKey>
  readonly quantity?: Maybe<Decimal>
  readonly description?: Maybe<string>
  readonly fromDate?: Maybe<string>
  readonly ratedPrice?: Maybe<Decimal>
  readonly ratedPriceCurrency?: Maybe<string>
  readonly customFields?: Maybe<Readonly<Record<string, unknown>>>
}
