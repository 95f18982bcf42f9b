import { spawn } from "node:child_process"
import { accessSync, constants, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { removeBrokenNode } from "./choose-node.mjs"
import { isInstalled, readStamp, removeStamp, writeStamp } from "./install-stamp.mjs"
import { claim, takeTurn } from "./install-turn.mjs"

const stopping = ["SIGINT", "SIGTERM", "SIGHUP"]

/**
 * Installs the dependencies unless the last install is still current; then it needs no network and writes nothing.
 * Throws an error that says what failed and what to do.
 */
export const ensureInstalled = async (root, note) => {
  if (isInstalled(root)) return
  const turns = path.join(root, "node_modules", ".svc-install")
  try {
    mkdirSync(turns, { recursive: true })
  } catch (error) {
    throw new Error(
      `svc: dependencies are missing and ${turns} cannot be written (${error.code}). Run npm run setup as the owner of this folder.`,
    )
  }
  const leave = await takeTurn(turns, {
    waiting: (pid) => note(`svc: waiting for process ${pid}, which is installing the dependencies`),
    done: () => isInstalled(root),
  })
  try {
    if (!isInstalled(root)) await install(root, turns, note)
  } finally {
    leave()
  }
}

const install = async (root, turns, note) => {
  const wanted = readStamp(root)
  const { packageManager } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"))
  const pnpm = String(packageManager).split("+")[0]
  note("svc: installing the dependencies (only when they changed; takes up to a minute)")
  const started = performance.now()
  removeStamp(root)

  const home = usableHome()
  try {
    await run(root, turns, pnpm, { ...installEnvironment(root), ...home.env })
  } finally {
    home.remove()
  }
  removeBrokenNode(root)
  writeStamp(root, wanted)
  note(`svc: installed in ${Math.round((performance.now() - started) / 1000)} s`)
}

/** The install was stopped by a signal; the launcher ends with the same signal. */
class Stopped extends Error {
  constructor(signal) {
    super(`svc: installing was stopped by ${signal}; the next start installs again`)
    this.signal = signal
  }
}

const run = (root, turns, pnpm, env) =>
  new Promise((resolve, reject) => {
    const args = ["--yes", pnpm, "install", "--frozen-lockfile", "--config.confirmModulesPurge=false"]
    const windows = process.platform === "win32"
    // In a process group of its own, so that stopping it also stops the processes that npx started
    const options = { cwd: root, env, stdio: ["ignore", "pipe", "pipe"], shell: windows, detached: !windows }
    const child = spawn("npx", args, options)
    // Outlives this process if that is killed, so that the next start waits for the install.
    const leave = child.pid === undefined ? () => undefined : claim(turns, child.pid)
    let output = ""
    const keep = (chunk) => (output = (output + chunk).slice(-8000))
    child.stdout.on("data", keep)
    child.stderr.on("data", keep)

    let stoppedBy
    const stop = (signal) => {
      stoppedBy = signal
      process.kill(windows ? child.pid : -child.pid, signal)
    }
    for (const signal of stopping) process.on(signal, stop)
    const finish = (why) => {
      for (const signal of stopping) process.off(signal, stop)
      leave()
      if (stoppedBy !== undefined) return reject(new Stopped(stoppedBy))
      if (why === undefined) return resolve(undefined)
      const tail = output.trim().split("\n").slice(-20).join("\n")
      reject(
        new Error(
          `${tail}\nsvc: installing failed: npx ${pnpm} install ${why}. If the lines above name no other reason, check the network and the registry (npm config get registry); then run npm run setup.`,
        ),
      )
    }
    child.on("error", (error) => finish(`could not be started (${error.message}); npm and npx have to be on the PATH`))
    child.on("close", (code, signal) => finish(code === 0 ? undefined : `ended with ${signal ?? `exit code ${code}`}`))
  })

/** The caller's environment without variables that would change the install, or hide why it failed. */
const installEnvironment = (root) => {
  const { NODE_ENV: _mode, npm_config_loglevel: _level, NODE_OPTIONS: _options, ...rest } = process.env
  const own = path.join(root, "node_modules", ".bin")
  const search = (rest["PATH"] ?? "").split(path.delimiter).filter((folder) => path.resolve(folder) !== own)
  // The npx beside this Node, in case the PATH has none
  return { ...rest, PATH: [...search, path.dirname(process.execPath)].join(path.delimiter) }
}

/** npm and pnpm keep caches in the home folder; without one they get a folder for the duration of the install. */
const usableHome = () => {
  try {
    const home = process.env["HOME"]
    if (!home) throw new Error("no home")
    accessSync(home, constants.W_OK)
    return { env: {}, remove: () => undefined }
  } catch {
    const home = mkdtempSync(path.join(tmpdir(), "svc-install-"))
    const remove = () => rmSync(home, { recursive: true, force: true })
    return { env: { HOME: home, npm_config_cache: path.join(home, ".npm") }, remove }
  }
}
