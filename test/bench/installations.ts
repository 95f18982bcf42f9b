import { type ChildProcess, execFileSync, spawn, type StdioOptions } from "node:child_process"
import { existsSync, mkdirSync } from "node:fs"
import path from "node:path"
import { createInterface } from "node:readline"
import { setTimeout as pause } from "node:timers/promises"
import { makeTree } from "../../bin/release/tree.ts"
import { repository, run } from "../support/repository.ts"

const quiet: StdioOptions = ["ignore", "ignore", "inherit"]

/** Makes an installation of svc from the current sources, as in a release. */
export const installToday = async (folder: string): Promise<string> => {
  const tree = path.join(folder, "svc")
  mkdirSync(tree, { recursive: true })
  await makeTree(tree, path.join(folder, "maps"), { version: "1.0.0", revision: "today" })
  return tree
}

/** A clone of a commit in a folder. */
const cloneOf = (commit: string, clone: string): string => {
  execFileSync("git", ["clone", "--quiet", "--no-checkout", repository, clone], { stdio: quiet })
  execFileSync("git", ["checkout", "--quiet", commit], { cwd: clone, stdio: quiet })
  return clone
}

/**
 * Makes an installation from a commit, in a clone, or from other sources: a folder with a checkout, whose changes count. A
 * folder that already is an installation is used as it is.
 */
export const installFrom = (from: string, folder: string): string => {
  if (existsSync(path.join(from, "VERSION"))) return path.resolve(from)
  const sources = existsSync(path.join(from, "package.json"))
    ? path.resolve(from)
    : cloneOf(from, path.join(folder, "clone"))
  execFileSync("npm", ["run", "-s", "setup"], { cwd: sources, stdio: quiet })
  const make = `import { mkdirSync } from "node:fs"
    import { makeTree } from "./bin/release/tree.ts"
    mkdirSync(${JSON.stringify(path.join(folder, "svc"))}, { recursive: true })
    await makeTree(${JSON.stringify(path.join(folder, "svc"))}, ${JSON.stringify(path.join(folder, "maps"))}, { version: "0.9.0", revision: "before" })`
  const node = path.join(sources, "node_modules", ".bin", "node")
  execFileSync(node, ["--input-type=module", "--eval", make], { cwd: sources, stdio: quiet })
  return path.join(folder, "svc")
}

/** Runs a command of an installation until it ends, and returns its output. */
export const runCommand = async (tree: string, env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await run(path.join(tree, "bin", "svc"), args, { env })
  if (code !== 0) throw new Error(`svc ${args.join(" ")} ended with ${code}: ${stderr}${stdout}`)
  return stdout
}

/** Runs a program that the kernel ends with the one that started it. */
const endsWithParent = ["setpriv", "--pdeathsig", "KILL"] as const

/** Starts a program of an installation, and waits until it reports at a port that it is ready. `say` is given each line of its log. */
export const startProgram = async (
  tree: string,
  name: "svc-http" | "svc-worker",
  env: NodeJS.ProcessEnv,
  port: number,
  say: (line: string) => void = () => undefined,
): Promise<ChildProcess> => {
  const [first, ...rest] = [...endsWithParent, path.join(tree, "bin", name)]
  const child = spawn(first, rest, { env, stdio: ["ignore", "pipe", "pipe"] })
  createInterface({ input: child.stdout }).on("line", say)
  child.stderr.on("data", (text: Buffer) => process.stderr.write(text))
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined))?.ok === true
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${name} of ${tree} ended with ${child.exitCode}`)
    await pause(20)
  }
  return child
}
