import { Effect } from "effect"
import type { TenantId, UserId } from "../shared/ids.ts"
import type { TenantOrigin } from "../shared/ports/event-bus.ts"
import type { Permission } from "../identity/permissions.ts"
import { type NoticeableEvent, noticesOf } from "./notices.ts"
import { kindsFor, type NotificationId, type NotificationTopic } from "./notification.ts"
import { makeNotify, type NotifyPorts } from "./use-cases/notify.ts"

export type NotificationsPorts = NotifyPorts

interface Reader {
  readonly tenantId: TenantId
  readonly userId: UserId
}

/** A user's notifications, and the topics that the user has switched on (contract N1). */
export const makeNotifications = (ports: NotificationsPorts) => {
  const { notifications, unitOfWork } = ports
  const notify = makeNotify(ports)
  return {
    /** Notifies users of events, in the unit of work of the change. */
    hear: (_origin: TenantOrigin, events: readonly NoticeableEvent[]) =>
      Effect.forEach(events.flatMap(noticesOf), notify, { discard: true }),

    /** The notifications about data that the reader may read (contract N10). */
    list: Effect.fn("notifications.list")(
      (
        { tenantId, userId, permissions }: Reader & { readonly permissions: readonly Permission[] },
        page: { readonly limit: number; readonly after?: NotificationId },
      ) =>
        unitOfWork.atomically(
          tenantId,
          notifications.list(tenantId, userId, { ...page, kinds: kindsFor(permissions) }),
        ),
    ),
    /** Marks a notification and all before it as read (contract N7). */
    markRead: Effect.fn("notifications.markRead")(({ tenantId, userId }: Reader, until: NotificationId) =>
      unitOfWork.atomically(tenantId, notifications.markRead(tenantId, userId, until)),
    ),
    /** Marks a notification and all after it as unread (contract N7). */
    markUnread: Effect.fn("notifications.markUnread")(({ tenantId, userId }: Reader, from: NotificationId) =>
      unitOfWork.atomically(tenantId, notifications.markUnread(tenantId, userId, from)),
    ),
    topics: Effect.fn("notifications.topics")(({ tenantId, userId }: Reader) =>
      unitOfWork.atomically(tenantId, notifications.topics(tenantId, userId)),
    ),
    saveTopics: Effect.fn("notifications.saveTopics")(
      ({ tenantId, userId }: Reader, topics: ReadonlySet<NotificationTopic>) =>
        unitOfWork.atomically(tenantId, notifications.saveTopics(tenantId, userId, topics)),
    ),
  }
}
export type Notifications = ReturnType<typeof makeNotifications>
