import { sql } from "kysely"
import type { Db } from "./database.ts"

/** Analyzes tables that have rows and were never analyzed. A batch calls it before it looks for very many rows. */
export const analyzeNewTables = (q: Db): Promise<unknown> => sql`select analyze_new_tables()`.execute(q)
