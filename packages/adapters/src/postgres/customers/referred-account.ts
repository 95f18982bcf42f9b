import { type RawBuilder, sql } from "kysely"
import type { ReferredField } from "../base/filter-sql.ts"

/** A field of the account that list rows reference by `account_id`; `value` is the field over the rows of the list. */
export const referredAccount = (column: string, value: RawBuilder<unknown>): Omit<ReferredField, "unique"> => ({
  _tag: "Referred",
  value,
  key: sql`t.account_id`,
  column: sql.ref(`a.${column}`),
  ids: (condition, { tenantId, legalEntityId }) => sql`select a.id from accounts a
    where a.tenant_id = ${tenantId} and a.legal_entity_id = ${legalEntityId} and ${condition}`,
})
