import { Effect } from "effect"

/** Work that runs after the end of a transaction. */
export type Afterwards = Effect.Effect<void, unknown>[]

/** Runs the work in order. A failure is only logged, because the transaction has already ended. */
export const doAfterwards = (all: Afterwards): Effect.Effect<void> =>
  Effect.suspend(() =>
    Effect.forEach(
      all,
      Effect.catchCause((cause) => Effect.logWarning("work after the end of a transaction failed", cause)),
      { discard: true },
    ),
  )
