import type { Clock, ConstructorOptions, PgBoss } from "pg-boss"
import { ofDatabase } from "../observability/database-away.ts"
import { connectionTo, likelyUrl } from "../postgres/base/connection-to.ts"
import { pgBoss } from "../postgres/base/pg-boss-library.ts"

export interface BossSettings {
  readonly url: string
  readonly applicationName: string
  /** Ends expired claims and runs schedules: one process per deployment is enough, more do no harm. */
  readonly supervises: boolean
  readonly clock?: Clock
  readonly onError: (error: unknown) => void
  readonly onWarning: (message: string, data: object) => void
}

/**
 * A setting of the driver that the types of pg-boss omit. pg-boss sends the statements that set up a connection and the
 * first statement of its work without waiting for answers; the driver allows that only with this setting.
 */
const pipelined = { pipeline: true }

/** Makes the queue of this process, whose library is loaded. Its tables and queues exist already: `migrate` makes them. */
export const makeBoss = ({ url, applicationName, supervises, clock, onError, onWarning }: BossSettings): PgBoss => {
  // A crashed worker's jobs are due again at most this long after they expired. A test clock passes months in seconds
  // and stops often; maintaining the queue at each stop would take longer than the work.
  const superviseSeconds = clock === undefined ? 15 : 24 * 60 * 60
  const options: ConstructorOptions = {
    ...pipelined,
    ...connectionTo(url),
    application_name: applicationName,
    max: supervises ? 4 : 2,
    migrate: false,
    createSchema: false,
    supervise: supervises,
    // Under a test clock, the code that moves the clock sends the scheduled jobs.
    schedule: supervises && clock === undefined,
    monitorIntervalSeconds: superviseSeconds,
    superviseIntervalSeconds: superviseSeconds,
    options: [
      // pg-boss itself only takes jobs on these connections. A claim lost in a crash of PostgreSQL is made again, as
      // after the death of a worker. Everything that must last is written in our own transactions on other connections.
      "-c synchronous_commit=off",
    ].join(" "),
    ...(clock === undefined ? {} : { clock }),
  }
  const boss = new (pgBoss().PgBoss)(options)
  letListenerFollow(boss, url)
  boss.on("error", (error) => onError(ofDatabase(error)))
  boss.on("warning", ({ message, data }) => onWarning(message, data))
  return boss
}

/**
 * The pool of pg-boss is made once and its clients find the primary. Its listener is a client of the driver itself,
 * which reads these settings at each attempt to connect; a standby refuses LISTEN.
 */
const letListenerFollow = (boss: PgBoss, url: string): void => {
  const { config } = boss.getDb() as { readonly config?: object }
  if (config !== undefined) {
    Object.defineProperty(config, "connectionString", { enumerable: true, get: () => likelyUrl(url) })
  }
}

/**
 * Starts the queue. Under a test clock, pg-boss reads the time from a table that it creates here; the statements of
 * HTTP need to read that table too.
 */
export const startBoss = async (boss: PgBoss, clock: Clock | undefined): Promise<void> => {
  await boss.start()
  if (clock === undefined) return
  const database = boss.getDb()
  await database.executeSql("grant select on pgboss.__pgboss_test_clock to svc_app")
  await database.executeSql(onEveryNode)
}

/** Gives each data node of a Citus cluster the time of the test clock, which the queue of deliveries reads there. */
const onEveryNode = `
  do $$ begin
    if exists (select from pg_extension where extname = 'citus') then
      lock table pgboss.__pgboss_test_clock;
      if not exists (select from pg_dist_partition where logicalrelid = 'pgboss.__pgboss_test_clock'::regclass) then
        perform create_reference_table('pgboss.__pgboss_test_clock');
      end if;
    end if;
  end $$`
