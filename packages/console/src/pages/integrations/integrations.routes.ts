import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { entityRoute, searchOf } from "../../shell/roots.ts"

const parent = createRoute({ getParentRoute: () => entityRoute, path: "integrations" })

export const integrationsRoute = parent.addChildren([
  createRoute({
    getParentRoute: () => parent,
    path: "/",
    component: lazyRouteComponent(() => import("./integrations-page.tsx"), "IntegrationsPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "e-invoices",
    validateSearch: searchOf("level"),
    component: lazyRouteComponent(() => import("./e-invoicing-page.tsx"), "EInvoicingPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "$provider",
    validateSearch: searchOf("import"),
    component: lazyRouteComponent(() => import("./provider-page.tsx"), "ProviderPage"),
  }),
])
