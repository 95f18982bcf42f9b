import type { ReportRows } from "@svc/domain/reports/ports/report-rows"
import type { Reports } from "@svc/domain/reports/reports"

/** Reports and the sources of their rows. */
export interface ReportsBindings {
  Reports: Reports
  ReportRows: ReportRows
}
