import { userInfo } from "node:os"
import { EmbeddedPostgresUnavailable } from "./embedded-postgres.errors.ts"

const elsewhere = "or set SVC_DATA_DIR to another folder"

const readOnly = (dataDir: string) =>
  `The data folder ${dataDir} is on a read-only file system: mount it for writing, ${elsewhere}.`
const full = (dataDir: string) => `The volume of the data folder ${dataDir} is full: make room there, ${elsewhere}.`
const inTheWay = (dataDir: string, place: string) =>
  `The data folder ${dataDir} cannot be used, because ${place} is not a folder: move it away, ${elsewhere}.`
const below = (dataDir: string, place: string) =>
  `The data folder ${dataDir} cannot be used, because a part of the path ${place} is not a folder: move it away, ${elsewhere}.`
const closed = (dataDir: string, place: string) => {
  const user = userName()
  return `The data folder ${dataDir} cannot be used, because ${user} may not read and write ${place}: make ${user} its owner (chown -R ${user} ${dataDir}), ${elsewhere}.`
}

const sentences: Readonly<Record<string, (dataDir: string, place: string) => string>> = {
  EACCES: closed,
  EPERM: closed,
  EROFS: readOnly,
  ENOSPC: full,
  EDQUOT: full,
  EEXIST: inTheWay,
  ENOTDIR: below,
}

/**
 * Turns a system error about a data folder, or about a path inside it, into a message that says what is wrong and what
 * to do. Returns any other error unchanged.
 */
export const folderTrouble = (dataDir: string, error: unknown): unknown => {
  const { code = "", path: place = dataDir } = (error ?? {}) as NodeJS.ErrnoException
  const sentence = sentences[code]
  const isAbout = place.startsWith(dataDir) || dataDir.startsWith(place)
  if (sentence === undefined || !isAbout || error instanceof EmbeddedPostgresUnavailable) return error
  return new EmbeddedPostgresUnavailable({ reason: "FolderUnusable", message: sentence(dataDir, place) })
}

/** Runs work on a data folder; a system error becomes `EmbeddedPostgresUnavailable` (FolderUnusable). */
export const inDataFolder = <A>(dataDir: string, work: () => A): A => {
  try {
    return work()
  } catch (error) {
    throw folderTrouble(dataDir, error)
  }
}

const userName = (): string => {
  try {
    return userInfo().username
  } catch {
    // In a container the user may have no name.
    return `user ${process.getuid?.() ?? "?"}`
  }
}
