import { type Static, Type } from "typebox"
import { ExactNumber } from "../decimal-body.ts"
import { dayFormats } from "../day-formats.ts"
import { closed, named, Uuid } from "../shapes.ts"
import { shownAs } from "../shown-as.ts"

/** A report of the fixed list (contract T1). */
export const Report = closed(
  {
    id: Uuid,
    name: Type.String(),
    description: Type.String(),
    entityName: Type.String({ description: "What a row is of" }),
    fields: Type.Array(Type.String(), { description: "The members of a row, in their order" }),
  },
  named("ReportResponse"),
)

/** A row of a report (contract T2). */
export const ReportRow = Type.Record(Type.String(), Type.Union([Type.String(), ExactNumber(), Type.Boolean()]), {
  description: "The `fields` of the report; one without a value is left out",
  title: "StringObjectDictionary",
})

const day = (description: string) =>
  Type.Optional(shownAs(Type.String({ format: dayFormats.day }), { type: "string", format: "date", description }))

/** Parameters in addition to those of every list (contract T3, T4). */
export const rowsQuery = {
  SortByField: Type.Optional(
    Type.String({ maxLength: 100, description: "A field of the report; by `OrderBy` by several" }),
  ),
  SortDirection: Type.Optional(
    Type.Enum(["asc", "desc"], { description: "Of `SortByField`, or of the first field of the report" }),
  ),
  From: day("The first day of a period; that of this month when absent"),
  To: day("The last day of a period; that of this month when absent"),
  Date: day("Of a report as of a day: the day, today when absent"),
} as const
export type RowsQuery = Static<ReturnType<typeof Type.Object<typeof rowsQuery>>>
