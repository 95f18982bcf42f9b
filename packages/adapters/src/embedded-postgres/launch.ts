import { spawn } from "node:child_process"
import { closeSync, openSync, readFileSync, renameSync, statSync } from "node:fs"
import { Effect, Result, Schedule } from "effect"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { type Account, serverEnvironment } from "./account.ts"
import { EmbeddedPostgresUnavailable } from "./embedded-postgres.errors.ts"
import { findPostmaster, isRunning, type Postmaster, removeStalePidFile } from "./postmaster.ts"

export interface Launch {
  readonly cluster: string
  readonly binaries: string
  readonly account: Account | undefined
  readonly logFile: string
  readonly fsync: boolean
}

const logLimit = 10 * 1024 * 1024

const openLog = (file: string) => {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > logLimit) renameSync(file, `${file}.1`)
  const descriptor = openSync(file, "a", 0o600)
  return { descriptor, from: statSync(file).size }
}

/** Waits until a server accepts connections, including a recovery; undefined when the server ends instead. */
export const untilReady = async (cluster: string, pid: number): Promise<Postmaster | undefined> => {
  while (isRunning(pid)) {
    const postmaster = findPostmaster(cluster)
    if (postmaster?.pid === pid && postmaster.ready) return postmaster
    await sleep(15)
  }
  return undefined
}

/** The processes of a killed server may take a moment to notice it and release their shared memory. */
const isStillLettingGo = (log: string) => /pre-existing shared memory block|lock file .* already exists/.test(log)
const untilLetGo = Schedule.spaced("100 millis").pipe(Schedule.upTo({ duration: "20 seconds" }))

/**
 * Starts a server that listens on 127.0.0.1 only. It runs in a process group of its own, because a Ctrl-C in the
 * terminal is meant for us and we stop the server when we are done. It writes to a file, because a pipe would break
 * when we die. Returns when the server accepts connections. Fails with `EmbeddedPostgresUnavailable`: PortTaken, or
 * DidNotStart with the server's last message.
 */
export const launchPostmaster = (launch: Launch, port: number): Promise<Postmaster> => {
  const { cluster, binaries, account, logFile, fsync } = launch
  // A server without durability holds many short-lived databases; visiting each of them at the default interval would
  // cost more than it saves.
  const passing = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum_naptime=1min"]
  const safety = fsync ? [] : passing.flatMap((setting) => ["-c", setting])
  const args = ["-D", cluster, "-p", String(port), "-h", "127.0.0.1", "-k", "", ...safety]

  /** The running server, or the output of a server that ended. */
  const start = async (): Promise<Result.Result<Postmaster, string>> => {
    removeStalePidFile(cluster)
    const { descriptor, from } = openLog(logFile)
    const child = spawn(path.join(binaries, "bin", "postgres"), args, {
      ...account,
      cwd: "/",
      env: serverEnvironment,
      detached: true,
      stdio: ["ignore", descriptor, descriptor],
    })
    closeSync(descriptor)
    child.on("error", () => undefined)
    child.unref()

    const postmaster = child.pid === undefined ? undefined : await untilReady(cluster, child.pid)
    return postmaster === undefined
      ? Result.fail(readFileSync(logFile).subarray(from).toString())
      : Result.succeed(postmaster)
  }

  return Effect.flatMap(Effect.promise(start), Effect.fromResult).pipe(
    Effect.retry({ while: isStillLettingGo, schedule: untilLetGo }),
    Effect.mapError((log) => refusal(log, port, logFile)),
    Effect.runPromise,
  )
}

const refusal = (log: string, port: number, logFile: string) => {
  if (/could not bind .*: Address already in use/.test(log)) {
    return new EmbeddedPostgresUnavailable({ reason: "PortTaken", message: portTaken(port) })
  }
  const word = log.match(/(?:FATAL|PANIC|error): .*/g)?.at(-1) ?? log.trim().split("\n").at(-1) ?? ""
  return new EmbeddedPostgresUnavailable({
    reason: "DidNotStart",
    message: `The embedded PostgreSQL did not start: ${word} (see ${logFile}).`,
  })
}

/** The message when the requested port is in use. */
export const portTaken = (port: number): string =>
  `Port ${port} for the embedded PostgreSQL is taken: stop what listens there, or ask for another port.`
