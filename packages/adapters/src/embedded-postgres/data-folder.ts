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

/** State that outlives a start. It is kept beside the cluster, where only the owner of the folder can read it. */
export interface DataFolderState {
  /** Password of the superuser `svc`; generated once. */
  readonly password: string
  /** The port of the last start, used again so that other tools can reconnect. */
  readonly port: number | undefined
}

const unusable = (message: string) => new EmbeddedPostgresUnavailable({ reason: "FolderUnusable", message })

/** The path of the cluster, or of a link to the cluster. */
export const clusterLink = (dataDir: string): string => path.join(dataDir, "postgres")
export const logFileOf = (dataDir: string): string => path.join(dataDir, "postgres.log")
const stateFile = (dataDir: string) => path.join(dataDir, "postgres.json")

/** Without `recursive`: with it Node retries for ever on a file system where nobody can make folders (/proc). */
const makeFolder = (folder: string): boolean => {
  if (existsSync(folder)) return false
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another start may have been faster.
    if (!existsSync(folder)) throw error
  }
  return true
}

/**
 * When we are root, the server runs as another user, who must be able to enter the folder. So a new folder and an empty
 * folder are opened to other users; a folder with content keeps its mode. Secret files in the folder have modes of
 * their own.
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
 * Makes the data folder if it is missing and returns its resolved path. Fails with `EmbeddedPostgresUnavailable`
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
 * Reads the state that an earlier start left; undefined when there is none. Fails with `EmbeddedPostgresUnavailable`
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

/** Replaces the file as a whole, so that a crash leaves either the old file or the new one. */
export const writeState = (dataDir: string, state: DataFolderState): void => {
  const draft = `${stateFile(dataDir)}.new`
  writeFileSync(draft, `${JSON.stringify(state)}\n`, { mode: 0o600 })
  renameSync(draft, stateFile(dataDir))
}
