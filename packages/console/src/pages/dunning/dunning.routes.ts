import { createRoute } from "@tanstack/react-router"
import { entityRoute, lazyPage, searchOf } from "../../shell/roots.ts"

const board = createRoute({
  getParentRoute: () => entityRoute,
  path: "dunning",
  validateSearch: searchOf("date", "campaign"),
  component: lazyPage(() => import("./dunning-page.tsx"), "DunningPage"),
})
const newCampaign = createRoute({
  getParentRoute: () => entityRoute,
  path: "dunning/new",
  component: lazyPage(() => import("./campaign-pages.tsx"), "NewCampaignPage"),
})
const editCampaign = createRoute({
  getParentRoute: () => entityRoute,
  path: "dunning/$campaign",
  component: lazyPage(() => import("./campaign-pages.tsx"), "EditCampaignPage"),
})

/** Reminders of overdue invoices. */
export const dunningRoutes = [board, newCampaign, editCampaign] as const
