import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { inDataFolder } from "./folder-trouble.ts"
import { startOf } from "./process-identity.ts"

/** A declaration of a process about a data folder. */
type Word = "in-use-by" | "visited-by" | "stopped-by"

export interface Presence {
  /** Adds this process. Fails with EEXIST when it is there already. */
  readonly enter: () => void
  readonly leave: () => void
  /** The ids of the other living processes that are there. */
  readonly others: () => readonly number[]
}

/**
 * The processes that declare something about a data folder: one file for each, named by id and start time. A name whose
 * process is gone can never come alive again, so anybody may remove it: there is no moment at which two processes take
 * over the same stale one. A process that enters first and looks at the others afterwards is seen or sees.
 */
export const makePresence = (dataDir: string, word: Word): Presence => {
  const folder = path.join(dataDir, word)
  const own = path.join(folder, `${process.pid}.${startOf(process.pid)}`)
  const make = () => inDataFolder(dataDir, () => mkdirSync(folder, { recursive: true }))
  return {
    enter: () => {
      make()
      writeFileSync(own, "", { flag: "wx" })
    },
    leave: () => rmSync(own, { force: true }),
    others: () => {
      make()
      return readdirSync(folder).flatMap((name) => {
        const pid = Number.parseInt(name, 10)
        if (name === `${pid}.${startOf(pid)}`) return pid === process.pid ? [] : [pid]
        rmSync(path.join(folder, name), { force: true })
        return []
      })
    },
  }
}
