import type { Criterion } from "@svc/domain/listing/lookup-key"
import { type RawBuilder, sql } from "kysely"

/** Whether a row meets one of the criteria; `Id` is its id. */
export const meetsOne = (keys: Readonly<Record<string, string>>, criteria: readonly Criterion[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    criteria.map(({ key, value }) =>
      key === "Id" ? sql`t.id = ${value}` : sql`${sql.ref(`t.${keys[key]!}`)} = ${value}`,
    ),
    sql` or `,
  )})`
