import { Clock, Effect } from "effect"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { secondsAfter, type Timestamp } from "../../shared/timestamp.ts"
import { type NotificationId, type Notice, quietSeconds, topicOf } from "../notification.ts"
import type { NotificationStore } from "../ports/notification-store.ts"

export interface NotifyDeps {
  readonly notifications: NotificationStore
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** `unwanted`: nobody of the tenant asked for the topic. `suppressed`: one of the kind came within the hour. */
export type NotifyOutcome = "raised" | "suppressed" | "unwanted"

/** The port by which every part of the product tells users something (decisions B12); it joins the running unit of work. */
export const makeNotify = ({ notifications, ids, unitOfWork }: NotifyDeps) =>
  Effect.fn("notifications.notify")(function* (notice: Notice) {
    const now = (yield* Clock.currentTimeMillis) as Timestamp
    const { tenantId, kind, webhookId } = notice
    return yield* unitOfWork.atomically(
      tenantId,
      Effect.gen(function* () {
        const readers = yield* notifications.readers(tenantId, topicOf(kind))
        if (readers.length === 0) return "unwanted"
        if (webhookId !== undefined) {
          const turn = { tenantId, kind, webhookId }
          if (!(yield* notifications.takeTurn(turn, now, secondsAfter(now, -quietSeconds)))) return "suppressed"
        }
        yield* notifications.insertAll(
          readers.map((userId) => ({ ...notice, id: ids.next() as NotificationId, userId, createdAt: now })),
        )
        return "raised"
      }),
    )
  })
export type Notify = ReturnType<typeof makeNotify>
