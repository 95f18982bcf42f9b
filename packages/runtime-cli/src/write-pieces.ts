import { Effect } from "effect"
import { open } from "node:fs/promises"
import path from "node:path"
import { CommandFailed } from "./failure.ts"

/** Writes a new file piece by piece and returns its path; never overwrites an existing file. */
export const writePieces = <E>(
  folder: string,
  file: string,
  pieces: Iterable<Effect.Effect<string, E>>,
  encode: (text: string) => Buffer,
): Effect.Effect<string, E | CommandFailed> => {
  const target = path.resolve(folder, file)
  const writing = <A>(write: () => Promise<A>) =>
    Effect.tryPromise({
      try: write,
      catch: (cause) =>
        new CommandFailed({ message: `${file} cannot be written: ${(cause as Error).message}.`, cause }),
    })
  return Effect.acquireUseRelease(
    writing(() => open(target, "wx")),
    (handle) =>
      Effect.gen(function* () {
        for (const piece of pieces) {
          const bytes = encode(yield* piece)
          yield* writing(() => handle.write(bytes))
        }
        return target
      }),
    (handle) => Effect.promise(() => handle.close()),
  )
}
