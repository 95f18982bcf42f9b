import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { entityRoute, searchOf } from "../../shell/roots.ts"
import { deliverySearch } from "./delivery-filters.ts"

const list = createRoute({
  getParentRoute: () => entityRoute,
  path: "deliveries",
  validateSearch: searchOf(...deliverySearch),
  component: lazyRouteComponent(() => import("./deliveries-page.tsx"), "DeliveriesPage"),
})

const one = createRoute({
  getParentRoute: () => list,
  path: "$delivery",
  component: lazyRouteComponent(() => import("./delivery-detail.tsx"), "DeliveryDetail"),
})

export const deliveriesRoute = list.addChildren([one])
