import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { rmSync, statfsSync } from "node:fs"
import { withClient } from "@svc/adapters/embedded-postgres/database"
import { startEmbeddedPostgres } from "@svc/adapters/embedded-postgres/start"
import { migrateEmbedded } from "@svc/adapters/wiring/migrate"
import { atDatabase } from "./at-database.ts"
import { openTemporaryFolder } from "../temporary-folder.ts"

export interface TestServer {
  readonly databaseUrl: string
  readonly templateDatabase: string
  readonly stop: () => Promise<void>
}

/** A migrated database closed to everyone: a clone fails while anybody is connected to its template. */
const makeTemplate = async (databaseUrl: string) => {
  const name = `svc_template_${randomBytes(4).toString("hex")}`
  await withClient(databaseUrl, (client) => client.query(`create database ${name}`))
  await migrateEmbedded(atDatabase(databaseUrl, name))
  await withClient(databaseUrl, async (client) => {
    await client.query(`alter database ${name} with allow_connections false`)
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name])
  })
  return name
}

/** Ends the server and removes its folder when this process is gone, also when this process could not do so itself. */
const cleanUpAfterDeath = (dataDir: string) => {
  const script = `cat; pid=$(head -n 1 "$0/postgres/postmaster.pid") && kill -INT "$pid" && while kill -0 "$pid"; do sleep 0.1; done; rm -rf "$0"`
  const watcher = spawn("/bin/sh", ["-c", script, dataDir], { detached: true, stdio: ["pipe", "ignore", "ignore"] })
  watcher.unref()
}

const memory = "/dev/shm"
/** The test databases that exist at one moment take 150 MB. */
const enoughBytes = 2 ** 30

/** The folder where files cost least: each test file makes a database of hundreds of files and drops it again. */
const roomFor = (): string | undefined => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= enoughBytes ? memory : undefined
  } catch {
    return undefined
  }
}

const startThrowAway = async () => {
  const dataDir = openTemporaryFolder(roomFor())
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  const server = await startEmbeddedPostgres({ dataDir, fsync: false, log: console.error }).catch((error: unknown) => {
    remove()
    throw error
  })
  cleanUpAfterDeath(dataDir)
  return {
    databaseUrl: atDatabase(server.url, "postgres"),
    stop: () => server.stop().finally(remove),
  }
}

/** The server of TEST_DATABASE_URL, else one that lives as long as the test run; with a template to clone. */
export const startTestServer = async (): Promise<TestServer> => {
  const given = process.env["TEST_DATABASE_URL"]
  const server = given === undefined ? await startThrowAway() : { databaseUrl: given, stop: async () => undefined }
  const { databaseUrl } = server
  const templateDatabase = await makeTemplate(databaseUrl).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  const stop = async () => {
    await withClient(databaseUrl, (client) => client.query(`drop database if exists ${templateDatabase} with (force)`))
    await server.stop()
  }
  return { databaseUrl, templateDatabase, stop }
}
