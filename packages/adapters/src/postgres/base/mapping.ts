import { type Decimal, printDecimal } from "@svc/domain/shared/decimal"
import { printJson } from "@svc/domain/shared/exact-json"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { ListFields } from "@svc/domain/listing/list-fields"
import { type AliasedRawBuilder, type Insertable, type InsertType, type RawBuilder, type SelectType, sql } from "kysely"
import { type EntityOf, entityName, type Members, type PlainListed, plainListed } from "@svc/domain/listing/members"
import type { FieldColumns } from "./filter-sql.ts"
import { nameColumn } from "./mapped-names.ts"
import type { Tables } from "./tables.gen.ts"
import { ownTenant } from "./own-tenant.ts"

/** `null` for an optional member, so that its column may be null; otherwise `never`. */
type Absent<E, K extends keyof E> = {} extends Pick<E, K> ? null : never

/** The columns of a table that hold values of a member's type. */
type ColumnOf<A, N, T extends keyof Tables> = {
  [C in keyof Tables[T] & string]: SelectType<Tables[T][C]> extends A | N ? C : never
}[keyof Tables[T] & string]
type JsonColumnOf<N, T extends keyof Tables> = {
  [C in keyof Tables[T] & string]: unknown extends SelectType<Tables[T][C]>
    ? null extends InsertType<Tables[T][C]>
      ? [N] extends [never]
        ? never
        : C
      : C
    : never
}[keyof Tables[T] & string]

/**
 * How a member of an entity is stored in a table. `A` is the member's type, `N` the type of an absent member, `T` the
 * table.
 */
export interface Field<A, N, T extends keyof Tables> {
  readonly column: string
  /** The SQL that reads the member; by default the column itself. */
  readonly selection?: RawBuilder<unknown>
  readonly write: (value: A) => unknown
  /** Distinguishes the three type parameters for the compiler; has no value at run time. */
  readonly of?: (value: A) => [N, T]
}

const same = (value: unknown): unknown => value

/** A member that is stored unchanged: text, boolean, whole number, day. */
export const column = <A, N, T extends keyof Tables>(name: ColumnOf<A, N, T>): Field<A, N, T> => ({
  column: name,
  write: same,
})

/** A point in time. */
export const instant = <N, T extends keyof Tables>(name: ColumnOf<Timestamp, N, T>): Field<Timestamp, N, T> => ({
  column: name,
  write: (value) => new Date(value),
})

/** An exact number. PostgreSQL's JSON keeps its digits and is read as decimals. */
export const exact = <N, T extends keyof Tables>(name: ColumnOf<string, N, T>): Field<Decimal, N, T> => ({
  column: name,
  selection: sql`to_jsonb(${sql.ref(`t.${name}`)})`,
  write: printDecimal,
})

/** A value of several parts, stored as JSON with the digits of its numbers. */
export const json = <A, N, T extends keyof Tables>(name: JsonColumnOf<N, T>): Field<A, N, T> => ({
  column: name,
  write: printJson,
})

/** The members that a reference shows, read from the row that a column of the aliased table names. */
export const referenceTo = <A extends { readonly id: string }>(
  { table, members }: Referenced<A>,
  alias: string,
  name: string,
): RawBuilder<unknown> =>
  sql`(select jsonb_strip_nulls(jsonb_build_object(${sql.join(
    Object.entries(members).flatMap(([member, of]) => [sql.lit(member), sql.ref(`r.${String(of)}`)]),
  )})) from ${sql.table(table)} r where r.tenant_id = ${ownTenant} and r.id = ${sql.ref(`${alias}.${name}`)})`

/** A reference to another row of the tenant: the column holds its id and the entity shows a few of its members. */
export const reference = <A extends { readonly id: string }, N, T extends keyof Tables>(
  name: ColumnOf<A["id"], N, T>,
  referenced: Referenced<A>,
): Field<A, N, T> => ({
  column: name,
  selection: referenceTo(referenced, "t", name),
  write: ({ id }) => id,
})

/** The table that a reference leads to, and the column of each member shown. */
export interface Referenced<A> {
  readonly table: keyof Tables
  readonly members: { readonly [K in keyof A]-?: string }
}

/** The name of a member's column: `invoiceDate` is in `invoice_date`, and `externalERPId` in `external_erp_id`. */
export const snake = (name: string): string =>
  name.replaceAll(/[A-Z]+(?![a-z])|[A-Z]/g, (capitals) => `_${capitals.toLowerCase()}`)

/** As in `snake`: a capital after a capital begins a word only when a small letter follows. */
type Snake<S extends string, After extends "capital" | "other" = "other"> = S extends `${infer C}${infer Rest}`
  ? C extends Lowercase<C>
    ? `${C}${Snake<Rest>}`
    : After extends "capital"
      ? `${BeginsSmall<Rest> extends true ? "_" : ""}${Lowercase<C>}${Snake<Rest, "capital">}`
      : `_${Lowercase<C>}${Snake<Rest, "capital">}`
  : ""
