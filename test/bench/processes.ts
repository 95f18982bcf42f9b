import { type ChildProcess, fork, spawn } from "node:child_process"
import { once } from "node:events"
import { readdirSync, readFileSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { freePort } from "@svc/adapters/embedded-postgres/free-port"
import { httpOptions, workerOptions } from "../../bin/node-options.mjs"
import type { Calls, CallsReport } from "./caller.process.ts"
import type { ReceiverReport } from "./receiver.process.ts"

/**
 * Passes on the output of a process. A process that inherited the descriptors would keep them open if it outlived its
 * parent, and a reader such as vitest would wait for its end.
 */
const passOn = (child: ChildProcess): ChildProcess => {
  for (const output of [child.stdout, child.stderr]) output?.on("data", (text: Buffer) => process.stderr.write(text))
  return child
}

const forkHere = (file: string, args: readonly string[] = []) => passOn(fork(here(file), args, { silent: true }))

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const repository = fileURLToPath(new URL("../../", import.meta.url))

export interface BenchReceiver {
  readonly port: number
  readonly pid: number
  /** The number of requests, including repeats. */
  readonly requests: () => Promise<number>
  /** The number of distinct deliveries that were answered with 200. */
  readonly arrived: () => Promise<number>
  readonly report: () => Promise<ReceiverReport>
  /** Answers every Nth new event with 500 the first time; 0 answers none with 500. */
  readonly failEvery: (every: number) => Promise<void>
  readonly clear: () => Promise<void>
  readonly stop: () => void
}

export const startReceiverProcess = async (): Promise<BenchReceiver> => {
  const child = forkHere("receiver.process.ts")
  const [port] = (await once(child, "message")) as [number]
  let last: Promise<unknown> = Promise.resolve()
  /** Sends one question at a time, because an answer does not name its question. */
  const ask = <A>(question: string): Promise<A> => {
    const answer = last.then(async () => {
      child.send(question)
      const [said] = (await once(child, "message")) as [A]
      return said
    })
    last = answer.catch(() => undefined)
    return answer
  }
  return {
    port,
    pid: child.pid!,
    requests: () => ask("requests"),
    arrived: () => ask("arrived"),
    report: () => ask("report"),
    failEvery: async (every) => void (await ask(`fail-every ${every}`)),
    clear: async () => void (await ask("clear")),
    stop: () => void child.kill(),
  }
}

/** The number of bare POSTs per second of some processes, with `concurrency` requests at a time each. */
export const measureCeiling = async (
  port: number,
  seconds: number,
  concurrency: number,
  processes: number,
): Promise<number> => {
  const measure = async () => {
    const child = forkHere("ceiling.process.ts", [port, seconds, concurrency].map(String))
    const [perSecond] = (await once(child, "message")) as [number]
    if (child.exitCode === null) await once(child, "exit")
    return perSecond
  }
  const rates = await Promise.all(Array.from({ length: processes }, measure))
  return rates.reduce((sum, perSecond) => sum + perSecond, 0)
}

/**
 * Starts a worker as it is deployed: a process of its own, with options of Node. `SVC_BENCH_NODE` replaces these
 * options (with a profile, or with `--no-warnings` for none).
 */
export const startWorkerProcess = (
  databaseUrl: string,
  environment: Record<string, string>,
  {
    nodeOptions = workerOptions,
    stdout = "pipe",
  }: { readonly nodeOptions?: readonly string[] | undefined; readonly stdout?: number | "pipe" | undefined } = {},
): ChildProcess =>
  passOn(
    spawn(
      process.execPath,
      [...(process.env["SVC_BENCH_NODE"]?.split(" ") ?? nodeOptions), "packages/runtime-worker/src/main.ts"],
      {
        cwd: repository,
        stdio: ["ignore", stdout, "pipe"],
        env: { ...process.env, DATABASE_URL: databaseUrl, SVC_LOG_LEVEL: "warn", ...environment },
      },
    ),
  )

/** Starts the HTTP runtime as it is deployed, and returns its origin. */
export const startHttpProcess = async (
  databaseUrl: string,
  environment: Record<string, string>,
): Promise<{ readonly child: ChildProcess; readonly origin: string }> => {
  const port = await freePort()
  const child = passOn(
    spawn(process.execPath, [...httpOptions, "packages/runtime-http/src/main.ts"], {
      cwd: repository,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, DATABASE_URL: databaseUrl, SVC_LOG_LEVEL: "warn", PORT: String(port), ...environment },
    }),
  )
  const origin = `http://127.0.0.1:${port}`
  const isReady = async () => (await fetch(`${origin}/health/ready`).catch(() => undefined))?.ok === true
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`the HTTP process ended with ${child.exitCode}`)
    await pause(100)
  }
  return { child, origin }
}

/** Starts a process of the benchmarks that listens on a port and reports it. */
export const startListener = async (
  file: string,
  args: readonly string[],
): Promise<{ readonly child: ChildProcess; readonly origin: string }> => {
  const child = forkHere(file, args)
  const [port] = (await once(child, "message")) as [number]
  return { child, origin: `http://127.0.0.1:${port}` }
}

/** Calls an HTTP interface from another process. */
export const makeCalls = async (calls: Calls): Promise<CallsReport> => {
  const child = forkHere("caller.process.ts")
  child.send(calls)
  const report = new Promise<CallsReport>((told, failed) => {
    child.once("message", (message) => told(message as CallsReport))
    child.once("exit", () => failed(new Error("the callers ended without a report")))
  })
  return report
}

export { endInOrder as stopProcess } from "../support/processes/supervised.ts"

/** The peak resident memory of a running process, in MiB; 0 where the system does not report it. */
export const peakRssMb = ({ pid }: ChildProcess): number => {
  try {
    const [, kib = "0"] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? []
    return Math.round(Number(kib) / 1024)
  } catch {
    return 0
  }
}

/**
 * The processor time of the threads that a process has, in microseconds. Unlike `cpuSeconds`, which counts in ticks of
 * ten milliseconds, this is exact while the process is idle.
 */
export const cpuMicros = (pid: number): number => {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanos = threads.map((id) => Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, "utf8").split(" ")[0]))
  return nanos.reduce((sum, each) => sum + each, 0) / 1000
}

const ticksPerSecond = 100

/**
 * The processor time of a process and its children, including ended ones, in seconds; 0 where the system does not
 * report it.
 */
export const cpuSeconds = (pid: number): number => {
  const fields = (id: string): readonly string[] => {
    try {
      return readFileSync(`/proc/${id}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ")
    } catch {
      return []
    }
  }
  const used = (stat: readonly string[]) => (Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) / ticksPerSecond
  try {
    const children = readdirSync("/proc")
      .filter((id) => /^\d+$/.test(id))
      .map(fields)
      .filter((stat) => stat[1] === String(pid))
    const own = fields(String(pid))
    const ended = (Number(own[13] ?? 0) + Number(own[14] ?? 0)) / ticksPerSecond
    return used(own) + ended + children.reduce((sum, stat) => sum + used(stat), 0)
  } catch {
    return 0
  }
}
