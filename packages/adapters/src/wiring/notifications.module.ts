import { isNoticeable } from "@svc/domain/notifications/notices"
import { makeNotifications } from "@svc/domain/notifications/notifications"
import { keptDays } from "@svc/domain/notifications/notification"
import { makeNotificationMonitor } from "../observability/notification-monitor.ts"
import { makePostgresNotificationStore } from "../postgres/notifications/notification-store.ts"
import { type ContextModule, hearing, subscriber } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

const keptSeconds = keptDays * 86_400

/** Notifications to users. */
export const notificationsModule: ContextModule = {
  bind: (bind) => {
    provide(bind, "NotificationStore", ["Db"], makePostgresNotificationStore)
    provide(bind, "NotificationMonitor", ["Metrics"], makeNotificationMonitor)
    provideFrom(
      bind,
      "Notifications",
      {
        notifications: "NotificationStore",
        monitor: "NotificationMonitor",
        identity: "Identity",
        ids: "IdSource",
        unitOfWork: "UnitOfWork",
      },
      makeNotifications,
    )
  },
  subscriber: subscriber("Notifications", ({ hear }) => hearing(isNoticeable, hear)),
  expiries: [
    { table: "notifications", column: "created_at", keptSeconds },
    { table: "notification_turns", column: "raised_at", keptSeconds },
  ],
}
