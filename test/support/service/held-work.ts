import type { TenantId } from "@svc/domain/shared/ids"
import type { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { Effect } from "effect"
import { onTestFinished } from "vitest"
import type { Side } from "./side.ts"

/** A unit of work that stays open after its work is done. */
export interface HeldWork<A> {
  readonly value: A
  readonly commit: () => Promise<void>
  readonly rollBack: () => Promise<void>
}

/**
 * Resolves when the work is done. The unit of work stays open until `commit` or `rollBack` is called, at most until the end of
 * the test: a test that failed before would keep the database from closing.
 */
export const holdWork = async <A, E>(
  side: Side,
  tenant: TenantId | typeof allTenants,
  work: Effect.Effect<A, E>,
): Promise<HeldWork<A>> => {
  const done = Promise.withResolvers<A>()
  const commits = Promise.withResolvers<boolean>()
  const ended = side.exit(
    side.get("UnitOfWork").atomically(
      tenant,
      Effect.gen(function* () {
        done.resolve(yield* work)
        if (!(yield* Effect.promise(() => commits.promise))) return yield* Effect.fail("rolled back" as const)
      }),
    ),
  )
  void ended.then(() => done.reject(new Error("the work failed")))
  const end = (commit: boolean) => async () => {
    commits.resolve(commit)
    await ended
  }
  onTestFinished(end(false))
  return { value: await done.promise, commit: end(true), rollBack: end(false) }
}
