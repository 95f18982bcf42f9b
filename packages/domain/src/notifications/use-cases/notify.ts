import { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime, secondsAfter } from "../../shared/timestamp.ts"
import { isQuietened, type Notice, quietSeconds, topicOf } from "../notification.ts"
import type { NotificationMonitor, NotifyOutcome } from "../ports/notification-monitor.ts"
import type { NotificationStore } from "../ports/notification-store.ts"

export interface NotifyPorts {
  readonly notifications: NotificationStore
  readonly monitor: NotificationMonitor
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** Tells those users of a tenant who switched the topic on (contract N1, N2); joins the running unit of work. */
export const makeNotify = ({ notifications, monitor, ids, unitOfWork }: NotifyPorts) => {
  const notify = Effect.fnUntraced(function* (notice: Notice) {
    const now = yield* currentTime
    const { tenantId, kind, webhookId } = notice
    return yield* unitOfWork.atomically(
      tenantId,
      Effect.gen(function* (): Effect.fn.Return<NotifyOutcome, PortUnavailable> {
        const readers = yield* notifications.readers(tenantId, topicOf(kind))
        if (readers.length === 0) return "unwanted"
        if (webhookId !== undefined && isQuietened(kind)) {
          const turn = { tenantId, kind, webhookId }
          if (!(yield* notifications.takeTurn(turn, now, secondsAfter(now, -quietSeconds)))) return "suppressed"
        }
        yield* notifications.insertAll(readers.map((userId) => ({ ...notice, id: ids.next(), userId, createdAt: now })))
        return "raised"
      }),
    )
  })

  return Effect.fn("notifications.notify")((notice: Notice) =>
    Effect.tap(notify(notice), (outcome) => monitor.told(notice.kind, outcome)),
  )
}
