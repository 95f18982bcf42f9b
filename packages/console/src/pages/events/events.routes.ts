import { createRoute } from "@tanstack/react-router"
import { entityRoute, lazyPage, searchOf } from "../../shell/roots.ts"

const list = createRoute({
  getParentRoute: () => entityRoute,
  path: "events",
  validateSearch: searchOf("q", "event", "source", "correlation", "range", "from", "to", "do"),
  component: lazyPage(() => import("./events-page.tsx"), "EventsPage"),
})

const one = createRoute({
  getParentRoute: () => list,
  path: "$event",
  component: lazyPage(() => import("./event-detail.tsx"), "EventDetail"),
})

export const eventsRoute = list.addChildren([one])
