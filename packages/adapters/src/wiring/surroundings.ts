import { Effect, Result, Schedule } from "effect"
import { systemClock } from "../clock/app-clock.ts"
import { encryptionKeys } from "../config/encryption-keys.ts"
import { readSettings, type Settings, SettingsRefused } from "../config/settings.ts"
import { makeSecretBox } from "../crypto/secret-box.ts"
import { EmbeddedPostgresUnavailable } from "../embedded-postgres/embedded-postgres.errors.ts"
import { findEmbeddedPostgres } from "../embedded-postgres/find.ts"
import { loginUrl } from "../embedded-postgres/logins.ts"
import { startEmbeddedPostgres } from "../embedded-postgres/start.ts"
import { makeVisit } from "../embedded-postgres/visit.ts"
import { startLine } from "../installation/command-lines.ts"
import { makeLog } from "../observability/log.ts"
import { untilReachable } from "../postgres/base/connect.ts"
import { requireKnownSchema } from "../postgres/base/pending-migrations.ts"
import type { Surroundings } from "./compose.ts"
import { startTracing } from "./start-tracing.ts"

export interface OpenedDatabase {
  readonly url: string
  /** Stops the database server if it was started for this process. */
  readonly close: () => Promise<void>
}

const nothing = () => Promise.resolve()

/**
 * The address under which a runtime uses a database, where `url` gives all rights. HTTP uses its own setting if there
 * is one; the embedded database has a login for each runtime.
 */
export const addressFor = (
  name: "http" | "worker",
  { databaseUrl, databaseHttpUrl, testClock }: Settings,
  url: string,
): string => {
  if (name === "http" && databaseHttpUrl !== undefined) return databaseHttpUrl
  if (databaseUrl !== undefined) return url
  // Under the test clock pg-boss replaces its function that reads the time, which needs the owner's rights.
  return name === "worker" && testClock ? url : loginUrl(url, name)
}

/** The database address for a runtime that starts no database: from the settings, or of the running embedded one. */
const findDatabase = async (name: "http" | "worker", settings: Settings): Promise<string> => {
  const { databaseUrl, databaseHttpUrl, dataDir } = settings
  if (name === "http" && databaseHttpUrl !== undefined) return databaseHttpUrl
  const url = databaseUrl ?? (await findEmbeddedPostgres(dataDir))
  if (url !== undefined) return addressFor(name, settings, url)
  throw new SettingsRefused({
    mistakes: [
      `DATABASE_URL is not set and no embedded PostgreSQL of ${dataDir} is running: set DATABASE_URL, or run ${startLine} first`,
    ],
  })
}

const untilFree = Schedule.spaced("200 millis").pipe(Schedule.upTo({ duration: "15 seconds" }))
const isInUse = (error: unknown): error is EmbeddedPostgresUnavailable =>
  error instanceof EmbeddedPostgresUnavailable && error.reason === "FolderInUse"

/**
 * DATABASE_URL, or the embedded database, which is started if it does not run. With `share` a running server is used
 * too; a server that another process is starting or stopping is waited for; and a server that was started here is not
 * stopped while other processes use it.
 */
export const openDatabase = async (
  { databaseUrl, dataDir }: Settings,
  say: (line: string) => void,
  share: boolean,
): Promise<OpenedDatabase> => {
  if (databaseUrl !== undefined) return { url: databaseUrl, close: nothing }
  if (!share) {
    const { url, stop } = await startEmbeddedPostgres({ dataDir, log: say })
    return { url, close: stop }
  }
  const visit = makeVisit(dataDir)
  const join = async (): Promise<Result.Result<OpenedDatabase, EmbeddedPostgresUnavailable>> => {
    const isWelcome = visit.begin()
    try {
      const running = isWelcome ? await findEmbeddedPostgres(dataDir) : undefined
      if (running !== undefined) return Result.succeed({ url: running, close: () => Promise.resolve(visit.end()) })
      const { url, stop } = await startEmbeddedPostgres({ dataDir, log: say })
      return Result.succeed({ url, close: () => visit.stopAlone(stop).finally(visit.end) })
    } catch (error) {
      visit.end()
      if (isInUse(error)) return Result.fail(error)
      throw error
    }
  }
  return Effect.flatMap(Effect.promise(join), Effect.fromResult).pipe(Effect.retry(untilFree), Effect.runPromise)
}

/**
 * Everything that a separately started runtime is composed from. Waits for a database that is away, until the signal
 * (contract O17). Rejects with `SchemaTooNew`.
 */
export const standalone = async (
  name: "http" | "worker",
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<Surroundings> => {
  const settings = readSettings(environment)
  if (settings.testClock) {
    throw new SettingsRefused({ mistakes: [`SVC_TEST_CLOCK works only in the single process of ${startLine}`] })
  }
  const databaseUrl = await findDatabase(name, settings)
  const secretBox = makeSecretBox(encryptionKeys(settings))
  const log = makeLog(settings.logLevel, name, 1, settings.logFormat)
  await startTracing(name, settings)
  const wasAway = await untilReachable(databaseUrl, {
    applicationName: `svc ${name}`,
    onAway: (error) => log.warn(`${error.message} The start waits for it.`),
    signal,
  })
  if (wasAway) log.warn("the database answers: the start continues")
  await requireKnownSchema(databaseUrl, `svc ${name}`)
  return { settings, databaseUrl, clock: systemClock, log, secretBox }
}
