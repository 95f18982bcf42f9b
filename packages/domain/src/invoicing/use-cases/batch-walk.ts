import type { Effect } from "effect"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { BatchCursor, BatchLogEntry, BatchWork, InvoiceBatch } from "../batches/invoice-batch.ts"
import type { InvoicingEvent } from "../invoicing.events.ts"
import type { InvoicingJobs } from "../invoicing.jobs.ts"

/** What a transaction has done of a batch. */
export interface Step {
  readonly made: number
  /** Credit notes among what was made. */
  readonly notes: number
  readonly failed: number
}

/** What a job of a batch does with its items, in their order. */
export interface BatchWalk<Item, Prepared, E> {
  readonly queue: keyof InvoicingJobs
  readonly status: "Generating" | "Posting"
  readonly job: "generation" | "posting"
  readonly ended: "Generated" | "Posted"
  readonly event: Extract<InvoicingEvent, { readonly batch: unknown }>["_tag"]
  readonly message: (work: BatchWork) => string
  readonly cursorOf: (item: Item) => BatchCursor
  /** The next items behind the cursor of the batch; none at its end. */
  readonly page: (origin: EventOrigin, batch: InvoiceBatch) => Effect.Effect<readonly Item[], E>
  /** Holds the first items, or all of them, and finds out what is to be written; writes nothing. */
  readonly prepare: (
    origin: EventOrigin,
    batch: InvoiceBatch,
    items: readonly Item[],
  ) => Effect.Effect<{ readonly tried: number; readonly prepared: Prepared }, E>
  /** Writes what was prepared of some items, in the same unit of work. */
  readonly write: (
    origin: EventOrigin,
    batch: InvoiceBatch,
    items: readonly Item[],
    prepared: Prepared,
  ) => Effect.Effect<Step, E>
  /** The entity of an item in the log of the batch. */
  readonly entityOf: (item: Item) => Pick<BatchLogEntry, "entityId" | "entityName" | "reference">
}
