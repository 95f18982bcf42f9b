import { Effect, Result } from "effect"
import { Base64 } from "effect/encoding"
import { fieldRefused } from "../shared/errors.ts"
import type { InvoiceId } from "../shared/ids.ts"
import type { AttachmentRequest } from "./invoice-request.ts"
import type { InvoiceAttachment } from "./invoice-attachment.ts"

/** Decodes the files of a request. An error for a file that is not base64 names its field. */
export const readAttachments = (
  wanted: readonly AttachmentRequest[],
  invoiceId: InvoiceId,
  nextId: () => string,
  createdAt: number,
) =>
  Effect.forEach(wanted, ({ name, contentType, content }, index) => {
    const decoded = Base64.decode(content)
    return Result.isSuccess(decoded)
      ? Effect.succeed<InvoiceAttachment>({
          id: nextId(),
          invoiceId,
          name,
          contentType,
          content: decoded.success,
          createdAt,
        })
      : Effect.fail(fieldRefused(`attachments[${index}].content`, "must be base64"))
  })
