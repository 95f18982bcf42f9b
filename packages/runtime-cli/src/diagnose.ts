import { runLine } from "@svc/adapters/installation/command-lines"
import { readSettings, type Settings } from "@svc/adapters/config/settings"
import { plainMessage } from "@svc/adapters/observability/plain-message"
import { readQueueState } from "@svc/adapters/pg-boss/queue-state"
import { queues } from "@svc/adapters/wiring/contexts"
import { withConnection } from "@svc/adapters/postgres/base/connect"
import { placeOf, urlsOf } from "@svc/adapters/postgres/base/database-address"
import { findEntitiesOnUtc } from "@svc/adapters/postgres/organisation/entities-on-utc"
import { describeCluster } from "@svc/adapters/postgres/base/cluster"
import * as database from "@svc/adapters/postgres/base/inspect"
import { tryCountedLists } from "@svc/adapters/postgres/base/try-lists"
import { findLostDeliveries } from "@svc/adapters/postgres/webhooks/lost-deliveries"
import { findMigrationObstacles } from "@svc/adapters/postgres/base/migrate-obstacles"
import { pendingMigrations } from "@svc/adapters/postgres/base/pending-migrations"
import { describeReplication } from "@svc/adapters/postgres/base/replication"
import { addressFor } from "@svc/adapters/wiring/surroundings"
import { CommandFailed } from "./failure.ts"
import type { Invocation, Service } from "./invocation.ts"
import { composeService, migrateDatabase, startQueue, useDatabase } from "./open-service.ts"

export interface Check {
  readonly name: string
  readonly ok: boolean
  /** The finding; for a problem, its description and remedy. */
  readonly detail: string
}

/**
 * Housekeeping makes partitions for a week ahead every night: fewer days than this mean that it has not run for a
 * while.
 */
const daysAhead = 3
const longWaitSeconds = 300

const wrong = (message: string): never => {
  throw new CommandFailed({ message })
}

/** Checks everything that the service needs. Skips a check that depends on a failed one. */
export const diagnose = async (invocation: Invocation): Promise<readonly Check[]> => {
  const checks: Check[] = []
  const check = async (name: string, look: () => Promise<string>): Promise<boolean> => {
    try {
      checks.push({ name, ok: true, detail: await look() })
      return true
    } catch (error) {
      invocation.signal.throwIfAborted()
      checks.push({ name, ok: false, detail: plainMessage(error).replaceAll("\n", "; ") })
      return false
    }
  }

  const examine = async (url: string, settings: Settings): Promise<void> => {
    if (!(await check("database", () => describeServer(url)))) return
    if (urlsOf(url).length > 1) await check("hosts", () => describeHosts(url))
    const migrated = await check("migrations", () => describeMigrations(url, settings))
    // The roles are made by the migrations.
    if (!migrated || !(await check("roles", () => describeRoles(url)))) return
    await check("login of HTTP", () => describeHttpLogin(url, settings))
    const cluster = await withConnection(url, "svc cli", describeCluster)
    if (cluster !== undefined) await check("cluster", async () => orProblems(cluster.problems, cluster.summary))
    await composeService(invocation, url, settings, async (service) => {
      await check("tenants", () => describeTenants(service))
      await check("encryption key", () => describeKey(service))
      await check("partitions", () => describePartitions(service))
      await check("counted lists", () => describeLists(service))
      await check("queue", () => describeQueue(service))
      await check("deliveries", () => describeDeliveries(service))
      await check("time zones", () => describeTimeZones(service))
    })
  }

  if (!(await check("settings", async () => describeSettings(invocation)))) return checks
  await useDatabase(invocation, examine).catch((error: unknown) => check("database", () => Promise.reject(error)))
  return checks
}

const orProblems = (problems: readonly string[], summary: string): string =>
  problems.length > 0 ? wrong(problems.join("; ")) : summary

const describeSettings = ({ environment }: Invocation): string => {
  const { databaseUrl, dataDir } = readSettings(environment)
  return databaseUrl === undefined ? `the embedded database of ${dataDir}` : "DATABASE_URL is set"
}

const describeServer = (url: string): Promise<string> =>
  withConnection(url, "svc cli", async (client) => {
    const { name, tooOld } = await database.readServerVersion(client)
    return tooOld === undefined ? `${name} at ${placeOf(url)}` : wrong(tooOld)
  })

const describeHosts = async (url: string): Promise<string> => {
  const { hosts, commits, problems } = await describeReplication(url)
  return orProblems(problems, `${hosts.join(", ")}; ${commits}`)
}

