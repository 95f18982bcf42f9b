import type { CalendarDate } from "../shared/calendar-date.ts"
import type { AccountId } from "../shared/ids.ts"

/** An account with the numbers of its orders that may have something due. */
export interface DueAccount {
  readonly id: AccountId
  readonly number: string
  /** The numbers in ascending order. */
  readonly orders: readonly string[]
}

/** The accounts to look for (contract B9). */
export interface DueAccountsAsked {
  readonly targets: {
    readonly [K in "oneOff" | "recurringInAdvance" | "recurringInArrears" | "usage" | "measured"]: CalendarDate
  }
  readonly limit: number
  /** Restricts the search to these accounts. */
  readonly accounts?: readonly AccountId[] | undefined
  /** Restricts the search to orders of these invoice batch groups. */
  readonly groups?: readonly { readonly id: string }[] | undefined
  /** Restricts the search to accounts with numbers after this one. */
  readonly after?: string | undefined
}
