import { Effect, Result } from "effect"
import type { LegalEntityDetails } from "../../organisation/legal-entity-profile.ts"
import { dateIn } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { DocumentCheck } from "../ports/document-check.ts"
import type { StoredDocument } from "../ports/entry-store.ts"
import { findingTexts, ruleRelease } from "../preflight.ts"
import { sellerNip } from "../ubl/national.ts"
import type { PostedInvoice } from "../ubl/posted-invoice.ts"

/** The document to store and send, or all reasons against it (contract E14, E21). */
export const buildDocument = Effect.fnUntraced(function* (
  check: DocumentCheck,
  { tenantId, timeZone }: Pick<LegalEntityDetails, "tenantId" | "timeZone">,
  invoice: PostedInvoice,
  now: Timestamp,
): Effect.fn.Return<Result.Result<StoredDocument, readonly string[]>, PortUnavailable> {
  const { sellerLacks: lacking = [] } = invoice
  const built = yield* check.preflight(tenantId, invoice, { national: true, today: dateIn(timeZone, now) })
  const nip = sellerNip(invoice)
  if (Result.isSuccess(built) && lacking.length === 0 && nip !== undefined) {
    const { number: invoiceNumber, currency, totals } = invoice
    return Result.succeed({
      ...built.success,
      ruleRelease,
      identity: { invoiceNumber, currency, gross: totals.gross, sellerNip: nip },
    })
  }
  return Result.fail([
    ...(lacking.length === 0 ? [] : [`The legal entity lacks: ${lacking.join(", ")}`]),
    ...(Result.isFailure(built) ? findingTexts(built.failure) : []),
  ])
})
