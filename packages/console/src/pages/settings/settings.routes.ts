import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router"
import { gateRoute, searchOf } from "../../shell/roots.ts"

const parent = createRoute({
  getParentRoute: () => gateRoute,
  path: "settings",
  component: lazyRouteComponent(() => import("./settings-frame.tsx"), "SettingsFrame"),
})

export const settingsRoute = parent.addChildren([
  createRoute({
    getParentRoute: () => parent,
    path: "/",
    beforeLoad: () => {
      throw redirect({ to: "/settings/profile", replace: true })
    },
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "profile",
    component: lazyRouteComponent(() => import("./profile-page.tsx"), "ProfilePage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "security",
    component: lazyRouteComponent(() => import("./security-page.tsx"), "SecurityPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "tokens",
    validateSearch: searchOf("new"),
    component: lazyRouteComponent(() => import("./tokens-page.tsx"), "TokensPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "notifications",
    component: lazyRouteComponent(() => import("./notification-settings-page.tsx"), "NotificationSettingsPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "users",
    validateSearch: searchOf("new", "user"),
    component: lazyRouteComponent(() => import("./users-page.tsx"), "UsersPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "sign-in",
    component: lazyRouteComponent(() => import("./sign-in-settings-page.tsx"), "SignInSettingsPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "audit",
    validateSearch: searchOf("type", "user", "range"),
    component: lazyRouteComponent(() => import("./audit-page.tsx"), "AuditPage"),
  }),
])

export const notificationsRoute = createRoute({
  getParentRoute: () => gateRoute,
  path: "notifications",
  component: lazyRouteComponent(() => import("./notifications-page.tsx"), "NotificationsPage"),
})
