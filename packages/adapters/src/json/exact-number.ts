import type { Decimal } from "@svc/domain/shared/decimal"

interface ExactJson {
  readonly rawJSON: (text: string) => unknown
}

/** A number that `JSON.stringify` writes digit for digit (ECMA-262, which the compiler's library does not know yet). */
export const exactNumber = (decimal: Decimal): unknown => (JSON as unknown as ExactJson).rawJSON(decimal)
