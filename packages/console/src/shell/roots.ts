import { createRootRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { doesAnswer, ServiceAway } from "./service-away.ts"
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

/**
 * A page that is loaded when it is opened. A part that does not come because the service is away is told as such; of a part of
 * an older build the router loads the page anew by itself.
 */
export const lazyPage = <Parts extends Record<string, unknown>, Name extends keyof Parts>(
  load: () => Promise<Parts>,
  name: Name,
) =>
  lazyRouteComponent(async () => {
    try {
      return await load()
    } catch (error) {
      throw (await doesAnswer()) ? error : new ServiceAway()
    }
  }, name)

export const rootRoute = createRootRoute({ errorComponent: RouteFailure })

/** Below it one is signed in. */
export const gateRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "in",
  component: lazyPage(() => import("./gate.tsx"), "Gate"),
})

/** Below it a page is one of a company. */
export const entityRoute = createRoute({ getParentRoute: () => gateRoute, path: "$entity" })
