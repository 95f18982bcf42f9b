import type { Effect } from "effect"
import type { FeatureRef } from "../catalogue/feature.ts"
import type { ListedCharge } from "../catalogue/look-ups.ts"
import type { Product } from "../catalogue/product.ts"
import type { CustomFieldConfiguration } from "../custom-fields/custom-field.ts"
import type { LookUps } from "../customers/look-ups.ts"
import type { LookupKey } from "../listing/lookup-key.ts"
import type { LegalEntityDetails } from "../organisation/legal-entity-profile.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { FieldsRefused, PortUnavailable } from "../shared/errors.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** The lookups and values with which a request about an order is read. */
export interface OrderContext {
  readonly lookUps: LookUps & {
    /**
     * The product that a key names. The product and its parts are locked against deletion until the unit of work ends.
     */
    readonly product: (field: string, key: LookupKey) => Effect.Effect<Product, FieldsRefused | PortUnavailable>
    /** The charge of any product that a key names, locked in the same way. */
    readonly charge: (field: string, key: LookupKey) => Effect.Effect<ListedCharge, FieldsRefused | PortUnavailable>
    readonly feature: (field: string, key: LookupKey) => Effect.Effect<FeatureRef, FieldsRefused | PortUnavailable>
  }
  readonly configurations: {
    readonly [E in "Order" | "OrderProduct" | "OrderProductCharge"]: readonly CustomFieldConfiguration[]
  }
  readonly entity: LegalEntityDetails
  /** Units of base currency for one unit of a currency on a day; `undefined` when no rate is in force. */
  readonly exchangeRate: (currency: string, date: CalendarDate) => Effect.Effect<Decimal | undefined, PortUnavailable>
  readonly nextId: <Id extends string>() => Id
  readonly now: Timestamp
  /** Today's date in the legal entity's time zone. */
  readonly today: CalendarDate
}
