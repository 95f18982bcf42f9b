import { Effect } from "effect"

// PostgreSQL accepts 65,535 parameters per statement; our widest row, a charge of an order, has 65.
const batchSize = 900

/** Splits rows into batches that fit into one statement each. */
export const batchesOf = <Row>(rows: readonly Row[], size = batchSize): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => rows.slice(index * size, (index + 1) * size))

/** Runs a statement for each batch of rows, one after the other; without rows, none. */
export const inBatches = <Row, E>(
  rows: readonly Row[],
  run: (batch: readonly Row[]) => Effect.Effect<void, E>,
  size = batchSize,
): Effect.Effect<void, E> => Effect.forEach(batchesOf(rows, size), run, { discard: true })

/** Rows in a batch that is passed as arrays, with one parameter per column. */
export const arrayBatchSize = 10_000
