import type { AccountMovementsReader } from "@svc/domain/reports/ports/account-movements"
import type { ReportRows } from "@svc/domain/reports/ports/report-rows"
import type { StatementDocument } from "@svc/domain/reports/ports/statement-document"
import type { Reports } from "@svc/domain/reports/reports"

/** Reports and the sources of their rows. */
export interface ReportsBindings {
  Reports: Reports
  ReportRows: ReportRows
  AccountMovements: AccountMovementsReader
  StatementDocument: StatementDocument
}
