import type { components } from "../../api/schema.gen.ts"

type Schemas = components["schemas"]
type Settlement = Schemas["PaymentSettlement"]
type WriteOff = Schemas["WriteOff"]

export const namedInvoice = (id: string) => ({ key: "Invoice_Posted-Id", value: id })

/** A write-off as a request makes it anew. */
const written = ({ amount, postingText, financialAccount }: WriteOff) => ({
  operation: "Create" as const,
  amount: amount.amount,
  financialAccount: financialAccount.code,
  ...(postingText === undefined ? {} : { postingText }),
})

/** What takes a settlement away, and what brings it back as it was. */
export const settlementChanges = ({ amount, invoice, writeOffs }: Settlement) => {
  const of = { invoice: namedInvoice(invoice.id) }
  const create = { operation: "Create" as const, ...of, amount: amount.amount, writeOffs: writeOffs.map(written) }
  return {
    away: { paymentSettlements: [{ operation: "Remove" as const, ...of }] },
    back: { paymentSettlements: [create] },
  }
}

/** The same of a write-off of the payment. */
export const writeOffChanges = (writeOff: WriteOff) => ({
  away: { paymentWriteOffs: [{ operation: "Remove" as const, writeOff: writeOff.id }] },
  back: { paymentWriteOffs: [written(writeOff)] },
})
