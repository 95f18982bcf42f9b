import { Effect, Result } from "effect"
import type { Invoice } from "../../invoicing/invoice.ts"
import type { NationalMark } from "../../invoicing/national-mark.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { AcknowledgementReader } from "../ports/acknowledgement-reader.ts"
import type { EntryStore } from "../ports/entry-store.ts"
import { parseNip } from "../nip.ts"
import { verificationLink } from "../verification-link.ts"

export interface MarkInvoicePorts {
  readonly entries: Pick<EntryStore, "acknowledgement" | "lockInvoice" | "ofInvoice">
  readonly reader: AcknowledgementReader
}

/**
 * Reads the mark of the national system for an invoice: its number and the link that proves it, from the
 * acknowledgement.
 */
export const makeMarkInvoice = ({ entries, reader }: MarkInvoicePorts) => ({
  of: Effect.fnUntraced(function* (
    invoice: Pick<Invoice, "id" | "invoiceDate" | "legalEntityId" | "tenantId">,
  ): Effect.fn.Return<NationalMark | undefined, PortUnavailable> {
    // Locks against the end of an entry, which has the PDF drawn anew.
    yield* entries.lockInvoice(invoice, invoice.id)
    const all = yield* entries.ofInvoice(invoice, invoice.id, "Sent")
    const processed = all.find((entry) => entry.status === "Processed")
    if (processed === undefined) {
      const isUnderWay = all.some(({ status }) => status === "Pending" || status === "Submitted")
      return isUnderWay ? { _tag: "Offline" } : undefined
    }
    const { tenantId, id: entryId, nationalEInvoiceId: number, invoiceNumber } = processed
    const stored = yield* entries.acknowledgement({ tenantId, entryId })
    // The number begins with the NIP of the seller (contract E34).
    const sellerNip = parseNip(number.slice(0, 10))
    if (stored === undefined || sellerNip === undefined) return { _tag: "Registered", number }
    const read = yield* Effect.result(reader.read(stored.content, { sellerNip, invoiceNumber }))
    const { document, header } = Result.isSuccess(read) ? read.success : {}
    const hash = document?.documentHash
    return {
      _tag: "Registered",
      number,
      ...(hash === undefined
        ? {}
        : { verificationUrl: verificationLink(sellerNip, invoice.invoiceDate, hash, header?.receivedBy) }),
    }
  }),
})
