import { Effect, Result } from "effect"
import type { EInvoiceEntryId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { mayBeXml } from "../acknowledgement-file.ts"
import { ConnectionMissing, EInvoiceNotFound } from "../e-invoicing.errors.ts"
import type { Nip } from "../nip.ts"
import type { AcknowledgementReader } from "../ports/acknowledgement-reader.ts"
import type { EntryStore } from "../ports/entry-store.ts"
import type { NetworkProvider } from "../ports/network-provider.ts"
import type { EInvoicingSettingsStore } from "../ports/settings-store.ts"
import { isConnected } from "../settings.ts"

export interface DownloadDocumentPorts {
  readonly entries: EntryStore
  readonly settings: EInvoicingSettingsStore
  readonly provider: NetworkProvider
  readonly reader: AcknowledgementReader
  readonly unitOfWork: UnitOfWork
}

/** A document of an entry, with the number of its invoice. */
export interface DownloadedDocument {
  readonly number: string
  readonly content: Uint8Array
}

/** Downloads of the documents of an entry (contract E39, E40). */
export const makeDownloadDocument = (ports: DownloadDocumentPorts) => {
  const { entries, settings, provider, reader, unitOfWork } = ports

  const found = Effect.fnUntraced(function* (scope: Scope, id: EInvoiceEntryId) {
    return (yield* entries.find(scope, id)) ?? (yield* new EInvoiceNotFound({ what: "entry", id }))
  })

  /** The acknowledgement's data on the cleared document, and the provider's files among which it may be. */
  const cleared = Effect.fnUntraced(function* (scope: Scope, id: EInvoiceEntryId) {
    const entry = yield* found(scope, id)
    const key = { tenantId: entry.tenantId, entryId: id }
    const missing = new EInvoiceNotFound({ what: "cleared document", id })
    if (entry.status !== "Processed") return yield* missing
    const stored = yield* entries.clearedDocument(key)
    const acknowledgement = yield* entries.acknowledgement(key)
    const connection = yield* settings.connection(scope)
    // A national number begins with the NIP of the seller.
    const wanted = { sellerNip: entry.nationalEInvoiceId.slice(0, 10) as Nip, invoiceNumber: entry.invoiceNumber }
    const read = yield* Effect.result(reader.read(acknowledgement?.content ?? new Uint8Array(), wanted))
    const hash = Result.isSuccess(read) ? read.success.document.documentHash : undefined
    return { entry, key, stored, connection, hash, missing }
  })

  return {
    /** The document that was reserved and sent. */
    document: Effect.fn("eInvoicing.document")((scope: Scope, id: EInvoiceEntryId) =>
      unitOfWork.atomically(
        scope.tenantId,
        Effect.gen(function* () {
          const { tenantId, invoiceNumber: number } = yield* found(scope, id)
          const content = yield* entries.document({ tenantId, entryId: id })
          return content === undefined ? yield* new EInvoiceNotFound({ what: "document", id }) : { number, content }
        }),
      ),
    ),

    /**
     * The document that the national system cleared: the provider's file with the hash that the acknowledgement names.
     * The file is downloaded once and stored.
     */
    clearedDocument: Effect.fn("eInvoicing.clearedDocument")(function* (scope: Scope, id: EInvoiceEntryId) {
      const { tenantId } = scope
      const { entry, key, stored, connection, hash, missing } = yield* unitOfWork.atomically(
        tenantId,
        cleared(scope, id),
      )
      const number = entry.invoiceNumber
      if (stored !== undefined) return { number, content: stored } satisfies DownloadedDocument
      if (hash === undefined) return yield* missing
      if (!isConnected(connection)) return yield* new ConnectionMissing()
      const invoice = yield* provider.find(connection, entry.reference)
      for (const file of invoice?.files.filter(mayBeXml) ?? []) {
        const content = yield* provider.readFile(connection, entry.reference, file.id)
        if (content === undefined || !reader.isCleared(content, hash)) continue
        yield* unitOfWork.atomically(tenantId, entries.keepClearedDocument(key, content))
        return { number, content } satisfies DownloadedDocument
      }
      return yield* missing
    }),
  }
}
