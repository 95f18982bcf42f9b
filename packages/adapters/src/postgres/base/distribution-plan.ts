import { type Client, escapeIdentifier as name, escapeLiteral as text } from "pg"

// Plans how the tables of tenants are spread over the data nodes of Citus. Changes nothing.

/** A statement of the distribution. */
export interface Step {
  /** The object that the statement changes, such as `the table invoices`. */
  readonly about: string
  readonly statement: string
}

interface DistributionPlan {
  /** Drops everything that prevents copying rows to the nodes, and prepares the database. In one transaction. */
  readonly prepare: readonly Step[]
  /** Distributes the tables, each in its own transaction. */
  readonly distribute: readonly Step[]
  /** Makes again what `prepare` drops, and sends the functions to the nodes. Each step in its own transaction. */
  readonly restore: readonly Step[]
}

/**
 * Tables of tenants that are not yet distributed, each with the column that holds the tenant. `tenants` comes first.
 */
const readTables = async (client: Client, isDistributed: string) => {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select c.relname as table, case c.relname when 'tenants' then 'id' else 'tenant_id' end as column
    from pg_class c
    where c.relnamespace = 'svc'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and (c.relname = 'tenants' or exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped))
      and not ${isDistributed}
    order by c.relname <> 'tenants', c.relname`)
  return rows
}

interface Part {
  readonly table: string
  readonly part: string
  readonly definition: string
}

/** The foreign keys and the triggers of these tables, and the foreign keys of other tables that lead to them. */
const readParts = async (client: Client, tables: readonly string[]) => {
  const { rows: keys } = await client.query<Part>(
    `select c.relname as table, k.conname as part, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
     where k.contype = 'f' and k.conparentid = 0 and c.relnamespace = 'svc'::regnamespace
       and (c.relname = any($1) or f.relname = any($1)) order by 1, 2`,
    [tables],
  )
  const { rows: triggers } = await client.query<Part>(
    `select c.relname as table, t.tgname as part, pg_get_triggerdef(t.oid) as definition
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgparentid = 0 and c.relnamespace = 'svc'::regnamespace and c.relname = any($1)
     order by 1, 2`,
    [tables],
  )
  return { keys, triggers }
}

/**
 * All functions except those that return rows of a table without a tenant, because the nodes do not have these tables.
 */
const readFunctions = async (client: Client, isSpread: string) => {
  const { rows } = await client.query<{ signature: string }>(`
    select p.oid::regprocedure::text as signature from pg_proc p
    where p.pronamespace = 'svc'::regnamespace and p.prokind in ('f', 'p') and not ${isSpread}
      and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')
      and not exists (
        select from pg_depend d join pg_type t on d.refclassid = 'pg_type'::regclass and t.oid = d.refobjid
        join pg_class c on c.oid = t.typrelid
        where d.classid = 'pg_proc'::regclass and d.objid = p.oid and c.relname <> 'tenants' and not exists (
          select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id'))
    order by 1`)
  return rows
}

/** The rights on views. Citus makes a view on each node, and passes on only rights that are given later. */
const readViewRights = async (client: Client): Promise<readonly Step[]> => {
  const { rows } = await client.query<{ view: string; statement: string }>(`
    select c.relname as view, format('grant %s on svc.%I to %I', lower(a.privilege_type), c.relname, r.rolname) as statement
    from pg_class c cross join aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
    where c.relnamespace = 'svc'::regnamespace and c.relkind = 'v' and a.grantee <> c.relowner
    order by 1, 2`)
  return rows.map(({ view, statement }) => ({ about: `the rights on the view ${view}`, statement }))
}

/** The version of the extension Citus in a database; `undefined` without it. */
export const readCitus = async (client: Client): Promise<string | undefined> => {
  const { rows } = await client.query<{ version: string }>(
    "select extversion as version from pg_extension where extname = 'citus'",
  )
  return rows[0]?.version
}

/** On a node a policy may contain no subquery, so the condition calls the function directly. */
const policyOf = (table: string, column: string): Step => ({
  about: `the rows of a tenant in ${table}`,
  statement: `alter policy tenant on svc.${name(table)} using (${column} = svc.current_tenant()) with check (${column} = svc.current_tenant())`,
})

/**
 * Settings of every connection to the database, on every node. Citus considers triggers, and functions that query a
 * table, unsafe on a node, because they could need other nodes. Ours name their tenant, whose rows are all on the same
 * node.
 */
const settings: Readonly<Record<string, string>> = {
  "citus.enable_unsafe_triggers": "on",
  "citus.allow_nested_distributed_execution": "on",
  timezone: "UTC",
}

/**
 * Sets the tenant of a transaction on each node that it reaches. Citus passes on the statement `set local`, but not a
 * call of `set_config`.
 */
const entering = `create or replace function svc.enter_tenant(tenant uuid) returns bigint
  language plpgsql set citus.propagate_set_commands to 'local' as $enter$
begin
  execute format('set local svc.tenant_id to %L', tenant);
  return (select settings_version from svc.tenants where id = tenant);
end $enter$`

const distributed = "exists (select from pg_dist_partition d where d.logicalrelid = c.oid)"
const spread = "exists (select from pg_dist_object o where o.classid = 'pg_proc'::regclass and o.objid = p.oid)"

/** The statements that distribute a database in its present state; none when everything is distributed. */
export const planDistribution = async (client: Client): Promise<DistributionPlan> => {
  const isCluster = (await readCitus(client)) !== undefined
  const { rows } = await client.query<{ database: string }>("select current_database() as database")
  const { database } = rows[0]!
  const tables = await readTables(client, isCluster ? distributed : "false")
  const { keys, triggers } = await readParts(
    client,
    tables.map(({ table }) => table),
  )
  const functions = await readFunctions(client, isCluster ? spread : "false")
  const drop = (kind: string, { table, part }: Part): Step =>
    kind === "trigger"
      ? { about: `the trigger ${part} of ${table}`, statement: `drop trigger ${name(part)} on svc.${name(table)}` }
      : {
          about: `the foreign key ${part}`,
          statement: `alter table svc.${name(table)} drop constraint ${name(part)}`,
        }
  return {
    prepare:
      tables.length === 0
        ? []
        : [
            ...Object.entries(settings).map(([setting, value]) => ({
              about: `the setting ${setting}`,
              statement: `alter database ${name(database)} set ${setting} to ${text(value)}`,
            })),
            { about: "the role svc_app", statement: "alter role svc_app login" },
            { about: "the role svc_worker", statement: "alter role svc_worker login bypassrls" },
            { about: "the function enter_tenant", statement: entering },
            ...tables.map(({ table, column }) => policyOf(table, column)),
            ...keys.map((key) => drop("foreign key", key)),
            ...triggers.map((trigger) => drop("trigger", trigger)),
          ],
    distribute: tables.map(({ table, column }) => {
      const [of, by] = [text(`svc.${name(table)}`), text(table === "tenants" ? "none" : "svc.tenants")]
      // The rows were copied to the nodes. The old ones on the coordinator, which nothing reads any more, are deleted.
      const statement = `select create_distributed_table(${of}, ${text(column)}, colocate_with => ${by});
        select truncate_local_data_after_distributing_table(${of})`
      return { about: `the table ${table}`, statement }
    }),
    restore: [
      ...functions.map(({ signature }) => ({
        about: `the function ${signature}`,
        statement: `select create_distributed_function(${text(signature)}::regprocedure)`,
      })),
      ...(tables.length === 0 ? [] : await readViewRights(client)),
      ...triggers.map(({ table, part, definition }) => ({
        about: `the trigger ${part} of ${table}`,
        statement: definition,
      })),
      ...keys.map(({ table, part, definition }) => ({
        about: `the foreign key ${part}`,
        statement: `alter table svc.${name(table)} add constraint ${name(part)} ${definition}`,
      })),
    ],
  }
}
