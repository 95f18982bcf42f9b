import type { Effect } from "effect"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { BatchCursor, BatchLogEntry, BatchWork, InvoiceBatch } from "../batches/invoice-batch.ts"
import type { InvoicingEvent } from "../invoicing.events.ts"
import type { InvoicingJobs } from "../invoicing.jobs.ts"

/** The counts of what one transaction did for a batch. */
export interface Step {
  readonly made: number
  /** The number of credit notes among what was made. */
  readonly notes: number
  readonly failed: number
}

/** The operations of a batch job on its items, in the order of the items. */
export interface BatchWalk<Item, Prepared, E> {
  readonly queue: keyof InvoicingJobs
  readonly status: "Generating" | "Posting"
  readonly job: "generation" | "posting"
  readonly ended: "Generated" | "Posted"
  readonly event: Extract<InvoicingEvent, { readonly batch: unknown }>["_tag"]
  readonly message: (work: BatchWork) => string
  readonly cursorOf: (item: Item) => BatchCursor
  /** Reads the next items after the cursor of the batch; none at the end. */
  readonly page: (origin: EventOrigin, batch: InvoiceBatch) => Effect.Effect<readonly Item[], E>
  /** Locks all items, or as many of the first as it takes on, and computes what is to be written. Writes nothing. */
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
  /** The entity under which an item is in the log of the batch. */
  readonly entityOf: (item: Item) => Pick<BatchLogEntry, "entityId" | "entityName" | "reference">
}
