import { systemClock } from "@svc/adapters/clock/app-clock"
import { encryptionKeys } from "@svc/adapters/config/encryption-keys"
import { readSettings, type Settings } from "@svc/adapters/config/settings"
import { makeSecretBox } from "@svc/adapters/crypto/secret-box"
import { makeLog } from "@svc/adapters/observability/log"
import { plainMessage } from "@svc/adapters/observability/plain-message"
import { placeOf, untilReachable } from "@svc/adapters/postgres/base/connect"
import type { Migrated } from "@svc/adapters/postgres/base/migrate"
import { pendingMigrations } from "@svc/adapters/postgres/base/pending-migrations"
import { compose } from "@svc/adapters/wiring/compose"
import { migrate, migrateEmbedded } from "@svc/adapters/wiring/migrate"
import { openDatabase } from "@svc/adapters/wiring/surroundings"
import type { Effect } from "effect"
import { CommandFailed, showsDetails } from "./failure.ts"
import { type Invocation, runLine, type Service } from "./invocation.ts"

/**
 * Runs a program on the service and closes everything afterwards, whatever happens. Rejects with the program's failure
 * or defect.
 */
export const useService = <A, E>(
  invocation: Invocation,
  queue: boolean,
  work: (service: Service) => Effect.Effect<A, E>,
): Promise<A> =>
  useDatabase(invocation, async (url, settings) => {
    await requireMigrated(url, settings)
    return composeService(invocation, url, settings, async (service) => {
      if (queue) await startQueue(service)
      return service.runtime.runOrThrow(work(service), invocation.signal)
    })
  })

/**
 * Composes the service over a migrated database for the duration of `use`. It logs only when details are asked for,
 * because the message of a command is its outcome.
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
  const service = invocation.serviceOf(graph, invocation)
  try {
    return await use(service)
  } finally {
    await tidyUp(invocation, () => service.boss.stop({ graceful: false }))
    await tidyUp(invocation, () => graph.unbindAllAsync())
  }
}

/** Starts the queue. Rejects with a sentence when the queue was not made, or for another version. */
export const startQueue = async ({ boss }: Service): Promise<void> => {
  await boss.start().catch(asFailure(`The queue cannot be used (\`${runLine} migrate\` makes it)`))
}

/** Gives the database of the settings; starts the embedded one for the duration when it does not run. */
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

/** Waits for a database that restarts; rejects with a sentence when it takes too long. */
const waitShortly = async ({ patienceMs, say, signal }: Invocation, url: string): Promise<void> => {
  const onAway = () =>
    say(`svc: The database at ${placeOf(url)} is away: waiting up to ${Math.ceil(patienceMs / 1000)} s for it.`)
  await untilReachable(url, { applicationName: "svc cli", longestMs: patienceMs, onAway, signal })
}

/** Closes after the command has done its work. Its outcome must not be lost, so trouble is reported, not thrown. */
const tidyUp = ({ say }: Invocation, close: () => Promise<void>): Promise<void> =>
  close().catch((error: unknown) => say(`svc: The database was not left in order: ${plainMessage(error)}`))

/** Migrates the embedded database; of another one the operator chooses the moment. */
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

/** Migrates, and rejects with a sentence, whatever PostgreSQL says. */
export const migrateDatabase = (url: string, { databaseUrl }: Settings): Promise<Migrated> =>
  (databaseUrl === undefined ? migrateEmbedded : migrate)(url).catch(asFailure("The database was not migrated"))

const asFailure =
  (what: string) =>
  (cause: unknown): never => {
    throw cause instanceof Error && "_tag" in cause
      ? cause
      : new CommandFailed({ message: `${what}: ${plainMessage(cause)}.`, cause })
  }
