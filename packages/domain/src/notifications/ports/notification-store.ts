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
 * Stores notifications, and the topics of each user.
 *
 * Contract (`test/contract/notification-store.contract.test.ts`):
 * - `topics` gives the topics that a user switched on, and those that are on by default and were not switched off.
 *   `readers` gives the users of a tenant who switched on a topic that is off by default. `unmuted` gives those of some
 *   users who did not switch off a topic that is on by default;
 * - `takeTurn` sets the time at which a kind was last reported about an object, unless that was after `notSince`. When
 *   several callers do so at once, one gets true;
 * - `list` gives notifications of some kinds, newest first, after the given one. Those up to the latest one given to
 *   `markRead` are read; `markUnread` makes one of them and all after it unread.
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
