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
    entityName: Type.String({ description: "The subject of a row" }),
    fields: Type.Array(Type.String(), { description: "The members of a row, in their order" }),
  },
  named("ReportResponse"),
)

/** A row of a report (contract T2). */
export const ReportRow = Type.Record(Type.String(), Type.Union([Type.String(), ExactNumber(), Type.Boolean()]), {
  description: "The `fields` of the report; a field without a value is omitted",
  title: "StringObjectDictionary",
})

const day = (description: string) =>
  Type.Optional(shownAs(Type.String({ format: dayFormats.day }), { type: "string", format: "date", description }))

/** Parameters in addition to those of every list (contract T3, T4). */
export const rowsQuery = {
  SortByField: Type.Optional(
    Type.String({ maxLength: 100, description: "A field of the report; use `OrderBy` for several fields" }),
  ),
  SortDirection: Type.Optional(
    Type.Enum(["asc", "desc"], { description: "Direction for `SortByField`, or for the first field of the report" }),
  ),
  From: day("The first day of a period. Default: that of this month"),
  To: day("The last day of a period. Default: that of this month"),
  Date: day("For a report as of a day: the day. Default: today"),
} as const
export type RowsQuery = Static<ReturnType<typeof Type.Object<typeof rowsQuery>>>
