import { Effect } from "effect"
import type { Invoicing } from "../invoicing/invoicing.ts"
import type { CheckedFilter } from "../listing/list-fields.ts"
import { listInMemory } from "../listing/list-in-memory.ts"
import type { Listed, ListRequest } from "../listing/list-request.ts"
import { addDays } from "../shared/calendar-date.ts"
import { FilterTooBroad } from "../shared/errors.ts"
import { given } from "../shared/given.ts"
import type { OrderChargeId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import type { ReportRows, RowsAsked, RowsWanted } from "./ports/report-rows.ts"
import { reports } from "./report-list.ts"
import type { ReportRow } from "./report.ts"

/** The reports with fields that are computed by the rules of invoices and not stored. */
export const chargeReports = ["unbilledRevenue", "uninvoicedCharges"] as const
export type ChargeReport = (typeof chargeReports)[number]

/** The largest number of rows for which computed fields are made to filter and sort by them (contract T9). */
const mostComputed = 2000
/** The number of rows that are completed at once. */
const rowsTogether = 100

export interface ChargeReportsPorts {
  readonly reportRows: ReportRows
  readonly invoicing: Pick<Invoicing, "openCharges">
}

type Asked = RowsAsked & { readonly report: ChargeReport }

/**
 * Reports of charges. Their rows are found by stored fields and completed with the amounts that the next invoice would
 * bill.
 */
export const makeChargeReports = ({ reportRows, invoicing: { openCharges } }: ChargeReportsPorts) => {
  const completedOf = Effect.fnUntraced(function* (scope: Scope, { report, time }: Asked, rows: readonly ReportRow[]) {
    const asked = rows.map((row) => ({
      orderNumber: row["orderNumber"] as string,
      id: row["chargeId"] as OrderChargeId,
    }))
    const open =
      report === "unbilledRevenue" && "date" in time
        ? yield* openCharges.earnedOf(scope, asked, addDays(time.date, 1))
        : yield* openCharges.nextOf(scope, asked)
    return rows.map((row, index): ReportRow => {
      const { amount, nextDate } = open.get(asked[index]!.id) ?? {}
      return { ...row, ...(report === "unbilledRevenue" ? { earned: amount } : { nextDate, amount }) }
    })
  })
  const completed = (scope: Scope, asked: Asked, rows: readonly ReportRow[]) =>
    Effect.map(
      Effect.forEach(chunksOf(rows), (some) => completedOf(scope, asked, some)),
      (chunks) => chunks.flat(),
    )

  /** All rows with all fields in memory, for a filter or order that needs a computed field. */
  const looked = Effect.fnUntraced(function* (scope: Scope, asked: Asked, request: ListRequest) {
    const filter = request.filter && storedPart(asked.report, request.filter)
    const all = yield* reportRows.page(scope, asked, {
      order: [],
      offset: 0,
      limit: mostComputed,
      ...given({ filter }),
    })
    if (all.total > mostComputed) return yield* new FilterTooBroad({ text: tooManyRows(asked) })
    const rows = (yield* completed(scope, asked, all.items)).map((row) => ({ ...row, id: String(row["chargeId"]) }))
    return listInMemory<ReportRow & { readonly id: string }>(
      rows,
      (row, field) => [row[field] ?? null],
      request,
    ) satisfies Listed<ReportRow>
  })

  return {
    page: (scope: Scope, asked: Asked, request: ListRequest) =>
      needsComputed(asked.report, request)
        ? looked(scope, asked, request)
        : Effect.flatMap(reportRows.page(scope, asked, request), ({ items, total }) =>
            Effect.map(completed(scope, asked, items), (rows): Listed<ReportRow> => ({ items: rows, total })),
          ),
    all: Effect.fnUntraced(function* (scope: Scope, asked: Asked, wanted: RowsWanted) {
      if (!needsComputed(asked.report, wanted))
        return eachPart(reportRows.all(scope, asked, wanted), (rows) => completed(scope, asked, rows))
      const { items } = yield* looked(scope, asked, { ...wanted, offset: 0, limit: mostComputed })
      return [Effect.succeed(items)]
    }),
  }
}

const chunksOf = (rows: readonly ReportRow[]): readonly (readonly ReportRow[])[] =>
  Array.from({ length: Math.ceil(rows.length / rowsTogether) }, (_, index) =>
    rows.slice(index * rowsTogether, (index + 1) * rowsTogether),
  )

/** Maps parts that are read one after the other, each on demand. */
function* eachPart<A, B, E, F>(
  parts: Iterable<Effect.Effect<A, E>>,
  then: (part: A) => Effect.Effect<B, F>,
): Generator<Effect.Effect<B, E | F>> {
  for (const part of parts) yield Effect.flatMap(part, then)
}

/** The sentences for a report that has too many rows to make a computed field of each (contract T9). */
const tooManyRows = ({ report, time }: Asked): string => {
  const { computed, fields } = reports[report]
  const stored = Object.keys(fields).filter((field) => !isComputed(report, field))
  const shorter = "from" in time ? ", or ask for a shorter period" : ""
  return `Rows can be filtered and ordered by ${computed.join(" and ")} only if there are at most ${mostComputed.toLocaleString("en")} of them, and the report has more. Add a condition on ${stored.join(", ")} to Filter with \`and\`${shorter}.`
}

const isComputed = (report: ChargeReport, field: string): boolean =>
  reports[report].computed.some((computed) => computed === field)

/** The conditions on stored fields that every row of a filter meets. */
const storedPart = (report: ChargeReport, filter: CheckedFilter): CheckedFilter | undefined => {
  if (!fieldsIn(filter).some((field) => isComputed(report, field))) return filter
  if (filter._tag !== "And") return undefined
  const [left, right] = [storedPart(report, filter.left), storedPart(report, filter.right)]
  return left && right ? { _tag: "And", left, right } : (left ?? right)
}

/** Whether rows are filtered or sorted by a computed field. */
const needsComputed = (report: ChargeReport, { filter, order }: RowsWanted): boolean =>
  [...order.map(({ field }) => field), ...(filter === undefined ? [] : fieldsIn(filter))].some((field) =>
    isComputed(report, field),
  )

const fieldsIn = (filter: CheckedFilter): readonly string[] =>
  "left" in filter ? [...fieldsIn(filter.left), ...fieldsIn(filter.right)] : [filter.field]
