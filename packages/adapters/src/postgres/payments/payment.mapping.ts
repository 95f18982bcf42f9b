import type { Payment } from "@svc/domain/payments/payment"
import { paymentMembers } from "@svc/domain/resources/payment.resource"
import type { PaymentMethod } from "@svc/domain/reference-data/payment-method"
import { simpleAccountRef } from "../customers/simple-account.ts"
import { column, columnsOf, exact, json, mapping, type Referenced, reference } from "../base/mapping.ts"

const paymentMethodRef: Referenced<PaymentMethod> = { table: "payment_methods", members: { id: "id", name: "name" } }

const batchRef: Referenced<NonNullable<Payment["batch"]>> = {
  table: "payment_batches",
  members: { id: "id", number: "batch_number" },
}

/** The members of a payment that are stored in other tables. */
export const partNames = ["settlements", "writeOffs", "refundOf", "refundedBy"] as const
/** A payment without its settlements, write-offs and refunds. */
type PaymentHead = Omit<Payment, (typeof partNames)[number]>

export const paymentMapping = mapping<PaymentHead, "payments">({
  tenantId: column("tenant_id"),
  legalEntityId: column("legal_entity_id"),
  ...columnsOf("payments", paymentMembers, {}),
  account: reference("account_id", simpleAccountRef),
  currency: column("currency"),
  baseCurrency: column("base_currency"),
  amount: exact("amount"),
  bankFee: exact("bank_fee"),
  baseAmount: exact("base_amount"),
  isRateGiven: column("rate_given"),
  paymentAccount: json("payment_account"),
  bankFeeAccount: json("bank_fee_account"),
  method: reference("payment_method_id", paymentMethodRef),
  batch: reference("batch_id", batchRef),
  entryKey: column("entry_key"),
})

/** The columns of an existing payment that never change. */
export const fixedColumns = ["tenant_id", "id", "legal_entity_id", "batch_id", "entry_key", "created_at"] as const
