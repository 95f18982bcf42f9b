import type { DunningStore, OverdueAccount, ShownStep } from "@svc/domain/dunning/ports/dunning-store"
import type { MessageStatus } from "@svc/domain/messages/message"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { given } from "@svc/domain/shared/given"
import type { AccountId, DunningCampaignId, MessageId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { runPrepared } from "../base/prepared.ts"
import { query } from "../base/transaction.ts"
import { dunningWrites, port } from "./dunning-writes.ts"
import { dunned, type DunnedRow, toInvoice } from "./dunned-invoices.ts"

export const makePostgresDunningStore = (db: Db): DunningStore => ({
  ...dunningWrites(db),
  accounts: ({ tenantId, legalEntityId }, dueBefore, after, limit) =>
    query(db, port, (q) =>
      runPrepared(
        q,
        sql<OverdueAccount>`select i.account_id as id, count(*)::integer as invoices from invoices i
          where i.tenant_id = ${tenantId} and i.legal_entity_id = ${legalEntityId} and i.status = 'Posted'
            and i.total > i.settled and i.due_date < ${dueBefore}
            and i.account_id > coalesce(${after ?? null}::uuid, '00000000-0000-0000-0000-000000000000')
          group by i.account_id order by i.account_id limit ${limit}`,
      ),
    ),
  overdue: (scope, { dueBefore, accounts, after, limit }) =>
    Effect.map(
      query(db, port, (q) => {
        const { tenantId, legalEntityId } = scope
        // Chosen first, so that the facts are read of these invoices only.
        const chosen = sql`i.id in (
          select o.id from invoices o
          where o.tenant_id = ${tenantId} and o.legal_entity_id = ${legalEntityId} and o.status = 'Posted'
            and o.total > o.settled and o.due_date < ${dueBefore}
            and o.account_id = any(${sql.val(accounts)}::uuid[])
            and (${after?.dueDate ?? null}::date is null
              or (o.due_date, o.id) > (${after?.dueDate ?? null}::date, ${after?.id ?? null}::uuid))
          order by o.account_id, o.due_date, o.id limit ${limit}
        )`
        return runPrepared(q, sql<DunnedRow>`${dunned(scope, chosen)} order by i.account_id, i.due_date, i.id`)
      }),
      (rows) => rows.map(toInvoice),
    ),
  remindedOn: ({ tenantId, legalEntityId }, day, accounts) =>
    query(db, port, (q) =>
      runPrepared(
        q,
        sql<{ readonly accountId: AccountId; readonly level: number }>`
          select distinct d.account_id as "accountId", d.level from dunning_steps d
          where d.tenant_id = ${tenantId} and d.legal_entity_id = ${legalEntityId} and d.taken_on = ${day}
            and d.account_id = any(${sql.val(accounts)}::uuid[])`,
      ),
    ),
  find: (scope, id) =>
    Effect.map(
      query(db, port, (q) => runPrepared(q, dunned(scope, sql`i.id = ${id}`))),
      ([row]) => row && toInvoice(row),
    ),
  steps: ({ tenantId, legalEntityId }, id) =>
    Effect.map(
      query(db, port, (q) =>
        runPrepared(
          q,
          sql<{
            readonly campaign_id: DunningCampaignId
            readonly level: number
            readonly taken_on: CalendarDate
            readonly taken_at: Timestamp
            readonly message_id: MessageId
            readonly status: MessageStatus | null
          }>`select d.campaign_id, d.level, d.taken_on, d.taken_at, d.message_id, m.status from dunning_steps d
            left join messages m on m.tenant_id = d.tenant_id and m.id = d.message_id
            where d.tenant_id = ${tenantId} and d.legal_entity_id = ${legalEntityId} and d.invoice_id = ${id}
            order by d.level`,
        ),
      ),
      (rows) =>
        rows.map(({ status, ...row }): ShownStep => ({
          invoiceId: id,
          campaignId: row.campaign_id,
          level: row.level,
          on: row.taken_on,
          at: row.taken_at,
          messageId: row.message_id,
          ...given({ messageStatus: status }),
        })),
    ),
})
