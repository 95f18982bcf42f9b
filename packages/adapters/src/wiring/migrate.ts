import { type Migrated, migrateTo } from "../postgres/base/migrate.ts"
import { makeLogins } from "../embedded-postgres/logins.ts"
import { seedLegalEntities } from "../postgres/organisation/seed-legal-entities.ts"
import { queues } from "./contexts.ts"
import { scheduleMissing } from "./schedule-missing.ts"

const backfill = async (...database: Parameters<typeof seedLegalEntities>): Promise<void> => {
  await seedLegalEntities(...database)
  await scheduleMissing(...database)
}

/** Brings a database up to date, including the queues and initial rows of every context. */
export const migrate = (url: string): Promise<Migrated> => migrateTo(url, { queues, backfill })

/** Brings the embedded database up to date, and creates a login each for HTTP and worker. */
export const migrateEmbedded = async (superuserUrl: string): Promise<Migrated> => {
  const migrated = await migrate(superuserUrl)
  await makeLogins(superuserUrl)
  return migrated
}
