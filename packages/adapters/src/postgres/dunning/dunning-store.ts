import type { DunnedInvoice, DunningStore, OverdueAccount, ShownStep } from "@svc/domain/dunning/ports/dunning-store"
import type { MessageStatus } from "@svc/domain/messages/message"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import { given } from "@svc/domain/shared/given"
import type { AccountId, DunningCampaignId, InvoiceId, MessageId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { batchesOf } from "../base/in-batches.ts"
import { runPrepared } from "../base/prepared.ts"
import { query } from "../base/transaction.ts"

const port = "DunningStore"

interface DunnedRow {
  readonly id: InvoiceId
  readonly account_id: AccountId
  readonly account_number: string
  readonly account_name: string
  readonly campaign_id: DunningCampaignId | null
  readonly is_exempt: boolean
  readonly paused_until: CalendarDate | null
  readonly dispute_reason: string | null
  readonly disputed_until: CalendarDate | null
  readonly disputed_at: Timestamp | null
  readonly status: string
  readonly invoice_type: string
  readonly number: string | null
  readonly invoice_date: CalendarDate
  readonly due_date: CalendarDate
  readonly currency: string
  readonly balance: string
  readonly is_reminder_off: boolean
  readonly is_inactive: boolean
  readonly is_written_off: boolean
  readonly is_payment_planned: boolean
  readonly is_mail_doubtful: boolean | null
  readonly address: string | null
  readonly country: string | null
  readonly seller: string | null
  readonly level: number | null
  readonly taken_on: CalendarDate | null
}

const toInvoice = (row: DunnedRow): DunnedInvoice => ({
  id: row.id,
  accountId: row.account_id,
  accountNumber: row.account_number,
  accountName: row.account_name,
  status: row.status,
  number: row.number ?? "",
  invoiceDate: row.invoice_date,
  dueDate: row.due_date,
  currency: row.currency,
  balance: decimal(row.balance),
  isPosted: row.status === "Posted",
  isCreditNote: row.invoice_type === "Credit",
  isReminderOff: row.is_reminder_off,
  isAccountInactive: row.is_inactive,
  isAccountExempt: row.is_exempt,
  isWrittenOff: row.is_written_off,
  isPaymentPlanned: row.is_payment_planned,
  isMailDoubtful: row.is_mail_doubtful ?? false,
  hasAddress: row.address !== null,
  seller: row.seller ?? "",
  ...given({
    address: row.address,
    country: row.country,
    campaignId: row.campaign_id,
    accountPausedUntil: row.paused_until,
  }),
  ...(row.dispute_reason === null || row.disputed_at === null
    ? {}
    : { dispute: { reason: row.dispute_reason, at: row.disputed_at, ...given({ until: row.disputed_until }) } }),
  ...(row.level === null || row.taken_on === null ? {} : { taken: { level: row.level, on: row.taken_on } }),
})

/** Invoices with what decides about their reminders. */
const dunned = ({ tenantId, legalEntityId }: Scope, which: RawBuilder<unknown>) => sql<DunnedRow>`
  select i.id, i.account_id, i.status, i.invoice_type, i.invoice_number as number, i.invoice_date, i.due_date, i.currency,
    i.total - i.settled as balance, i.disable_automatic_reminder as is_reminder_off, a.inactive as is_inactive,
    a.account_number, a.name as account_name, a.dunning_campaign_id as campaign_id, a.dunning_exempt as is_exempt,
    a.dunning_paused_until as paused_until, p.reason as dispute_reason, p.until as disputed_until,
    p.created_at as disputed_at,
    i.written_off > 0 as is_written_off,
    exists (
      select from payment_settlements s
      join payments p on p.tenant_id = s.tenant_id and p.id = s.payment_id
      where s.tenant_id = ${tenantId} and s.invoice_id = i.id and s.removed_at is null and p.posted_date is null
    ) as is_payment_planned,
    (
      select m.status in ('Failed', 'Unknown') from messages m
      where m.tenant_id = ${tenantId} and m.legal_entity_id = ${legalEntityId} and m.kind = 'Invoice'
        and m.invoice_id = i.id
      order by m.turn desc limit 1
    ) as is_mail_doubtful,
    coalesce(nullif(btrim(a.reminder_email_address), ''), nullif(btrim(a.invoice_email_address), '')) as address,
    i.invoice_address ->> 'country' as country, i.parties -> 'seller' ->> 'name' as seller, t.level, t.taken_on
  from invoices i
  join accounts a on a.tenant_id = i.tenant_id and a.id = i.account_id
  left join invoice_disputes p on p.tenant_id = i.tenant_id and p.invoice_id = i.id
  left join lateral (
    select d.level, d.taken_on from dunning_steps d
    where d.tenant_id = ${tenantId} and d.invoice_id = i.id
    order by d.level desc limit 1
  ) t on true
  where i.tenant_id = ${tenantId} and i.legal_entity_id = ${legalEntityId} and ${which}`

export const makePostgresDunningStore = (db: Db): DunningStore => ({
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
  take: ({ tenantId, legalEntityId }, steps) =>
    Effect.forEach(
      batchesOf(steps),
      (batch) =>
        query(db, port, (q) =>
          q
            .insertInto("dunning_steps")
            .values(
              batch.map(({ invoiceId, accountId, campaignId, level, on, at, messageId }) => ({
                tenant_id: tenantId,
                invoice_id: invoiceId,
                account_id: accountId,
                level,
                legal_entity_id: legalEntityId,
                campaign_id: campaignId,
                taken_on: on,
                taken_at: new Date(at),
                message_id: messageId,
              })),
            )
            .execute(),
        ),
      { discard: true },
    ),
  dispute: ({ tenantId, legalEntityId }, id, dispute) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .insertInto("invoice_disputes")
          .values({
            tenant_id: tenantId,
            invoice_id: id,
            legal_entity_id: legalEntityId,
            reason: dispute.reason,
            until: dispute.until ?? null,
            created_at: new Date(dispute.at),
          })
          .onConflict((conflict) =>
            conflict.columns(["tenant_id", "invoice_id"]).doUpdateSet({
              reason: dispute.reason,
              until: dispute.until ?? null,
              created_at: new Date(dispute.at),
            }),
          )
          .execute(),
      ),
    ),
  endDispute: ({ tenantId, legalEntityId }, id) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .deleteFrom("invoice_disputes")
          .where("tenant_id", "=", tenantId)
          .where("legal_entity_id", "=", legalEntityId)
          .where("invoice_id", "=", id)
          .execute(),
      ),
    ),
})
