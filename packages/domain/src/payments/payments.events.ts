import type { Payment } from "./payment.ts"

/** A payment was created as a draft, or posted (contract P15). */
export interface PaymentsEvent {
  readonly _tag: "PaymentsCreated" | "PaymentsPosted"
  readonly payment: Payment
}
