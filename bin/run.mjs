// Plain JavaScript without dependencies: this file runs on Node 20 before anything is installed.
import path from "node:path"
import { fileURLToPath } from "node:url"
import { chooseNode } from "./choose-node.mjs"
import { ensureConsole } from "./console.mjs"
import { handOver } from "./hand-over.mjs"
import { ensureInstalled } from "./install.mjs"
import { httpOptions, leanWorkerOptions, workerOptions } from "./node-options.mjs"

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const targets = {
  start: "bin/start.ts",
  http: "packages/runtime-http/src/main.ts",
  worker: "packages/runtime-worker/src/main.ts",
  "worker:lean": "packages/runtime-worker/src/main.ts",
  svc: "packages/runtime-cli/src/main.ts",
  bench: "test/bench/main.ts",
  test: "bin/test.ts",
  quick: "bin/quick.ts",
  release: "bin/release/main.ts",
  site: "bin/site.ts",
}

/** Commands that may serve or test the console. */
const consoleNeeded = new Set(["setup", "start", "http", "test", "bench", "release"])

const nodeOptions = { http: httpOptions, worker: workerOptions, "worker:lean": leanWorkerOptions }

/** Standard output belongs to the command, so the launcher's messages go to standard error. */
const note = (line) => process.stderr.write(`${line}\n`)

const [name = "", ...args] = process.argv.slice(2)
if (name !== "setup" && !Object.hasOwn(targets, name)) {
  note(`usage: node bin/run.mjs <${["setup", ...Object.keys(targets)].join("|")}> [arguments]`)
  process.exit(64)
}

/** The service starts even when the console cannot be built; setup and test fail then. */
const buildConsole = (node) =>
  ensureConsole(root, node, note).catch((error) => {
    if (name === "setup" || name === "test" || name === "release") throw error
    note(`${error.message}: the service starts without it`)
  })

try {
  await ensureInstalled(root, note)
  const node = chooseNode(root)
  if (consoleNeeded.has(name) && process.env["SVC_CONSOLE"] !== "0") await buildConsole(node)
  if (name !== "setup") handOver(root, node, [...(nodeOptions[name] ?? []), path.join(root, targets[name]), ...args])
} catch (error) {
  note(error instanceof Error ? error.message : String(error))
  if (error?.signal) process.kill(process.pid, error.signal)
  else process.exit(1)
}
