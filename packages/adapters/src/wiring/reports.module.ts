import { makeReports } from "@svc/domain/reports/reports"
import { makePostgresReportRows } from "../postgres/reports/report-rows.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

/** What the legal entity did, by a fixed list of reports. */
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
