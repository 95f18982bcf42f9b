import path from "node:path"
import { serverAccount } from "./account.ts"
import { locateBinaries } from "./binaries.ts"
import { checkCluster, findCluster, makeCluster, ownerOf } from "./cluster.ts"
import { clusterLink, logFileOf, openDataFolder, readState, writeState } from "./data-folder.ts"
import { databaseUrl, ensureDatabase, servesCluster } from "./database.ts"
import { EmbeddedPostgresUnavailable } from "./embedded-postgres.errors.ts"
import { claimFolder } from "./folder-claim.ts"
import { folderTrouble } from "./folder-trouble.ts"
import { freePort, isFree } from "./free-port.ts"
import { keepRunning } from "./keep-running.ts"
import { type Launch, launchPostmaster, portTaken, untilReady } from "./launch.ts"
import { findPostmaster, type Postmaster, stopPostmaster } from "./postmaster.ts"

export interface EmbeddedPostgresOptions {
  /** The data folder, made when missing. The cluster is its subfolder `postgres`. */
  readonly dataDir: string
  /** When absent: the port of the last start, or a free one. */
  readonly port?: number | undefined
  /** Receives messages for people, one line at a time. */
  readonly log?: (line: string) => void
  /** False only for data that may be lost, as in tests. */
  readonly fsync?: boolean
}

export interface EmbeddedPostgres {
  /** The url of the database `svc`, as its superuser. */
  readonly url: string
  /** True when the server of a killed start was still running and is used again. */
  readonly adopted: boolean
  /** Ends the server cleanly and releases the folder. */
  readonly stop: () => Promise<void>
}

/**
 * Starts the PostgreSQL of a data folder, makes its cluster first if there is none, and keeps the server running until
 * `stop`. Fails with `EmbeddedPostgresUnavailable`, in one line: the folder is in use or unusable, the port is taken,
 * the binaries do not run here, or the server's own reason for not starting.
 */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const { log = () => undefined, fsync = true } = options
  const asked = path.resolve(options.dataDir)
  try {
    const dataDir = openDataFolder(asked)
    const release = await claimFolder(dataDir)
    try {
      const { launch, password } = await prepare(dataDir, fsync, log)
      const patience = setTimeout(() => log(`The embedded PostgreSQL is still starting; see ${launch.logFile}.`), 5000)
      const { postmaster, adopted } = await obtain(launch, dataDir, password, options.port, log).finally(() =>
        clearTimeout(patience),
      )
      const { port } = postmaster
      const end = keepRunning(postmaster, () => launchPostmaster(launch, port), log)
      try {
        await ensureDatabase(port, password)
      } catch (error) {
        await end()
        throw error
      }
      return { url: databaseUrl(port, password), adopted, stop: () => end().finally(release) }
    } catch (error) {
      release()
      throw error
    }
  } catch (cause) {
    const error = folderTrouble(asked, cause)
    if (error instanceof EmbeddedPostgresUnavailable) throw error
    const word = error instanceof Error ? error.message : String(error)
    const message = `The embedded PostgreSQL of ${asked} did not start: ${word.split("\n")[0]}`
    throw new EmbeddedPostgresUnavailable({ reason: "DidNotStart", message })
  }
}

const prepare = async (dataDir: string, fsync: boolean, log: (line: string) => void) => {
  const existing = findCluster(dataDir)
  if (existing !== undefined) checkCluster(dataDir, existing)
  const account = serverAccount(existing === undefined ? undefined : ownerOf(existing))
  const binaries = await locateBinaries(account)
  const cluster = existing ?? (await makeCluster(dataDir, binaries, account, fsync))
  if (cluster !== clusterLink(dataDir)) {
    log(
      `The database files of ${dataDir} are in ${cluster}, because the user PostgreSQL runs as cannot reach ${dataDir}.`,
    )
  }
  const launch: Launch = { cluster, binaries, account, logFile: logFileOf(dataDir), fsync }
  return { launch, password: readState(dataDir)?.password ?? "" }
}

/** Adopts a server that still runs if it is ours and listens on the wanted port; otherwise starts one. */
const obtain = async (
  launch: Launch,
  dataDir: string,
  password: string,
  wanted: number | undefined,
  log: (line: string) => void,
): Promise<{ readonly postmaster: Postmaster; readonly adopted: boolean }> => {
  const found = findPostmaster(launch.cluster)
  const running = found && (await untilReady(launch.cluster, found.pid))
  if (running !== undefined) {
    const usable = wanted === undefined || wanted === running.port
    if (usable && (await servesCluster(running.port, password, launch.cluster))) {
      return { postmaster: running, adopted: true }
    }
    await stopPostmaster(running.pid)
  }

  const last = readState(dataDir)?.port
  for (let tries = 1; ; tries++) {
    const port = await choosePort(wanted, tries === 1 ? last : undefined)
    try {
      const postmaster = await launchPostmaster(launch, port)
      if (last !== undefined && last !== port)
        log(`The embedded PostgreSQL listens on port ${port} now: ${last} is taken.`)
      if (last !== port) writeState(dataDir, { password, port })
      return { postmaster, adopted: false }
    } catch (error) {
      // Another process may take a port between our check and the start of the server.
      const again = error instanceof EmbeddedPostgresUnavailable && error.reason === "PortTaken"
      if (!again || wanted !== undefined || tries === 5) throw error
    }
  }
}

const choosePort = async (wanted: number | undefined, last: number | undefined) => {
  if (wanted !== undefined) {
    if (await isFree(wanted)) return wanted
    throw new EmbeddedPostgresUnavailable({ reason: "PortTaken", message: portTaken(wanted) })
  }
  return last !== undefined && (await isFree(last)) ? last : freePort()
}
