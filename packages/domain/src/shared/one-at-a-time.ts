import { Effect, Semaphore } from "effect"

/**
 * Runs work of the same name one after the other within this process. A name for which nobody waits takes no memory.
 */
export const makeOneAtATime = () => {
  const lanes = new Map<string, { readonly turn: Semaphore.Semaphore; users: number }>()

  return (name: string) =>
    <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
      Effect.suspend(() => {
        const lane = lanes.get(name) ?? { turn: Semaphore.makeUnsafe(1), users: 0 }
        lanes.set(name, lane)
        lane.users += 1
        const leave = Effect.sync(() => {
          lane.users -= 1
          if (lane.users === 0) lanes.delete(name)
        })
        return Effect.ensuring(lane.turn.withPermits(1)(work), leave)
      })
}
