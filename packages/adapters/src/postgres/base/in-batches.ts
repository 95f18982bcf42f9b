import { Effect } from "effect"

// PostgreSQL takes 65,535 parameters a statement; the widest of our rows, a charge of an order, has 65.
const batchSize = 900

/** Rows in parts that a statement each can take. */
export const batchesOf = <Row>(rows: readonly Row[], size = batchSize): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => rows.slice(index * size, (index + 1) * size))

/** Runs a statement for each batch of rows, one after the other; for no rows, none. */
export const inBatches = <Row, E>(
  rows: readonly Row[],
  run: (batch: readonly Row[]) => Effect.Effect<void, E>,
  size = batchSize,
): Effect.Effect<void, E> => Effect.forEach(batchesOf(rows, size), run, { discard: true })

/** Rows of a batch that is handed over as arrays, one parameter for each column. */
export const arrayBatchSize = 10_000
