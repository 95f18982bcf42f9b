import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { inDataFolder } from "./folder-trouble.ts"
import { startOf } from "./process-identity.ts"

/** The kinds of declaration that a process makes about a data folder. */
type Word = "in-use-by" | "visited-by" | "stopped-by"

export interface Presence {
  /** Adds this process. Fails with EEXIST when it is already added. */
  readonly enter: () => void
  readonly leave: () => void
  /** The ids of the other living processes that made this declaration. */
  readonly others: () => readonly number[]
}

/**
 * The processes that declare something about a data folder: one file for each, named by process id and start time. A
 * name never becomes alive again once its process is gone, so any process may remove it, and no two processes can
 * take over the same stale declaration. A process enters first and looks at the others afterwards: of two processes at
 * least one sees the other.
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
