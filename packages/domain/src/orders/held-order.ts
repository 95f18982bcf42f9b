import type { ChargeModel, ChargeType } from "../catalogue/charge.ts"
import type { SimpleAccount } from "../customers/account.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { OrderChargeId, OrderId, OrderProductId } from "../shared/ids.ts"
import { windowOf } from "./charge-window.ts"

/** The numbers and ids by which a request names parts of orders. */
export interface PartNames {
  readonly numbers: readonly string[]
  readonly ids: readonly string[]
}

/**
 * Names of orders (numbers or ids of any version), of products of orders, and of charges (numbers or ids of any
 * version).
 */
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
  /** The versions of the charge, oldest first. */
  readonly versions: readonly {
    readonly id: OrderChargeId
    readonly start?: CalendarDate
    /** The first day that the version does not cover. */
    readonly end?: CalendarDate
  }[]
}

/** An order whose last version is locked until the unit of work ends, with those of its parts that were named. */
export interface HeldOrder {
  /** The id of version 1, which identifies the order in all its versions. */
  readonly id: OrderId
  /** The ids of the order's versions by which the order was named. */
  readonly versionIds: readonly OrderId[]
  readonly orderNumber: string
  readonly account: SimpleAccount
  /** ISO 4217 code. */
  readonly currency: string
  readonly start: CalendarDate
  /** The first day after the term. */
  readonly end?: CalendarDate
  readonly products: readonly { readonly id: OrderProductId; readonly productNumber: string }[]
  readonly charges: readonly HeldCharge[]
}

/** Whether some version of a charge is in force on a day (contract S16). */
export const isInForce = (
  order: Pick<HeldOrder, "start" | "end">,
  { versions }: Pick<HeldCharge, "versions">,
  day: CalendarDate,
): boolean =>
  versions.some((version) => {
    const window = windowOf(order, version)
    return window !== undefined && window.from <= day && (window.to === undefined || day < window.to)
  })
