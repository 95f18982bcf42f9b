import { Gauge, type Registry } from "prom-client"

/** The state of a queue at the moment Prometheus asks; all processes of a database report the same. */
export interface QueueState {
  readonly queue: string
  /** Jobs that are due now, due later, and taken. */
  readonly waiting: number
  readonly scheduled: number
  readonly active: number
  /** The age of the job that has been due longest, in seconds since it was due. */
  readonly oldestSeconds: number
}

/** The number of e-invoices in a state, with the age of the oldest in seconds. */
export interface EntryStateCount {
  readonly state: string
  readonly count: number
  readonly oldestSeconds: number
}

/** A receiver of the write-ahead log of the primary: a standby, or a replication slot, whose standby may be away. */
export interface LogReceiver {
  readonly kind: "standby" | "slot"
  readonly name: string
  /** The write-ahead log that it has yet to apply, or that is kept for it. */
  readonly lagBytes: number
}

/** The write-ahead log as PostgreSQL archives and replicates it. */
export interface LogShipping {
  readonly receivers: readonly LogReceiver[]
  /** Seconds since PostgreSQL last archived a segment; undefined where it archives none. */
  readonly archiveAgeSeconds: number | undefined
}

/** Figures that are read from the database. */
export interface DatabaseFigures {
  /** Rejects when the database does not answer. */
  readonly answers: () => Promise<unknown>
  readonly queues: () => Promise<readonly QueueState[]>
  readonly shipping: () => Promise<LogShipping>
  /** Absent in a process that sees only one tenant. */
  readonly acrossTenants?: {
    readonly congested: () => Promise<number>
    readonly eInvoices: () => Promise<readonly EntryStateCount[]>
  }
}

const longestMs = 3_000

/**
 * Makes reads that run one after the other, so that a scrape needs one connection. Gauges that show parts of the same
 * read share it. A gauge waits three seconds at most, because Prometheus gives up after ten and then loses the other
 * figures too.
 */
const makeReads = () => {
  let turn: Promise<unknown> = Promise.resolve()
  return <A>(read: () => Promise<A>) =>
    makeRead(() => {
      const reading = turn.then(read, read)
      turn = reading
      return reading
    })
}

const makeRead = <A>(read: () => Promise<A>): (() => Promise<A>) => {
  let reading: Promise<A> | undefined
  return () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error("the database did not answer in time")), longestMs)
    return Promise.race([reading, late]).finally(() => clearTimeout(timer))
  }
}

type Row = readonly [labels: Readonly<Record<string, string>>, value: number]

/**
 * Adds the figures that are read from the database at each scrape. When the database does not answer, they are absent.
 */
export const addDatabaseMetrics = (registry: Registry, figures: DatabaseFigures): void => {
  const gauge = <A>(
    name: string,
    help: string,
    labelNames: readonly string[],
    read: () => Promise<A>,
    rowsOf: (read: A) => readonly Row[],
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        // Without an answer nothing is shown: an old value would look current. Another metric tells of the missing
        // answer.
        const rows = await read().then(rowsOf, (): readonly Row[] => [])
        this.reset()
        if (labelNames.length === 0) this.remove()
        for (const [labels, value] of rows) this.set(labels, value)
      },
    })
  const shared = makeReads()
  const alone = (value: number | undefined): readonly Row[] => (value === undefined ? [] : [[{}, value]])

  const answers = shared(figures.answers)
  const up = async () =>
    answers().then(
      () => 1,
      () => 0,
    )
  gauge("svc_database_up", "1 when the database answers within three seconds, otherwise 0", [], up, alone)

  const queues = shared(figures.queues)
  const ofQueues = (name: string, help: string, labels: readonly string[], rows: (of: QueueState) => readonly Row[]) =>
    gauge(name, help, labels, queues, (all) => all.flatMap(rows))
  ofQueues(
    "svc_queue_depth",
    "Jobs of a queue: waiting (due), scheduled (due later), active (taken)",
    ["queue", "state"],
    ({ queue, waiting, scheduled, active }) => [
      [{ queue, state: "waiting" }, waiting],
      [{ queue, state: "scheduled" }, scheduled],
      [{ queue, state: "active" }, active],
    ],
  )
  ofQueues(
    "svc_queue_oldest_waiting_seconds",
    "Age of the longest due job that nobody has taken",
    ["queue"],
    ({ queue, oldestSeconds }) => [[{ queue }, oldestSeconds]],
  )

  const shipping = shared(figures.shipping)
  gauge(
    "svc_replication_lag_bytes",
    "Write-ahead log that a standby has not applied (the login needs pg_read_all_stats), or that is kept for a slot",
    ["kind", "name"],
    shipping,
    ({ receivers }) => receivers.map(({ kind, name, lagBytes }): Row => [{ kind, name }, lagBytes]),
  )
  gauge(
    "svc_backup_archive_age_seconds",
    "Seconds since PostgreSQL last archived a segment of its write-ahead log; absent where it archives none",
    [],
    shipping,
    ({ archiveAgeSeconds }) => alone(archiveAgeSeconds),
  )

  if (figures.acrossTenants === undefined) return
  gauge(
    "svc_webhooks_congested",
    "Webhooks whose receivers accept deliveries more slowly than they become due",
    [],
    shared(figures.acrossTenants.congested),
    alone,
  )
  const eInvoices = shared(figures.acrossTenants.eInvoices)
  const ofEInvoices = (name: string, help: string, valueOf: (of: EntryStateCount) => number) =>
    gauge(name, help, ["state"], eInvoices, (all) => all.map((of): Row => [{ state: of.state }, valueOf(of)]))
  ofEInvoices("svc_einvoices", "E-invoices in progress, and failed within a day", ({ count }) => count)
  ofEInvoices(
    "svc_einvoices_oldest_seconds",
    "Age of the e-invoice that has been in a state longest",
    ({ oldestSeconds }) => oldestSeconds,
  )
}
