import type { ReportRows } from "@svc/domain/reports/ports/report-rows"
import type { Reports } from "@svc/domain/reports/reports"

/** Reports, and what their rows are read from. */
export interface ReportsBindings {
  Reports: Reports
  ReportRows: ReportRows
}
