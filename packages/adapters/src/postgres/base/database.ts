import { Kysely, PostgresDialect } from "kysely"
import type { Pool } from "pg"
import { HidingQueryCompiler } from "./query-compiler.ts"
import type { Tables } from "./tables.gen.ts"

export type Db = Kysely<Tables>

class Dialect extends PostgresDialect {
  override createQueryCompiler(): HidingQueryCompiler {
    return new HidingQueryCompiler()
  }
}

/** An open database: its pool of connections, and a query builder for statements outside transactions. */
export class Database extends Kysely<Tables> {
  readonly pool: Pool
  constructor(pool: Pool) {
    super({ dialect: new Dialect({ pool }) })
    this.pool = pool
  }

  /** Kysely ends the pool only if it ran a query itself; units of work use the pool without it. */
  override async destroy(): Promise<void> {
    await super.destroy()
    if (!this.pool.ending) await this.pool.end()
  }
}
