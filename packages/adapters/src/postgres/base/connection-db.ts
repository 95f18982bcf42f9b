import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  type QueryResult,
} from "kysely"
import type { PoolClient, QueryResult as QueryAnswer } from "pg"
import { type Capture, captureRows, captureStatement } from "./audit-capture.ts"
import type { Db } from "./database.ts"
import { type Span, startSpan } from "../../observability/tracing.ts"
import { preparedName } from "./prepared.ts"
import { HidingQueryCompiler } from "./query-compiler.ts"
import { send } from "./send.ts"
import type { Tables } from "./tables.gen.ts"

const changes: ReadonlySet<string> = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"])

/** Sends a single statement that is a transaction by itself. */
export type SendOnly = <R>(text: string, values: unknown[], name: string | undefined) => Promise<QueryAnswer<R & {}>>

/** The state of a transaction. */
interface Life {
  isOver: boolean
  hasSent: boolean
  /** Sends the only statement of a transaction that has just one. */
  readonly sendOnly: SendOnly | undefined
  /** Resolves when the only statement has ended, and the transaction with it. */
  ended: Promise<void> | undefined
  /** True when a second statement was requested in a transaction that has just one. */
  isOverdrawn: boolean
  /** The span of the unit of work, while traces are sent. */
  span: Span | undefined
  /** Collects what a transaction that may write changes, for the audit log. */
  readonly capture: Capture | undefined
}

/** The action and the table of a statement, such as `insert into events`, or the function that it calls. */
const summaryOf = (text: string): string =>
  (/\b(?:insert into|delete from|update|from)\s+[a-z_]+/i.exec(text) ?? /\bselect\s+[a-z_]+/i.exec(text))?.[0] ??
  "statement"

/** The span shows the name and the first words of the statement, never a value. */
const traceStatement = (parent: Span, text: string, name: string | undefined, sent: Promise<unknown>): void => {
  const attributes = {
    "db.system.name": "postgresql",
    ...(name === undefined ? {} : { "svc.statement": name }),
  }
  const span = startSpan(summaryOf(text), { side: "client", attributes, parent })
  if (span === undefined) return
  sent.then(
    () => span.end(),
    () => {
      span.setStatus({ code: 2 })
      span.end()
    },
  )
}

/** A connection of the pool, as the query builder sees it. Statements are sent at once and answered in order. */
const connectionOf = (client: PoolClient, life: Life): DatabaseConnection => ({
  executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
    const { sql, parameters } = query
    // Interrupted work may still reach its next statement, when the connection already serves another unit of work.
    if (life.isOver) throw new Error("the transaction has ended")
    life.isOverdrawn = life.ended !== undefined
    if (life.isOverdrawn) throw new Error("the transaction takes one statement")
    life.hasSent = true
    const values = parameters as unknown[]
    const { sendOnly = (...statement) => send<R>(client, ...statement) } = life
    const name = preparedName(sql)
    const sent = sendOnly<R>(sql, values, name)
    if (life.span !== undefined) traceStatement(life.span, sql, name, sent)
    if (life.sendOnly !== undefined) {
      const end = () => undefined
      life.ended = sent.then(end, end)
    }
    const { command, rowCount, rows } = await sent
    const isChange = changes.has(command)
    if (life.capture !== undefined) {
      if (!isChange || rowCount !== 0) captureStatement(life.capture, query)
      if (!isChange) captureRows(life.capture, rows)
    }
    return isChange ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
  },
  streamQuery: () => {
    throw new Error("a transaction reads whole results")
  },
})

/** Only the unit of work takes connections and returns them, and begins and ends transactions. */
const elsewhere = async (): Promise<never> => {
  throw new Error("a transaction is begun and ended by the unit of work")
}

const driver = {
  init: elsewhere,
  acquireConnection: elsewhere,
  releaseConnection: elsewhere,
  beginTransaction: elsewhere,
  commitTransaction: elsewhere,
  rollbackTransaction: elsewhere,
  destroy: elsewhere,
}
const adapter = new PostgresAdapter()
const compiler = new HidingQueryCompiler()
const dialect: Dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
}
const config = { dialect }

/** The statements of one transaction. */
export interface TransactionDb {
  readonly db: Db
  /** Refuses further statements of `db`: the connection is passed on. */
  readonly close: () => void
  /** Whether any statement was sent. */
  readonly hasSent: () => boolean
  /** Resolves when the only statement of a single-statement transaction has ended; `undefined` when none was sent. */
  readonly ended: () => Promise<void> | undefined
  /** True when a second statement was requested where only one is allowed; it was not sent. */
  readonly isOverdrawn: () => boolean
  /** Gives each later statement a span of its own below this one. */
  readonly traceIn: (span: Span) => void
}

/**
 * Runs the statements of one transaction on a connection of the pool, or its single statement. Several statements that
 * start together take one round trip.
 */
export const dbOf = (client: PoolClient, sendOnly?: SendOnly, capture?: Capture): TransactionDb => {
  const life: Life = {
    isOver: false,
    hasSent: false,
    sendOnly,
    ended: undefined,
    isOverdrawn: false,
    span: undefined,
    capture,
  }
  const connection = connectionOf(client, life)
  const executor = new DefaultQueryExecutor(compiler, adapter, { provideConnection: (use) => use(connection) })
  return {
    db: new Kysely<Tables>({ config, dialect, driver, executor }),
    close: () => {
      life.isOver = true
    },
    hasSent: () => life.hasSent,
    ended: () => life.ended,
    isOverdrawn: () => life.isOverdrawn,
    traceIn: (span) => {
      life.span = span
    },
  }
}
