import type { NotificationMonitor } from "@svc/domain/notifications/ports/notification-monitor"
import { Effect } from "effect"
import type { Metrics } from "./metrics.ts"

export const makeNotificationMonitor = ({ notifications }: Metrics): NotificationMonitor => ({
  told: (kind, outcome) => Effect.sync(() => notifications.inc({ kind, outcome })),
})
