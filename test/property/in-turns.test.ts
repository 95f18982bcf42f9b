import { inTurns } from "@svc/domain/shared/together"
import { Effect } from "effect"
import { setImmediate as nextTurn } from "node:timers/promises"
import { expect, it } from "vitest"

it("what a batch writes is sent in its order, each part before the next one is made", async () => {
  const seen: string[] = []
  const part = (name: string) =>
    Effect.suspend(() => {
      seen.push(`${name} made`)
      // A connection sends its data at the end of the turn.
      process.nextTick(() => seen.push(`${name} sent`))
      return Effect.promise(() => nextTurn())
    })
  await Effect.runPromise(inTurns(part("invoices"), part("journals"), part("events")))
  const names = ["invoices", "journals", "events"]
  expect(seen).toEqual(names.flatMap((name) => [`${name} made`, `${name} sent`]))
})

it("no part of a batch writes after the failure of another was told", async () => {
  const seen: string[] = []
  const late = Effect.flatMap(
    Effect.promise(() => nextTurn()),
    () => Effect.sync(() => seen.push("written")),
  )
  const failed = Effect.tapError(inTurns(Effect.fail("refused" as const), late), () =>
    Effect.sync(() => seen.push("told")),
  )
  expect(await Effect.runPromise(Effect.flip(failed))).toBe("refused")
  expect(seen).toEqual(["written", "told"])
})
