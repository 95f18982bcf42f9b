import { createRootRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router"
import { doesAnswer, ServiceAway } from "./service-away.ts"
import { RouteFailure } from "./route-failure.tsx"

/** The search parameters that a page uses; all others are dropped. */
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
 * A page that is loaded when it is opened. If its code does not load because the service is away, the page says so; if
 * it belongs to an older build, the router reloads the page.
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

/** The pages below this route require a sign-in. */
export const gateRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "in",
  component: lazyPage(() => import("./gate.tsx"), "Gate"),
})

/** The pages below this route belong to a company. */
export const entityRoute = createRoute({ getParentRoute: () => gateRoute, path: "$entity" })
