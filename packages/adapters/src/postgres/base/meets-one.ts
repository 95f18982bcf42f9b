import type { Criterion } from "@svc/domain/listing/lookup-key"
import { type RawBuilder, sql } from "kysely"

/** A criterion, or one whose value is an SQL expression. */
type KeyedBy = Pick<Criterion, "key"> & { readonly value: string | RawBuilder<string> }

/** True when a row meets one of the criteria; `Id` is the row's id. */
export const meetsOne = (keys: Readonly<Record<string, string>>, criteria: readonly KeyedBy[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    criteria.map(({ key, value }) =>
      key === "Id" ? sql`t.id = ${value}` : sql`${sql.ref(`t.${keys[key]!}`)} = ${value}`,
    ),
    sql` or `,
  )})`
