import { runCommandLine } from "@svc/runtime-cli/command-line"
import { printable } from "@svc/runtime-cli/output"
import { spawn } from "node:child_process"
import path from "node:path"
import { Readable } from "node:stream"
import { type Outcome, repository, tool } from "../support/repository.ts"

export const main = path.join(repository, "packages", "runtime-cli", "src", "main.ts")
const node = tool("node")

export interface SvcOptions {
  readonly env?: Readonly<Record<string, string>>
  /** The text for standard input, which is closed without it. */
  readonly input?: string
}

export interface Running {
  /** The text that was written to standard error so far. */
  readonly said: () => string
  readonly kill: (signal: NodeJS.Signals) => void
  readonly outcome: Promise<Outcome>
}

/** Starts the command line as a process. The process gets only the given environment, PATH and HOME. */
export const startSvc = (args: readonly string[], { env = {}, input }: SvcOptions = {}): Running => {
  const child = spawn(node, [main, ...args], {
    cwd: repository,
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...env },
    stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
  })
  let [stdout, stderr] = ["", ""]
  const outcome = new Promise<Outcome>((resolve, reject) => {
    child.stdout!.setEncoding("utf8").on("data", (text: string) => (stdout += text))
    child.stderr!.setEncoding("utf8").on("data", (text: string) => (stderr += text))
    child.stdin?.end(input)
    child.on("error", reject)
    child.on("close", (code, signal) => resolve({ code, signal, stdout, stderr }))
  })
  return { kill: (signal) => child.kill(signal), said: () => stderr, outcome }
}

/** Runs the command line as a process until it ends. */
export const svc = (args: readonly string[], options: SvcOptions = {}): Promise<Outcome> =>
  startSvc(args, options).outcome

/**
 * Runs a command line in this process, because starting a process takes longer than most commands. Tests of signals,
 * help, refused command lines and the environment need a real process, by `svc`.
 */
const runHere = async (args: readonly string[], { env = {}, input = "" }: SvcOptions = {}): Promise<Outcome> => {
  let [stdout, stderr] = ["", ""]
  const invocation = {
    environment: env,
    folder: (env["SVC_LAUNCHER"] && env["INIT_CWD"]) || repository,
    signal: new AbortController().signal,
    patienceMs: 700,
    input: () => Readable.from([Buffer.from(input)]),
    say: (line: string) => void (stderr += `${printable(line)}\n`),
  }
  const code = await runCommandLine(args, invocation, (text) => void (stdout += text))
  return { code, signal: null, stdout, stderr }
}

/** The command line with a fixed environment. By default it runs in this process. */
export const makeSvc = (env: Readonly<Record<string, string>>, how = runHere) => {
  const run = (args: readonly string[], more: SvcOptions = {}) => how(args, { ...more, env: { ...env, ...more.env } })
  return {
    run,
    /** The JSON document that a command prints. Throws when the command fails. */
    json: async <A>(...args: readonly string[]): Promise<A> => {
      const { code, stdout, stderr } = await run([...args, "--json"])
      if (code !== 0 || stderr !== "") throw new Error(`svc ${args.join(" ")} ended with ${code}: ${stderr}`)
      if (stdout.trim().includes("\n")) throw new Error(`more than one line: ${stdout}`)
      return JSON.parse(stdout) as A
    },
  }
}

/** The command line at a service, with the credentials of a personal token. */
export const makeSvcAt = (
  url: string,
  { clientId, secret }: { readonly clientId: string; readonly secret: string },
  env: Readonly<Record<string, string>> = {},
) => makeSvc({ SVC_URL: url, SVC_CLIENT_ID: clientId, SVC_CLIENT_SECRET: secret, ...env })

export type Svc = ReturnType<typeof makeSvc>

export interface MadeTenant {
  readonly tenantId: string
  readonly userId: string
  readonly legalEntities: readonly { readonly id: string; readonly name: string; readonly baseCurrency: string }[]
}
