import type { CalendarDate } from "../shared/calendar-date.ts"
import type { AccountId } from "../shared/ids.ts"

/** An account with the numbers of orders of which something may be due. */
export interface DueAccount {
  readonly id: AccountId
  readonly number: string
  /** In their order. */
  readonly orders: readonly string[]
}

/** Which accounts are asked for (contract B9). */
export interface DueAccountsAsked {
  readonly targets: {
    readonly [K in "oneOff" | "recurringInAdvance" | "recurringInArrears" | "usage" | "measured"]: CalendarDate
  }
  readonly limit: number
  /** Only these. */
  readonly accounts?: readonly AccountId[] | undefined
  /** Only orders of these invoice batch groups. */
  readonly groups?: readonly { readonly id: string }[] | undefined
  /** Only accounts with later numbers. */
  readonly after?: string | undefined
}
