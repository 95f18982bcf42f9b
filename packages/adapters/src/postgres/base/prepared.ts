import { createHash } from "node:crypto"
import { CompiledQuery, type Compilable, sql, type RawBuilder } from "kysely"
import type { Db } from "./database.ts"
import type { WritingQuery } from "./audit-capture.ts"
import { fill, type Shape, shapeOf } from "./audit-written.ts"

/** Placeholder for a value while a statement is built. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** The placeholders of a statement's values, by name. */
export type Places<V> = { readonly [N in keyof V]-?: RawBuilder<V[N]> }

const names = new Map<string, string>()

const nameOf = (text: string): string => `svc_${createHash("sha256").update(text).digest("hex").slice(0, 16)}`

/** The name under which connections prepare a text, if it belongs to `prepared`. */
export const preparedName = (text: string): string | undefined => names.get(text)

/**
 * A statement of a hot path. Its text is built when it first runs and never again, and each connection has PostgreSQL
 * parse and plan it once. Use it only for statements with the same plan for all values, such as a look-up by key, and
 * never with `select *`: a column that a migration adds would break it on every open connection.
 */
export const prepared = <V extends object, R>(
  build: (db: Db, at: Places<V>) => Pick<Compilable<R>, "compile">,
): ((db: Db, values: V) => Promise<readonly R[]>) => {
  let made:
    | { readonly text: string; readonly parameters: readonly unknown[]; readonly shape: Shape | undefined }
    | undefined
  const make = (db: Db) => {
    const at = new Proxy({} as Places<V>, { get: (_, name) => sql.val(new Place(String(name))) })
    const compiled = build(db, at).compile()
    const { sql: text, parameters } = compiled
    names.set(text, nameOf(text))
    return { text, parameters, shape: shapeOf(compiled) }
  }
  return async (db, values) => {
    made ??= make(db)
    const valueAt = (each: unknown) =>
      each instanceof Place ? (values as Readonly<Record<string, unknown>>)[each.name] : each
    const written = made.shape && fill(made.shape, valueAt)
    const query: WritingQuery = { ...CompiledQuery.raw(made.text, made.parameters.map(valueAt)), written }
    const { rows } = await db.executeQuery<R>(query)
    return rows
  }
}

/** A statement of a hot path that is written as SQL. */
export const preparedSql = <V extends object, R>(
  build: (at: Places<V>) => RawBuilder<R>,
): ((db: Db, values: V) => Promise<readonly R[]>) =>
  prepared<V, R>((db, at) => ({ compile: () => build(at).compile(db) }))

/**
 * Runs a statement that is built for each call, and prepares its text on the connection. Use it only for a statement
 * that always has the same text, and one plan for all values.
 */
export const runPrepared = async <R>(
  db: Db,
  statement: { readonly compile: (db: Db) => CompiledQuery<R> },
): Promise<readonly R[]> => {
  const compiled = statement.compile(db)
  if (!names.has(compiled.sql)) names.set(compiled.sql, nameOf(compiled.sql))
  const { rows } = await db.executeQuery<R>(compiled)
  return rows
}

/** Inserts of up to this many rows are prepared, per number of rows; a longer text is parsed each time. */
const fewRows = 5

/** An insert of rows that always have the same columns. */
export const preparedInsert = <Row extends object, R>(
  build: (db: Db, rows: readonly Row[]) => Pick<Compilable<R>, "compile">,
): ((db: Db, rows: readonly Row[]) => Promise<readonly R[]>) => {
  const made = new Map<number, (db: Db, rows: Readonly<Record<string, unknown>>) => Promise<readonly R[]>>()
  const placeOf = (index: number, name: string) => `${index}.${name}`
  return async (db, rows) => {
    if (rows.length > fewRows) return (await db.executeQuery<R>(build(db, rows).compile())).rows
    const run =
      made.get(rows.length) ??
      // The builder accepts a placeholder wherever it accepts a value.
      prepared<Readonly<Record<string, unknown>>, R>((q, at) =>
        build(
          q,
          rows.map(
            (row, index) => Object.fromEntries(Object.keys(row).map((name) => [name, at[placeOf(index, name)]])) as Row,
          ),
        ),
      )
    made.set(rows.length, run)
    return run(
      db,
      Object.fromEntries(
        rows.flatMap((row, index) => Object.entries(row).map(([name, value]) => [placeOf(index, name), value])),
      ),
    )
  }
}
