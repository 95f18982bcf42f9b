import { type Migrated, migrateTo } from "../postgres/base/migrate.ts"
import { seedLegalEntities } from "../postgres/organisation/seed-legal-entities.ts"
import { queues } from "./contexts.ts"

/** Brings a database up to date, with the queues and the first rows of every context. */
export const migrate = (url: string): Promise<Migrated> => migrateTo(url, { queues, backfill: seedLegalEntities })
