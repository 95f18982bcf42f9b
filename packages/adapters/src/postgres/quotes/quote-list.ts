import type { quoteFields } from "@svc/domain/quotes/quote-body"
import { quoteMembers } from "@svc/domain/resources/quote.resource"
import { sql } from "kysely"
import type { ListSource } from "../base/fetch-list.ts"
import { listedColumns } from "../base/mapping.ts"
import { referredAccount } from "../customers/referred-account.ts"
import { quoteMapping } from "./quote.mapping.ts"

/** The SQL of the list fields of quotes. */
export const quoteSource: ListSource<typeof quoteFields> = {
  table: sql`quotes`,
  joined: (tenantId) => sql`(select q.*, a.account_number, a.name as account_name from quotes q
    left join accounts a on a.tenant_id = q.tenant_id and a.legal_entity_id = q.legal_entity_id and a.id = q.account_id
    where q.tenant_id = ${tenantId})`,
  modified: sql`t.modified_at`,
  kept: "quotes",
  columns: {
    one: {
      ...listedColumns(quoteMapping, quoteMembers),
      "customer/id": sql`t.account_id`,
      "customer/accountNumber": { ...referredAccount("account_number", sql`t.account_number`), unique: true },
      "customer/name": referredAccount("name", sql`t.account_name`),
      "invoiceCustomer/id": sql`t.invoice_account_id`,
    },
    custom: {
      column: sql`t.custom_fields`,
      holding: (json: string) => sql<boolean>`t.custom_fields @> ${json}::jsonb`,
    },
  },
}
