import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId, UserId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type {
  ListedNotification,
  Notification,
  NotificationId,
  NotificationKind,
  NotificationTopic,
  Telling,
} from "../notification.ts"

/**
 * Keeps notifications, and the topics of each user.
 *
 * Contract (`test/contract/notification-store.contract.test.ts`):
 * - `topics` are those a user switched on, and those that are on at first and were not switched off; `readers` are the users of a
 *   tenant who switched one on that is off at first; `unmuted` are those of some users who left one on that is on at first;
 * - `takeTurn` moves on the time a kind was raised last about something, unless that was after `notSince`: of several at
 *   the same time one gets true;
 * - `list` is newest first, of some kinds, behind the one given; those up to the latest one given to `markRead` are read, until
 *   `markUnread` names one of them: that one and all behind it are not.
 */
export interface NotificationStore {
  readonly topics: (
    tenantId: TenantId,
    userId: UserId,
  ) => Effect.Effect<ReadonlySet<NotificationTopic>, PortUnavailable>
  readonly saveTopics: (
    tenantId: TenantId,
    userId: UserId,
    topics: ReadonlySet<NotificationTopic>,
  ) => Effect.Effect<void, PortUnavailable>
  readonly readers: (tenantId: TenantId, topic: NotificationTopic) => Effect.Effect<readonly UserId[], PortUnavailable>
  readonly unmuted: (
    tenantId: TenantId,
    topic: NotificationTopic,
    users: readonly UserId[],
  ) => Effect.Effect<readonly UserId[], PortUnavailable>
  readonly takeTurn: (
    turn: {
      readonly tenantId: TenantId
      readonly kind: NotificationKind
      readonly turn: NonNullable<Telling["turn"]>
    },
    at: Timestamp,
    notSince: Timestamp,
  ) => Effect.Effect<boolean, PortUnavailable>
  readonly insertAll: (notifications: readonly Notification[]) => Effect.Effect<void, PortUnavailable>
  readonly list: (
    tenantId: TenantId,
    userId: UserId,
    page: {
      readonly kinds: readonly NotificationKind[]
      readonly limit: number
      readonly after?: NotificationId
    },
  ) => Effect.Effect<readonly ListedNotification[], PortUnavailable>
  readonly markRead: (tenantId: TenantId, userId: UserId, until: NotificationId) => Effect.Effect<void, PortUnavailable>
  readonly markUnread: (
    tenantId: TenantId,
    userId: UserId,
    from: NotificationId,
  ) => Effect.Effect<void, PortUnavailable>
}
