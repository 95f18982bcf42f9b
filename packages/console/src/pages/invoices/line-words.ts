import type { Words } from "../../shell/list-page.tsx"
import type { Invoice } from "./invoice-columns.tsx"

type Line = Pick<
  Invoice["invoiceLines"][number],
  | "charge"
  | "chargeDescription"
  | "invoiceLineNumber"
  | "productName"
  | "servicePeriodEndDate"
  | "servicePeriodStartDate"
>

/** Charge and period of a line; empty for a line that was entered by hand. */
export const lineDetails = (line: Line, { time }: Pick<Words, "time">): readonly string[] => {
  const { charge, chargeDescription, servicePeriodStartDate: from, servicePeriodEndDate: to } = line
  const name = charge?.name ?? chargeDescription
  return [
    ...(name === undefined || name === "" ? [] : [name]),
    ...(from === undefined ? [] : [`${time.date(from)}${to === undefined ? "" : ` to ${time.date(to)}`}`]),
  ]
}

/** Names one line of an invoice, also when several lines have the same product. */
export const lineLabel = (line: Line, words: Pick<Words, "time">): string =>
  `${line.invoiceLineNumber}. ${[line.productName, ...lineDetails(line, words)].join(", ")}`
