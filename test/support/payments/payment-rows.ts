import type { InvoiceId } from "@svc/domain/shared/ids"
import { decimal } from "@svc/domain/shared/decimal"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { StillService } from "../service/service.ts"

/** Leaves a batch with a draft payment of a posted invoice that is there, and a write-off beside it. */
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
}
