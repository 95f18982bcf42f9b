import { createRoute } from "@tanstack/react-router"
import { entityRoute, lazyPage, searchOf } from "../../shell/roots.ts"

const list = createRoute({
  getParentRoute: () => entityRoute,
  path: "messages",
  validateSearch: searchOf("status", "kind", "recipient", "invoice", "account", "range", "from", "to"),
  component: lazyPage(() => import("./messages-page.tsx"), "MessagesPage"),
})
const one = createRoute({
  getParentRoute: () => list,
  path: "$message",
  component: lazyPage(() => import("./message-detail.tsx"), "MessageDetail"),
})
export const messagesRoute = list.addChildren([one])

export const mailSettingsRoute = createRoute({
  getParentRoute: () => entityRoute,
  path: "messages/settings",
  component: lazyPage(() => import("./mail-settings-page.tsx"), "MailSettingsPage"),
})
