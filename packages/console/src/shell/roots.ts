import { createRootRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { RouteFailure } from "./route-failure.tsx"

/** The parameters of the address that a page knows; whatever else is there is dropped. */
export const searchOf =
  <const Names extends readonly string[]>(...names: Names) =>
  (given: Readonly<Record<string, unknown>>): { readonly [N in Names[number]]?: string } =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = given[name]
        return typeof value === "string" && value !== "" ? [[name, value]] : []
      }),
    ) as { readonly [N in Names[number]]?: string }

export const rootRoute = createRootRoute({ errorComponent: RouteFailure })

/** Below it one is signed in. */
export const gateRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "in",
  component: lazyRouteComponent(() => import("./gate.tsx"), "Gate"),
})

/** Below it a page is one of a company. */
export const entityRoute = createRoute({ getParentRoute: () => gateRoute, path: "$entity" })
