import { randomUUID } from "node:crypto"
import { sql } from "kysely"
import { plainMessage } from "../../observability/plain-message.ts"
import type { Db } from "./database.ts"

interface CountedList {
  readonly table: string
  readonly counter: string
  /** Columns by which the counters decide whether a row belongs to the list. */
  readonly flags: readonly string[]
}

/**
 * Writes a row of each counted list and rolls it back: into a copy of its table, with the table's counters and without
 * references to other rows. Returns the number of lists, and a sentence for each table that could take no row.
 */
export const tryCountedLists = async (
  db: Db,
): Promise<{ readonly count: number; readonly problems: readonly string[] }> => {
  const { rows: lists } = await sql<CountedList>`
    select c.relname as "table", t.tgfoid::regproc::text as counter, array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.atttypid = 'boolean'::regtype and a.attnum > 0 and not a.attisdropped) as flags
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'svc'::regnamespace and t.tgname = 'count_added' order by 1`.execute(db)
  const problems: string[] = []
  for (const list of lists) {
    const problem = await tryRow(db, list)
    if (problem !== undefined) problems.push(`no row of ${list.table} can be stored: ${problem}`)
  }
  return { count: lists.length, problems }
}

const tryRow = async (db: Db, { table, counter, flags }: CountedList): Promise<string | undefined> => {
  const transaction = await db.startTransaction().execute()
  try {
    const copy = sql.id("pg_temp", table)
    await sql`create temporary table ${sql.id(table)} on commit drop as select * from ${sql.id("svc", table)} with no data`.execute(
      transaction,
    )
    await sql`create trigger count_added after insert on ${copy} referencing new table as changed
      for each statement execute function ${sql.raw(counter)}()`.execute(transaction)
    const tenant = randomUUID()
    const columns = ["tenant_id", "legal_entity_id", "id", ...flags].map((name) => sql.ref(name))
    const ids = [tenant, randomUUID(), randomUUID()]
    const values = [...ids.map((id) => sql`${id}::uuid`), ...flags.map(() => sql`false`)]
    await sql`insert into ${copy} (${sql.join(columns)}) values (${sql.join(values)})`.execute(transaction)
    // Now and then a counter adds the changes of a list to its segments at once.
    const { rows } = await sql`select 1 from list_changes where tenant_id = ${tenant}
      union all select 1 from list_segments where tenant_id = ${tenant}`.execute(transaction)
    return rows.length === 0 ? "it was not counted" : undefined
  } catch (error) {
    return plainMessage(error)
  } finally {
    await transaction.rollback().execute()
  }
}
