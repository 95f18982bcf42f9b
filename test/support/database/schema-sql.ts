import type { Sql } from "./catalogue.ts"

interface Part {
  readonly name: string
  readonly text: string
}

const ofSchema = "c.relnamespace = 'svc'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition"

const tablesQuery = `select c.relname as name,
    'create table ' || c.relname || ' (' || chr(10) || string_agg('  ' || part, ',' || chr(10) order by kind, place) || chr(10) || ')'
      || coalesce(' partition by ' || pg_get_partkeydef(c.oid), '') || ';' as text
  from pg_class c
  cross join lateral (
    select 1 as kind, a.attnum::int as place, concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attcollation <> t.typcollation then 'collate ' || quote_ident(l.collname) end,
        case when a.attnotnull then 'not null' end,
        case when d.adbin is not null then 'default ' || pg_get_expr(d.adbin, d.adrelid) end) as part
      from pg_attribute a
      join pg_type t on t.oid = a.atttypid
      left join pg_collation l on l.oid = a.attcollation
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    union all
    select 2, (row_number() over (order by strpos('pufxc', k.contype::text), k.conname))::int,
        'constraint ' || k.conname || ' ' || pg_get_constraintdef(k.oid)
      from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'x', 'c')) parts
  where ${ofSchema} group by c.oid, c.relname order by c.relname`

const indexesQuery = `select c.relname as name, pg_get_indexdef(i.indexrelid) || ';' as text
  from pg_class c join pg_index i on i.indrelid = c.oid join pg_class x on x.oid = i.indexrelid
  where ${ofSchema} and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  order by c.relname, x.relname`

const triggersQuery = `select c.relname as name, pg_get_triggerdef(t.oid) || ';' as text
  from pg_class c join pg_trigger t on t.tgrelid = c.oid where ${ofSchema} and not t.tgisinternal order by c.relname, t.tgname`

const functionsQuery = `select p.proname as name, rtrim(pg_get_functiondef(p.oid), chr(10)) || ';' as text
  from pg_proc p where p.pronamespace = 'svc'::regnamespace
    and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')
  order by p.proname, p.oid::regprocedure::text`

/** The whole schema svc as readable statements: tables with their indexes and triggers, then functions. */
export const schemaSql = async (sql: Sql): Promise<string> => {
  const [tables, indexes, triggers, functions] = await Promise.all([
    sql<Part>(tablesQuery),
    sql<Part>(indexesQuery),
    sql<Part>(triggersQuery),
    sql<Part>(functionsQuery),
  ])
  const beside = Map.groupBy([...indexes, ...triggers], ({ name }) => name)
  const blocks = [
    ...tables.map(({ name, text }) => [text, ...(beside.get(name) ?? []).map((part) => part.text)].join("\n")),
    ...functions.map(({ text }) => text),
  ]
  return `-- Made from the migrated database by \`npm run generate\`: to be read, never run.\n\n${blocks.join("\n\n")}\n`
}
