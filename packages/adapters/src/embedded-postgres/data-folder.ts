import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { EmbeddedPostgresUnavailable } from "./embedded-postgres.errors.ts"
import { folderTrouble } from "./folder-trouble.ts"

/** State that has to outlive a start: kept beside the cluster, readable by the owner of the folder only. */
export interface DataFolderState {
  /** Password of the superuser `svc`, made once. */
  readonly password: string
  /** The port of the last start, so that other tools can connect again. */
  readonly port: number | undefined
}

const unusable = (message: string) => new EmbeddedPostgresUnavailable({ reason: "FolderUnusable", message })

/** The cluster, or a link to it. */
export const clusterLink = (dataDir: string): string => path.join(dataDir, "postgres")
export const logFileOf = (dataDir: string): string => path.join(dataDir, "postgres.log")
const stateFile = (dataDir: string) => path.join(dataDir, "postgres.json")

/** Not with `recursive`, because Node then tries for ever where a file system lets nobody make folders (/proc). */
const makeFolder = (folder: string): boolean => {
  if (existsSync(folder)) return false
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another start may have been quicker.
    if (!existsSync(folder)) throw error
  }
  return true
}

/**
 * Root's server runs as another user, who has to pass the folder: a new folder is made so, an empty one is opened.
 * Secret files in it have modes of their own. A folder that holds anything keeps its mode.
 */
const openForServer = (dataDir: string, made: boolean): void => {
  if (process.getuid?.() !== 0) {
    if (made) chmodSync(dataDir, 0o700)
    return
  }
  const { uid, mode } = statSync(dataDir)
  if (uid === 0 && readdirSync(dataDir).length === 0) chmodSync(dataDir, (mode & 0o777) | 0o011)
}

const notAFolder = (dataDir: string) =>
  unusable(`The data folder ${dataDir} is not a folder: set SVC_DATA_DIR to another place.`)

/**
 * Makes the data folder if it is missing and answers its real place. Fails with `EmbeddedPostgresUnavailable`
 * (FolderUnusable).
 */
export const openDataFolder = (dataDir: string): string => {
  try {
    if (statSync(dataDir, { throwIfNoEntry: false })?.isDirectory() === false) throw notAFolder(dataDir)
    openForServer(dataDir, makeFolder(dataDir))
    accessSync(dataDir, constants.R_OK | constants.W_OK)
  } catch (error) {
    const trouble = folderTrouble(dataDir, error)
    if (trouble instanceof EmbeddedPostgresUnavailable) throw trouble
    const { code } = error as NodeJS.ErrnoException
    throw unusable(`The data folder ${dataDir} cannot be written to (${code}): set SVC_DATA_DIR to one that can.`)
  }
  if (existsSync(path.join(dataDir, "PG_VERSION"))) {
    throw unusable(`The data folder ${dataDir} is itself a PostgreSQL cluster: set SVC_DATA_DIR to another folder.`)
  }
  return realpathSync(dataDir)
}

/**
 * Reads the state that an earlier start left; undefined when there was none. Fails with `EmbeddedPostgresUnavailable`
 * (FolderUnusable) when it cannot be read.
 */
export const readState = (dataDir: string): DataFolderState | undefined => {
  const file = stateFile(dataDir)
  try {
    const found = JSON.parse(readFileSync(file, "utf8")) as Partial<Record<keyof DataFolderState, unknown>>
    if (typeof found.password !== "string") throw new SyntaxError("it holds no password")
    return { password: found.password, port: typeof found.port === "number" ? found.port : undefined }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === "ENOENT" || code === "ENOTDIR") return undefined
    throw unusable(`${file} cannot be read (${code ?? message}): start as the user it belongs to, or restore it.`)
  }
}

/** Replaces the file as a whole: a crash leaves the old one or the new one. */
export const writeState = (dataDir: string, state: DataFolderState): void => {
  const draft = `${stateFile(dataDir)}.new`
  writeFileSync(draft, `${JSON.stringify(state)}\n`, { mode: 0o600 })
  renameSync(draft, stateFile(dataDir))
}
