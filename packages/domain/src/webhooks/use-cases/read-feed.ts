import { Effect } from "effect"
import { fieldRefused } from "../../shared/errors.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { makeWithin } from "../../shared/within.ts"
import {
  beginning,
  type FeedFilter,
  type FeedPosition,
  mostConsumers,
  mostWaiting,
  printCursor,
  queryOf,
  readCursorText,
} from "../feed.ts"
import type { EventConsumer, EventConsumers } from "../ports/event-consumers.ts"
import type { EventFeed, FeedPage } from "../ports/event-feed.ts"
import type { FeedWatch } from "../ports/feed-watch.ts"
import { keptFrom } from "../retention.ts"
import { CursorTooOld, EventConsumerNotFound, FeedBusy, TooManyConsumers } from "../webhooks.errors.ts"

export interface ReadFeedPorts {
  readonly feed: EventFeed
  readonly feedWatch: FeedWatch
  readonly consumers: EventConsumers
  readonly unitOfWork: UnitOfWork
}

/** The place where a reader begins: the end, the beginning, or directly after a cursor. */
type Start = "Now" | "Beginning" | { readonly cursor: string }

export interface FeedRequest {
  readonly start: Start
  readonly filter: FeedFilter
  /** The name of the consumer, whose filter and position apply. */
  readonly consumer?: string
  readonly limit: number
  readonly waitSeconds: number
}

/** A page with the cursor of each event and of its end. */
export interface FeedAnswer extends Pick<FeedPage, "events" | "caughtUp"> {
  readonly cursorOf: (position: FeedPosition) => string
  readonly nextCursor: string
}

/** Reads the feed, and keeps the positions of consumers (contract W36, W37, W38). */
export const makeReadFeed = ({ feed, feedWatch, consumers, unitOfWork }: ReadFeedPorts) => {
  const within = makeWithin(unitOfWork)

  /** The position at which to begin. `query` is the query that a cursor must belong to; absent when any will do. */
  const begin = Effect.fnUntraced(function* (start: Start, query: string | undefined, field: string) {
    const now = yield* currentTime
    if (start === "Now") return yield* feed.end(now)
    if (start === "Beginning") return beginning(now)
    const position = readCursorText(start.cursor, query)
    if (position === undefined) return yield* fieldRefused(field, "is not a cursor of this query")
    if (position.at < keptFrom(now) || (yield* feed.isAhead(position))) {
      return yield* new CursorTooOld({ oldestCursor: printCursor(beginning(now), query ?? "") })
    }
    return position
  })

  const mustFind = Effect.fnUntraced(function* (scope: Scope, name: string) {
    const now = yield* currentTime
    return (yield* consumers.find(scope, name, now)) ?? (yield* new EventConsumerNotFound({ name }))
  })

  const queryOfConsumer = ({ legalEntityId }: Scope, { name, filter }: Pick<EventConsumer, "name" | "filter">) =>
    queryOf(legalEntityId, filter, name)

  const plan = Effect.fnUntraced(function* (scope: Scope, { consumer: name, filter, start }: FeedRequest) {
    const consumer = name === undefined ? undefined : yield* mustFind(scope, name)
    const query = consumer === undefined ? queryOf(scope.legalEntityId, filter) : queryOfConsumer(scope, consumer)
    const from: Start =
      consumer === undefined || typeof start === "object" ? start : { cursor: printCursor(consumer.position, query) }
    const after = yield* begin(from, query, "Cursor")
    return { filter: consumer?.filter ?? filter, query, after, isEnd: from === "Now" }
  })

  return {
    feed: Effect.fn("webhooks.feed")(function* (scope: Scope, request: FeedRequest) {
      const { limit, waitSeconds } = request
      const { filter, query, after, isEnd } = yield* within(scope, plan(scope, request))
      const read = (from: FeedPosition) =>
        Effect.flatMap(currentTime, (now) =>
          unitOfWork.atomically(scope.tenantId, feed.page(scope, filter, from, limit, now), "one statement"),
        )
      // The time is real time, because a client waits for it even where a test moves the clock of the service.
      const end = feedWatch.now() + waitSeconds * 1000
      // Nothing is behind the end, so a reader who begins there needs no page before the wait.
      let page: FeedPage = isEnd ? { events: [], last: after, caughtUp: true } : yield* read(after)
      while (page.events.length === 0 && feedWatch.now() < end && !feedWatch.isClosed()) {
        if (page.caughtUp) {
          const { ofTenant, ofProcess } = feedWatch.counts(scope)
          if (ofTenant >= mostWaiting.ofTenant || ofProcess >= mostWaiting.ofProcess) return yield* new FeedBusy()
          if (!(yield* feedWatch.untilNews(scope, page.last, end - feedWatch.now()))) break
        }
        page = yield* read(page.last)
      }
      const cursorOf = (position: FeedPosition) => printCursor(position, query)
      return { ...page, cursorOf, nextCursor: cursorOf(page.last) } satisfies FeedAnswer
    }),

    consumers: (scope: Scope) => within(scope, consumers.list(scope)),

    /** Makes a consumer, or replaces one. */
    putConsumer: Effect.fn("webhooks.putConsumer")(function* (
      scope: Scope,
      { name, filter, start }: Pick<EventConsumer, "name" | "filter"> & { readonly start: Start },
    ) {
      return yield* within(
        scope,
        Effect.gen(function* () {
          const position = yield* begin(start, undefined, "start")
          const consumer = { name, filter, position, createdAt: yield* currentTime }
          const { isNew, count } = yield* consumers.put(scope, consumer)
          if (count > mostConsumers) return yield* new TooManyConsumers({ most: mostConsumers })
          return { isNew, consumer }
        }),
      )
    }),

    /** Records that the consumer has handled all events up to a cursor. */
    acknowledge: Effect.fn("webhooks.acknowledge")(function* (scope: Scope, name: string, cursor: string) {
      return yield* within(
        scope,
        Effect.gen(function* () {
          const consumer = yield* mustFind(scope, name)
          const position = readCursorText(cursor, queryOfConsumer(scope, consumer))
          if (position === undefined) return yield* fieldRefused("cursor", "is not a cursor of this consumer")
          const now = yield* currentTime
          if (!(yield* consumers.acknowledge(scope, name, position, now))) {
            return yield* fieldRefused(
              "cursor",
              "must not be before the acknowledged cursor: replace the consumer to go back",
            )
          }
          return { ...consumer, position, acknowledgedAt: now }
        }),
      )
    }),

    deleteConsumer: Effect.fn("webhooks.deleteConsumer")(function* (scope: Scope, name: string) {
      if (!(yield* within(scope, consumers.delete(scope, name)))) return yield* new EventConsumerNotFound({ name })
    }),
  }
}
