import { Clock, Effect } from "effect"

const minute = 60_000

/** Lets at most `perMinute` calls start within any minute of the application's clock; further calls wait in order. */
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
