import { createRoute } from "@tanstack/react-router"
import { entityRoute, lazyPage, searchOf } from "../../shell/roots.ts"

const parent = createRoute({ getParentRoute: () => entityRoute, path: "integrations" })

export const integrationsRoute = parent.addChildren([
  createRoute({
    getParentRoute: () => parent,
    path: "/",
    component: lazyPage(() => import("./integrations-page.tsx"), "IntegrationsPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "e-invoices",
    validateSearch: searchOf("level", "invoice"),
    component: lazyPage(() => import("./e-invoicing-page.tsx"), "EInvoicingPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "$provider",
    validateSearch: searchOf("import"),
    component: lazyPage(() => import("./provider-page.tsx"), "ProviderPage"),
  }),
])
