import type { InvoiceId } from "@svc/domain/shared/ids"
import { decimal } from "@svc/domain/shared/decimal"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { StillService } from "../service/service.ts"

/**
 * Stores a payment batch with a draft payment of a posted invoice that exists, and with a write-off; a draft refund of
 * an advance; and a write-off of the invoice with a recovery.
 */
export const leavePaymentRows = async (
  { worker, sql }: Pick<StillService, "sql" | "worker">,
  origin: EventOrigin,
): Promise<void> => {
  const payments = worker.get("Payments")
  const [invoice] = await sql<{ readonly id: InvoiceId }>(
    "select id from svc.invoices where tenant_id = $1 and status = 'Posted' and invoice_type = 'OnAccount' limit 1",
    [origin.tenantId],
  )
  const entry = { statementId: "S-1", position: 1, isCredit: true, amount: "1", currency: "SEK", status: "BOOK" }
  await worker.run(
    payments.import(origin, { messageId: "M-1", entries: [{ ...entry, date: "2026-01-05", details: [] }] }),
  )
  const paid = { amount: decimal("0.1"), paymentMethod: "Card", exchangeRate: decimal("1") }
  const { id } = await worker.run(payments.create(origin, paid))
  const writeOffs = [{ operation: "Create" as const, amount: decimal("0.01") }]
  await worker.run(
    payments.change(origin, id, {
      paymentSettlements: [{ operation: "Create", invoice: invoice!.id, amount: decimal("0.1"), writeOffs }],
    }),
  )
  const advance = await worker.run(payments.create(origin, paid))
  await worker.run(payments.post(origin, advance.id))
  await worker.run(payments.create(origin, { ...paid, amount: decimal("-0.1"), refundOf: [{ payment: advance.id }] }))
  await sql(
    `with written as (
      insert into svc.invoice_write_offs
        (tenant_id, id, legal_entity_id, invoice_id, amount, base_amount, write_off_date, account, reason, created_at)
      select tenant_id, gen_random_uuid(), legal_entity_id, id, 1, 1, '2026-01-05', accounts_receivable, 'bankrupt', now()
      from svc.invoices where tenant_id = $1 and id = $2 returning tenant_id, legal_entity_id, id),
    taxed as (
      insert into svc.write_off_taxes (tenant_id, id, legal_entity_id, write_off_id, effective_date, currency, tax_category,
        tax_rate, net, tax, net_base, tax_base)
      select tenant_id, gen_random_uuid(), legal_entity_id, id, '2026-01-05', 'SEK', 'S', 25, 0.8, 0.2, 0.8, 0.2 from written)
    insert into svc.write_off_recoveries (tenant_id, settlement_id, write_off_id, amount)
    select w.tenant_id, s.id, w.id, 1 from written w, svc.payment_settlements s
    where s.tenant_id = $1 and s.payment_id = $3`,
    [origin.tenantId, invoice!.id, id],
  )
}
