import { Kysely, PostgresDialect } from "kysely"
import type { Pool } from "pg"
import type { Tables } from "./tables.gen.ts"

export type Db = Kysely<Tables>

/** An open database: its connections, and statements that need no transaction, each on any of them. */
export class Database extends Kysely<Tables> {
  readonly pool: Pool
  constructor(pool: Pool) {
    super({ dialect: new PostgresDialect({ pool }) })
    this.pool = pool
  }

  /** Kysely ends the pool only where it asked something itself; units of work use the pool without it. */
  override async destroy(): Promise<void> {
    await super.destroy()
    if (!this.pool.ending) await this.pool.end()
  }
}
