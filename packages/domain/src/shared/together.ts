import { Effect } from "effect"

/**
 * Runs pieces of work at once, so that their statements go out together, and all of them to their end: a piece that was
 * given up halfway could still write behind the undoing of an attempt. Fails as the first of them that failed.
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
