import { makeReports } from "@svc/domain/reports/reports"
import { makePostgresReportRows } from "../postgres/reports/report-rows.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

/** Reports on the activity of a legal entity, from a fixed list. */
export const reportsModule = {
  bind: (bind) => {
    provide(bind, "ReportRows", ["Db"], makePostgresReportRows)
    provideFrom(
      bind,
      "Reports",
      {
        reportRows: "ReportRows",
        orders: "Orders",
        invoicing: "Invoicing",
        organisation: "Organisation",
        unitOfWork: "UnitOfWork",
      },
      makeReports,
    )
  },
} satisfies ContextModule
