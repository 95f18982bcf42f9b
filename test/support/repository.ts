import { spawn } from "node:child_process"
import { readdirSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"

export const repository = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))

/** The path of a development tool in this repository's `node_modules`. */
export const tool = (name: string): string => path.join(repository, "node_modules", ".bin", name)

/**
 * Environment variables for compilers written in Go. Several checkers would each infer the same types again, and a
 * small heap is garbage-collected too often: without these variables the linter needs twice the processor time.
 */
export const oneChecker = { GOMAXPROCS: "1", GOGC: "400" }

export interface Outcome {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

export interface RunOptions {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
}

/**
 * Runs a program until it ends, and resolves whatever its exit code is. Rejects only when the program cannot be
 * started.
 */
export const run = (file: string, args: readonly string[], options: RunOptions = {}): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: repository, stdio: ["ignore", "pipe", "pipe"], ...options })
    let [stdout, stderr] = ["", ""]
    child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()))
    child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()))
    child.on("error", reject)
    child.on("close", (code, signal) => resolve({ code, signal, stdout, stderr }))
  })

const skipped = new Set(["node_modules", "dist", ".types", ".data", ".git"])

/** The hand-written files, relative to the repository. */
export const projectFiles = (folder = repository): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const file = path.join(folder, entry.name)
    return entry.isDirectory() ? projectFiles(file) : [path.relative(repository, file)]
  })
