import { existsSync, realpathSync } from "node:fs"
import { findCluster } from "./cluster.ts"
import { databaseUrl } from "./database.ts"
import { readState } from "./data-folder.ts"
import { untilReady } from "./launch.ts"
import { findPostmaster } from "./postmaster.ts"

/**
 * The url of the embedded database of a data folder while its server runs; undefined when it does not. Waits for a
 * server that is just starting. Fails with `EmbeddedPostgresUnavailable` (FolderUnusable) when the folder cannot be
 * read.
 */
export const findEmbeddedPostgres = async (dataDir: string): Promise<string | undefined> => {
  const folder = existsSync(dataDir) ? realpathSync(dataDir) : dataDir
  const state = readState(folder)
  const cluster = findCluster(folder)
  if (state === undefined || cluster === undefined) return undefined
  const found = findPostmaster(cluster)
  const ready = found && (await untilReady(cluster, found.pid))
  return ready && databaseUrl(ready.port, state.password)
}
