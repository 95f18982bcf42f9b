import { Effect } from "effect"
import { listInMemory } from "../listing/list-in-memory.ts"
import type { Listed, ListRequest } from "../listing/list-request.ts"
import type { Orders } from "../orders/orders.ts"
import { dateIn } from "../shared/calendar-date.ts"
import { type PortUnavailable, ResourceNotFound } from "../shared/errors.ts"
import type { Scope } from "../shared/scope.ts"
import { currentTime } from "../shared/timestamp.ts"
import { makeWithin } from "../shared/within.ts"
import { type ChargeReport, chargeReports, type ChargeReportsPorts, makeChargeReports } from "./charge-reports.ts"
import type { RowsWanted } from "./ports/report-rows.ts"
import { allReports, type ReportName, reportNamed, reports } from "./report-list.ts"
import type { Report, ReportRow } from "./report.ts"
import { timeOf, type TimeAsked } from "./report-time.ts"
import { makeStateAccount, type StateAccountPorts } from "./use-cases/state-account.ts"

export interface ReportsPorts extends ChargeReportsPorts, StateAccountPorts {
  readonly orders: Pick<Orders, "revenueByMonth">
}

/** Rows that are read part by part, in the unit of work that requested them. */
export type RowsInParts = Iterable<Effect.Effect<readonly ReportRow[], PortUnavailable | ResourceNotFound>>

const named = (id: string): Effect.Effect<ReportName, ResourceNotFound> => {
  const name = reportNamed(id)
  return name === undefined ? Effect.fail(new ResourceNotFound({ noun: "report", id })) : Effect.succeed(name)
}

const isOfCharges = (name: ReportName): name is ChargeReport => chargeReports.some((each) => each === name)

/** A fixed list of reports on a legal entity (contract T1). Reports change nothing. */
export const makeReports = (ports: ReportsPorts) => {
  const { reportRows, orders, organisation, unitOfWork } = ports
  const charges = makeChargeReports(ports)
  const within = makeWithin(unitOfWork)

  const ask = Effect.fnUntraced(function* (scope: Scope, name: ReportName, time: TimeAsked) {
    const { timeZone, baseCurrency } = yield* organisation.details(scope)
    const today = dateIn(timeZone, yield* currentTime)
    return { today, baseCurrency, time: yield* Effect.fromResult(timeOf(reports[name], time, today)) }
  })

  /** The rows of the report that its own rule computes, at most one for each month. */
  const revenue = Effect.fnUntraced(function* (scope: Scope, time: TimeAsked, request: ListRequest) {
    const { time: asked } = yield* ask(scope, "recurringRevenue", time)
    const period = asked as Extract<typeof asked, { readonly from: unknown }>
    const months = yield* orders.revenueByMonth(scope, period.from, period.to)
    const rows = months.map((row) => ({ id: row.month, ...row }))
    return listInMemory(rows, (row, field) => [row[field as keyof typeof row]], request) satisfies Listed<ReportRow>
  })

  return {
    /** The list of reports in their own order, with the parameters of lists (contract T1). */
    list: (request: ListRequest): Listed<Report> =>
      listInMemory(allReports, (report, field) => [report[field as "id" | "name"]], request),
    ...makeStateAccount(ports),
    get: (id: string) => Effect.map(named(id), (name): Report => reports[name]),

    /** A page of the rows of a report (contract T2 to T5). */
    rows: Effect.fn("reports.rows")((scope: Scope, id: string, time: TimeAsked, request: ListRequest) =>
      within(
        scope,
        Effect.gen(function* () {
          const name = yield* named(id)
          if (name === "recurringRevenue") return yield* revenue(scope, time, request)
          const asked = yield* ask(scope, name, time)
          return yield* isOfCharges(name)
            ? charges.page(scope, { ...asked, report: name }, request)
            : reportRows.page(scope, { ...asked, report: name }, request)
        }),
      ),
    ),

    /** Every row of a report. Must be called in the unit of work in which the parts are read (contract T6). */
    allRows: Effect.fn("reports.allRows")(function* (scope: Scope, id: string, time: TimeAsked, wanted: RowsWanted) {
      const name = yield* named(id)
      if (name === "recurringRevenue") {
        const { items } = yield* revenue(scope, time, { ...wanted, offset: 0, limit: Infinity })
        return [Effect.succeed(items)] as RowsInParts
      }
      const asked = yield* ask(scope, name, time)
      return isOfCharges(name)
        ? yield* charges.all(scope, { ...asked, report: name }, wanted)
        : reportRows.all(scope, { ...asked, report: name }, wanted)
    }),
  }
}
export type Reports = ReturnType<typeof makeReports>
