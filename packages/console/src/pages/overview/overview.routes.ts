import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { entityRoute } from "../../shell/roots.ts"

export const overviewRoutes = [
  createRoute({
    getParentRoute: () => entityRoute,
    path: "/",
    component: lazyRouteComponent(() => import("./overview-page.tsx"), "OverviewPage"),
  }),
] as const
