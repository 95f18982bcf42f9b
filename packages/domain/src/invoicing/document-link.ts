import { Result } from "effect"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"
import type { InvoiceId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** A document that an address leads to: the PDF of an invoice, or a file that goes with one. */
export type LinkedDocument = { readonly _tag: "Invoice"; readonly id: InvoiceId } | LinkedAttachment
export interface LinkedAttachment {
  readonly _tag: "Attachment"
  readonly id: string
}

/** What an address that needs no access token stands for (contract I29). */
export interface DocumentLink extends Scope {
  readonly document: LinkedDocument
  /** From this moment on it leads nowhere. */
  readonly expiresAt: Timestamp
}

export const usualLinkHours = 24
export const longestLinkHours = 168

/** The hours for which an address is asked for; a day when it does not say. */
export const readLinkHours = (text: string | undefined): Result.Result<number, FieldsRefused> => {
  if (text === undefined) return Result.succeed(usualLinkHours)
  const hours = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return hours >= 1 && hours <= longestLinkHours
    ? Result.succeed(hours)
    : Result.fail(
        fieldRefused("ExpirationTimeSpanHours", `must be a whole number of hours from 1 to ${longestLinkHours}`),
      )
}
