import type { components } from "../../api/schema.gen.ts"

type Schemas = components["schemas"]
type Settlement = Schemas["PaymentSettlement"]
type WriteOff = Schemas["WriteOff"]

export const namedInvoice = (id: string) => ({ key: "Invoice_Posted-Id", value: id })

/** A request that makes a write-off again. */
const written = ({ amount, postingText, financialAccount }: WriteOff) => ({
  operation: "Create" as const,
  amount: amount.amount,
  financialAccount: financialAccount.code,
  ...(postingText === undefined ? {} : { postingText }),
})

/** The requests that remove a settlement, and that restore it unchanged. */
export const settlementChanges = ({ amount, invoice, writeOffs }: Settlement) => {
  const of = { invoice: namedInvoice(invoice.id) }
  const create = { operation: "Create" as const, ...of, amount: amount.amount, writeOffs: writeOffs.map(written) }
  return {
    away: { paymentSettlements: [{ operation: "Remove" as const, ...of }] },
    back: { paymentSettlements: [create] },
  }
}

/** The requests that remove a write-off of the payment, and that restore it unchanged. */
export const writeOffChanges = (writeOff: WriteOff) => ({
  away: { paymentWriteOffs: [{ operation: "Remove" as const, writeOff: writeOff.id }] },
  back: { paymentWriteOffs: [written(writeOff)] },
})
