import type { components } from "../../api/schema.gen.ts"

export type TaxPoint = components["schemas"]["Product"]["taxPoint"]

/** The tax point of charges that are billed in arrears. */
export const taxPointWords: Readonly<Record<TaxPoint, string>> = {
  InvoiceDate: "Date of the invoice",
  EndOfPeriod: "Last day of the period",
}
