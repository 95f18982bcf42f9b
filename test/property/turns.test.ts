import { makeTurns } from "@svc/adapters/threads/turns"
import type { TenantId } from "@svc/domain/shared/ids"
import { Deferred, Effect, Exit, Fiber } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"

const limits = { slots: 2, perTenant: 1, waitingPerTenant: 100 }
const tenant = (name: string) => name as TenantId

interface Piece {
  readonly tenant: TenantId
  readonly end: Effect.Effect<unknown>
  readonly fiber: Fiber.Fiber<unknown, unknown>
}

/** Starts work for each tenant in order. `begun` lists the tenants whose work has its turn. */
const line = Effect.fnUntraced(function* (tenants: readonly string[]) {
  const inTurn = makeTurns("Test", limits)
  const begun: TenantId[] = []
  const pieces: Piece[] = []
  for (const name of tenants) {
    const ended = yield* Deferred.make<void>()
    const work = Effect.andThen(
      Effect.sync(() => begun.push(tenant(name))),
      Deferred.await(ended),
    )
    const fiber = yield* Effect.forkDetach(inTurn(tenant(name), work), { startImmediately: true })
    pieces.push({ tenant: tenant(name), end: Deferred.succeed(ended, undefined), fiber })
  }
  return { begun, pieces, inTurn }
})
const settle = Effect.promise(() => new Promise((done) => setImmediate(done)))

it("a tenant's hundred documents do not come before the one of another", () =>
  Effect.runPromise(
    Effect.gen(function* () {
      const { begun, pieces } = yield* line([...Array<string>(90).fill("a"), "b", "c"])
      yield* settle
      expect(begun).toEqual(["a", "b"])
      yield* pieces[0]!.end
      yield* settle
      expect(begun).toEqual(["a", "b", "c"])
      yield* Effect.forEach(pieces, ({ fiber }) => Fiber.interrupt(fiber), { concurrency: "unbounded" })
    }),
  ))

it("never more turns than slots and one for each tenant, and all get one, also when some leave", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom("a", "b", "c", "d"), fc.boolean(), fc.nat(3)), { maxLength: 40 }),
      (work) =>
        Effect.runPromise(
          Effect.gen(function* () {
            const inTurn = makeTurns("Test", limits)
            const running: TenantId[] = []
            const most = { all: 0, ofOne: 0 }
            const piece = (of: TenantId, steps: number) =>
              Effect.acquireUseRelease(
                Effect.sync(() => {
                  running.push(of)
                  most.all = Math.max(most.all, running.length)
                  most.ofOne = Math.max(most.ofOne, running.filter((each) => each === of).length)
                }),
                () => Effect.forEach(Array(steps).fill(0), () => settle, { discard: true }),
                () => Effect.sync(() => running.splice(running.indexOf(of), 1)),
              )
            const fibers = yield* Effect.forEach(work, ([of, leaves, steps]) =>
              Effect.map(
                Effect.forkDetach(inTurn(tenant(of), piece(tenant(of), steps)), { startImmediately: true }),
                (fiber) => ({ fiber, leaves }),
              ),
            )
            for (const { fiber, leaves } of fibers) if (leaves) yield* Fiber.interrupt(fiber)
            const stayed = fibers.filter(({ leaves }) => !leaves)
            const exits = yield* Effect.forEach(stayed, ({ fiber }) => Fiber.await(fiber))
            expect(exits.every(Exit.isSuccess)).toBe(true)
            expect(most.all).toBeLessThanOrEqual(limits.slots)
            expect(most.ofOne).toBeLessThanOrEqual(limits.perTenant)
            // Every turn was given back, so the full number can begin again.
            expect(running).toEqual([])
            expect(
              yield* Effect.all([inTurn(tenant("x"), Effect.succeed(1)), inTurn(tenant("y"), Effect.succeed(2))], {
                concurrency: 2,
              }),
            ).toEqual([1, 2])
          }),
        ),
    ),
    { numRuns: 50 },
  ))

it("a tenant with too many in line is told so at once", () =>
  Effect.runPromise(
    Effect.gen(function* () {
      const { pieces, inTurn } = yield* line(Array<string>(101).fill("a"))
      const refused = yield* Effect.exit(inTurn(tenant("a"), Effect.void))
      expect(Exit.isFailure(refused)).toBe(true)
      expect(yield* inTurn(tenant("b"), Effect.succeed(1))).toBe(1)
      yield* Effect.forEach(pieces, ({ fiber }) => Fiber.interrupt(fiber), { concurrency: "unbounded" })
    }),
  ))
