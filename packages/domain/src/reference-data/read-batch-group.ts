import { Effect } from "effect"
import type { LookupKey } from "../listing/lookup-key.ts"
import { fieldRefused } from "../shared/errors.ts"
import type { LookUps } from "./look-ups.ts"

export interface InvoiceBatchGroupChoice {
  readonly invoiceBatchGroupId?: string | null | undefined
  readonly invoiceBatchGroup?: LookupKey | null | undefined
}

/**
 * The group that a request names by id, by a look-up key, or by both, which must agree; null when the request removes
 * the group.
 */
export const readBatchGroup = Effect.fnUntraced(function* (
  { invoiceBatchGroupId, invoiceBatchGroup }: InvoiceBatchGroupChoice,
  { invoiceBatchGroup: find }: Pick<LookUps, "invoiceBatchGroup">,
) {
  const byId = invoiceBatchGroupId ? yield* find("invoiceBatchGroupId", invoiceBatchGroupId) : undefined
  const byKey = invoiceBatchGroup ? yield* find("invoiceBatchGroup", invoiceBatchGroup) : undefined
  if (byId !== undefined && byKey !== undefined && byId.id !== byKey.id)
    return yield* fieldRefused("invoiceBatchGroup", "must be the same group as invoiceBatchGroupId")
  const isRemoved = invoiceBatchGroupId === null || invoiceBatchGroup === null
  return byId ?? byKey ?? (isRemoved ? null : undefined)
})
