import { existsSync, lstatSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { embeddedPostgresFolder, isInstalled } from "../installation/assets.ts"
import { neededPostgres } from "../oldest-postgres.ts"
import { type Account, runAs } from "./account.ts"
import { copyBinaries, isFaithfulCopy } from "./binaries-copy.ts"
import { EmbeddedPostgresUnavailable } from "./embedded-postgres.errors.ts"

const cannotRun = (message: string) => new EmbeddedPostgresUnavailable({ reason: "CannotRun", message })
const orInstall = isInstalled ? "The tarball whose name has -dev brings it. " : ""
const orElse = `Set DATABASE_URL to a ${neededPostgres}.`

/**
 * Only the package's binaries are used. The package's class would take over SIGTERM (its exit hook ends the process
 * while deliveries still drain), cannot adopt a running server, and cannot say why a server did not start.
 */
const packagedBinaries = (): { readonly root: string; readonly name: string } => {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`
  const folder = embeddedPostgresFolder(platform)
  if (folder === undefined) throw cannotRun(`There is no embedded PostgreSQL for ${platform}. ${orInstall}${orElse}`)
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"))
  const version = (manifest as { readonly version: string }).version
  return { root: path.join(folder, "native"), name: `postgresql-${version}-${platform}` }
}

const postgresIn = (root: string) => path.join(root, "bin", "postgres")
const runs = (root: string, account: Account | undefined) => runAs(account, postgresIn(root), ["--version"])

/** Folders that every user can reach. A clean-up of temporary files spares the first. */
const sharedFolders = () => ["/var/lib/svc", "/var/tmp", tmpdir()]

const isTrusted = (folder: string) => {
  const { uid, mode } = lstatSync(folder)
  return uid === process.getuid?.() && (mode & 0o022) === 0
}

/**
 * The folder with `bin/postgres`, `lib` and `share` that the account can run. Binaries that the account cannot reach
 * (for example under a closed home folder) are copied once to a shared folder named after their version, and compared
 * at every start. Fails with `EmbeddedPostgresUnavailable` (CannotRun).
 */
export const locateBinaries = async (account: Account | undefined): Promise<string> => {
  const { root, name } = packagedBinaries()
  const first = await runs(root, account)
  if (first.succeeded) return root

  let output = first.output
  for (const shared of account === undefined ? [] : sharedFolders()) {
    const copy = path.join(shared, name)
    try {
      if (!existsSync(copy) || !isTrusted(copy) || !isFaithfulCopy(root, copy)) copyBinaries(root, copy)
    } catch (error) {
      output = error instanceof Error ? error.message : String(error)
      continue
    }
    const tried = await runs(copy, account)
    if (tried.succeeded) return copy
    output = tried.output
  }
  throw cannotRun(`The embedded PostgreSQL does not run on this machine (${output.split("\n")[0]}). ${orElse}`)
}
