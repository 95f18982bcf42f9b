import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { entityRoute, searchOf } from "../../shell/roots.ts"

const reports = createRoute({
  getParentRoute: () => entityRoute,
  path: "reports",
  component: lazyRouteComponent(() => import("./reports-page.tsx"), "ReportsPage"),
})
const revenue = createRoute({
  getParentRoute: () => entityRoute,
  path: "reports/mrr",
  validateSearch: searchOf("from", "to"),
  component: lazyRouteComponent(() => import("./revenue-page.tsx"), "RevenuePage"),
})
const report = createRoute({
  getParentRoute: () => entityRoute,
  path: "reports/$report",
  validateSearch: searchOf("from", "to", "date", "currency", "sort", "direction"),
  component: lazyRouteComponent(() => import("./report-page.tsx"), "ReportPage"),
})
const periods = createRoute({
  getParentRoute: () => entityRoute,
  path: "periods",
  component: lazyRouteComponent(() => import("../periods/periods-page.tsx"), "PeriodsPage"),
})

/** Reports, and the accounting periods that they are of. */
export const reportsRoutes = [reports, revenue, report, periods] as const
