import type { Result } from "effect"
import type { Order } from "../../orders/order.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { OrderChargeId } from "../../shared/ids.ts"
import type { BillingRefusal } from "../invoicing.errors.ts"
import type { Due } from "./billed-lines.ts"
import type { Invoiced } from "./coverage.ts"
import type { TargetDates } from "./due.ts"
import type { ProrationMethod } from "../../organisation/proration-method.ts"
import type { UsageTotals } from "./usage-totals.ts"

/** The values from which the lines of an order are made. */
export interface Billing {
  readonly order: Order
  readonly targetDates: TargetDates
  readonly method: ProrationMethod
  readonly invoiced: Invoiced
  readonly totals: ReadonlyMap<string, UsageTotals>
  /** The first days of the periods that have totals, by version of a charge. */
  readonly summed: ReadonlyMap<OrderChargeId, readonly CalendarDate[]>
}

export type DueOrRefused = Result.Result<Due, BillingRefusal>
