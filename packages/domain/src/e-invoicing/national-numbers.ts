import { Effect } from "effect"
import type { PortUnavailable } from "../shared/errors.ts"
import type { Scope } from "../shared/scope.ts"
import { withNationalNumber } from "./credit-notes.ts"
import type { EntryStore } from "./ports/entry-store.ts"
import type { PostedInvoice } from "./ubl/posted-invoice.ts"

/** A document with the national numbers of the invoices that it names, where they have one (contract E36, E51). */
export const withNationalNumbers = Effect.fnUntraced(function* (
  entries: Pick<EntryStore, "ofInvoice">,
  scope: Scope,
  posted: PostedInvoice,
): Effect.fn.Return<PostedInvoice, PortUnavailable> {
  let named = posted
  for (const { id } of posted.preceding) {
    if (id !== undefined) named = withNationalNumber(named, yield* entries.ofInvoice(scope, id, "Sent"))
  }
  return named
})
