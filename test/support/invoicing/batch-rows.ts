import type { InvoiceId } from "@svc/domain/shared/ids"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { StillService } from "../service/service.ts"

/**
 * Stores rows that belong to batches: a batch with a line in its log; a billed period and a match with a credit note,
 * both of a posted invoice that exists; and an accounting period that was closed once.
 */
export const leaveBatchRows = async ({ worker, sql }: Pick<StillService, "worker" | "sql">, origin: EventOrigin) => {
  const invoicing = worker.get("Invoicing")
  const { tenantId, legalEntityId } = origin
  const { batch } = await worker.run(invoicing.batches.generate(origin, { invoiceAllAccounts: true }))
  await sql(
    `insert into svc.invoice_batch_log (tenant_id, id, batch_id, entity_name, entity_id, reference, error_message, created_at,
      modified_at) values ($1, gen_random_uuid(), $2, 'Account', gen_random_uuid(), 'A-1', 'no', now(), now())`,
    [tenantId, batch.id],
  )
  await sql(
    "insert into svc.invoice_batch_picks (tenant_id, batch_id, invoice_id) values ($1, $2, gen_random_uuid())",
    [tenantId, batch.id],
  )
  const posted =
    "select id from svc.invoices where tenant_id = $1 and status = 'Posted' and invoice_type = 'OnAccount' limit 1"
  const [found] = await sql<{ readonly id: InvoiceId }>(posted, [tenantId])
  const credited = await worker.run(invoicing.credit(origin, found!.id, { creditAllInvoiceLines: true }))
  await sql(
    `insert into svc.invoice_matches (tenant_id, legal_entity_id, invoice_id, credit_invoice_id, amount, invoice_base,
      credit_base) values ($1, $2, $3, $4, 1, 1, 1)`,
    [tenantId, legalEntityId, found!.id, credited.invoice.id],
  )
  await sql(
    `insert into svc.accounting_periods (tenant_id, legal_entity_id, first_day) values ($1, $2, '2024-01-01')`,
    [tenantId, legalEntityId],
  )
  await sql(
    `insert into svc.invoiced_periods (tenant_id, invoice_line_id, invoice_id, order_charge_id, from_date, to_date, billed_to,
        tier, number, whole_from, whole_to, proration_method, amount, amount_pre_discount)
      select $1, l.id, l.invoice_id, gen_random_uuid(), '2024-01-01', '2024-02-01', '2024-02-01', 0, 0, '2024-01-01',
        '2024-02-01', 'DaysInPeriod', 1, 1
      from svc.invoice_lines l where l.tenant_id = $1 and l.invoice_id = $2`,
    [tenantId, found!.id],
  )
  await sql(
    `insert into svc.revenue_schedule_items (tenant_id, invoice_line_id, period, id, legal_entity_id, amount, base_amount,
        created_at, modified_at)
      select $1, l.id, '2024-01-01', gen_random_uuid(), $3, 1, 1, now(), now()
      from svc.invoice_lines l where l.tenant_id = $1 and l.invoice_id = $2`,
    [tenantId, found!.id, legalEntityId],
  )
  await sql("insert into svc.revenue_schedules_missing (tenant_id, legal_entity_id) values ($1, $2)", [
    tenantId,
    legalEntityId,
  ])
}
