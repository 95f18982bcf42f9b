import type { ListFields } from "../listing/list-fields.ts"
import type { LookupKind } from "../listing/lookup-key.ts"

/** Accounts and orders that are invoiced together (contract C21). */
export interface InvoiceBatchGroup {
  readonly id: string
  /** Unique within the legal entity. */
  readonly code: string
  readonly description?: string
}

/** The group that every legal entity begins with, and of whatever names no group. */
export const defaultBatchGroup = { code: "DEFAULT", description: "Default" } as const

export const invoiceBatchGroupFields = {
  one: { id: "uuid", code: "text", description: "text" },
} as const satisfies ListFields

export const invoiceBatchGroupKind: LookupKind = {
  noun: "invoice batch group",
  id: "InvoiceBatchGroup-Id",
  keys: ["Code"],
}
