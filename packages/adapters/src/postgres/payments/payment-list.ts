import type { paymentFields } from "@svc/domain/payments/payment-body"
import { paymentMembers } from "@svc/domain/resources/payment.resource"
import { type RawBuilder, sql } from "kysely"
import type { ListSource } from "../base/fetch-list.ts"
import { listedColumns } from "../base/mapping.ts"
import { paymentMapping } from "./payment.mapping.ts"
import { ownTenant } from "../base/own-tenant.ts"

// Uses `exists`: PostgreSQL before 17 would evaluate `in` again for each payment.
const aSettlement = (condition: RawBuilder<boolean>) =>
  sql<boolean>`exists (select from payment_settlements s
    join invoices i on i.tenant_id = s.tenant_id and i.id = s.invoice_id
    where s.tenant_id = ${ownTenant} and s.payment_id = t.id and i.legal_entity_id = t.legal_entity_id and s.removed_at is null and ${condition})`

/** The SQL of the list fields of payments. */
export const paymentSource: ListSource<typeof paymentFields> = {
  table: sql`payments`,
  kept: "payments",
  modified: sql`t.modified_at`,
  columns: {
    one: {
      ...listedColumns(paymentMapping, paymentMembers),
      "amount/amount": sql`t.amount`,
      "amount/currencyCode": sql`t.currency`,
      isFullyAllocated: sql`t.is_fully_allocated`,
      paymentMethodName: sql`(select m.name from payment_methods m
        where m.tenant_id = ${ownTenant} and m.id = t.payment_method_id)`,
      paymentBatchId: sql`t.batch_id`,
      paymentBatchNumber: sql`(select b.batch_number from payment_batches b
        where b.tenant_id = ${ownTenant} and b.id = t.batch_id)`,
    },
    many: {
      "paymentSettlements/invoice/id": sql`i.id`,
      "paymentSettlements/invoice/invoiceNumber": sql`i.invoice_number`,
    },
    some: aSettlement,
  },
}