type BeginsSmall<S extends string> = S extends `${infer C}${string}` ? (C extends Uppercase<C> ? false : true) : false

type Derived<M extends Members> = Required<EntityOf<M>>

/** Names of columns for the members whose name in snake case is no column of the table. */
type OtherColumns<T extends keyof Tables, M extends Members> = {
  readonly [K in keyof EntityOf<M> & string as Snake<K> extends keyof Tables[T] ? never : K]: keyof Tables[T] & string
}

/** The column of each derived member of a resource: the member's name in snake case, or the name in `names`. */
export const columnsOf = <T extends keyof Tables, M extends Members>(
  _table: T,
  all: M,
  names: OtherColumns<T, M>,
): { readonly [K in keyof Derived<M>]: Field<Derived<M>[K], Absent<EntityOf<M>, K>, T> } =>
  Object.fromEntries(
    Object.entries(all).flatMap(([name, each]) => {
      const { kind } = each.facts
      if (kind === "shown") return []
      const member = entityName(name, each)
      const of = (names as Readonly<Record<string, string>>)[member] ?? snake(member)
      const make: (name: never) => Field<never, never, T> =
        kind === "moment" ? instant : kind === "exact" ? exact : column
      return [[member, make(of as never)]]
    }),
  ) as never

/** A row with a value for each selected member, `null` for an absent one. */
type Row = Readonly<Record<string, unknown>>

/** An entity and its table. Each member is declared once, and all reading and writing is derived from that. */
export interface Mapping<E, T extends keyof Tables> {
  /** The column of each member, over the table under the alias `t`. */
  readonly columns: ReadonlyMap<string, RawBuilder<unknown>>
  /** For a query over the table under the alias `t`. */
  readonly selection: readonly AliasedRawBuilder<unknown, string>[]
  readonly toEntity: (row: Row) => E
  /**
   * Reads some members, or all except some, of very many rows; faster than reading whole entities and picking members.
   */
  readonly reading: <K extends keyof E>(...members: readonly K[]) => (row: Row) => Pick<E, K>
  readonly readingAllBut: <K extends keyof E>(...members: readonly K[]) => (row: Row) => Omit<E, K>
  readonly toRow: (entity: E) => Insertable<Tables[T]>
  /**
   * The columns of the list fields: a field has the column of the member of the same name, `member/part` reads a part
   * of a JSON member, and `names` gives the member of a field with another name.
   */
  readonly listColumns: <F extends ListFields>(
    fields: F,
    names: { readonly [N in Exclude<keyof F["one"], keyof E | `${keyof E & string}/${string}`>]: keyof E },
  ) => FieldColumns<F>["one"]
}

/** The columns of the list fields that are derived members of the resource. */
export const listedColumns = <M extends Members>(
  { columns }: Pick<Mapping<never, never>, "columns">,
  all: M,
): { readonly [K in PlainListed<M>]: RawBuilder<unknown> } =>
  Object.fromEntries(plainListed(all).map(([field, member]) => [field, columns.get(member)!])) as never

const reader = (members: readonly string[]) => (row: Row) => {
  const entity: Record<string, unknown> = {}
  for (const member of members) {
    const value = row[member]
    if (value !== null) entity[member] = value
  }
  return entity
}

export const mapping = <E extends object, T extends keyof Tables>(fields: {
  readonly [K in keyof E]-?: Field<Required<E>[K], Absent<E, K>, T>
}): Mapping<E, T> => {
  const members = Object.entries(fields) as [string, Field<unknown, null, T>][]
  const columns = new Map(members.map(([member, field]) => [member, sql.ref(`t.${field.column}`)]))
  for (const [member, field] of members) nameColumn(field.column, member)
  return {
    columns,
    selection: members.map(([member, field]) => (field.selection ?? columns.get(member)!).as(member)),
    toEntity: (row) => {
      const entity: Record<string, unknown> = {}
      for (const name of Object.keys(row)) if (row[name] !== null) entity[name] = row[name]
      return entity as E
    },
    reading: (...names) => reader(names as readonly string[]) as never,
    readingAllBut: (...names) =>
      reader(members.map(([member]) => member).filter((member) => !names.includes(member as never))) as never,
    toRow: (entity) =>
      Object.fromEntries(
        members.map(([member, field]) => {
          const value = entity[member as keyof E]
          return [field.column, value === undefined ? null : field.write(value)]
        }),
      ) as Insertable<Tables[T]>,
    listColumns: (listed, names) => {
      const columnOf = (name: string): RawBuilder<unknown> => {
        const [member = "", part] = name.split("/")
        const found = columns.get((names as Readonly<Record<string, string>>)[name] ?? member)!
        return part === undefined ? found : sql`((${found} ->> ${sql.lit(part)}) collate "C")`
      }
      return Object.fromEntries(Object.keys(listed.one).map((name) => [name, columnOf(name)])) as never
    },
  }
}
