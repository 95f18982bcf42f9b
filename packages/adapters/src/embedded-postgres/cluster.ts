import { randomBytes } from "node:crypto"
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { totalmem } from "node:os"
import path from "node:path"
import { type Account, runAs } from "./account.ts"
import { clusterLink, readState, writeState } from "./data-folder.ts"
import { EmbeddedPostgresUnavailable } from "./embedded-postgres.errors.ts"

/** The major version of the packaged binaries; they cannot open a cluster of another version. */
const majorVersion = "18"

/** The name of both the superuser of the cluster and the product's database. */
export const databaseName = "svc"

const megabyte = 2 ** 20

/** Megabytes for PostgreSQL's own cache: a sixteenth of the memory, since the machine also does other work. */
const cacheMegabytes = (memory: number): number => Math.min(1024, Math.max(128, Math.round(memory / 16 / megabyte)))

/** Settings that are written into postgresql.conf once, so that operators can change them there. */
const settings = {
  max_connections: "200",
  shared_buffers: `${cacheMegabytes(Math.min(totalmem(), process.constrainedMemory() || Infinity))}MB`,
  // After each checkpoint PostgreSQL logs whole pages again. With the default size a large invoice batch has ten
  // checkpoints.
  max_wal_size: "4GB",
  checkpoint_timeout: "15min",
  wal_buffers: "16MB",
  // Statistics of a newly filled table then arrive after seconds, not after a minute; until then its queries are
  // planned badly.
  autovacuum_naptime: "15s",
  // Most machines have solid-state disks; the default of 4 favours sequential scans.
  random_page_cost: "1.1",
  // Our statements are short: compiling them costs more than it saves.
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_line_prefix: "%m [%p] %q%u@%d ",
}

const unusable = (message: string) => new EmbeddedPostgresUnavailable({ reason: "FolderUnusable", message })

/** The resolved path of the cluster of a data folder; undefined when there is no cluster yet. */
export const findCluster = (dataDir: string): string | undefined => {
  const link = clusterLink(dataDir)
  if (lstatSync(link, { throwIfNoEntry: false }) === undefined) return undefined
  if (!existsSync(link)) return link
  return isEmpty(link) ? undefined : realpathSync(link)
}

const isEmpty = (folder: string) => {
  try {
    return readdirSync(folder).length === 0
  } catch {
    return false
  }
}

/** The owner of an existing cluster: the server has to run as that user. */
export const ownerOf = (cluster: string): Account | undefined => {
  const found = statSync(cluster, { throwIfNoEntry: false })
  return found && { uid: found.uid, gid: found.gid }
}

/** Refuses a folder that an earlier start cannot have made: `EmbeddedPostgresUnavailable` (FolderUnusable). */
export const checkCluster = (dataDir: string, cluster: string): void => {
  const owner = ownerOf(cluster)
  if (owner === undefined) throw unusable(`${clusterLink(dataDir)} points to nothing: restore it or remove the link.`)
  const own = process.getuid?.()
  if (own !== undefined && own !== 0 && own !== owner.uid) {
    throw unusable(
      `${cluster} belongs to another user (${owner.uid}): start as that user, or set SVC_DATA_DIR to another folder.`,
    )
  }
  const version = path.join(cluster, "PG_VERSION")
  if (!existsSync(version))
    throw unusable(`${cluster} contains something other than a database: set SVC_DATA_DIR to another folder.`)
  const major = readFileSync(version, "utf8").trim()
  if (major !== majorVersion) {
    throw unusable(
      `${cluster} was made by PostgreSQL ${major}, this is ${majorVersion}: move it over with pg_dump, or set SVC_DATA_DIR to another folder.`,
    )
  }
  if (readState(dataDir) === undefined) {
    throw unusable(
      `${dataDir} lacks postgres.json with the password of its database: restore it, or set SVC_DATA_DIR to another folder.`,
    )
  }
}

/** Makes an empty folder that the account owns and can reach; undefined when that is impossible at this place. */
const makePlace = async (prefix: string, account: Account | undefined): Promise<string | undefined> => {
  const place = mkdtempSync(prefix)
  if (account === undefined) return place
  try {
    chownSync(place, account.uid, account.gid)
    if ((await runAs(account, "/bin/sh", ["-c", 'touch -- "$1/try" && rm -- "$1/try"', "sh", place])).succeeded) {
      return place
    }
  } catch {
    // The file system has no owners.
  }
  rmSync(place, { recursive: true, force: true })
  return undefined
}

/**
 * The folder for a cluster that user `postgres` could not reach inside the data folder. It survives a restart of the
 * machine.
 */
const elsewhere = "/var/lib/svc"

const makeElsewhere = async (dataDir: string, account: Account | undefined) => {
  try {
    if (mkdirSync(elsewhere, { recursive: true }) !== undefined) chmodSync(elsewhere, 0o755)
    return await makePlace(path.join(elsewhere, "data-"), account)
  } catch {
    throw unusable(
      `PostgreSQL cannot run as root and its own user reaches neither ${dataDir} nor ${elsewhere}: set SVC_DATA_DIR to a folder open to others.`,
    )
  }
}

/**
 * Makes the cluster, completely or not at all. It uses UTF-8 with PostgreSQL's own C.UTF-8 rules, so that sorting does
 * not depend on the machine's locales. Fails with `EmbeddedPostgresUnavailable` (FolderUnusable, DidNotStart).
 */
export const makeCluster = async (
  dataDir: string,
  binaries: string,
  account: Account | undefined,
  fsync: boolean,
): Promise<string> => {
  // Removes the folders that a killed start left behind.
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith("postgres.new-")) rmSync(path.join(dataDir, name), { recursive: true, force: true })
  }
  const inside = await makePlace(path.join(dataDir, "postgres.new-"), account)
  const place = inside ?? (await makeElsewhere(dataDir, account))
  if (place === undefined) throw unusable(`User postgres cannot write to ${elsewhere}: set SVC_DATA_DIR.`)

  const password = randomBytes(24).toString("base64url")
  const passwordFile = path.join(place, "..", `${path.basename(place)}.password`)
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  try {
    if (account !== undefined) chownSync(passwordFile, account.uid, account.gid)
    const made = await runAs(account, path.join(binaries, "bin", "initdb"), [
      `--pgdata=${place}`,
      `--username=${databaseName}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      ...(fsync ? [] : ["--no-sync"]),
      ...Object.entries(settings).map(([name, value]) => `--set=${name}=${value}`),
    ])
    if (!made.succeeded) {
      const why = made.output.split("\n").find((line) => /error|fatal/i.test(line)) ?? made.output.split("\n").at(-1)
      throw new EmbeddedPostgresUnavailable({
        reason: "DidNotStart",
        message: `The database in ${dataDir} could not be made: ${why}`,
      })
    }
    writeState(dataDir, { password, port: undefined })
    if (inside === undefined) symlinkSync(place, clusterLink(dataDir))
    else renameSync(place, clusterLink(dataDir))
  } catch (error) {
    rmSync(place, { recursive: true, force: true })
    throw error
  } finally {
    rmSync(passwordFile, { force: true })
  }
  return realpathSync(clusterLink(dataDir))
}
