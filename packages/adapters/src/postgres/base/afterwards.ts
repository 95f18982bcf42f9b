import { Effect } from "effect"

/** Work for after the end of a transaction. */
export type Afterwards = Effect.Effect<void, unknown>[]

/** Does it in order. A failure is logged: the transaction that it follows has ended. */
export const doAfterwards = (all: Afterwards): Effect.Effect<void> =>
  Effect.suspend(() =>
    Effect.forEach(
      all,
      Effect.catchCause((cause) => Effect.logWarning("what was to follow a unit of work failed", cause)),
      { discard: true },
    ),
  )
