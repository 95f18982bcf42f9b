import { printFixed, type Decimal } from "../shared/decimal.ts"
import { minorUnits } from "../shared/currency.ts"
import type { InvoiceId } from "../shared/ids.ts"
import type { Message } from "./message.ts"

/**
 * A reminder as it is true now: with the invoices that are open and their balances (contract Y14). It is `undefined`
 * when nothing of it is open.
 */
export const stillDue = (message: Message, balances: ReadonlyMap<InvoiceId, Decimal>): Message | undefined => {
  const { reminder } = message.facts
  if (reminder === undefined) return message
  const invoices = reminder.invoices.flatMap((invoice) => {
    const balance = balances.get(invoice.id)
    return balance === undefined ? [] : [{ ...invoice, balance: printFixed(balance, minorUnits(invoice.currency)) }]
  })
  const [first] = invoices
  return first === undefined
    ? undefined
    : { ...message, facts: { ...message.facts, number: first.number, reminder: { ...reminder, invoices } } }
}
