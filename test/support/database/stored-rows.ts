import type { TestService } from "../service/service.ts"

const tables = async ({ sql }: Pick<TestService, "sql">): Promise<readonly string[]> => {
  const rows = await sql(
    `select c.relname as name from pg_class c where c.relnamespace = 'svc'::regnamespace
     and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  )
  return rows.map(({ name }) => String(name))
}

/** The number of rows of every table that the service owns. */
export const countRows = async (service: Pick<TestService, "sql">): Promise<Readonly<Record<string, number>>> => {
  const names = await tables(service)
  const [counts = {}] = await service.sql(
    `select ${names.map((name) => `(select count(*) from svc.${name}) as ${name}`).join(", ")}`,
  )
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, Number(count)]))
}

/** Every stored row as text; with `tenantId`, only the rows that contain this id. */
export const dumpRows = async (service: Pick<TestService, "sql">, tenantId?: string): Promise<string> => {
  const names = await tables(service)
  const dumps = await Promise.all(
    names.map((name) => service.sql(`select to_jsonb(t)::text as row from svc.${name} t order by 1`)),
  )
  return dumps
    .flat()
    .map(({ row }) => String(row))
    .filter((row) => tenantId === undefined || row.includes(tenantId))
    .join("\n")
}
