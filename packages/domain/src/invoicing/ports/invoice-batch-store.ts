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

/** Identifies a batch by its id or its number. */
export type BatchAddress =
  | { readonly by: "id"; readonly id: InvoiceBatchId }
  | { readonly by: "number"; readonly number: string }

/** A draft of a batch. Drafts are posted in the order of their accounts' numbers. */
export interface DraftOfBatch {
  readonly id: InvoiceId
  readonly account: string
}

/**
 * Stores invoice batches with their logs (contract B).
 *
 * Contract (`test/contract/invoice-batch-store.contract.test.ts`), within the scope:
 * - `insert` gives `false` when the number is taken;
 * - `find` after `insert` or `update` gives an equal batch;
 * - `lock` locks the batch until the unit of work ends, so that only one worker at a time works on it;
 * - `log` replaces the log row of an entity; `forget` removes the rows of invoices;
 * - `pick` puts the drafts that a filter finds into a batch that is not stored yet, and gives their number. The other
 *   methods treat these drafts as the invoices of the batch, even when they no longer match the filter;
 * - `drafts` gives the drafts after a place, sorted by the number of their account and their id;
 * - `sums` counts the invoices of each state and currency, and adds up their exact amounts;
 * - `listNotes` puts Draft credit notes that changes of the accounts' orders made into the batch, unless another batch
 *   lists them, and gives their number; `unlistNotes` removes credit notes from their batches;
 * - `accountsWithNotes` gives the accounts that have such credit notes, by account number.
 */
export interface InvoiceBatchStore {
  readonly insert: (batch: InvoiceBatch) => Effect.Effect<boolean, PortUnavailable>
  readonly update: (batch: InvoiceBatch) => Effect.Effect<void, PortUnavailable>
  readonly find: (
    scope: Scope,
    address: BatchAddress,
  ) => Effect.Effect<InvoiceBatch, ResourceNotFound | PortUnavailable>
  /** Takes time in proportion to the number of invoices; callers that poll a batch should avoid it. */
  readonly count: (scope: Scope, batch: BatchRef) => Effect.Effect<BatchCounts, PortUnavailable>
  /** Sums by state and currency. Takes time in proportion to the number of invoices. */
  readonly sums: (scope: Scope, batch: BatchRef) => Effect.Effect<readonly BatchSum[], PortUnavailable>
  /** May take as long as a list may (contract L16). */
  readonly pick: (
    scope: Scope,
    id: InvoiceBatchId,
    filter: CheckedFilter,
  ) => Effect.Effect<number, FilterTooBroad | PortUnavailable>
  readonly lock: (scope: Scope, id: InvoiceBatchId) => Effect.Effect<InvoiceBatch, ResourceNotFound | PortUnavailable>
  /** All batches, or those in a state. */
  readonly list: (
    scope: Scope,
    request: ListRequest,
    state?: BatchStatus,
  ) => Effect.Effect<Listed<InvoiceBatch>, FilterTooBroad | PortUnavailable>
  /** The batches with these ids that exist. */
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
  /** The invoices in the order of their ids, after a given one. */
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
  /** The number of drafts of a batch, and the number of one posted invoice of it. */
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
