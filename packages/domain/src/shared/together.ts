import { Effect } from "effect"

/**
 * Runs pieces of work concurrently, so that their statements are sent together, and waits for the end of all: an
 * interrupted piece could still write after an attempt was undone. Fails like the first of them that failed.
 */
export const together = <Works extends readonly Effect.Effect<unknown, unknown>[]>(
  ...works: Works
): Effect.Effect<void, Effect.Error<Works[number]>> =>
  Effect.flatMap(
    Effect.forEach(works as readonly Effect.Effect<unknown, Effect.Error<Works[number]>>[], Effect.exit, {
      concurrency: "unbounded",
    }),
    (exits) => Effect.forEach(exits, (exit) => exit, { discard: true }),
  )

/**
 * Like `together`, but each piece starts one turn of the event loop after the piece before it. So the statements of a
 * piece are on their way while the next piece is still computed, and they are sent in the order of the pieces.
 */
export const inTurns = <Works extends readonly Effect.Effect<unknown, unknown>[]>(
  ...works: Works
): Effect.Effect<void, Effect.Error<Works[number]>> =>
  together(
    ...works.map((work, turns) =>
      Effect.andThen(
        Effect.forEach(Array.from({ length: turns }), () => Effect.yieldNow, { discard: true }),
        work as Effect.Effect<unknown, Effect.Error<Works[number]>>,
      ),
    ),
  )
