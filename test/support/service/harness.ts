import { makeManualClock, type ManualClock } from "@svc/adapters/clock/test-clock"
import type { SecretBox } from "@svc/adapters/crypto/secret-box"
import { compose, openBoss } from "@svc/adapters/wiring/compose"
import type { PgBoss } from "pg-boss"
import { createTestDatabase, type TestDatabase } from "../database/database.ts"
import { type Side, testSurroundings, toSide } from "./side.ts"
import { until } from "../until.ts"

/** The adapters over a database of their own: real PostgreSQL, a queue that is started, and a clock that stands still. */
export interface Harness {
  readonly databaseUrl: string
  readonly clock: ManualClock
  readonly boss: PgBoss
  readonly secretBox: SecretBox
  /** The side of worker and command line, which sees all tenants. */
  readonly worker: Side
  /** The side of HTTP, which sees the tenant of its unit of work. */
  readonly http: Side
  /** Runs a statement as a superuser, past every policy. */
  readonly sql: TestDatabase["sql"]
  readonly advance: (seconds: number) => Promise<void>
  /** Resolves when a statement waits for another transaction. */
  readonly untilBlocked: () => Promise<void>
  readonly close: () => Promise<void>
}

export const openHarness = async (environment: Readonly<Record<string, string>> = {}): Promise<Harness> => {
  const database = await createTestDatabase()
  const databaseUrl = database.url
  const surroundings = testSurroundings(databaseUrl, environment)
  const { log, secretBox } = surroundings
  const clock = makeManualClock(Date.now())
  const boss = openBoss("worker", { databaseUrl, clock, log })
  await boss.start()

  const shared = { ...surroundings, clock, boss }
  const containers = [compose("worker", "svc_worker", shared), compose("http", "svc_app", shared)] as const
  const [worker, http] = containers.map(toSide) as [Side, Side]

  return {
    databaseUrl,
    clock,
    boss,
    secretBox,
    worker,
    http,
    sql: database.sql,
    advance: (seconds) => clock.moveTo(clock.now() + seconds * 1000),
    untilBlocked: async () => {
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await until(
        () => database.sql(waiting),
        (found) => found.length > 0,
      )
    },
    close: async () => {
      await boss.stop({ graceful: false })
      for (const container of containers) await container.unbindAllAsync()
      await database.drop()
    },
  }
}
