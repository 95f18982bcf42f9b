import type { Need } from "../identity/permissions.ts"

/** What waits for somebody in a legal entity, and who may know of it (contract H13). */
export const waitingKinds = {
  drafts: "invoices:read",
  eInvoices: "einvoices:read",
  webhooks: "webhooks:read",
} as const satisfies Readonly<Record<string, Need>>
export type WaitingKind = keyof typeof waitingKinds
export const waitingNames = Object.keys(waitingKinds) as readonly WaitingKind[]

export type Waiting = Readonly<Record<WaitingKind, number>>

/** Of each kind so many are counted, or looked at. */
export const mostWaiting = 100
