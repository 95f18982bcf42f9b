import type { TestClock } from "@svc/domain/shared/ports/test-clock"
import { secondsAfter, toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { Type } from "typebox"
import { invalidRequest } from "../invalid-request.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { closed, Instant, instantOf } from "../shapes.ts"

const tag = "Test clock"
const path = "/TestClock"
const tenYears = 10 * 365 * 24 * 60 * 60

const Now = closed({ now: Instant }, { title: "TestClock" })
const Move = closed(
  {
    advanceSeconds: Type.Optional(Type.Number({ minimum: 0, maximum: tenYears })),
    now: Type.Optional(Instant),
  },
  { title: "MoveTestClockRequest", description: "Send one of the two" },
)
const Moved = closed(
  {
    from: Instant,
    now: Instant,
    attempts: closed({ succeeded: Type.Integer(), failed: Type.Integer() }),
    jobs: Type.Integer(),
  },
  { title: "TestClockMoved", description: "The work that was done during the move" },
)

/** The test clock (SVC_TEST_CLOCK): reads and moves the time of the whole service (contract O15). */
export const testClockOperations = (clock: TestClock): readonly AnyOperation[] => [
  apiOperation({
    method: "get",
    path,
    tag,
    need: "settings:admin",
    summary: "Get the time of the test clock",
    answers: { 200: { description: "The clock stands still until it is moved", schema: Now } },
    handle: () => Effect.map(clock.now, (now) => ({ status: 200, body: { now: toIso(now) } })),
  }),

  apiOperation({
    method: "post",
    path,
    tag,
    need: "settings:admin",
    transaction: "outside",
    summary: "Move the test clock forward",
    description: "Moves from one due time to the next, and answers when all work that became due has been done.",
    body: Move,
    answers: { 200: { description: "The work that was done during the move", schema: Moved } },
    handle: Effect.fnUntraced(function* (_call, { body }) {
      const from = yield* clock.now
      const { advanceSeconds, now } = body
      if ((advanceSeconds === undefined) === (now === undefined)) {
        return yield* invalidRequest("body", "must have either advanceSeconds or now")
      }
      const target = now === undefined ? secondsAfter(from, advanceSeconds) : instantOf(now)
      if (target < from)
        return yield* invalidRequest("now", `must not be before ${toIso(from)}: the clock does not go back`)
      if (target > secondsAfter(from, tenYears)) return yield* invalidRequest("now", "must be within ten years")
      const moved = yield* clock.moveTo(target)
      return { status: 200, body: { ...moved, from: toIso(moved.from), now: toIso(moved.now) } }
    }),
  }),
]
