import { createRoute, redirect } from "@tanstack/react-router"
import { gateRoute, lazyPage, searchOf } from "../../shell/roots.ts"

const parent = createRoute({
  getParentRoute: () => gateRoute,
  path: "settings",
  component: lazyPage(() => import("./settings-frame.tsx"), "SettingsFrame"),
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
    component: lazyPage(() => import("./profile-page.tsx"), "ProfilePage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "security",
    component: lazyPage(() => import("./security-page.tsx"), "SecurityPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "tokens",
    validateSearch: searchOf("new"),
    component: lazyPage(() => import("./tokens-page.tsx"), "TokensPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "notifications",
    component: lazyPage(() => import("./notification-settings-page.tsx"), "NotificationSettingsPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "users",
    validateSearch: searchOf("new", "user"),
    component: lazyPage(() => import("./users-page.tsx"), "UsersPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "sign-in",
    component: lazyPage(() => import("./sign-in-settings-page.tsx"), "SignInSettingsPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "audit",
    validateSearch: searchOf("type", "user", "range"),
    component: lazyPage(() => import("./audit-page.tsx"), "AuditPage"),
  }),
])

export const notificationsRoute = createRoute({
  getParentRoute: () => gateRoute,
  path: "notifications",
  component: lazyPage(() => import("./notifications-page.tsx"), "NotificationsPage"),
})
