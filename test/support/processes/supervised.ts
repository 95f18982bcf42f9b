import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"

/** Repeats a request for a minute, as a client does whose server is down. */
export const patiently = async <A>(what: () => Promise<A>): Promise<A> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await what()
    } catch (error) {
      if (tries === 300) throw error
      await pause(200)
    }
  }
}

export interface Supervised {
  /** Kills the process as a crash does. Returns false when it is not running. */
  readonly kill: () => boolean
  /** Ends the process in order, and does not start it again. */
  readonly leave: () => Promise<void>
}

const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null

const patienceMs = 240_000

/** Asks a process to stop and waits for its end. A process that does not stop is killed, and the test fails. */
export const endInOrder = async (child: ChildProcess): Promise<void> => {
  if (!isAlive(child)) return
  let wasKilled = false
  const killing = setTimeout(() => (wasKilled = child.kill("SIGKILL")), patienceMs)
  child.kill("SIGTERM")
  await once(child, "exit")
  clearTimeout(killing)
  if (wasKilled) throw new Error(`${child.spawnargs.join(" ")} did not stop within ${patienceMs} ms of SIGTERM`)
}

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
      await endInOrder(running)
    },
  }
}
