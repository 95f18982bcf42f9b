import type { ListFields } from "../listing/list-fields.ts"
import type { LookupKind } from "../listing/lookup-key.ts"

/** A way in which customers pay (contract C22). */
export interface PaymentMethod {
  readonly id: string
  /** The name, unique within the legal entity. */
  readonly name: string
}

/** The initial methods of every legal entity. Bank files are imported with the first. */
export const defaultPaymentMethods = ["Bank transfer", "Card", "Cash"] as const

export const paymentMethodFields = {
  one: { id: "uuid", name: "text" },
} as const satisfies ListFields

export const paymentMethodKind: LookupKind = { noun: "payment method", id: "PaymentMethod-Id", keys: ["Name"] }