const describeMigrations = async (url: string, settings: Settings): Promise<string> => {
  // The embedded database is migrated whenever a command opens it.
  if (settings.databaseUrl === undefined) await migrateDatabase(url, settings)
  const pending = await pendingMigrations(url)
  if (pending.length === 0) return "all have run"
  const obstacles = await withConnection(url, "svc cli", findMigrationObstacles)
  return wrong(`${pending.join(", ")} did not run here: ${obstacles ?? `run \`${runLine} migrate\``}`)
}

const describeRoles = async (url: string): Promise<string> => {
  const problems = await withConnection(url, "svc cli", database.findRoleProblems)
  return orProblems(problems, "svc_app sees one tenant at a time, svc_worker sees all tenants")
}

const describeHttpLogin = async (url: string, settings: Settings): Promise<string> => {
  const login = await withConnection(addressFor("http", settings, url), "svc cli", database.readLogin)
  const { name, usable, mighty } = login
  if (!usable && settings.databaseHttpUrl === undefined) {
    return `${name}, the login of DATABASE_URL, is for workers and commands: HTTP needs SVC_DATABASE_HTTP_URL, with a login that is a member of svc_app`
  }
  if (!usable) wrong(`${name}, the login of HTTP, is not a member of svc_app: grant svc_app to it`)
  if (!mighty) return `${name} is a member of svc_app alone`
  if (settings.databaseHttpUrl !== undefined) {
    wrong(
      `${name}, the login of SVC_DATABASE_HTTP_URL, sees all tenants: use a login that is a member of svc_app alone`,
    )
  }
  return `HTTP and worker share ${name}, who sees all tenants: with a login that is a member of svc_app alone in SVC_DATABASE_HTTP_URL, HTTP could not`
}

/** A failed restore leaves an empty database, which passes all other checks. */
const describeTenants = async ({ db }: Service): Promise<string> => {
  const count = await database.countTenants(db)
  return count === 0
    ? `0 tenants: \`${runLine} tenants create\` makes the first; after a restore, this means that nothing was restored`
    : `${count} ${count === 1 ? "tenant" : "tenants"}`
}

const describeKey = async ({ runtime, signingKeyCheck }: Service): Promise<string> => {
  const opened = await runtime.runOrThrow(signingKeyCheck.open)
  if (opened === "none") return "there is no signing key yet: `svc migrate` or the first worker makes one"
  if (opened === "by the first key") return "the first key opens the signing key"
  return `a later key opens the signing key: \`${runLine} secrets reencrypt\` re-encrypts everything with the first`
}

const describePartitions = async ({ db }: Service): Promise<string> => {
  const missing = await database.findMissingDays(db, Date.now(), daysAhead)
  if (missing.length > 0) {
    wrong(
      `${missing.join(", ")} do not exist: start a worker, which makes them every night, or run \`${runLine} migrate\``,
    )
  }
  return `made for the next ${daysAhead} days`
}

const describeLists = async ({ db }: Service): Promise<string> => {
  const { count, problems } = await tryCountedLists(db)
  return orProblems(problems, `a row of each of the ${count} was written and rolled back`)
}

const describeQueue = async (service: Service): Promise<string> => {
  await startQueue(service)
  const { db } = service
  const made = await database.readQueueNames(db)
  const wanted = queues.map(({ name }) => name)
  const missing = wanted.filter((name) => !made.includes(name))
  if (missing.length > 0) wrong(`${missing.join(", ")} are missing: run \`${runLine} migrate\``)
  const states = await readQueueState(db, wanted, Date.now())
  return states
    .map(({ queue, waiting, scheduled, active, oldestSeconds }) => {
      const since = waiting === 0 ? "" : ` for up to ${Math.round(oldestSeconds)} s`
      const hint = oldestSeconds > longWaitSeconds ? " (does a worker run?)" : ""
      return `${queue}: ${waiting} waiting${since}${hint}, ${scheduled} scheduled, ${active} active`
    })
    .join("; ")
}

const describeDeliveries = async ({ db }: Service): Promise<string> => {
  const { count, example } = await findLostDeliveries(db)
  if (example === undefined) return "every waiting delivery is in the queue or waits for its webhook"
  const { id, tenantId, legalEntityId } = example
  return wrong(
    `${count} wait for an attempt but are in no queue, so no attempt will be made: \`${runLine} webhooks retry ${id} --tenant ${tenantId} --legal-entity ${legalEntityId}\` puts the first one back`,
  )
}

/** The most legal entities named in one line. */
const mostNamed = 10

/** Not the operator's mistake: a user who may change the tenant's settings corrects it. */
const describeTimeZones = async ({ db }: Service): Promise<string> => {
  const found = await findEntitiesOnUtc(db)
  if (found.length === 0) return "every legal entity has the time zone of its country, or one that was set"
  const names = found.slice(0, mostNamed).map(({ id, name }) => `${name} (${id})`)
  const more = found.length > mostNamed ? ` and ${found.length - mostNamed} more` : ""
  return `${names.join(", ")}${more} ${found.length === 1 ? "keeps" : "keep"} UTC, so documents may get the date of the day before or after: PATCH /LegalEntities/{id} with the timeZone of the company, or with Etc/UTC if UTC is intended`
}
