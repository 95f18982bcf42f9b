import { runLine } from "@svc/adapters/installation/command-lines"
import { systemClock } from "@svc/adapters/clock/app-clock"
import { encryptionKeys } from "@svc/adapters/config/encryption-keys"
import { readSettings, type Settings } from "@svc/adapters/config/settings"
import { makeSecretBox } from "@svc/adapters/crypto/secret-box"
import { makeLog } from "@svc/adapters/observability/log"
import { plainMessage } from "@svc/adapters/observability/plain-message"
import { isPgBossLoaded, loadPgBoss } from "@svc/adapters/postgres/base/pg-boss-library"
import { untilReachable } from "@svc/adapters/postgres/base/connect"
import { distributeDatabase as distribute } from "@svc/adapters/postgres/base/distribute"
import { placeOf } from "@svc/adapters/postgres/base/database-address"
import type { Migrated } from "@svc/adapters/postgres/base/migrate"
import { pendingMigrations } from "@svc/adapters/postgres/base/pending-migrations"
import { compose } from "@svc/adapters/wiring/compose"
import { migrate, migrateEmbedded } from "@svc/adapters/wiring/migrate"
import { openDatabase } from "@svc/adapters/wiring/surroundings"
import { CurrentCause } from "@svc/domain/shared/change-cause"
import { Effect } from "effect"
import { CommandFailed, showsDetails } from "./failure.ts"
import type { Invocation, Service } from "./invocation.ts"
import { serviceOf } from "./service-of.ts"

/**
 * Runs a program on the service, and always closes everything afterwards. The audit log names `operation` as the cause
 * of its changes. Rejects with the program's failure or defect.
 */
export const useService = <A, E>(
  invocation: Invocation,
  operation: string,
  queue: boolean,
  work: (service: Service) => Effect.Effect<A, E>,
): Promise<A> =>
  useDatabase(invocation, async (url, settings) => {
    await requireMigrated(url, settings)
    return composeService(invocation, url, settings, async (service) => {
      if (queue) await startQueue(service)
      const name = invocation.environment["USER"] ?? "operator"
      const cause = { actor: { kind: "Cli" as const, name }, operation }
      return service.runtime.runOrThrow(Effect.provideService(work(service), CurrentCause, cause), invocation.signal)
    })
  })

/**
 * Composes the service over a migrated database while `use` runs. Logs only when details are requested, because a
 * command's message is its outcome.
 */
export const composeService = async <A>(
  invocation: Invocation,
  databaseUrl: string,
  settings: Settings,
  use: (service: Service) => Promise<A>,
): Promise<A> => {
  const graph = compose("cli", "svc_worker", {
    settings,
    databaseUrl,
    clock: systemClock,
    log: makeLog(showsDetails(invocation.environment) ? settings.logLevel : "silent", "cli", process.stderr),
    secretBox: makeSecretBox(encryptionKeys(settings)),
  })
  const service = serviceOf(graph, invocation)
  try {
    return await use(service)
  } finally {
    if (isPgBossLoaded()) await tidyUp(invocation, () => service.boss.stop({ graceful: false }))
    await tidyUp(invocation, () => graph.unbindAllAsync())
  }
}

/** Starts the queue. Rejects with a sentence when the queue is missing or has another version. */
export const startQueue = async (service: Service): Promise<void> => {
  await loadPgBoss()
  await service.boss.start().catch(asFailure(`The queue cannot be used (\`${runLine} migrate\` makes it)`))
}

/** Passes on the database of the settings; starts the embedded one temporarily when it does not run. */
export const useDatabase = async <A>(
  invocation: Invocation,
  use: (url: string, settings: Settings) => Promise<A>,
): Promise<A> => {
  const settings = readSettings(invocation.environment)
  const database = await openDatabase(settings, invocation.say, true)
  try {
    invocation.signal.throwIfAborted()
    await waitShortly(invocation, database.url)
    return await use(database.url, settings)
  } finally {
    await tidyUp(invocation, database.close)
  }
}

/** Waits for a restarting database; rejects with a sentence when that takes too long. */
const waitShortly = async ({ patienceMs, say, signal }: Invocation, url: string): Promise<void> => {
  const onAway = () =>
    say(`svc: The database at ${placeOf(url)} is away: waiting up to ${Math.ceil(patienceMs / 1000)} s for it.`)
  await untilReachable(url, { applicationName: "svc cli", longestMs: patienceMs, onAway, signal })
}

/** Closes after the command has done its work. The outcome must not be lost, so a failure is only reported. */
const tidyUp = ({ say }: Invocation, close: () => Promise<void>): Promise<void> =>
  close().catch((error: unknown) => say(`svc: The database could not be closed cleanly: ${plainMessage(error)}`))

/** Migrates the embedded database. For any other database the operator chooses the time of a migration. */
const requireMigrated = async (url: string, settings: Settings): Promise<void> => {
  if (settings.databaseUrl === undefined) {
    await migrateDatabase(url, settings)
    return
  }
  const pending = await pendingMigrations(url).catch(asFailure("The migrations of the database cannot be read"))
  if (pending.length > 0) {
    const message = `The database lacks ${pending.length} of the migrations (${pending.join(", ")}): run \`${runLine} migrate\` first.`
    throw new CommandFailed({ message })
  }
}

/** Migrates; rejects with a readable sentence for any error of PostgreSQL. */
export const migrateDatabase = (url: string, { databaseUrl }: Settings): Promise<Migrated> =>
  (databaseUrl === undefined ? migrateEmbedded : migrate)(url).catch(asFailure("The database was not migrated"))

/** Distributes the tables over the data nodes of Citus. Returns the tables that this run distributed. */
export const distributeDatabase = async (
  { say, showProgress }: Invocation,
  url: string,
): Promise<readonly string[]> => {
  const tell = showProgress ?? say
  const { tables } = await distribute(url, tell).catch(asFailure("The tables were not distributed"))
  showProgress?.("")
  return tables
}

const asFailure =
  (what: string) =>
  (cause: unknown): never => {
    throw cause instanceof Error && "_tag" in cause
      ? cause
      : new CommandFailed({ message: `${what}: ${plainMessage(cause)}.`, cause })
  }
