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
