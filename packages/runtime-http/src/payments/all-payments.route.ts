import type { AnyOperation } from "../operation.ts"
import { invoiceWriteOffOperations } from "./invoice-write-offs.route.ts"
import { paymentImportOperations } from "./payment-imports.route.ts"
import { paymentOperations, type PaymentsDoor } from "./payments.route.ts"

/** Payments, their imports, and write-offs of invoices. */
export const allPaymentOperations = (door: PaymentsDoor): readonly AnyOperation[] => [
  ...paymentOperations(door),
  ...paymentImportOperations(door),
  ...invoiceWriteOffOperations(door),
]
