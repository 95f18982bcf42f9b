import { spawnSync } from "node:child_process"
import { chmodSync, readdirSync, renameSync, symlinkSync } from "node:fs"
import path from "node:path"
import { httpOptions, leanWorkerOptions, workerOptions } from "../node-options.mjs"

/** V8 keeps compiled code apart by the options that change it; these two make the same bytes every time and are no such options. */
const alwaysTheSame = ["--predictable", "--random-seed=1"]
/** Compiled code names the file that it is of: under this name every folder is the same one. */
const underOneName = ["--preserve-symlinks", "--preserve-symlinks-main"]
const thisFolder = "/proc/self/cwd"

/** Each program with the options that it is started with. Without a key it ends before it asks for the database. */
const starts: readonly (readonly [entry: string, options: readonly string[], ...args: string[]])[] = [
  ["cli", [], "tenants", "list"],
  ["http", httpOptions],
  ["worker", workerOptions],
  ["worker", leanWorkerOptions],
]

/**
 * Fills `lib/.cache` of an installation with the compiled code of its programs, which the first start then has. Node
 * reads only the folders of its own user: an installation has them for root, and links for the users that `users` names.
 */
export const warm = (tree: string, users: readonly number[]): void => {
  for (const [entry, options, ...args] of starts) {
    const program = [...underOneName, ...alwaysTheSame, ...options, `${thisFolder}/lib/${entry}.mjs`, ...args]
    const { status, stderr } = spawnSync(path.join(tree, "runtime", "node"), program, {
      cwd: tree,
      env: { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" },
      encoding: "utf8",
    })
    if (status !== 1 || !stderr.includes("SVC_ENCRYPTION_KEY"))
      throw new Error(`${entry} started without a key and ended with ${status}: ${stderr}`)
  }
  const cache = path.join(tree, "lib", ".cache")
  const own = `-${process.getuid?.()}`
  for (const folder of readdirSync(cache)) {
    const name = folder.slice(0, -own.length)
    renameSync(path.join(cache, folder), path.join(cache, `${name}-0`))
    for (const file of readdirSync(path.join(cache, `${name}-0`))) chmodSync(path.join(cache, `${name}-0`, file), 0o644)
    for (const user of users) symlinkSync(`${name}-0`, path.join(cache, `${name}-${user}`))
  }
}
