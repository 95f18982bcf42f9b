import type { CustomFieldValues } from "../custom-fields/custom-field.ts"
import type { SimpleAccount } from "../customers/account.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import type {
  AccountId,
  InvoiceId,
  InvoiceLineId,
  OrderChargeId,
  OrderId,
  OrderProductId,
  UsageImportId,
  UsageRowId,
} from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** Usage is summed over a period. A measurement states the quantity of something on a day (contract X1). */
export const usageKinds = ["Usage", "Measurement"] as const
export type UsageKind = (typeof usageKinds)[number]

/** The type of charge for each kind of row. */
export const chargeTypeOf = { Usage: "Usage", Measurement: "Measured" } as const satisfies Readonly<
  Record<UsageKind, string>
>

/** A stored row of usage or measurements (contract X1). */
export interface UsageRow extends Scope {
  readonly id: UsageRowId
  readonly kind: UsageKind
  readonly accountId?: AccountId
  /** The id of version 1, which identifies the order in all its versions. */
  readonly orderId?: OrderId
  readonly orderProductId?: OrderProductId
  /** The number of the charge in all its versions; absent while the row is unmatched. */
  readonly chargeNumber?: string
  /** Code of UN/ECE Recommendation 20. */
  readonly unit?: string
  /** The quantity; negative for a correction. */
  readonly quantity: Decimal
  readonly description?: string
  /** The day that decides in which period the row counts. */
  readonly from: CalendarDate
  /** The last day. */
  readonly to?: CalendarDate
  readonly source?: string
  /** The measured object; only for a measurement. */
  readonly tag?: string
  /** The price of one unit, for a charge of the model Rated. */
  readonly ratedPrice?: Decimal
  /** ISO 4217 code of the order's currency. */
  readonly ratedPriceCurrency?: string
  readonly customFields: CustomFieldValues
  /** The import that brought the row. */
  readonly importId?: UsageImportId
  /** The invoice that bills the row; absent while it waits. */
  readonly invoiceId?: InvoiceId
  readonly invoiceLineId?: InvoiceLineId
  readonly createdAt: Timestamp
  readonly modifiedAt: Timestamp
}

interface PartRef<Id> {
  readonly id: Id
  readonly externalERPId?: string
  readonly externalCRMId?: string
}

/**
 * A row with the present state of the objects that it names. An object that was reverted or deleted since is absent.
 */
export interface ShownUsage extends UsageRow {
  readonly account?: SimpleAccount
  /** The last version of the order. */
  readonly order?: PartRef<OrderId> & { readonly orderNumber: string }
  readonly product?: PartRef<OrderProductId> & { readonly productNumber: string }
  /** The last version of the charge. */
  readonly charge?: PartRef<OrderChargeId> & {
    readonly chargeNumber: string
    readonly name: string
    readonly description?: string
  }
}
