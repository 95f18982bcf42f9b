import type { Kysely } from "kysely"
import type { Tables } from "./tables.gen.ts"

export type Db = Kysely<Tables>
