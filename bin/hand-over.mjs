import { spawn } from "node:child_process"
import { constants } from "node:os"
import path from "node:path"
import { pathToFileURL } from "node:url"

const forwarded = ["SIGINT", "SIGTERM", "SIGHUP"]
// One Ctrl-C arrives twice under npm: from the terminal and from npm, which passes it on as well.
const sameSignalMs = 300
const lookForNpmEveryMs = 500

/**
 * Runs a script in place of this process, as far as Node can: same input and output, signals passed on once, same
 * exit code or signal at the end. The script runs in a session of its own, so that a signal to the whole process
 * group reaches it only through here, and it stops by itself should this process be killed (watch-launcher.mjs).
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

  // npm that is killed outright tells nobody; without it nobody could stop the command any more.
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
    // Reached only by a signal that does not end a process by default, or is ignored here.
    setTimeout(() => process.exit(128 + constants.signals[signal]), 100)
  })
}
