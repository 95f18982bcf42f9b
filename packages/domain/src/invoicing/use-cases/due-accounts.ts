import { Effect } from "effect"
import type { DueAccount } from "../../orders/due-accounts.ts"
import type { Orders } from "../../orders/orders.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import type { InvoiceBatch } from "../batches/invoice-batch.ts"
import type { InvoiceBatchStore } from "../ports/invoice-batch-store.ts"
import type { UsageToBill } from "../ports/usage-to-bill.ts"

export interface DueAccountsPorts {
  readonly orders: Pick<Orders, "dueAccounts">
  readonly batches: Pick<InvoiceBatchStore, "accountsWithNotes">
  readonly usage: Pick<UsageToBill, "accountsWaiting">
}

type Selection = Pick<InvoiceBatch, "accounts" | "cursor" | "groups" | "targetDates">

/**
 * The accounts after the cursor of a batch for which it may have something to do, by account number (contract B9):
 * those with charges that may be due, with waiting usage, or with credit notes that no batch lists. Gives about `limit`
 * at most.
 */
export const makeDueAccounts =
  ({ orders, batches, usage }: DueAccountsPorts) =>
  (
    scope: Scope,
    { accounts, cursor, groups, targetDates }: Selection,
    limit: number,
  ): Effect.Effect<readonly DueAccount[], PortUnavailable> => {
    const asked = { targets: targetDates, limit, accounts, groups, after: cursor?.account }
    const notes = batches.accountsWithNotes(scope, limit, cursor?.account, accounts)
    return Effect.map(
      Effect.all([
        orders.dueAccounts(scope, asked),
        usage.accountsWaiting(scope, asked),
        Effect.map(notes, (found) => found.map((account): DueAccount => ({ ...account, orders: [] }))),
      ]),
      (sources) => merged(sources, limit),
    )
  }

/**
 * Merges pages that are each sorted by number into one. A source that gave as many as were requested may have more
 * after its last account, so accounts of other sources after that one wait for the next page.
 */
const merged = (sources: readonly (readonly DueAccount[])[], limit: number): readonly DueAccount[] => {
  const ends = sources.flatMap((source) => (source.length < limit ? [] : [source.at(-1)!.number]))
  const [end] = ends.toSorted()
  const found = new Map<string, DueAccount>()
  for (const account of sources.flat()) {
    if (end !== undefined && account.number > end) continue
    const so = found.get(account.number)
    found.set(
      account.number,
      so === undefined ? account : { ...so, orders: [...new Set([...so.orders, ...account.orders])] },
    )
  }
  return [...found.values()].toSorted((a, b) => (a.number < b.number ? -1 : 1))
}
