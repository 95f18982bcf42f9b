import { Context } from "effect"
import type { LRUCache } from "lru-cache"
import type { PoolClient } from "pg"
import type { Afterwards } from "./afterwards.ts"
import type { CausedChanges } from "./audit-insert.ts"
import type { TransactionDb } from "./connection-db.ts"

/** A transaction in progress. */
export interface Running extends TransactionDb {
  readonly client: PoolClient
  readonly tenant: string
  readonly settings: SettingsSeen
  /** The queues that got due jobs; their workers are woken after the commit. */
  readonly wakes: Set<string>
  /** Work that runs after the end of a writing transaction. */
  readonly afterwards?: Afterwards
  /**
   * Resolves when it is known whether the assumed settings were right; rejects when the transaction could not begin.
   */
  readonly answered: () => Promise<void>
  /** Set on a single statement without a begin, which therefore needs no commit. */
  readonly isOneStatement?: true
  /** The changes of the work in a writing transaction; those of a group have one for each piece that succeeded. */
  readonly caused?: CausedChanges[]
  /** Set when others work in the same transaction at the same time. */
  readonly isGrouped?: true
}

/** The version of the tenant's settings that a transaction works with. */
export interface SettingsSeen {
  /** The version; `undefined` once the transaction has changed the settings. */
  version: bigint | undefined
  /** True while the version is only assumed, because the begin of the transaction has not been answered. */
  isAssumed: boolean
  /** True when the assumed version was wrong. Nothing that the transaction read may then be used. */
  isWrong: boolean
  /** Settings that this transaction has read and that must not be kept for others, by name. */
  own?: LRUCache<string, {}>
}

/** The transaction of the running fiber, if any. The default of `undefined` keeps `R = never`. */
export const CurrentTransaction = Context.Reference<Running | undefined>("adapters/postgres/CurrentTransaction", {
  defaultValue: () => undefined,
})
