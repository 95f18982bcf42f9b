import { Effect } from "effect"
import type { TenantId, UserId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { NotificationId, NotificationTopic } from "../notification.ts"
import type { NotificationStore } from "../ports/notification-store.ts"

export interface ReadNotificationsDeps {
  readonly notifications: NotificationStore
  readonly unitOfWork: UnitOfWork
}

interface Reader {
  readonly tenantId: TenantId
  readonly userId: UserId
}

/** A user's notifications, and which of them the user wants (specification 6.2, decisions B12). */
export const makeReadNotifications = ({ notifications, unitOfWork }: ReadNotificationsDeps) => ({
  list: Effect.fn("notifications.list")(
    ({ tenantId, userId }: Reader, page: { readonly limit: number; readonly after?: NotificationId }) =>
      unitOfWork.atomically(tenantId, notifications.list(tenantId, userId, page)),
  ),

  topics: Effect.fn("notifications.topics")(({ tenantId, userId }: Reader) =>
    unitOfWork.atomically(tenantId, notifications.topics(tenantId, userId)),
  ),

  saveTopics: Effect.fn("notifications.saveTopics")(
    ({ tenantId, userId }: Reader, topics: ReadonlySet<NotificationTopic>) =>
      unitOfWork.atomically(tenantId, notifications.saveTopics(tenantId, userId, topics)),
  ),
})
export type ReadNotifications = ReturnType<typeof makeReadNotifications>
