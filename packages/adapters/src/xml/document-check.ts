import type { DocumentCheck, PreflightOptions } from "@svc/domain/e-invoicing/ports/document-check"
import type { WrittenDocument } from "@svc/domain/e-invoicing/ports/ubl-writer"
import { preflight } from "@svc/domain/e-invoicing/preflight"
import type { PostedInvoice } from "@svc/domain/e-invoicing/ubl/posted-invoice"
import type { Finding } from "@svc/domain/e-invoicing/ubl/rules/rule"
import { Effect, Result } from "effect"
import { makeDocumentPool } from "../threads/document-pool.ts"
import { ublWriter } from "./ubl-writer.ts"

export type LongInvoice = PostedInvoice & { readonly options: PreflightOptions }
export type Checked = { readonly written: WrittenDocument } | { readonly findings: readonly Finding[] }

/** Lines of a document that take a few milliseconds: more are checked in a thread. */
const shortDocument = 200

export interface ThreadedDocumentCheck extends DocumentCheck {
  /** Ends the threads; what they check fails. */
  readonly close: () => Promise<void>
}

export const makeDocumentCheck = (): ThreadedDocumentCheck => {
  const script = new URL("preflight.thread.ts", import.meta.url)
  const { run, close } = makeDocumentPool<LongInvoice, Checked>("DocumentCheck", script)
  return {
    preflight: (tenantId, invoice, options) =>
      invoice.lines.length <= shortDocument
        ? Effect.sync(() => preflight(ublWriter, invoice, options))
        : Effect.map(run(tenantId, Effect.succeed({ ...invoice, options })), (checked) =>
            "written" in checked ? Result.succeed(checked.written) : Result.fail(checked.findings),
          ),
    close,
  }
}
