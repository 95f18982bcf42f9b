import { Effect } from "effect"
import type { Identity } from "../../identity/identity.ts"
import { allows } from "../../identity/permissions.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { UserId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime, secondsAfter } from "../../shared/timestamp.ts"
import { administering, quietSeconds, type Telling, topicOf } from "../notification.ts"
import type { NotificationMonitor, NotifyOutcome } from "../ports/notification-monitor.ts"
import type { NotificationStore } from "../ports/notification-store.ts"

export interface NotifyPorts {
  readonly notifications: NotificationStore
  readonly monitor: NotificationMonitor
  readonly identity: Pick<Identity, "usersOf">
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/**
 * Stores a notice for those of its recipients who have the topic on, in the running unit of work (contract N1, N2, N11,
 * N12).
 */
export const makeNotify = ({ notifications, monitor, identity, ids, unitOfWork }: NotifyPorts) => {
  const administratorsBut = Effect.fnUntraced(function* ({ tenantId }: Telling, but: UserId | undefined) {
    // The lookup cannot fail, because the tenant is that of the event.
    const users = yield* Effect.catchTag(identity.usersOf(tenantId), "TenantNotFound", Effect.die)
    return users
      .filter(
        ({ kind, state, permissions }) => kind === "person" && state === "Active" && allows(permissions, administering),
      )
      .flatMap(({ id }) => (id === but ? [] : [id]))
  })

  const readersOf = Effect.fnUntraced(function* (telling: Telling) {
    const { tenantId, kind, to } = telling
    const topic = topicOf(kind)
    if (to === undefined) return yield* notifications.readers(tenantId, topic)
    const users = "user" in to ? [to.user] : yield* administratorsBut(telling, to.administratorsBut)
    return yield* notifications.unmuted(tenantId, topic, users)
  })

  const notify = Effect.fnUntraced(function* (telling: Telling) {
    const now = yield* currentTime
    const { turn, to: _, ...notice } = telling
    const { tenantId, kind } = notice
    return yield* unitOfWork.atomically(
      tenantId,
      Effect.gen(function* (): Effect.fn.Return<NotifyOutcome, PortUnavailable> {
        const readers = yield* readersOf(telling)
        if (readers.length === 0) return "unwanted"
        if (turn !== undefined) {
          const taken = yield* notifications.takeTurn({ tenantId, kind, turn }, now, secondsAfter(now, -quietSeconds))
          if (!taken) return "suppressed"
        }
        yield* notifications.insertAll(readers.map((userId) => ({ ...notice, id: ids.next(), userId, createdAt: now })))
        return "raised"
      }),
    )
  })

  return Effect.fn("notifications.notify")((telling: Telling) =>
    Effect.tap(notify(telling), (outcome) => monitor.told(telling.kind, outcome)),
  )
}
