import type { TenantColumns } from "../statements/query-level.ts"
import type { Sql } from "./catalogue.ts"

/** A primary, unique or foreign key, or a unique index, of a table. */
export interface Key {
  readonly table: string
  readonly name: string
  readonly kind: "primary key" | "unique index" | "exclusion constraint" | "foreign key"
  /** The columns of the key; null for an expression. */
  readonly columns: readonly (string | null)[]
  /** The target of a foreign key. Its columns are in the order of `columns`. */
  readonly references: { readonly table: string; readonly columns: readonly string[] } | null
}

interface CatalogueFunction {
  readonly name: string
  readonly definition: string
  readonly language: string
  /** The text of a function in SQL. */
  readonly body: string | null
  readonly parameters: number
}

/**
 * The parts of the schema svc that the rules about tenants need. Partitions are left out, because they equal their
 * table.
 */
export interface Catalogue {
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[] }[]
  readonly keys: readonly Key[]
  /** Names of sequences, and columns with a sequence as `table.column`. */
  readonly counters: readonly string[]
  readonly views: readonly { readonly name: string; readonly tables: readonly string[] }[]
  readonly functions: readonly CatalogueFunction[]
  readonly triggers: readonly { readonly table: string; readonly name: string; readonly calls: string }[]
}

const inSchema = "relnamespace = 'svc'::regnamespace"
const isTable = `c.${inSchema} and c.relkind in ('r', 'p') and not c.relispartition`
const names = (numbers: string, table: string) =>
  `array(select a.attname::text from unnest(${numbers}) with ordinality as k (number, place)
    left join pg_attribute a on a.attrelid = ${table} and a.attnum = k.number and k.number > 0 order by k.place)`

export const readCatalogue = async (sql: Sql): Promise<Catalogue> => {
  const tables = await sql<Catalogue["tables"][number]>(
    `select c.relname as name, array(select a.attname::text from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
     from pg_class c where ${isTable} order by 1`,
  )
  const indexes = await sql<Key>(
    `select c.relname as "table", x.relname as name, null as references,
       case when i.indisprimary then 'primary key' when i.indisexclusion then 'exclusion constraint' else 'unique index' end as kind,
       ${names("(i.indkey::int2[])[0:i.indnkeyatts - 1]", "c.oid")} as columns
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
     where ${isTable} and (i.indisunique or i.indisexclusion) order by 1, 2`,
  )
  const foreign = await sql<Key>(
    `select c.relname as "table", k.conname as name, 'foreign key' as kind, ${names("k.conkey", "c.oid")} as columns,
       json_build_object('table', f.relname, 'columns', ${names("k.confkey", "f.oid")}) as references
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
     where ${isTable} and k.contype = 'f' order by 1, 2`,
  )
  const counters = await sql<{ readonly name: string }>(
    `select relname as name from pg_class where ${inSchema} and relkind = 'S'
     union all select c.relname || '.' || a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid
       left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where ${isTable} and (a.attidentity <> '' or pg_get_expr(d.adbin, d.adrelid) like '%nextval(%') order by 1`,
  )
  const views = await sql<Catalogue["views"][number]>(
    `select c.relname as name, array(select distinct t.relname::text from pg_rewrite r
       join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid and d.refclassid = 'pg_class'::regclass
       join pg_class t on t.oid = d.refobjid and t.oid <> c.oid where r.ev_class = c.oid) as tables
     from pg_class c where c.${inSchema} and c.relkind in ('v', 'm') order by 1`,
  )
  const functions = await sql<CatalogueFunction>(
    `select p.proname as name, pg_get_functiondef(p.oid) as definition, p.pronargs as parameters, l.lanname as language,
       case when l.lanname = 'sql' then p.prosrc end as body
     from pg_proc p join pg_language l on l.oid = p.prolang
     where p.pronamespace = 'svc'::regnamespace and p.prokind in ('f', 'p')
       and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e') order by 1`,
  )
  const triggers = await sql<Catalogue["triggers"][number]>(
    `select c.relname as "table", t.tgname as name, p.proname as calls
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
     where ${isTable} and not t.tgisinternal order by 1, 2`,
  )
  return {
    tables,
    keys: [...indexes, ...foreign],
    counters: counters.map(({ name }) => name),
    views,
    functions,
    triggers,
  }
}

