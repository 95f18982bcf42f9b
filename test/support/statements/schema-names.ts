import type { Sql } from "../database/catalogue.ts"
import { readCatalogue, tenantColumn } from "../database/tenant-keys.ts"
import { functionsAcrossTenants } from "./across-tenants.ts"
import type { NamesOfTenants } from "./judge-statement.ts"

/** The tables of tenants of the migrated database, and the functions that look past the tenant. */
export const readNamesOfTenants = async (sql: Sql): Promise<NamesOfTenants> => {
  const { tables } = await readCatalogue(sql)
  return {
    columns: new Map(
      tables.flatMap((table) => {
        const column = tenantColumn(table)
        return column === undefined ? [] : [[table.name, column] as const]
      }),
    ),
    functionsAcrossTenants: new Set(Object.keys(functionsAcrossTenants)),
  }
}
