import { makeReports } from "@svc/domain/reports/reports"
import { makePostgresAccountMovements } from "../postgres/reports/account-movements.ts"
import { makePostgresReportRows } from "../postgres/reports/report-rows.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

/** Reports on the activity of a legal entity, from a fixed list. */
export const reportsModule = {
  bind: (bind) => {
    provide(bind, "ReportRows", ["Db"], makePostgresReportRows)
    provide(bind, "AccountMovements", ["Db"], makePostgresAccountMovements)
    provide(bind, "StatementDocument", ["Drawings"], ({ statements }) => statements)
    provideFrom(
      bind,
      "Reports",
      {
        reportRows: "ReportRows",
        accountMovements: "AccountMovements",
        statementDocument: "StatementDocument",
        customers: "Customers",
        orders: "Orders",
        invoicing: "Invoicing",
        organisation: "Organisation",
        unitOfWork: "UnitOfWork",
      },
      makeReports,
    )
  },
} satisfies ContextModule
