import { type Clock, type ConstructorOptions, PgBoss } from "pg-boss"
import { ofDatabase } from "../observability/database-away.ts"

export interface BossSettings {
  readonly url: string
  readonly applicationName: string
  /** Ends lapsed claims and runs schedules: one process per deployment is enough, more do no harm. */
  readonly supervises: boolean
  readonly clock?: Clock
  readonly onError: (error: unknown) => void
  readonly onWarning: (message: string, data: object) => void
}

/** Makes the queue of this process. `migrate` has made its tables and queues before. */
export const makeBoss = ({ url, applicationName, supervises, clock, onError, onWarning }: BossSettings): PgBoss => {
  // A crashed worker's jobs are due again at most this long after they expired. A clock that is moved passes months in
  // seconds, at every stop of which the upkeep of the queue would cost more than the work.
  const superviseSeconds = clock === undefined ? 15 : 24 * 60 * 60
  const options: ConstructorOptions = {
    connectionString: url,
    application_name: applicationName,
    max: supervises ? 4 : 2,
    migrate: false,
    createSchema: false,
    supervise: supervises,
    // Under the test clock, the code that moves the clock sends the scheduled jobs.
    schedule: supervises && clock === undefined,
    monitorIntervalSeconds: superviseSeconds,
    superviseIntervalSeconds: superviseSeconds,
    options: [
      // By itself the queue only takes jobs. A claim that a crash of PostgreSQL forgets is made again, as if the worker
      // had died; everything that must last is written in our own transactions, on connections of their own.
      "-c synchronous_commit=off",
    ].join(" "),
    ...(clock === undefined ? {} : { clock }),
  }
  const boss = new PgBoss(options)
  boss.on("error", (error) => onError(ofDatabase(error)))
  boss.on("warning", ({ message, data }) => onWarning(message, data))
  return boss
}

/**
 * Starts the queue. Under a test clock pg-boss reads the time from a table of its own, which it makes now and which the
 * statements of HTTP need to read.
 */
export const startBoss = async (boss: PgBoss, clock: Clock | undefined): Promise<void> => {
  await boss.start()
  if (clock !== undefined) await boss.getDb().executeSql("grant select on pgboss.__pgboss_test_clock to svc_app")
}
