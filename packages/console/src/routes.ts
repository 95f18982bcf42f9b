import { createRoute, createRouter } from "@tanstack/react-router"
import { billingRoutes } from "./pages/billing.routes.ts"
import { dunningRoutes } from "./pages/dunning/dunning.routes.ts"
import { deliveriesRoute } from "./pages/deliveries/deliveries.routes.ts"
import { eventsRoute } from "./pages/events/events.routes.ts"
import { overviewRoutes } from "./pages/overview/overview.routes.ts"
import { mailSettingsRoute, messagesRoute } from "./pages/messages/messages.routes.ts"
import { notificationsRoute, settingsRoute } from "./pages/settings/settings.routes.ts"
import { reportsRoutes } from "./pages/reports/reports.routes.ts"
import { salesRoutes } from "./pages/sales.routes.ts"
import { webhooksRoute } from "./pages/webhooks/webhooks.routes.ts"
import { entityRoute, gateRoute, lazyPage, rootRoute } from "./shell/roots.ts"
import { NotFound } from "./shell/not-found.tsx"

const homeRoute = createRoute({
  getParentRoute: () => gateRoute,
  path: "/",
  component: lazyPage(() => import("./shell/home.tsx"), "Home"),
})

const routeTree = rootRoute.addChildren([
  gateRoute.addChildren([
    homeRoute,
    settingsRoute,
    notificationsRoute,
    entityRoute.addChildren([
      ...overviewRoutes,
      ...billingRoutes,
      ...salesRoutes,
      ...reportsRoutes,
      ...dunningRoutes,
      messagesRoute,
      mailSettingsRoute,
      webhooksRoute,
      deliveriesRoute,
      eventsRoute,
    ]),
  ]),
])

/** Search parameters are plain text, so that people can read and edit them. */
export const makeRouter = () =>
  createRouter({
    routeTree,
    basepath: "/console",
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const given = Object.entries(search as Readonly<Record<string, string | undefined>>)
      const text = new URLSearchParams(
        given.filter((each): each is [string, string] => each[1] !== undefined),
      ).toString()
      return text === "" ? "" : `?${text}`
    },
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
    defaultPreload: "intent",
  })

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
