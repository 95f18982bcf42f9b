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

/** Usage adds up over a period; a measurement says how much there was of something on a day (contract X1). */
export const usageKinds = ["Usage", "Measurement"] as const
export type UsageKind = (typeof usageKinds)[number]

/** The type of the charges that rows of a kind are of. */
export const chargeTypeOf = { Usage: "Usage", Measurement: "Measured" } as const satisfies Readonly<
  Record<UsageKind, string>
>

/** A row of usage or of measurements as it is kept (contract X1). */
export interface UsageRow extends Scope {
  readonly id: UsageRowId
  readonly kind: UsageKind
  readonly accountId?: AccountId
  /** Of version 1, which stands for the order in all its versions. */
  readonly orderId?: OrderId
  readonly orderProductId?: OrderProductId
  /** Of the charge in all its versions; absent while the row is unmatched. */
  readonly chargeNumber?: string
  /** Code of UN/ECE Recommendation 20. */
  readonly unit?: string
  /** Negative in a correction. */
  readonly quantity: Decimal
  readonly description?: string
  /** The day that says in which period the row counts. */
  readonly from: CalendarDate
  /** The last day. */
  readonly to?: CalendarDate
  readonly source?: string
  /** Of a measurement: the thing that was measured. */
  readonly tag?: string
  /** Price of one, of a charge of the model Rated. */
  readonly ratedPrice?: Decimal
  /** ISO 4217 code, that of the order. */
  readonly ratedPriceCurrency?: string
  readonly customFields: CustomFieldValues
  /** The import that brought it. */
  readonly importId?: UsageImportId
  /** Where it is billed; absent while it waits. */
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

/** A row with what it names, as that is now; a part that was reverted or deleted since is absent. */
export interface ShownUsage extends UsageRow {
  readonly account?: SimpleAccount
  /** The last version. */
  readonly order?: PartRef<OrderId> & { readonly orderNumber: string }
  readonly product?: PartRef<OrderProductId> & { readonly productNumber: string }
  /** The last version. */
  readonly charge?: PartRef<OrderChargeId> & {
    readonly chargeNumber: string
    readonly name: string
    readonly description?: string
  }
}
