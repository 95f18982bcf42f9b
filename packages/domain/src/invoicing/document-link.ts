import { Result } from "effect"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"
import type { InvoiceId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** A document to which a link leads: the PDF of an invoice, or a file attached to one. */
export type LinkedDocument = { readonly _tag: "Invoice"; readonly id: InvoiceId } | LinkedAttachment
export interface LinkedAttachment {
  readonly _tag: "Attachment"
  readonly id: string
}

/** The content of a link that works without an access token (contract I29). */
export interface DocumentLink extends Scope {
  readonly document: LinkedDocument
  /** The moment from which the link no longer works. */
  readonly expiresAt: Timestamp
}

export const usualLinkHours = 24
export const longestLinkHours = 168

/** Reads the number of hours for which a link is requested; one day when absent. */
export const readLinkHours = (text: string | undefined): Result.Result<number, FieldsRefused> => {
  if (text === undefined) return Result.succeed(usualLinkHours)
  const hours = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return hours >= 1 && hours <= longestLinkHours
    ? Result.succeed(hours)
    : Result.fail(
        fieldRefused("ExpirationTimeSpanHours", `must be a whole number of hours from 1 to ${longestLinkHours}`),
      )
}
