import type { UnitOfWork } from "@svc/domain/shared/ports/unit-of-work"
import { Effect, Exit } from "effect"
import { CurrentTransaction } from "./current-transaction.ts"
import { send } from "./send.ts"

/**
 * Runs a part of a unit of work whose failure undoes only this part.
 *
 * The answers are not awaited: when one fails, the later statements and the commit fail too. After a rollback the savepoint
 * remains and would hide that of an outer attempt with the same name, so it is released.
 */
export const attemptInside: UnitOfWork["attempt"] = (work) =>
  Effect.flatMap(CurrentTransaction, (running) => {
    if (running === undefined) return Effect.die(new Error("an attempt outside a unit of work"))
    // Rolling back to its savepoint would also undo the writes of other work in the group.
    if (running.isGrouped) return Effect.die(new Error("an attempt in grouped work"))
    const sendAll = (...statements: readonly string[]) =>
      Effect.sync(() => {
        for (const statement of statements) send(running.client, statement).catch(() => undefined)
      })
    const written = running.caused?.[0]?.capture.written
    const before = written?.length ?? 0
    return Effect.acquireUseRelease(
      sendAll("savepoint attempt"),
      () => work,
      (_, exit) => {
        if (Exit.isSuccess(exit)) return sendAll("release savepoint attempt")
        // Nothing of it is kept, so the audit log has nothing of it either.
        written?.splice(before)
        return sendAll("rollback to savepoint attempt", "release savepoint attempt")
      },
    )
  })
