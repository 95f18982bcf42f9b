import { Type } from "typebox"
import { closed } from "../shapes.ts"

/** The choice to keep invoices out of the national e-invoicing system (contract E42). */
export const NationalEInvoiceChoice = closed(
  {
    excluded: Type.Boolean({ description: "No entry is made, and nothing is sent to the national system" }),
    reason: Type.Optional(Type.String({ maxLength: 500, description: "Reason; required for an exclusion" })),
  },
  { title: "NationalEInvoiceChoice" },
)
