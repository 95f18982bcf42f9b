import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { rmSync } from "node:fs"
import path from "node:path"
import { serverAccount } from "@svc/adapters/embedded-postgres/account"
import { databaseUrl as urlOf } from "@svc/adapters/embedded-postgres/database"
import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import { launchPostmaster } from "@svc/adapters/embedded-postgres/launch"
import { stopPostmaster } from "@svc/adapters/embedded-postgres/postmaster"
import { startEmbeddedPostgres } from "@svc/adapters/embedded-postgres/start"
import { migrateEmbedded } from "@svc/adapters/wiring/migrate"
import { distributeDatabase } from "@svc/adapters/postgres/base/distribute"
import { atDatabase } from "./at-database.ts"
import { citusUrl, isOnCluster, joinServers, onEveryServer } from "./citus-cluster.ts"
import { openDataFolder } from "../temporary-folder.ts"
import { makeInstalledCluster } from "./installed-cluster.ts"

export interface TestServer {
  readonly databaseUrl: string
  readonly templateDatabase: string
  readonly stop: () => Promise<void>
}

/** Makes a migrated database that refuses connections: cloning fails while anybody is connected to the template. */
const makeTemplate = async (databaseUrl: string) => {
  const name = `svc_template_${randomBytes(4).toString("hex")}`
  await onEveryServer(databaseUrl, `create database ${name}`)
  const url = atDatabase(databaseUrl, name)
  if (isOnCluster(url)) await joinServers(url, name)
  await migrateEmbedded(url)
  if (isOnCluster(url)) await distributeDatabase(url, () => undefined)
  await onEveryServer(databaseUrl, `alter database ${name} with allow_connections false`)
  await onEveryServer(databaseUrl, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  return name
}

/** Ends the server and removes its folder once this process is gone, even when this process was killed. */
const cleanUpAfterDeath = (dataDir: string) => {
  const script = `cat; pid=$(head -n 1 "$0/postgres/postmaster.pid") && kill -INT "$pid" && while kill -0 "$pid"; do sleep 0.1; done; rm -rf "$0"`
  const watcher = spawn("/bin/sh", ["-c", script, dataDir], { detached: true, stdio: ["pipe", "ignore", "ignore"] })
  watcher.unref()
}

/** The settings that docs/operations/database.md recommends, and enough connections for the files that run at once. */
const installedSettings = { max_connections: "200", random_page_cost: "1.1", jit: "off" }

/** Starts a new cluster with installed binaries, in the folder where the embedded server has its cluster. */
const startInstalled = async (binaries: string, dataDir: string) => {
  const account = serverAccount(undefined)
  const cluster = path.join(dataDir, "postgres")
  const password = randomBytes(24).toString("base64url")
  await makeInstalledCluster({ binaries, cluster, account, password, settings: installedSettings })
  const port = await freePort()
  const logFile = path.join(dataDir, "postgres.log")
  const launch = { cluster, binaries: path.dirname(binaries), account, logFile, fsync: false }
  const { pid } = await launchPostmaster(launch, port)
  return { url: urlOf(port, password, "postgres"), stop: () => stopPostmaster(pid) }
}

const startThrowAway = async (binaries: string | undefined) => {
  const dataDir = openDataFolder()
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  const starting =
    binaries === undefined
      ? startEmbeddedPostgres({ dataDir, fsync: false, log: console.error })
      : startInstalled(binaries, dataDir)
  const server = await starting.catch((error: unknown) => {
    remove()
    throw error
  })
  cleanUpAfterDeath(dataDir)
  return {
    databaseUrl: atDatabase(server.url, "postgres"),
    stop: () => server.stop().finally(remove),
  }
}

/**
 * Starts a server with a template database for the whole test run. Uses the given binaries; else the server of
 * TEST_CITUS_URL or TEST_DATABASE_URL; else the binaries of TEST_POSTGRES_BIN; else the embedded server.
 */
export const startTestServer = async (binaries?: string): Promise<TestServer> => {
  const given = binaries === undefined ? (citusUrl() ?? process.env["TEST_DATABASE_URL"]) : undefined
  const server =
    given === undefined
      ? await startThrowAway(binaries ?? process.env["TEST_POSTGRES_BIN"])
      : { databaseUrl: given, stop: async () => undefined }
  const { databaseUrl } = server
  const templateDatabase = await makeTemplate(databaseUrl).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  const stop = async () => {
    await onEveryServer(databaseUrl, `drop database if exists ${templateDatabase} with (force)`)
    await server.stop()
  }
  return { databaseUrl, templateDatabase, stop }
}
