import { spawnSync } from "node:child_process"
import { chmodSync, readdirSync, renameSync, symlinkSync } from "node:fs"
import path from "node:path"
import { httpOptions, leanWorkerOptions, workerOptions } from "../node-options.mjs"

/**
 * V8 keeps separate compiled code for options that change it. These two do not, and make the bytes the same every time.
 */
const alwaysTheSame = ["--predictable", "--random-seed=1"]
/** Compiled code contains the path of its file. This path is valid in every folder. */
const underOneName = ["--preserve-symlinks", "--preserve-symlinks-main"]
const thisFolder = "/proc/self/cwd"

const nowhere = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }

/** Each program with its start options. Without a key, a program ends before it connects to the database. */
const starts: readonly (readonly [entry: string, options: readonly string[], ...args: string[]])[] = [
  ["cli", [], "tenants", "list"],
  // A command at a service loads other code than one beside the database.
  ["cli", [], "accounts", "list"],
  ["http", httpOptions],
  ["worker", workerOptions],
  ["worker", leanWorkerOptions],
]

/**
 * Fills `lib/.cache` of an installation with the compiled code of its programs, so that the first start finds it. Node
 * reads only the cache folders of its own user, so the installation has folders for root, and links for `users`.
 */
export const warm = (tree: string, users: readonly number[]): void => {
  for (const [entry, options, ...args] of starts) {
    const program = [...underOneName, ...alwaysTheSame, ...options, `${thisFolder}/lib/${entry}.mjs`, ...args]
    const { status, stderr } = spawnSync(path.join(tree, "runtime", "node"), program, {
      cwd: tree,
      env: args[0] === "accounts" ? { SVC_URL: "http://127.0.0.1:1", SVC_TOKEN: "none" } : nowhere,
      encoding: "utf8",
    })
    if (status !== 1 || !/SVC_ENCRYPTION_KEY|No service answers/.test(stderr))
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
