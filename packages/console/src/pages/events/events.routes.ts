import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { entityRoute, searchOf } from "../../shell/roots.ts"

const list = createRoute({
  getParentRoute: () => entityRoute,
  path: "events",
  validateSearch: searchOf("q", "event", "source", "correlation", "range", "raise"),
  component: lazyRouteComponent(() => import("./events-page.tsx"), "EventsPage"),
})

const one = createRoute({
  getParentRoute: () => list,
  path: "$event",
  component: lazyRouteComponent(() => import("./event-detail.tsx"), "EventDetail"),
})

export const eventsRoute = list.addChildren([one])
