import { Clock, Effect } from "effect"

const minute = 60_000

/**
 * Lets at most so many calls pass within any minute of the application's clock; further ones wait for their turn, in
 * order.
 */
export const makePacer = (perMinute: number): Effect.Effect<void> => {
  const turns: number[] = []
  return Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const [earliest] = turns.length < perMinute ? [] : turns
    const turn = Math.max(now, earliest === undefined ? now : earliest + minute)
    turns.push(turn)
    if (turns.length > perMinute) turns.shift()
    if (turn > now) yield* Effect.sleep(turn - now)
  })
}
