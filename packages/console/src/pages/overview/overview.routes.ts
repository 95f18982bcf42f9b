import { createRoute } from "@tanstack/react-router"
import { entityRoute, lazyPage } from "../../shell/roots.ts"

export const overviewRoutes = [
  createRoute({
    getParentRoute: () => entityRoute,
    path: "/",
    component: lazyPage(() => import("./overview-page.tsx"), "OverviewPage"),
  }),
] as const
