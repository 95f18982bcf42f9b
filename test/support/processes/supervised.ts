import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"

/** Tries again for ten seconds, as a program does whose server is away. */
export const patiently = async <A>(what: () => Promise<A>): Promise<A> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await what()
    } catch (error) {
      if (tries === 50) throw error
      await pause(200)
    }
  }
}

export interface Supervised {
  /** Kills the process as a crash does; false when it does not run. */
  readonly kill: () => boolean
  /** Ends it in order, for good. */
  readonly leave: () => Promise<void>
}

const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null

/** Starts a process again whenever it ends, as a process manager does. */
export const supervise = (begin: () => ChildProcess): Supervised => {
  let left = false
  const start = (): ChildProcess =>
    begin().once("exit", () => {
      setTimeout(() => {
        if (!left) running = start()
      }, 200)
    })
  let running = start()
  return {
    kill: () => isAlive(running) && running.kill("SIGKILL"),
    leave: async () => {
      left = true
      if (!isAlive(running)) return
      running.kill("SIGTERM")
      await once(running, "exit")
    },
  }
}
