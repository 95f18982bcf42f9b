import { type ListQuery, readListRequest } from "@svc/domain/listing/list-request"
import { csvHead, csvLines } from "@svc/domain/reports/csv"
import { reportBody, rowBody } from "@svc/domain/reports/report-body"
import { reportFields } from "@svc/domain/reports/report-list"
import { fieldsOf, type Report } from "@svc/domain/reports/report"
import type { Reports, RowsInParts } from "@svc/domain/reports/reports"
import { Effect } from "effect"
import type { ApiError } from "../api-error.ts"
import { readOptionalDate } from "../calendar-dates.ts"
import { invalidRequest } from "../invalid-request.ts"
import { TextPieces } from "../items.ts"
import { asksForPage, makeListOperation, type PagedQuery, pageOf } from "../list-operation.ts"
import { type AnyOperation, apiOperation, type Call, type Reply } from "../operation.ts"
import { resource } from "../resource.ts"
import { idParameter } from "../shapes.ts"
import { Report as ReportSchema, ReportRow as RowSchema, type RowsQuery, rowsQuery } from "./reports.schema.ts"

export interface ReportsDoor {
  readonly reports: Reports
  readonly baseUrl: string
}

const tag = "Reports"
const need = "reports:read"
const reportResource = resource({ schema: ReportSchema, fields: reportFields, body: reportBody })
const csv = "text/csv"

/** The reports and their rows (contract T1 to T6). */
export const reportOperations = ({ reports, baseUrl }: ReportsDoor): readonly AnyOperation[] => {
  const listOperation = makeListOperation(baseUrl)

  const rows = listOperation({
    path: "/Reports/{id}/Data",
    tag,
    need,
    summary: "Get the rows of a report",
    description:
      "With `Accept: text/csv`, returns all rows as CSV, or those of the requested page. Amounts without a currency are in base currency.",
    params: idParameter(),
    query: rowsQuery,
    resource: { schema: RowSchema, fields: { one: {} }, streamed: (row) => row },
    withoutChanges: true,
    fieldsOf: ({ id }) => Effect.map(reports.get(id), fieldsOf),
    list: Effect.fnUntraced(function* ({ scope }, request, { id }, query) {
      const report = yield* reports.get(id)
      const order = yield* orderOf(report, query)
      const asked = { ...request, order: [...order, ...request.order] }
      const { items, total } = yield* reports.rows(scope, id, yield* timeOf(query), asked)
      return { total, items: items.map((row) => rowBody(report, row)) }
    }),
  })

  const rowsAsCsv = Effect.fnUntraced(function* ({ scope, version }: Call, id: string, query: CsvQuery) {
    const report = yield* reports.get(id)
    const time = yield* timeOf(query)
    const page = yield* pageOf(version, query)
    const request = yield* Effect.fromResult(readListRequest(fieldsOf(report), query, page))
    const wanted = { ...request, order: [...(yield* orderOf(report, query)), ...request.order] }
    if (!asksForPage(query)) return csvReply(report, yield* reports.allRows(scope, id, time, wanted))
    const { items } = yield* reports.rows(scope, id, time, wanted)
    return csvReply(report, [Effect.succeed(items)])
  })

  return [
    listOperation({
      path: "/Reports",
      tag,
      need,
      summary: "Get reports",
      description: "The reports are the same for all tenants.",
      resource: reportResource,
      withoutChanges: true,
      list: (_, request) => Effect.succeed(reports.list(request)),
    }),

    apiOperation({
      method: "get",
      path: "/Reports/{id}",
      tag,
      need,
      summary: "Get a report",
      params: idParameter(),
      answers: {
        200: { description: "The report", schema: reportResource.schema },
        404: { description: "No such report" },
      },
      handle: (_, { params: { id } }) => Effect.map(reports.get(id), reportResource.ok),
    }),

    {
      ...rows,
      answers: { ...rows.answers, 404: { description: "No such report" } },
      offers: ["application/json", csv],
      readsMuch: true,
      handle: (call, input) => {
        if (input.mediaType !== csv) return rows.handle(call, input)
        const { id } = input.params as { readonly id: string }
        return rowsAsCsv(call, id, input.query as CsvQuery)
      },
    },
  ]
}

type CsvQuery = RowsQuery & ListQuery & Pick<PagedQuery, "PageNumber" | "PageSize" | "Skip" | "Take">

const csvReply = (report: Report, parts: RowsInParts): Reply => ({
  status: 200,
  content: { type: csv, data: new TextPieces(csvPieces(report, parts)) },
  headers: { "content-disposition": `attachment; filename="${report.name}.csv"` },
})

function* csvPieces(report: Report, parts: RowsInParts): Generator<Effect.Effect<string, ApiError>> {
  yield Effect.succeed(csvHead(report))
  for (const part of parts) yield Effect.map(part, (rows) => csvLines(report, rows))
}

/** The requested order of `SortByField` and `SortDirection`; undefined without either (contract T4). */
const orderOf = (report: Report, { SortByField, SortDirection }: RowsQuery) => {
  if (SortByField === undefined && SortDirection === undefined) return Effect.succeed([])
  const field = SortByField ?? Object.keys(report.fields)[0]!
  const known = Object.keys(report.fields).find((name) => name.toLowerCase() === field.toLowerCase())
  return known === undefined
    ? Effect.fail(
        invalidRequest(
          "SortByField",
          `is not a field of the report, which has ${Object.keys(report.fields).join(", ")}`,
        ),
      )
    : Effect.succeed([{ field: known, descending: SortDirection === "desc" }])
}

const timeOf = ({ From, To, Date }: RowsQuery) =>
  Effect.all({
    From: readOptionalDate("From", From),
    To: readOptionalDate("To", To),
    Date: readOptionalDate("Date", Date),
  })
