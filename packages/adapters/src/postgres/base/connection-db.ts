import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely"
import type { PoolClient } from "pg"
import type { Db } from "./database.ts"
import { preparedName } from "./prepared.ts"
import { send } from "./send.ts"
import type { Tables } from "./tables.gen.ts"

const changes: ReadonlySet<string> = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"])

/** Whether a transaction still takes statements. */
interface Life {
  isOver: boolean
  hasSent: boolean
  /** It takes one statement, and its end is sent with that. */
  readonly takesOne: boolean
  /** What comes of the end that was sent with the only statement. */
  committed: Promise<unknown> | undefined
  /** A second statement was wanted where it takes one. */
  isOverdrawn: boolean
}

/** A connection of the pool, as the builder sees one. Statements are sent at once and answered in their order. */
const connectionOf = (client: PoolClient, life: Life): DatabaseConnection => ({
  executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
    // Work that was interrupted may go on to its next statement, when the connection serves somebody else.
    if (life.isOver) throw new Error("the transaction has ended")
    life.isOverdrawn = life.committed !== undefined
    if (life.isOverdrawn) throw new Error("the transaction takes one statement")
    life.hasSent = true
    const sent = send<R>(client, sql, parameters as unknown[], preparedName(sql))
    if (life.takesOne) {
      life.committed = send(client, "commit")
      // Whoever ends the transaction hears of it.
      life.committed.catch(() => undefined)
    }
    const { command, rowCount, rows } = await sent
    return changes.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
  },
  streamQuery: () => {
    throw new Error("a transaction reads whole results")
  },
})

/** The unit of work takes connections, begins and ends transactions, and gives the connection back. */
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
const compiler = new PostgresQueryCompiler()
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
  /** Ends the statements of `db`: the connection goes to somebody else. */
  readonly close: () => void
  /** Whether any statement was sent. */
  readonly hasSent: () => boolean
  /** What comes of the end that was sent with the only statement; `undefined` when none was. */
  readonly committed: () => Promise<unknown> | undefined
  /** A second statement was wanted where one is taken, and was not sent. */
  readonly isOverdrawn: () => boolean
}

/**
 * Statements of one transaction on a connection of the pool, or its only one. Several that are begun together make one
 * round trip.
 */
export const dbOf = (client: PoolClient, takesOne: boolean): TransactionDb => {
  const life: Life = { isOver: false, hasSent: false, takesOne, committed: undefined, isOverdrawn: false }
  const connection = connectionOf(client, life)
  const executor = new DefaultQueryExecutor(compiler, adapter, { provideConnection: (use) => use(connection) })
  return {
    db: new Kysely<Tables>({ config, dialect, driver, executor }),
    close: () => {
      life.isOver = true
    },
    hasSent: () => life.hasSent,
    committed: () => life.committed,
    isOverdrawn: () => life.isOverdrawn,
  }
}
