import { type Clock, type ConstructorOptions, PgBoss } from "pg-boss"

export interface BossSettings {
  readonly url: string
  readonly applicationName: string
  /** Ends lapsed claims and runs schedules: once per deployment is enough, more do no harm. */
  readonly supervises: boolean
  /** HTTP works as the role that cannot see past a tenant; its statements join its transactions anyway. */
  readonly role?: "svc_app"
  readonly clock?: Clock
  readonly onError: (error: Error) => void
  readonly onWarning: (message: string, data: object) => void
}

/** The queue of this process; `migrate` has made its tables and queues before. */
export const makeBoss = ({
  url,
  applicationName,
  supervises,
  role,
  clock,
  onError,
  onWarning,
}: BossSettings): PgBoss => {
  const options: ConstructorOptions = {
    connectionString: url,
    application_name: applicationName,
    max: supervises ? 4 : 2,
    migrate: false,
    createSchema: false,
    supervise: supervises,
    // Whoever moves the test clock sends what is scheduled for the moments it stops at.
    schedule: supervises && clock === undefined,
    // A crashed worker's jobs are due again at most this long after they expired.
    monitorIntervalSeconds: 15,
    superviseIntervalSeconds: 15,
    options: [
      ...(role === undefined ? [] : [`-c role=${role}`]),
      // What the queue does by itself is taking jobs. A claim that a crash of PostgreSQL forgets is made again, as if
      // the worker had died; what must last is written in our own transactions, on connections of their own.
      "-c synchronous_commit=off",
    ].join(" "),
    ...(clock === undefined ? {} : { clock }),
  }
  const boss = new PgBoss(options)
  boss.on("error", onError)
  boss.on("warning", ({ message, data }) => onWarning(message, data))
  return boss
}
