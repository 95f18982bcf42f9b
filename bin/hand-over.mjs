import { spawn } from "node:child_process"
import { constants } from "node:os"
import path from "node:path"
import { pathToFileURL } from "node:url"

const forwarded = ["SIGINT", "SIGTERM", "SIGHUP"]
// Under npm one Ctrl-C arrives twice: from the terminal, and forwarded by npm.
const sameSignalMs = 300
const lookForNpmEveryMs = 500

/**
 * Runs a script in place of this process, as far as Node can: the same input and output, each signal forwarded once,
 * the same exit code or signal at the end. The script runs in its own session, so that a signal to the process group
 * reaches it only through this process. The script ends by itself if this process is killed (watch-launcher.mjs).
 */
export const handOver = (root, node, args) => {
  const watch = pathToFileURL(path.join(root, "bin", "watch-launcher.mjs")).href
  const child = spawn(node, ["--import", watch, ...args], {
    cwd: root,
    env: {
      ...process.env,
      PATH: [path.join(root, "node_modules", ".bin"), process.env["PATH"]].filter(Boolean).join(path.delimiter),
      INIT_CWD: process.env["INIT_CWD"] ?? process.cwd(),
      SVC_LAUNCHER: String(process.pid),
    },
    stdio: ["inherit", "inherit", "inherit", "pipe"],
    detached: process.platform !== "win32",
  })

  const last = new Map()
  const forward = (signal) => {
    const now = performance.now()
    const repeated = now - (last.get(signal) ?? -Infinity) < sameSignalMs
    last.set(signal, now)
    if (!repeated) child.kill(signal)
  }
  for (const signal of forwarded) process.on(signal, forward)

  // A killed npm notifies nobody, and without npm nobody could stop the command any more.
  const parent = process.ppid
  if (process.env["npm_lifecycle_event"] !== undefined) {
    const looking = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(looking)
      forward("SIGTERM")
    }, lookForNpmEveryMs)
  }

  child.on("error", (error) => {
    process.stderr.write(`svc: cannot run ${node}: ${error.message}\n`)
    process.exit(1)
  })
  child.on("exit", (code, signal) => {
    for (const each of forwarded) process.off(each, forward)
    if (signal === null) process.exit(code ?? 1)
    process.kill(process.pid, signal)
    // Only reached when the signal does not end a process by default, or is ignored here.
    setTimeout(() => process.exit(128 + constants.signals[signal]), 100)
  })
}
