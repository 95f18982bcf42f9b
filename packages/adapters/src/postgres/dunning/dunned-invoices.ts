import type { DunnedInvoice } from "@svc/domain/dunning/ports/dunning-store"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import { given } from "@svc/domain/shared/given"
import type { AccountId, DunningCampaignId, InvoiceId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { type RawBuilder, sql } from "kysely"

export interface DunnedRow {
  readonly id: InvoiceId
  readonly account_id: AccountId
  readonly account_number: string
  readonly account_name: string
  readonly campaign_id: DunningCampaignId | null
  readonly is_exempt: boolean
  readonly is_followed: boolean
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

export const toInvoice = (row: DunnedRow): DunnedInvoice => ({
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
  isFollowed: row.is_followed,
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
export const dunned = ({ tenantId, legalEntityId }: Scope, which: RawBuilder<unknown>) => sql<DunnedRow>`
  select i.id, i.account_id, i.status, i.invoice_type, i.invoice_number as number, i.invoice_date, i.due_date, i.currency,
    i.total - i.settled as balance, i.disable_automatic_reminder as is_reminder_off, a.inactive as is_inactive,
    a.account_number, a.name as account_name, a.dunning_campaign_id as campaign_id, a.dunning_exempt as is_exempt,
    a.dunning_paused_until as paused_until, p.reason as dispute_reason, p.until as disputed_until,
    p.created_at as disputed_at, c.started_at is not null and c.ended_at is null as is_followed,
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
  left join dunning_courses c on c.tenant_id = i.tenant_id and c.invoice_id = i.id
  left join lateral (
    select d.level, d.taken_on from dunning_steps d
    where d.tenant_id = ${tenantId} and d.invoice_id = i.id
    order by d.level desc limit 1
  ) t on true
  where i.tenant_id = ${tenantId} and i.legal_entity_id = ${legalEntityId} and ${which}`
