import { BigDecimal } from "effect"
import { csvLine, guardedText } from "../shared/csv.ts"
import { printDecimal } from "../shared/decimal.ts"
import { type Timestamp, toIso } from "../shared/timestamp.ts"
import type { Report, ReportRow, ReportValue } from "./report.ts"

/** A cell: numbers have their exact digits, texts are guarded against being taken for a formula (contract T6). */
const cell = (value: ReportValue | undefined, type: Report["fields"][string]): string => {
  if (value === undefined) return ""
  if (BigDecimal.isBigDecimal(value)) return printDecimal(value)
  if (type === "instant") return toIso(value as Timestamp)
  return type === "text" ? guardedText(String(value)) : String(value)
}

/** The names of the fields, as the first line of a CSV text (RFC 4180). */
export const csvHead = ({ fields }: Pick<Report, "fields">): string => csvLine(Object.keys(fields))

/** Rows as lines of a CSV text (RFC 4180). */
export const csvLines = ({ fields }: Pick<Report, "fields">, rows: readonly ReportRow[]): string => {
  const columns = Object.entries(fields)
  return rows.map((row) => csvLine(columns.map(([name, type]) => cell(row[name], type)))).join("")
}
