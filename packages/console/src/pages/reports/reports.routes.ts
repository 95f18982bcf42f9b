import { createRoute } from "@tanstack/react-router"
import { entityRoute, lazyPage, searchOf } from "../../shell/roots.ts"

const reports = createRoute({
  getParentRoute: () => entityRoute,
  path: "reports",
  component: lazyPage(() => import("./reports-page.tsx"), "ReportsPage"),
})
const revenue = createRoute({
  getParentRoute: () => entityRoute,
  path: "reports/mrr",
  validateSearch: searchOf("from", "to"),
  component: lazyPage(() => import("./revenue-page.tsx"), "RevenuePage"),
})
const report = createRoute({
  getParentRoute: () => entityRoute,
  path: "reports/$report",
  validateSearch: searchOf("from", "to", "date", "currency", "sort", "direction"),
  component: lazyPage(() => import("./report-page.tsx"), "ReportPage"),
})
const periods = createRoute({
  getParentRoute: () => entityRoute,
  path: "periods",
  component: lazyPage(() => import("../periods/periods-page.tsx"), "PeriodsPage"),
})

/** Reports, and the accounting periods. */
export const reportsRoutes = [reports, revenue, report, periods] as const
