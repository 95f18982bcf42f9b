import { keepsUtc } from "@svc/domain/organisation/country-time-zones"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"

/** The legal entities of all tenants that use UTC although their country has another time zone, oldest tenant first. */
export const findEntitiesOnUtc = async (db: Db): Promise<readonly { readonly id: string; readonly name: string }[]> => {
  const { rows } = await sql<{ id: string; name: string; country: string }>`
    select id, name, country from legal_entities where time_zone = 'UTC' and country is not null
    order by tenant_id, name`.execute(db)
  return rows.filter(({ country }) => keepsUtc({ country, timeZone: "UTC" }))
}
