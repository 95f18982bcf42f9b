import type { Invoice } from "@svc/domain/invoicing/invoice"
import { type Decimal, printDecimal } from "@svc/domain/shared/decimal"

/** The payment term stored with an invoice; numbers in stored JSON are read as decimals. */
export const toPaymentTerm = (json: unknown): Invoice["paymentTerm"] | null => {
  if (json === null) return null
  const { id, name, days } = json as { readonly id: string; readonly name: string; readonly days: Decimal }
  return { id, name, days: Number(printDecimal(days)) }
}
