import type { Need } from "../identity/permissions.ts"

/** The kinds of waiting work in a legal entity, and the permission for each (contract H13). */
export const waitingKinds = {
  drafts: "invoices:read",
  eInvoices: "einvoices:read",
  webhooks: "webhooks:read",
} as const satisfies Readonly<Record<string, Need>>
export type WaitingKind = keyof typeof waitingKinds
export const waitingNames = Object.keys(waitingKinds) as readonly WaitingKind[]

export type Waiting = Readonly<Record<WaitingKind, number>>

/** The largest number of each kind that is counted or examined. */
export const mostWaiting = 100
