import { BigDecimal } from "effect"
import { toIso } from "../shared/timestamp.ts"
import type { Report, ReportRow } from "./report.ts"

/** A report as the interface shows it (contract T1). */
export const reportBody = ({ id, name, description, entityName, fields }: Report) => ({
  id,
  name,
  description,
  entityName,
  fields: Object.keys(fields),
})

/** A row as the interface shows it, with the fields in their order (contract T2). */
export const rowBody = ({ fields }: Pick<Report, "fields">, row: ReportRow) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, type]) => {
      const value = row[name]
      const isInstant = type === "instant" && typeof value === "number" && !BigDecimal.isBigDecimal(value)
      return [name, isInstant ? toIso(value) : value]
    }),
  )
