import { seedReferenceData } from "@svc/domain/reference-data/seeds"
import type { LegalEntityId, TenantId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { Client } from "pg"
import { makeIdSource } from "../../crypto/id-source.ts"
import { openPostgres } from "../base/open.ts"
import { plantReferenceData } from "./legal-entity-seed.ts"

interface Unseeded {
  readonly tenantId: TenantId
  readonly legalEntityId: LegalEntityId
  readonly country: string | null
}

/** Gives the initial reference data to legal entities that were made before the service had any. */
export const seedLegalEntities = async (client: Client, url: string): Promise<void> => {
  const { rows } = await client.query<Unseeded>(
    `select tenant_id as "tenantId", id as "legalEntityId", country from legal_entities e
     where not exists (select from legal_entity_profiles p where p.tenant_id = e.tenant_id and p.legal_entity_id = e.id)`,
  )
  if (rows.length === 0) return
  const db = openPostgres({
    url,
    role: "svc_worker",
    maxConnections: 1,
    applicationName: "svc migrate",
    onError: () => undefined,
  })
  const ids = makeIdSource(Date.now)
  try {
    for (const { country, ...scope } of rows) {
      const now = Date.now() as Timestamp
      const data = seedReferenceData(country ?? undefined, ids.next, now)
      await db.transaction().execute((q) => plantReferenceData(q, scope, data, now))
    }
  } finally {
    await db.destroy()
  }
}
