import type { ChargeModel, ChargeType } from "../catalogue/charge.ts"
import type { SimpleAccount } from "../customers/account.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { OrderChargeId, OrderId, OrderProductId } from "../shared/ids.ts"
import { windowOf } from "./charge-window.ts"

/** Numbers and ids that parts of orders are named by. */
export interface PartNames {
  readonly numbers: readonly string[]
  readonly ids: readonly string[]
}

/** Orders, by their numbers and the ids of any version; products of orders; charges, by the ids of any version too. */
export interface OrderPartNames {
  readonly orders: PartNames
  readonly products: PartNames
  readonly charges: PartNames
}

/** A charge of an order in short, with the days of all its versions. */
export interface HeldCharge {
  readonly chargeNumber: string
  readonly orderProductId: OrderProductId
  readonly chargeType: ChargeType
  readonly model: ChargeModel
  /** Oldest first. */
  readonly versions: readonly {
    readonly id: OrderChargeId
    readonly start?: CalendarDate
    /** The first day that is not covered. */
    readonly end?: CalendarDate
  }[]
}

/** An order whose last version stays as it is until the unit of work ends, with those of its parts that were named. */
export interface HeldOrder {
  /** Of version 1, which stands for the order in all its versions. */
  readonly id: OrderId
  /** Those of its versions by whose ids it was named. */
  readonly versionIds: readonly OrderId[]
  readonly orderNumber: string
  readonly account: SimpleAccount
  /** ISO 4217 code. */
  readonly currency: string
  readonly start: CalendarDate
  /** The first day behind the term. */
  readonly end?: CalendarDate
  readonly products: readonly { readonly id: OrderProductId; readonly productNumber: string }[]
  readonly charges: readonly HeldCharge[]
}

/** Whether one of the versions of a charge is in force on a day (contract S16). */
export const isInForce = (
  order: Pick<HeldOrder, "start" | "end">,
  { versions }: Pick<HeldCharge, "versions">,
  day: CalendarDate,
): boolean =>
  versions.some((version) => {
    const window = windowOf(order, version)
    return window !== undefined && window.from <= day && (window.to === undefined || day < window.to)
  })
