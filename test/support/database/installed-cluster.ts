import { appendFileSync, chownSync, mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { type Account, runAs } from "@svc/adapters/embedded-postgres/account"

/** Makes a folder for a cluster, owned by the account that runs the server. */
export const makeClusterFolder = (cluster: string, account: Account | undefined): void => {
  mkdirSync(cluster, { mode: 0o700 })
  if (account !== undefined) chownSync(cluster, account.uid, account.gid)
}

/** Runs a program of PostgreSQL, and throws its output when it fails. */
export const mustRun = async (...run: Parameters<typeof runAs>): Promise<void> => {
  const { succeeded, output } = await runAs(...run)
  if (!succeeded) throw new Error(`${run[1]}: ${output}`)
}

interface Wanted {
  /** The folder of the PostgreSQL binaries that are installed on the machine. */
  readonly binaries: string
  readonly cluster: string
  readonly account: Account | undefined
  /** The password of the superuser `svc`. */
  readonly password: string
  readonly settings: Readonly<Record<string, string>>
}

/** Makes a new cluster with the binaries that are installed on the machine. */
export const makeInstalledCluster = async (wanted: Wanted): Promise<void> => {
  const { binaries, cluster, account, password, settings } = wanted
  makeClusterFolder(cluster, account)
  const passwordFile = `${cluster}.password`
  writeFileSync(passwordFile, password)
  if (account !== undefined) chownSync(passwordFile, account.uid, account.gid)
  await mustRun(account, path.join(binaries, "initdb"), [
    `--pgdata=${cluster}`,
    "--username=svc",
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
    "--no-sync",
  ])
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`)
  appendFileSync(path.join(cluster, "postgresql.conf"), lines.join(""))
}
