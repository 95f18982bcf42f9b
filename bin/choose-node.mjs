import { spawnSync } from "node:child_process"
import { rmSync } from "node:fs"
import path from "node:path"

const needed = 24

/**
 * The major version that a Node binary reports; `undefined` when the binary is missing or does not run on this machine.
 */
const majorOf = (binary) => {
  const { status, stdout } = spawnSync(binary, ["--version"], { encoding: "utf8" })
  const found = status === 0 ? /^v(\d+)\./.exec(stdout) : null
  return found ? Number(found[1]) : undefined
}

const installedNode = (root) => path.join(root, "node_modules", ".bin", "node")

/**
 * The Node that runs the sources: the installed one, otherwise the system's if it is new enough. Throws an error that
 * says which Node is needed.
 */
export const chooseNode = (root) => {
  const candidates = [installedNode(root), process.execPath]
  const node = candidates.find((binary) => (majorOf(binary) ?? 0) >= needed)
  if (node !== undefined) return node
  throw new Error(
    `svc: needs Node ${needed} or newer: this is ${process.version} and the one in node_modules does not run on ${process.platform}-${process.arch}. Install Node ${needed} (see .nvmrc) and start again.`,
  )
}

/** npm puts node_modules/.bin first on the PATH, so a broken Node in there would hide the system's. */
export const removeBrokenNode = (root) => {
  if (majorOf(installedNode(root)) === undefined) rmSync(installedNode(root), { force: true })
}
