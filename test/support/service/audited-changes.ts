import { type Audited, auditedTables } from "@svc/adapters/postgres/base/audited-tables"

interface Sql {
  readonly sql: <R extends object>(text: string, values?: unknown[]) => Promise<readonly R[]>
}

/** The tables whose changes have a row in the audit log. */
const tables = Object.entries<Audited | string>(auditedTables).flatMap(([table, each]) =>
  typeof each === "string" ? [] : [{ table, kept: each.kept ?? [], isCounted: each.isCounted === true }],
)

/**
 * The tables with rows of a tenant whose last change left no row in the audit log. A row and its entry have the same
 * transaction: PostgreSQL keeps its number with each of both.
 */
export const changesWithoutRows = async ({ sql }: Sql, tenantId: string): Promise<Readonly<Record<string, number>>> => {
  const found: Record<string, number> = {}
  for (const { table, kept, isCounted } of tables) {
    const tenant = table === "tenants" ? "id" : "tenant_id"
    // The service itself keeps these up to date.
    if (kept.length > 0 || isCounted) continue
    const [row] = await sql<{ count: number }>(
      `select count(*)::int as count from svc.${table} t where t.${tenant} = $1
         and not exists (select from svc.audit_log a where a.tenant_id = $1 and a.xmin::text = t.xmin::text)`,
      [tenantId],
    )
    if (row!.count > 0) found[table] = row!.count
  }
  return found
}

/** The audited tables, and those of them with rows of a tenant. */
export const tablesWithRows = async ({ sql }: Sql, tenantId: string) => {
  const filled: string[] = []
  for (const { table } of tables) {
    const tenant = table === "tenants" ? "id" : "tenant_id"
    if ((await sql(`select from svc.${table} where ${tenant} = $1 limit 1`, [tenantId])).length > 0) filled.push(table)
  }
  return { filled, all: tables.map(({ table }) => table) }
}
