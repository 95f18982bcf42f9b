import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { createInterface } from "node:readline"
import { repository } from "../repository.ts"

type Held = { readonly url: string; readonly adopted: boolean } | { readonly refused: string }

export interface Holder {
  readonly pid: number
  /** The line that the process printed when it started. */
  readonly held: Held
  /** Sends the signal and waits until the process has ended. */
  readonly end: (signal: "SIGTERM" | "SIGKILL") => Promise<void>
}

/** Starts hold-postgres.ts as a process and waits for its first line. */
export const startHolder = async (
  dataDir: string,
  account: { readonly uid?: number; readonly gid?: number } = {},
): Promise<Holder> => {
  const script = path.join(repository, "test", "support", "database", "hold-postgres.ts")
  const child: ChildProcess = spawn(process.execPath, [script, dataDir], {
    ...account,
    cwd: "/",
    stdio: ["ignore", "pipe", "ignore"],
  })
  const ended = once(child, "exit")
  const [line] = (await once(createInterface(child.stdout!), "line")) as [string]
  return {
    pid: child.pid!,
    held: JSON.parse(line) as Held,
    end: async (signal) => {
      child.kill(signal)
      await ended
    },
  }
}

/** The URL of a holder. Throws when its start was refused. */
export const urlOf = ({ held }: Holder): string => {
  if ("refused" in held) throw new Error(held.refused)
  return held.url
}