/** The column that holds the tenant of a row; `undefined` for a table without tenants. */
const tenantColumn = ({ name, columns }: Catalogue["tables"][number]): "tenant_id" | "id" | undefined =>
  name === "tenants" ? "id" : columns.includes("tenant_id") ? "tenant_id" : undefined

/** The tenant column of each table that has tenants. */
export const tenantColumns = ({ tables }: Pick<Catalogue, "tables">): TenantColumns =>
  new Map(
    tables.flatMap((table) => {
      const column = tenantColumn(table)
      return column === undefined ? [] : [[table.name, column] as const]
    }),
  )

/** The breaches of the rules that allow tenants to be in several databases, one sentence each. */
export const tenantBreaches = (
  { tables, keys, counters, views, functions, triggers }: Catalogue,
  ofNobody: readonly string[],
): readonly string[] => {
  const columns = tenantColumns({ tables })
  const known = new Set(tables.map(({ name }) => name))
  const joinsBoth = (named: readonly string[]) =>
    named.some((name) => columns.has(name)) && named.some((name) => ofNobody.includes(name))
  const mentions = (text: string) => [...known].filter((name) => new RegExp(`\\b${name}\\b`, "u").test(text))
  /** The tables that a function names, including those in the functions that it calls. */
  const reaches = (called: string, seen = new Set<string>()): readonly string[] => {
    if (seen.has(called)) return []
    seen.add(called)
    const own = functions.filter(({ name }) => name === called).map(({ definition }) => definition)
    const further = functions.filter(({ name }) => own.some((text) => new RegExp(`\\b${name}\\(`, "u").test(text)))
    return [...own.flatMap(mentions), ...further.flatMap(({ name }) => reaches(name, seen))]
  }

  const keyBreach = ({ table, name, kind, columns: own, references }: Key): readonly string[] => {
    const column = columns.get(table)
    if (references === null) {
      if (column === undefined || own[0] === column) return []
      return [`the ${kind} ${name} ${own.includes(column) ? "does not begin with" : "lacks"} the tenant`]
    }
    const theirs = columns.get(references.table)
    if (column === undefined && theirs === undefined) return []
    if (column === undefined || theirs === undefined) {
      return [`the foreign key ${name} joins a tenant's table with one of nobody`]
    }
    const place = own.findIndex((each, at) => each === column && references.columns[at] === theirs)
    return place === 0 ? [] : [`the foreign key ${name} ${place > 0 ? "does not begin with" : "lacks"} the tenant`]
  }
  return [
    ...tables
      .filter(({ name }) => !columns.has(name) && !ofNobody.includes(name))
      .map(({ name }) => `the table ${name} has no tenant_id`),
    ...ofNobody.filter((name) => !known.has(name) || columns.has(name)).map((name) => `${name} is no table of nobody`),
    ...keys.flatMap(keyBreach),
    ...counters.map((name) => `${name} counts for all tenants`),
    ...views
      .filter((view) => joinsBoth(view.tables))
      .map(({ name }) => `the view ${name} joins a tenant's table with one of nobody`),
    ...functions
      .filter(({ definition }) => joinsBoth(mentions(definition)))
      .map(({ name }) => `the function ${name} joins a tenant's table with one of nobody`),
    ...functions
      .filter(({ body, parameters }) => parameters > 0 && mentions(body ?? "").some((table) => columns.has(table)))
      .map(({ name }) => `the function ${name} is in SQL, has parameters and names a tenant's table`),
    ...triggers
      .filter(({ table, calls }) => joinsBoth([table, ...reaches(calls)]))
      .map(({ table, name }) => `the trigger ${name} of ${table} joins a tenant's table with one of nobody`),
  ]
}
