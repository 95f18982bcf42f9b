import { Effect } from "effect"
import type { Invoicing } from "../invoicing/invoicing.ts"
import type { PortUnavailable } from "../shared/errors.ts"
import type { InvoiceId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import { toPostedInvoice } from "./ubl/from-invoice.ts"
import type { PostedInvoice } from "./ubl/posted-invoice.ts"

/** Finds a posted invoice or credit note as its document needs it; `undefined` when it is unknown or not posted. */
export type FindPostedInvoice = (
  scope: Scope,
  id: InvoiceId,
) => Effect.Effect<PostedInvoice | undefined, PortUnavailable>

export const makeFindPostedInvoice = (invoicing: Pick<Invoicing, "get" | "attachments">): FindPostedInvoice =>
  Effect.fn("eInvoicing.findPostedInvoice")(function* (scope, id) {
    const found = Effect.all([invoicing.get(scope, id), invoicing.attachments(scope, id)])
    return yield* found.pipe(
      Effect.map(([invoice, attachments]) => toPostedInvoice(invoice, attachments)),
      Effect.catchTag("ResourceNotFound", () => Effect.undefined),
    )
  })
