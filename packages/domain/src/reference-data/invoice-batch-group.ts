import type { ListFields } from "../listing/list-fields.ts"
import type { LookupKind } from "../listing/lookup-key.ts"

/** A group of accounts and orders that are invoiced together (contract C21). */
export interface InvoiceBatchGroup {
  readonly id: string
  /** The code, unique within the legal entity. */
  readonly code: string
  readonly description?: string
}

/** The initial group of every legal entity, to which everything without a group belongs. */
export const defaultBatchGroup = { code: "DEFAULT", description: "Default" } as const

export const invoiceBatchGroupFields = {
  one: { id: "uuid", code: "text", description: "text" },
} as const satisfies ListFields

export const invoiceBatchGroupKind: LookupKind = {
  noun: "invoice batch group",
  id: "InvoiceBatchGroup-Id",
  keys: ["Code"],
}
