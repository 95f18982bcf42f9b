import { Result } from "effect"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"

/** Whether invoices are kept out of the national system (contract E42); `reason` is given when they are. */
export interface NationalEInvoiceChoice {
  readonly excluded: boolean
  readonly reason?: string
}

export interface NationalEInvoiceChoiceRequest {
  readonly excluded: boolean
  readonly reason?: string | null | undefined
}

/** Reads a choice under `field`. An exclusion needs a reason; without an exclusion no reason is allowed. */
export const readNationalEInvoiceChoice = (
  field: string,
  { excluded, reason }: NationalEInvoiceChoiceRequest,
): Result.Result<NationalEInvoiceChoice, FieldsRefused> => {
  if (!excluded) return Result.succeed({ excluded })
  const given = reason?.trim() ?? ""
  return given === ""
    ? Result.fail(fieldRefused(`${field}.reason`, "is required for an exclusion"))
    : Result.succeed({ excluded, reason: given })
}
