import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely"
import type { Socket } from "node:net"
import type { PoolClient } from "pg"
import type { Db } from "./database.ts"
import { preparedName } from "./prepared.ts"
import type { Tables } from "./tables.gen.ts"

const changes: ReadonlySet<string> = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"])

const corked = new WeakSet<PoolClient>()

/** What a connection is asked from now until the process waits for something goes out in one packet. */
export const sendTogether = (client: PoolClient): void => {
  // The driver does not show its socket in its types.
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection
  if (corked.has(client)) return
  corked.add(client)
  stream.cork()
  process.nextTick(() => {
    corked.delete(client)
    stream.uncork()
  })
}

/** Whether a transaction still takes statements. */
interface Life {
  isOver: boolean
}

/** A connection of the pool, as the builder sees one. Statements are sent at once and answered in their order. */
const connectionOf = (client: PoolClient, life: Life): DatabaseConnection => ({
  executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
    // Work that was interrupted may go on to its next statement, when the connection serves somebody else.
    if (life.isOver) throw new Error("the transaction has ended")
    const name = preparedName(sql)
    sendTogether(client)
    const { command, rowCount, rows } = await client.query({
      ...(name === undefined ? {} : { name }),
      text: sql,
      values: parameters as unknown[],
    })
    return changes.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
  },
  streamQuery: () => {
    throw new Error("a transaction reads whole results")
  },
})

/** The unit of work begins and ends transactions, and gives the connection back. */
const elsewhere = async (): Promise<never> => {
  throw new Error("a transaction is begun and ended by the unit of work")
}

const adapter = new PostgresAdapter()
const dialectOf = (connection: DatabaseConnection): Dialect => {
  return {
    createAdapter: () => adapter,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      init: async () => undefined,
      acquireConnection: async () => connection,
      releaseConnection: async () => undefined,
      beginTransaction: elsewhere,
      commitTransaction: elsewhere,
      rollbackTransaction: elsewhere,
      destroy: async () => undefined,
    }),
  }
}

/**
 * Statements of one transaction on a connection of the pool, and what ends them. Several that are begun together make one
 * round trip.
 */
export const dbOf = (client: PoolClient): { readonly db: Db; readonly close: () => void } => {
  const life: Life = { isOver: false }
  return {
    db: new Kysely<Tables>({ dialect: dialectOf(connectionOf(client, life)) }),
    close: () => {
      life.isOver = true
    },
  }
}
