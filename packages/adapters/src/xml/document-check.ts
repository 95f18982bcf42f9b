import type { DocumentCheck, PreflightOptions } from "@svc/domain/e-invoicing/ports/document-check"
import type { WrittenDocument } from "@svc/domain/e-invoicing/ports/ubl-writer"
import { preflight } from "@svc/domain/e-invoicing/preflight"
import type { PostedInvoice } from "@svc/domain/e-invoicing/ubl/posted-invoice"
import type { Finding } from "@svc/domain/e-invoicing/ubl/rules/rule"
import { checkDocument, type DocumentVerdict } from "@svc/domain/e-invoicing/document-rules/check-document"
import { DocumentUnreadable, type UnreadableReason } from "@svc/domain/e-invoicing/document-rules/unreadable"
import { Effect, Result } from "effect"
import { threadScript } from "../installation/assets.ts"
import { makeDocumentPool } from "../threads/document-pool.ts"
import { readUbl } from "./ubl-reader.ts"
import { ublWriter } from "./ubl-writer.ts"

export type LongInvoice = PostedInvoice & { readonly options: PreflightOptions }
export type Checked = { readonly written: WrittenDocument } | { readonly findings: readonly Finding[] }

/** A document as bytes, before it was read. */
export interface SentDocument {
  readonly lines: readonly never[]
  readonly bytes: Uint8Array
}
export type Judged = { readonly verdict: DocumentVerdict } | { readonly unreadable: UnreadableReason }

/** Reads a document and checks it. */
export const judge = (bytes: Uint8Array): Judged => {
  try {
    return { verdict: checkDocument(readUbl(bytes)) }
  } catch (error) {
    if (error instanceof DocumentUnreadable) return { unreadable: error.reason }
    throw error
  }
}

/** Documents of up to this many bytes take a few milliseconds; larger ones are read in a thread. */
const shortBytes = 32 * 1024
/** Documents of up to this many lines take a few milliseconds; longer ones are checked in a thread. */
const shortDocument = 200

export interface ThreadedDocumentCheck extends DocumentCheck {
  /** Ends the threads; checks in progress fail. */
  readonly close: () => Promise<void>
}

export const makeDocumentCheck = (): ThreadedDocumentCheck => {
  const { run, close } = makeDocumentPool<LongInvoice, Checked>("DocumentCheck", threadScript("preflight"))
  const judging = makeDocumentPool<SentDocument, Judged>("DocumentCheck", threadScript("judge"))
  return {
    preflight: (tenantId, invoice, options) =>
      invoice.lines.length <= shortDocument
        ? Effect.sync(() => preflight(ublWriter, invoice, options))
        : Effect.map(run(tenantId, Effect.succeed({ ...invoice, options })), (checked) =>
            "written" in checked ? Result.succeed(checked.written) : Result.fail(checked.findings),
          ),
    verdict: (tenantId, bytes) =>
      Effect.flatMap(
        bytes.length <= shortBytes
          ? Effect.sync(() => judge(bytes))
          : judging.run(tenantId, Effect.succeed({ lines: [], bytes })),
        (judged) =>
          "verdict" in judged
            ? Effect.succeed(judged.verdict)
            : Effect.fail(new DocumentUnreadable({ reason: judged.unreadable })),
      ),
    close: async () => {
      await Promise.all([close(), judging.close()])
    },
  }
}
