import type { components } from "../../api/schema.gen.ts"

export type TaxPoint = components["schemas"]["Product"]["taxPoint"]

/** When the tax of what is billed in arrears becomes due. */
export const taxPointWords: Readonly<Record<TaxPoint, string>> = {
  InvoiceDate: "Date of the invoice",
  EndOfPeriod: "Last day of the period",
}
