import type { DueAccountsAsked } from "@svc/domain/orders/due-accounts"
import { defaultBatchGroup } from "@svc/domain/reference-data/invoice-batch-group"
import type { Scope } from "@svc/domain/shared/scope"
import { sql } from "kysely"

/**
 * Restricts a version `v` of an order and the account `a` that receives its invoices to some groups, if groups are
 * given (contract B2).
 */
export const inGroups = (groups: DueAccountsAsked["groups"], { tenantId, legalEntityId }: Scope) =>
  groups === undefined
    ? sql``
    : sql`and coalesce(case when v.use_account_batch_group then a.invoice_batch_group_id else v.invoice_batch_group_id end,
        (select g.id from invoice_batch_groups g where g.tenant_id = ${tenantId} and g.legal_entity_id = ${legalEntityId}
          and g.code = ${defaultBatchGroup.code})) = any(${sql.val(groups.map(({ id }) => id))}::uuid[])`
