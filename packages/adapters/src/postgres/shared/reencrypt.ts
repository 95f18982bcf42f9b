import type { PortUnavailable } from "@svc/domain/shared/errors"
import { allTenants, type UnitOfWork } from "@svc/domain/shared/ports/unit-of-work"
import type { TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { sql } from "kysely"
import { type SecretBox, SecretUnreadable } from "../../crypto/secret-box.ts"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

const port = "Reencrypt"
const batchSize = 500
/** Rows rewritten concurrently, each in its own transaction. */
const concurrency = 4

type KeyOf<K extends string> = Readonly<Record<K, string>>
type StoredRow = Readonly<Record<string, string | null>>

/** A table with encrypted columns: its primary key in order, and the context of each column. */
export interface SealedTable {
  /** The name of the rows in reports for people; several tables may share one. */
  readonly group: string
  readonly name: string
  readonly key: readonly string[]
  readonly contexts: Readonly<Record<string, (row: KeyOf<string>) => string>>
  /** Columns that `contexts` reads beside the key. They may change. */
  readonly beside: readonly string[]
}

export const sealedTable = <K extends string>(
  group: string,
  name: string,
  key: readonly K[],
  contexts: Readonly<Record<string, (row: KeyOf<K>) => string>>,
  beside: readonly K[] = [],
): SealedTable => ({ group, name, key, contexts, beside })

interface Reencrypted {
  /** Rows that were encrypted again. */
  readonly done: number
  /** Rows with a value that no key decrypts; they are left unchanged. */
  readonly unreadable: number
}

/** Results by group, in the order of the tables. */
export type ReencryptResult = Readonly<Record<string, Reencrypted>>

/**
 * Encrypts again every value that was not encrypted with the first key of SVC_ENCRYPTION_KEY (contract O11). It walks
 * through the tables in the order of their keys and rewrites each row separately, so it can be interrupted and
 * repeated, also while the service runs. `onProgress` gets the number of rows read so far.
 */
export const makeReencrypt =
  (db: Db, box: SecretBox, unitOfWork: UnitOfWork, tables: readonly SealedTable[]) =>
  (onProgress: (rows: number) => void): Effect.Effect<ReencryptResult, PortUnavailable> => {
    let seen = 0

    const rewrite = ({ name, key, contexts, beside }: SealedTable, at: KeyOf<string>) =>
      unitOfWork.atomically(
        // A row of a tenant is rewritten as that tenant.
        at["tenant_id"] === undefined ? allTenants : (at["tenant_id"] as TenantId),
        Effect.gen(function* () {
          const columns = Object.keys(contexts)
          const { rows } = yield* query(db, port, (q) =>
            sql<StoredRow>`select ${names([...columns, ...beside])} from ${sql.table(name)}
              where (${names(key)}) = (${values(key, at)}) for update`.execute(q),
          )
          // While we waited for the lock, another process may have re-encrypted or deleted the row.
          const row: StoredRow = rows[0] ?? {}
          const outdated = columns.filter((column) => typeof row[column] === "string" && box.isOutdated(row[column]))
          const resealed = outdated.flatMap((column) => {
            const context = contexts[column]!({ ...(row as KeyOf<string>), ...at })
            const plain = tryOpen(box, row[column]!, context)
            return plain === undefined ? [] : [sql`${sql.id(column)} = ${box.seal(plain, context)}`]
          })
          if (resealed.length > 0) {
            yield* query(db, port, (q) =>
              sql`update ${sql.table(name)} set ${sql.join(resealed)} where (${names(key)}) = (${values(key, at)})`.execute(
                q,
              ),
            )
          }
          return { done: resealed.length > 0, unreadable: resealed.length < outdated.length }
        }),
      )

    const rewriteAll = Effect.fnUntraced(function* (table: SealedTable) {
      const { name, key, contexts } = table
      const columns = Object.keys(contexts)
      const total = { done: 0, unreadable: 0 }
      let after: KeyOf<string> | undefined
      for (;;) {
        const behind = after === undefined ? sql`true` : sql`(${names(key)}) > (${values(key, after)})`
        const { rows } = yield* query(db, port, (q) =>
          sql<StoredRow>`select ${names([...key, ...columns])}
            from ${sql.table(name)} where ${behind} order by ${names(key)} limit ${batchSize}`.execute(q),
        )
        const outdated = rows.filter((row) =>
          columns.some((column) => row[column] !== null && box.isOutdated(row[column]!)),
        )
        const results = yield* Effect.forEach(outdated, (row) => rewrite(table, row as KeyOf<string>), { concurrency })
        total.done += results.filter(({ done }) => done).length
        total.unreadable += results.filter(({ unreadable }) => unreadable).length
        onProgress((seen += rows.length))
        after = rows.at(-1) as KeyOf<string> | undefined
        if (rows.length < batchSize) return total satisfies Reencrypted
      }
    })

    return Effect.gen(function* () {
      const result: Record<string, Reencrypted> = {}
      for (const table of tables) {
        const { done, unreadable } = yield* rewriteAll(table)
        const before = result[table.group] ?? { done: 0, unreadable: 0 }
        result[table.group] = { done: before.done + done, unreadable: before.unreadable + unreadable }
      }
      return result
    })
  }
export type Reencrypt = ReturnType<typeof makeReencrypt>

/** Counts the encrypted values of all tables, across tenants, by the id of their key. For operators. */
export const makeCountSealed = (
  db: Db,
  tables: readonly SealedTable[],
): Effect.Effect<ReadonlyMap<string, number>, PortUnavailable> =>
  Effect.gen(function* () {
    const counts = new Map<string, number>()
    for (const { name, contexts } of tables) {
      for (const column of Object.keys(contexts)) {
        const { rows } = yield* query(db, port, (q) =>
          sql<{
            key: string
            count: number
          }>`select split_part(${sql.id(column)}, '.', 2) as key, count(*)::float as count
              from ${sql.table(name)} where ${sql.id(column)} is not null group by 1 order by 1`.execute(q),
        )
        for (const { key, count } of rows) counts.set(key, (counts.get(key) ?? 0) + count)
      }
    }
    return counts
  })
export type CountSealed = ReturnType<typeof makeCountSealed>

const names = (columns: readonly string[]) => sql.join(columns.map((column) => sql.id(column)))
const values = (key: readonly string[], at: KeyOf<string>) => sql.join(key.map((column) => at[column]))

const tryOpen = (box: SecretBox, sealed: string, context: string): string | undefined => {
  try {
    return box.open(sealed, context)
  } catch (error) {
    if (error instanceof SecretUnreadable) return undefined
    throw error
  }
}
