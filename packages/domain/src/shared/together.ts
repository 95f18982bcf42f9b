import { Effect } from "effect"

/**
 * Runs pieces of work at once, so that their statements go out together, and all of them to their end: a piece that was
 * given up halfway could still write behind the undoing of an attempt. Fails as the first of them that failed.
 */
export const together = <E>(...works: readonly Effect.Effect<unknown, E>[]): Effect.Effect<void, E> =>
  Effect.flatMap(Effect.forEach(works, Effect.exit, { concurrency: "unbounded" }), (exits) =>
    Effect.forEach(exits, (exit) => exit, { discard: true }),
  )
