import { serverAccount } from "@svc/adapters/embedded-postgres/account"
import { databaseUrl as urlOf, withClient } from "@svc/adapters/embedded-postgres/database"
import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import { launchPostmaster } from "@svc/adapters/embedded-postgres/launch"
import { findPostmaster, isRunning, stopPostmaster } from "@svc/adapters/embedded-postgres/postmaster"
import { readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { openDataFolder } from "../temporary-folder.ts"
import { until } from "../until.ts"
import { makeClusterFolder, makeInstalledCluster, mustRun } from "./installed-cluster.ts"
import { oldestBinaries } from "./oldest-postgres.ts"

interface Server {
  readonly url: string
  readonly port: number
  /** Ends every process of the server at once, as the loss of the machine would. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

/** A primary and a standby that replicates it. */
export interface Replicated {
  readonly primary: Server
  readonly standby: Server
  /** Changes the URL of one server into one that names both, as `DATABASE_URL` allows. */
  readonly several: (url: string) => string
  /** Promotes the standby to primary. */
  readonly promote: () => Promise<void>
  /** Ends both servers and removes their folder. */
  readonly close: () => Promise<void>
  /** Sends both servers the signal of an immediate shutdown, for use when the process exits. */
  readonly endAtOnce: () => void
}

const settings = {
  max_connections: "100",
  fsync: "off",
  autovacuum: "off",
}

const stopIn = async (cluster: string): Promise<void> => {
  const running = findPostmaster(cluster)
  if (running !== undefined) await stopPostmaster(running.pid)
}

const readOne = (url: string, text: string): Promise<unknown> =>
  withClient(url, async (client) => Object.values((await client.query<object>(text)).rows[0] ?? {})[0] as unknown)

/** Starts two servers of the oldest PostgreSQL. With `synchronous`, a commit waits for the standby. */
export const startReplicated = async ({ synchronous }: { readonly synchronous: boolean }): Promise<Replicated> => {
  const account = serverAccount(undefined)
  const folder = openDataFolder()
  const clusters: string[] = []
  const password = "of-a-test"

  const serverIn = async (name: string): Promise<Server & { readonly cluster: string }> => {
    const cluster = path.join(folder, name)
    clusters.push(cluster)
    const port = await freePort()
    const binaries = path.dirname(oldestBinaries)
    // Without `fsync` every commit would be asynchronous.
    const launch = { cluster, binaries, account, logFile: path.join(folder, `${name}.log`), fsync: true }
    return {
      cluster,
      port,
      url: urlOf(port, password, "postgres"),
      kill: async () => {
        const { pid } = findPostmaster(cluster)!
        // A stopped server starts no further child processes.
        process.kill(pid, "SIGSTOP")
        const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number)
        for (const each of [pid, ...children]) process.kill(each, "SIGKILL")
        await until(
          () => [pid, ...children].filter(isRunning),
          (running) => running.length === 0,
        )
      },
      stop: () => stopIn(cluster),
      start: async () => void (await launchPostmaster(launch, port)),
    }
  }

  const primary = await serverIn("primary")
  await makeInstalledCluster({ binaries: oldestBinaries, cluster: primary.cluster, account, password, settings })
  await primary.start()
  const standby = await serverIn("standby")
  makeClusterFolder(standby.cluster, account)
  await mustRun(account, path.join(oldestBinaries, "pg_basebackup"), [
    `--pgdata=${standby.cluster}`,
    `--dbname=postgresql://svc:${password}@127.0.0.1:${primary.port}/postgres`,
    "--write-recovery-conf",
    "--checkpoint=fast",
    "--no-sync",
  ])
  await standby.start()
  if (synchronous) {
    await readOne(primary.url, "alter system set synchronous_standby_names = '*'")
    await readOne(primary.url, "select pg_reload_conf()")
  }
  await until(
    () => readOne(primary.url, "select sync_state from pg_stat_replication where state = 'streaming'"),
    (state) => state === (synchronous ? "sync" : "async"),
  )
  return {
    primary,
    standby,
    several: (url) => url.replace(`:${primary.port}/`, `:${primary.port},127.0.0.1:${standby.port}/`),
    promote: async () => {
      if ((await readOne(standby.url, "select pg_promote()")) !== true) throw new Error("the standby was not promoted")
    },
    close: async () => {
      await Promise.all(clusters.map(stopIn))
      rmSync(folder, { recursive: true, force: true })
    },
    endAtOnce: () => {
      for (const { pid } of clusters.flatMap((each) => findPostmaster(each) ?? [])) process.kill(pid, "SIGQUIT")
    },
  }
}
