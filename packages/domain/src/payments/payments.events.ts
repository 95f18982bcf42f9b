import type { DataOf } from "../shared/ports/event-bus.ts"
import { paymentBody } from "./payment-body.ts"
import type { Payment } from "./payment.ts"

/** A payment was created as a draft, or posted (contract P15). */
export interface PaymentsEvent {
  readonly _tag: "PaymentsCreated" | "PaymentsPosted"
  readonly payment: Payment
}

export const paymentsData: DataOf<PaymentsEvent> = {
  PaymentsCreated: ({ payment }) => paymentBody(payment),
  PaymentsPosted: ({ payment }) => paymentBody(payment),
}
