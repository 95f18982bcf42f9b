import type { UnitOfWork } from "@svc/domain/shared/ports/unit-of-work"
import type { Scope } from "@svc/domain/shared/scope"
import { type FeedPosition, isBehind } from "@svc/domain/webhooks/feed"
import type { EventFeed, FeedNews } from "@svc/domain/webhooks/ports/event-feed"
import type { FeedWatch } from "@svc/domain/webhooks/ports/feed-watch"
import { Effect } from "effect"
import type { Runtime } from "../../observability/runtime.ts"

export interface ClosableFeedWatch extends FeedWatch {
  /** Ends all waits; the process stops. */
  readonly close: () => Promise<void>
}

/** Announces that events of a legal entity were committed. */
export interface FeedSignals {
  /** Starts to listen, once. `told` gets `undefined` when signals may have been missed while it did not listen. */
  readonly listen: (told: (legalEntityId: string | undefined) => void) => void
  readonly close: () => Promise<void>
}

/** Milliseconds between two looks: the least, and the most. */
const soonMs = 50
const idleMs = 2_000
/** A reader that begins to wait has read its page at most so long ago; for a slower one, the look without a signal comes. */
const pageMs = 1_000
/** While an event waits for an older transaction, the next look comes after this part of the time it has waited. */
const heldPart = 0.25

interface Waiter {
  readonly after: FeedPosition
  /** Ends the wait, to read again or not. */
  readonly end: (readAgain: boolean) => void
}
interface Watched {
  readonly scope: Scope
  readonly waiters: Set<Waiter>
  timer: NodeJS.Timeout | undefined
  /** When the timer fires, and when the last look began, as `performance.now` counts. */
  due: number
  looked: number
  isLooking: boolean
  /** True when the last look failed. */
  isAway: boolean
  /** When the last signal came, as `performance.now` counts. */
  told: number
  /** True when a signal came during a look. */
  again: boolean
  /**
   * The oldest event that waits for an older transaction: the time it was raised, and since when this process sees it.
   */
  held: { readonly since: number; readonly from: number } | undefined
}

/** The earliest of all positions. */
const first = (waiters: Iterable<Waiter>): FeedPosition =>
  [...waiters].map(({ after }) => after).reduce((one, other) => (isBehind(one, other) ? other : one))

export const makeFeedWatch = (
  feed: Pick<EventFeed, "news">,
  unitOfWork: Pick<UnitOfWork, "atomically">,
  runtime: Pick<Runtime, "runOrThrow">,
  metrics: { readonly feedLag: { readonly set: (seconds: number) => void } },
  signals: FeedSignals,
): ClosableFeedWatch => {
  const all = new Map<string, Watched>()
  const tenants = new Map<string, number>()
  let total = 0
  let isClosed = false

  const schedule = (watched: Watched, inMs: number): void => {
    const at = Math.max(performance.now() + inMs, watched.looked + soonMs)
    if (watched.timer !== undefined && watched.due <= at) return
    clearTimeout(watched.timer)
    watched.due = at
    watched.timer = setTimeout(() => void look(watched), Math.max(0, at - performance.now()))
  }

  const look = async (watched: Watched): Promise<void> => {
    const { scope, waiters } = watched
    watched.timer = undefined
    watched.looked = performance.now()
    watched.isLooking = true
    watched.again = false
    const asked = unitOfWork.atomically(scope.tenantId, feed.news(scope, first(waiters)), "one statement")
    // When the database does not answer, the next look asks again. The readers learn of it when their wait ends.
    watched.isAway = false
    const news = await runtime.runOrThrow(asked).catch((): FeedNews => {
      watched.isAway = true
      return {}
    })
    watched.isLooking = false
    const { head, heldSince } = news
    if (head !== undefined) for (const each of waiters) if (!isBehind(each.after, head)) each.end(true)
    if (heldSince !== watched.held?.since)
      watched.held = heldSince === undefined ? undefined : { since: heldSince, from: performance.now() }
    const heldMs = watched.held === undefined ? undefined : performance.now() - watched.held.from
    metrics.feedLag.set((heldMs ?? 0) / 1000)
    if (waiters.size > 0) schedule(watched, watched.again ? 0 : Math.min(idleMs, (heldMs ?? Infinity) * heldPart))
  }

  const wake = (watched: Watched): void => {
    watched.told = performance.now()
    if (watched.isLooking) watched.again = true
    else schedule(watched, 0)
  }

  const watchedOf = (scope: Scope): Watched => {
    const known = all.get(scope.legalEntityId)
    if (known !== undefined) return known
    const made: Watched = {
      scope,
      waiters: new Set(),
      timer: undefined,
      due: 0,
      looked: 0,
      told: -Infinity,
      isLooking: false,
      isAway: false,
      again: false,
      held: undefined,
    }
    all.set(scope.legalEntityId, made)
    return made
  }

  const count = (tenantId: string, by: number): void => {
    total += by
    const ofTenant = (tenants.get(tenantId) ?? 0) + by
    if (ofTenant === 0) tenants.delete(tenantId)
    else tenants.set(tenantId, ofTenant)
  }

  return {
    untilNews: (scope, after, ms) =>
      Effect.callback<boolean>((resume) => {
        if (isClosed) return resume(Effect.succeed(false))
        signals.listen((legalEntityId) => {
          if (legalEntityId === undefined) return all.forEach(wake)
          const told = all.get(legalEntityId)
          if (told !== undefined) wake(told)
        })
        const watched = watchedOf(scope)
        const leave = () => {
          if (!watched.waiters.delete(waiter)) return
          clearTimeout(limit)
          count(scope.tenantId, -1)
          if (watched.waiters.size > 0) return
          clearTimeout(watched.timer)
          watched.timer = undefined
          all.delete(scope.legalEntityId)
        }
        const waiter: Waiter = {
          after,
          end: (readAgain) => {
            leave()
            resume(Effect.succeed(readAgain))
          },
        }
        const limit = setTimeout(() => waiter.end(watched.isAway), Math.max(0, ms))
        watched.waiters.add(waiter)
        count(scope.tenantId, 1)
        // An event may have been committed after the page was read and before this wait began. While others wait, a
        // signal tells of its commit.
        if (watched.waiters.size === 1) wake(watched)
        else if (performance.now() - watched.told < pageMs) schedule(watched, soonMs)
        return Effect.sync(leave)
      }),
    counts: ({ tenantId }) => ({ ofTenant: tenants.get(tenantId) ?? 0, ofProcess: total }),
    now: () => performance.now(),
    isClosed: () => isClosed,
    close: async () => {
      isClosed = true
      for (const { waiters } of all.values()) for (const { end } of waiters) end(false)
      await signals.close()
    },
  }
}
