import { systemClock } from "@svc/adapters/clock/app-clock"
import { encryptionKeys } from "@svc/adapters/config/encryption-keys"
import { readSettings, type Settings } from "@svc/adapters/config/settings"
import { makeSecretBox } from "@svc/adapters/crypto/secret-box"
import { makeLog } from "@svc/adapters/observability/log"
import { plainMessage } from "@svc/adapters/observability/plain-message"
import { migrate, type Migrated } from "@svc/adapters/postgres/migrate"
import { pendingMigrations } from "@svc/adapters/postgres/pending-migrations"
import type { Bindings } from "@svc/adapters/wiring/bindings"
import { compose } from "@svc/adapters/wiring/compose"
import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import { openDatabase } from "@svc/adapters/wiring/surroundings"
import type { Effect } from "effect"
import { CommandFailed, showsDetails } from "./failure.ts"
import { type Invocation, runLine } from "./invocation.ts"

/** The service as a command uses it: its ports and use cases by name. */
export interface Service {
  readonly get: <K extends keyof Bindings>(name: K) => Bindings[K]
  readonly graph: Graph
  readonly invocation: Invocation
}

/** Runs a program on the service and closes everything, whatever becomes of it. Rejects with its failure or defect. */
export const useService = <A, E>(
  invocation: Invocation,
  queue: boolean,
  work: (service: Service) => Effect.Effect<A, E>,
): Promise<A> =>
  useDatabase(invocation, async (url, settings) => {
    await requireMigrated(url, settings)
    return composeService(invocation, url, settings, async (service) => {
      if (queue) await startQueue(service)
      return service.get("Runtime").runOrThrow(work(service), invocation.signal)
    })
  })

/**
 * Composes the service over a migrated database, for the while. It logs only where somebody looks for the reason of
 * something: what a command has to say is its outcome.
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
  try {
    return await use({ graph, get: (name) => resolve(graph, name), invocation })
  } finally {
    await tidyUp(invocation, () => resolve(graph, "PgBoss").stop({ graceful: false }))
    await tidyUp(invocation, () => graph.unbindAllAsync())
  }
}

/** Rejects with a sentence when the queue was not made, or for another version. */
export const startQueue = async ({ get }: Service): Promise<void> => {
  await get("PgBoss").start().catch(asFailure("The queue cannot be used"))
}

/** The database of the settings, started for the while when it is the embedded one and does not run. */
export const useDatabase = async <A>(
  invocation: Invocation,
  use: (url: string, settings: Settings) => Promise<A>,
): Promise<A> => {
  const settings = readSettings(invocation.environment)
  const database = await openDatabase(settings, invocation.say, true)
  try {
    invocation.signal.throwIfAborted()
    return await use(database.url, settings)
  } finally {
    await tidyUp(invocation, database.close)
  }
}

/** The command has been done by then, and what it has to show must not be lost: a trouble is said, not thrown. */
const tidyUp = ({ say }: Invocation, close: () => Promise<void>): Promise<void> =>
  close().catch((error: unknown) => say(`svc: The database was not left in order: ${plainMessage(error)}`))

/** The embedded database is migrated on the way; another one is its operator's, who chooses the moment. */
const requireMigrated = async (url: string, settings: Settings): Promise<void> => {
  if (settings.databaseUrl === undefined) {
    await migrateDatabase(url)
    return
  }
  const pending = await pendingMigrations(url).catch(asFailure("The migrations of the database cannot be read"))
  if (pending.length > 0) {
    const message = `The database lacks ${pending.length} of the migrations (${pending.join(", ")}): run \`${runLine} migrate\` first.`
    throw new CommandFailed({ message })
  }
}

/** Rejects with a sentence, whatever PostgreSQL says. */
export const migrateDatabase = (url: string): Promise<Migrated> =>
  migrate(url).catch(asFailure("The database was not migrated"))

const asFailure =
  (what: string) =>
  (cause: unknown): never => {
    throw cause instanceof Error && "_tag" in cause
      ? cause
      : new CommandFailed({ message: `${what}: ${plainMessage(cause)}. \`svc doctor\` says what is wrong.`, cause })
  }
