import { preflight } from "@svc/domain/e-invoicing/preflight"
import { Result } from "effect"
import { answerDocuments } from "../threads/answer-documents.ts"
import type { Checked, LongInvoice } from "./document-check.ts"
import { ublWriter } from "./ubl-writer.ts"

answerDocuments<LongInvoice, Checked>(
  ({ options, ...invoice }) =>
    Result.match(preflight(ublWriter, invoice, options), {
      // The bytes are copied, because a message cannot transfer part of a shared buffer.
      onSuccess: ({ bytes, sha256 }) => ({ written: { bytes: new Uint8Array(bytes), sha256 } }),
      onFailure: (findings) => ({ findings }),
    }),
  (checked) => ("written" in checked ? checked.written.bytes : undefined),
)
