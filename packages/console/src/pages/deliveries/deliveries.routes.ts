import { createRoute } from "@tanstack/react-router"
import { entityRoute, lazyPage, searchOf } from "../../shell/roots.ts"
import { deliverySearch } from "./delivery-filters.ts"

const list = createRoute({
  getParentRoute: () => entityRoute,
  path: "deliveries",
  validateSearch: searchOf(...deliverySearch, "attempt"),
  component: lazyPage(() => import("./deliveries-page.tsx"), "DeliveriesPage"),
})

const one = createRoute({
  getParentRoute: () => list,
  path: "$delivery",
  component: lazyPage(() => import("./delivery-detail.tsx"), "DeliveryDetail"),
})

export const deliveriesRoute = list.addChildren([one])
