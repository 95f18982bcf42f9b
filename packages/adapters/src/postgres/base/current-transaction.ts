import { Context } from "effect"
import type { PoolClient } from "pg"
import type { Afterwards } from "./afterwards.ts"
import type { TransactionDb } from "./connection-db.ts"

/** A transaction that is under way. */
export interface Running extends TransactionDb {
  readonly client: PoolClient
  readonly tenant: string
  readonly settings: SettingsSeen
  /** The queues that got work which is due, whose workers are woken behind the commit. */
  readonly wakes: Set<string>
  /** Work for after its end, where it writes by itself. */
  readonly afterwards?: Afterwards
  /** Ends when it is known whether the settings are those that were assumed; rejects when the transaction could not begin. */
  readonly answered: () => Promise<void>
  /** It has one statement and no begin, so nothing is left to end. */
  readonly isOneStatement?: true
  /** Others work in the same transaction at the same time. */
  readonly isGrouped?: true
}

/** The settings that a transaction works with. */
export interface SettingsSeen {
  /** Their version; `undefined` once the transaction has changed them. */
  version: bigint | undefined
  /** The version is only assumed so far: the transaction's begin has not been answered. */
  isAssumed: boolean
  /** The version was assumed wrongly, and nothing that was read may be used. */
  isWrong: boolean
}

/** The transaction the running fiber is in, if any. A default of `undefined` keeps `R = never`. */
export const CurrentTransaction = Context.Reference<Running | undefined>("adapters/postgres/CurrentTransaction", {
  defaultValue: () => undefined,
})
