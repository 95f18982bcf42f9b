import { createRoute } from "@tanstack/react-router"
import { entityRoute, lazyPage, searchOf } from "../../shell/roots.ts"
import { deliverySearch } from "../deliveries/delivery-filters.ts"

const parent = createRoute({ getParentRoute: () => entityRoute, path: "webhooks" })
const form = () => import("./webhook-form-pages.tsx")

export const webhooksRoute = parent.addChildren([
  createRoute({
    getParentRoute: () => parent,
    path: "/",
    validateSearch: searchOf("q", "health"),
    component: lazyPage(() => import("./webhooks-page.tsx"), "WebhooksPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "new",
    component: lazyPage(form, "NewWebhookPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "$webhook",
    validateSearch: searchOf(...deliverySearch, "view", "chart"),
    component: lazyPage(() => import("./webhook-page.tsx"), "WebhookPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "$webhook/edit",
    component: lazyPage(form, "EditWebhookPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "$webhook/settings",
    component: lazyPage(() => import("./webhook-settings-page.tsx"), "WebhookSettingsPage"),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: "$webhook/recover",
    validateSearch: searchOf("since", "until", "status", "event", "missed"),
    component: lazyPage(() => import("./recover-page.tsx"), "RecoverPage"),
  }),
])
