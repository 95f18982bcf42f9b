import type { Effect } from "effect"
import type { CheckedFilter } from "../../listing/list-fields.ts"
import type { Listed, ListRequest } from "../../listing/list-request.ts"
import type { FilterTooBroad, PortUnavailable, ResourceNotFound } from "../../shared/errors.ts"
import type { AccountId, InvoiceBatchId, InvoiceId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type {
  BatchedInvoice,
  BatchCounts,
  BatchLogEntry,
  BatchRef,
  BatchStatus,
  BatchSum,
  InvoiceBatch,
} from "../batches/invoice-batch.ts"

/** Names a batch by its id or by its number. */
export type BatchAddress =
  | { readonly by: "id"; readonly id: InvoiceBatchId }
  | { readonly by: "number"; readonly number: string }

/** A draft of a batch, by the order in which drafts are posted: that of the numbers of their accounts. */
export interface DraftOfBatch {
  readonly id: InvoiceId
  readonly account: string
}

/**
 * Keeps invoice batches with their logs (contract B).
 *
 * Contract (`test/contract/invoice-batch-store.contract.test.ts`), within the scope:
 * - `insert` gives `false` where the number is taken;
 * - `find` after `insert` or `update` gives back an equal batch;
 * - `lock` holds the batch until the unit of work ends: of several who work on one batch only one does at a time;
 * - `log` writes a row for an entity over the one that is there; `forget` takes the rows of invoices away;
 * - `pick` puts the drafts that a filter finds into a batch that is not kept yet, and gives their number; what else is asked of
 *   the invoices of a batch with a filter is asked of these, whatever became of them since;
 * - `drafts` gives drafts behind a place, by the numbers of their accounts and by their ids;
 * - `sums` counts the invoices of each state and currency, and adds up their exact amounts;
 * - `listNotes` puts the Draft credit notes of changes of orders of the accounts into the batch, where no batch lists
 *   them, and gives their number; `unlistNotes` takes credit notes off their batches;
 * - `accountsWithNotes` gives the accounts that have such credit notes, by their numbers.
 */
export interface InvoiceBatchStore {
  readonly insert: (batch: InvoiceBatch) => Effect.Effect<boolean, PortUnavailable>
  readonly update: (batch: InvoiceBatch) => Effect.Effect<void, PortUnavailable>
  readonly find: (
    scope: Scope,
    address: BatchAddress,
  ) => Effect.Effect<InvoiceBatch, ResourceNotFound | PortUnavailable>
  /** Takes as long as there are invoices: whoever looks after a batch often does without. */
  readonly count: (scope: Scope, batch: BatchRef) => Effect.Effect<BatchCounts, PortUnavailable>
  /** By state and currency; takes as long as there are invoices. */
  readonly sums: (scope: Scope, batch: BatchRef) => Effect.Effect<readonly BatchSum[], PortUnavailable>
  /** Takes as long as a list may (contract L16). */
  readonly pick: (
    scope: Scope,
    id: InvoiceBatchId,
    filter: CheckedFilter,
  ) => Effect.Effect<number, FilterTooBroad | PortUnavailable>
  readonly lock: (scope: Scope, id: InvoiceBatchId) => Effect.Effect<InvoiceBatch, ResourceNotFound | PortUnavailable>
  /** All, or those in a state. */
  readonly list: (
    scope: Scope,
    request: ListRequest,
    state?: BatchStatus,
  ) => Effect.Effect<Listed<InvoiceBatch>, FilterTooBroad | PortUnavailable>
  /** Those of the ids that are there. */
  readonly findAll: (
    scope: Scope,
    ids: readonly InvoiceBatchId[],
  ) => Effect.Effect<readonly InvoiceBatch[], PortUnavailable>
  readonly log: (
    scope: Scope,
    id: InvoiceBatchId,
    entries: readonly BatchLogEntry[],
  ) => Effect.Effect<void, PortUnavailable>
  readonly forget: (scope: Scope, id: InvoiceBatchId) => Effect.Effect<void, PortUnavailable>
  readonly listLog: (
    scope: Scope,
    id: InvoiceBatchId,
    request: ListRequest,
  ) => Effect.Effect<Listed<BatchLogEntry>, FilterTooBroad | PortUnavailable>
  /** In the order of their ids, behind one of them. */
  readonly invoicesOf: (
    scope: Scope,
    batch: BatchRef,
    limit: number,
    after?: InvoiceId,
  ) => Effect.Effect<readonly BatchedInvoice[], PortUnavailable>
  readonly drafts: (
    scope: Scope,
    batch: BatchRef,
    limit: number,
    after?: InvoiceBatch["cursor"],
  ) => Effect.Effect<readonly DraftOfBatch[], PortUnavailable>
  /** How many drafts a batch has, and the number of one invoice of it that is posted. */
  readonly state: (
    scope: Scope,
    batch: BatchRef,
  ) => Effect.Effect<{ readonly drafts: number; readonly posted?: string }, PortUnavailable>
  readonly listNotes: (
    scope: Scope,
    id: InvoiceBatchId,
    accounts: readonly AccountId[],
  ) => Effect.Effect<number, PortUnavailable>
  readonly unlistNotes: (scope: Scope, ids: readonly InvoiceId[]) => Effect.Effect<void, PortUnavailable>
  readonly accountsWithNotes: (
    scope: Scope,
    limit: number,
    after?: string,
    only?: readonly AccountId[],
  ) => Effect.Effect<readonly { readonly id: AccountId; readonly number: string }[], PortUnavailable>
}
